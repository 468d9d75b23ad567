import type { RewardCode } from '@syllaboom/contracts';

const DAY_MS = 86_400_000;
/** How long a code can be redeemed, in ms; null: until it is used up. */
const LENGTHS = { never: null, day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS } as const;
export const CODE_ENDS = ['never', 'day', 'week', 'month'] as const;
export type CodeEnd = (typeof CODE_ENDS)[number];

/** The end as the server wants it. */
export function codeEndOf(end: CodeEnd, now: number): string | null {
  const length = LENGTHS[end];
  return length === null ? null : new Date(now + length).toISOString();
}

/** Whether a code can still be redeemed, and if not, why. */
export function stateOf(
  { endedAt, until, usesLeft }: RewardCode,
  now: number = Date.now(),
): 'open' | 'ended' | 'over' | 'usedUp' {
  if (endedAt !== null) return 'ended';
  if (usesLeft === 0) return 'usedUp';
  return until !== null && Date.parse(until) <= now ? 'over' : 'open';
}
