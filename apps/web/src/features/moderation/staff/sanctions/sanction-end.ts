const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Lengths of a sanction that the staff usually give, in ms. */
const LENGTHS = { hour: HOUR_MS, day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS } as const;
export const ENDS = ['hour', 'day', 'week', 'month', 'never', 'chosen'] as const;
export type End = (typeof ENDS)[number];

/**
 * The end as the server wants it: ISO, or null for good. `chosen` is what a datetime field holds (local time, to the minute);
 * undefined while it holds none.
 */
export function endOf(end: End, chosen: string, now: number): string | null | undefined {
  if (end === 'never') return null;
  if (end !== 'chosen') return new Date(now + LENGTHS[end]).toISOString();
  const time = Date.parse(chosen);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
