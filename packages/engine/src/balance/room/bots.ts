import type { FrequencyTier } from '../../word-index.ts';

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
  /** So many common words come to a bot's mind that keeps to them. */
  recalled: 16,
  /** Words of fewer letters are mostly abbreviations: who keeps to common words says them only where longer ones don't fit. */
  shortestSaid: 4,
  /** After a wrong word the next try needs only this share of the thinking. */
  retryThinking: 0.4,
  /** Copying what stands there is as easy as a prompt with so many words. */
  copyCount: 100_000,
} as const satisfies Record<string, number>;

export const BOT_SLIDERS = {
  typingSpeed: { least: 1, most: 10, default: 5 },
  typoAmount: { least: 0, most: 10, default: 5 },
  thinkingTime: { least: 3, most: 10, default: 5 },
} as const satisfies Record<string, { least: number; most: number; default: number }>;

/** What the presets of bots are called, the weakest first. */
export const BOT_STRENGTHS = ['gentle', 'fair', 'sharp'] as const;
export type BotStrength = (typeof BOT_STRENGTHS)[number];

/** The sliders of each preset. Fair is where the sliders stand at first. */
export const BOT_PRESETS = {
  gentle: { typingSpeed: 2, typoAmount: 7, thinkingTime: 8 },
  fair: { typingSpeed: 5, typoAmount: 5, thinkingTime: 5 },
  sharp: { typingSpeed: 8, typoAmount: 2, thinkingTime: 3 },
} as const satisfies Record<BotStrength, Record<keyof typeof BOT_SLIDERS, number>>;

/** The words that come to a bot's mind. */
export interface BotVocabulary {
  /** Where its search starts, by weight: among the words of at least this tier. */
  readonly startTiers: readonly { readonly leastTier: FrequencyTier; readonly weight: number }[];
  /** Nothing rarer is ever said; where nothing so common fits, the bot knows no answer. */
  readonly leastTier: FrequencyTier;
  /** Nothing longer, in letters, unless the turn wants longer words. */
  readonly longest: number;
}

/**
 * The vocabulary of each strength; null: anything in the dictionary. Tier 4 are the 2000 most frequent words of the
 * language, tier 3 those up to 5000, tier 2 up to 8000, tier 1 up to 10 000 and what word categories hold.
 */
export const BOT_VOCABULARIES: Readonly<Record<BotStrength, BotVocabulary | null>> = {
  gentle: {
    startTiers: [
      { leastTier: 4, weight: 60 },
      { leastTier: 3, weight: 40 },
    ],
    leastTier: 3,
    longest: 12,
  },
  fair: {
    startTiers: [
      { leastTier: 4, weight: 25 },
      { leastTier: 3, weight: 30 },
      { leastTier: 2, weight: 45 },
    ],
    leastTier: 1,
    longest: 14,
  },
  sharp: null,
};

/** Accepted as words, but what people learn by heart: who keeps to common words does not say them. */
export const UNSAID_CATEGORIES: ReadonlySet<string> = new Set([
  'capitals',
  'cities',
  'constellations',
  'countries',
  'elements',
]);
