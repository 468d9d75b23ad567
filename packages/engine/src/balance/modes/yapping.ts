/** Mode 99 (rules section 6): everybody talks, nobody loses. */
export const YAPPING = {
  /** Its rooms are listed for accounts with so much experience. */
  leastExp: 1000,
  promptMs: 12_000,
  /** Five minutes; then the results are kept and the room goes on with a new match. */
  prompts: 25,
  leastWords: 300,
  /** A word that somebody used so recently is worth nothing; the board shows as much. */
  memoryMs: 60_000,
  idleMs: 120_000,
  pays: { coins: 0.25, exp: 0.5 },
  /** Bots think so many times longer than with a bomb in their hands. */
  botThinking: 2,
} as const;
