import { TYPING } from '../../balance/economy/rewards.ts';

/**
 * Time in ms that counts as typing a word which took `tookMs` in all, its first key after `reactMs`. Words without a key
 * before them, and letters faster than any hand's, were typed where nobody saw it: all of their time counts.
 */
export function typingMs(letters: number, tookMs: number, reactMs: number): number {
  const leastMs = letters * TYPING.fastestKeyMs;
  return Math.max(leastMs, tookMs - reactMs < leastMs ? tookMs : tookMs - reactMs);
}
