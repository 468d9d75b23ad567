/** Mode 5 (rules section 6): laps of common words. */
export const RACE = {
  /** Words of a lap, all from the commonest tier; a short list lends from the next ones. */
  words: 20,
  laps: 15,
  /** A lap lasts so many fuses of its round at most. */
  fuses: 5,
  /** The slowest keeps the heart within this share of the winner's time; each lap makes it so much smaller. */
  sparedShare: 0.1,
  sparedLessPerLap: 0.01,
  /** How long a lap's result shows. */
  pauseMs: 3_000,
  /** How often a word is drawn again because the lap has it already. */
  tries: 8,
  /** Copied words come five times as fast as found ones: their exp counts a fifth. */
  pays: { coins: 1, exp: 0.2 },
} as const;
