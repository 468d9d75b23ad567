import { WORD_REMOVAL, WORD_VALUE } from '../balance/economy/word-value.ts';

const JOINERS = /[-'’·]/gu;

/** What a word in canonical form is worth, in coins; not rounded (rules section 12). */
export function wordValue(word: string): number {
  const length = [...word].length + (word.match(JOINERS)?.length ?? 0) * WORD_VALUE.joinerLetters;
  if (length < WORD_VALUE.shortBelow) return WORD_VALUE.short;
  return WORD_VALUE.base * WORD_VALUE.growth ** (length - WORD_VALUE.growsFrom);
}

/** A value in days: at least one. */
export const daysOfValue = (value: number): number => Math.max(1, Math.round(value / WORD_VALUE.ofDay));

/** Coins for whoever holds a word that leaves the dictionary (rules section 11). */
export const removalRefund = (word: string): number => Math.round(wordValue(word) * WORD_REMOVAL.refundTimes);
