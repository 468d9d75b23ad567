/** How bots think and type (rules section 8). */
export const BOTS = {
  /** Words per minute = base + step · (speed − 1). */
  wpmBase: 20,
  wpmStep: 12,
  keySpread: 0.35,
  /** One word per minute is one key per this many ms. */
  keyMsAtOneWpm: 12_000,
  typoPerPoint: 0.006,
  typoCorrected: 0.85,
  typoNoticedAfterMost: 3,
  typoPauseMs: 180,
  thinkMsPerPoint: 350,
  thinkReferenceCount: 1_000,
  thinkExponent: 0.2,
  thinkSpread: 0.5,
  knowSteepness: 2.2,
  knowMiddle: 1.9,
  knowPerSpeed: 0.15,
  knowMiddleSpeed: 5,
  greedyShare: 0.15,
  /** How many words are looked at for one answer. */
  samples: 6,
  /** So many words that fit the turn's demands are sought when none of those did. */
  searched: 8,
  greedySamples: 40,
  /** After a wrong word the next try needs only this share of the thinking. */
  retryThinking: 0.4,
  /** Copying what stands there is as easy as a prompt with so many words. */
  copyCount: 100_000,
} as const satisfies Record<string, number>;

/** Sliders of a bot [R0288]. */
export const BOT_SLIDERS = {
  typingSpeed: { least: 1, most: 10, default: 5 },
  typoAmount: { least: 0, most: 10, default: 5 },
  thinkingTime: { least: 3, most: 10, default: 5 },
} as const satisfies Record<string, { least: number; most: number; default: number }>;
