import { CRAFT } from '../balance/economy/craft.ts';
import { wordValue } from '../economy/word-value.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Coins that a word of a board earns in a minute. */
export const craftRate = (word: string): number => Math.max(1, Math.round(wordValue(word) / CRAFT.storeMinutes));

/** Coins that a word of a board stores at the most. */
export const craftStore = (word: string): number => Math.round(wordValue(word));

/** What a word's coins add up from. */
export interface EarningWord {
  readonly word: string;
  /** Milliseconds since 1970. */
  readonly lastReward: number;
  readonly earns: boolean;
}

/** Whole coins that a word has earned until a time: none while it does not earn, and never before a clock was set back. */
export function craftCoins({ word, lastReward, earns }: EarningWord, now: number): number {
  if (!earns) return 0;
  const minutes = Math.max(0, now - lastReward) / MINUTE_MS;
  return Math.min(craftStore(word), Math.floor(minutes * craftRate(word)));
}

/** What boards have paid in one UTC day. */
export interface CraftDayState {
  /** Days since 1970. */
  readonly day: number;
  /** Coins that were collected on it, each counted in full. */
  readonly coins: number;
}

/** The day as it stands at a time: a new one has paid nothing; a clock that was set back stays in the later one. */
export function craftDay(kept: CraftDayState, now: number): CraftDayState {
  const day = Math.floor(now / DAY_MS);
  return day > kept.day ? { day, coins: 0 } : kept;
}

/** What collected coins pay on a day, and the day afterwards. */
export function payCraftCoins(
  day: CraftDayState,
  coins: number,
): { readonly paid: number; readonly day: CraftDayState } {
  const full = Math.min(coins, Math.max(0, CRAFT.dailyFull - day.coins));
  return {
    paid: full + Math.floor((coins - full) * CRAFT.afterDailyFull),
    day: { day: day.day, coins: day.coins + coins },
  };
}

/**
 * The words that earn: the worthiest, of equal ones those that stood first in the list.
 */
export function earningWords<Word extends { readonly word: string }>(words: readonly Word[]): ReadonlySet<Word> {
  if (words.length <= CRAFT.earningWords) return new Set(words);
  const byWorth = words.toSorted((a, b) => craftStore(b.word) - craftStore(a.word));
  return new Set(byWorth.slice(0, CRAFT.earningWords));
}
