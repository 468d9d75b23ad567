import type { FrequencyTier } from '../../word-index.ts';

/** The seven rewards of the day: `tile` are syllable tiles of the player's language (rules section 13). */
export const DAILY_REWARDS = [
  { icon: 'coin', value: 500 },
  { icon: 'tile', value: 3 },
  { icon: 'coin', value: 1_500 },
  { icon: 'diamond', value: 2 },
  { icon: 'coin', value: 3_000 },
  { icon: 'diamond', value: 4 },
  { icon: 'key', value: 1 },
] as const satisfies readonly { icon: 'coin' | 'diamond' | 'key' | 'tile'; value: number }[];

/** One missed day in so many is bridged. */
export const DAILY_FREEZE_DAYS = 14;

/** The word of the day: letters, how common it is at least (2: among the 8000 commonest), and coins for playing it. */
export const DAILY_WORD = {
  shortest: 5,
  longest: 10,
  leastTier: 2,
  /** So many draws look for a word of letters alone, without hyphen and apostrophe. */
  tries: 8,
  coins: 500,
} as const satisfies {
  readonly leastTier: FrequencyTier;
  readonly shortest: number;
  readonly longest: number;
  readonly tries: number;
  readonly coins: number;
};
