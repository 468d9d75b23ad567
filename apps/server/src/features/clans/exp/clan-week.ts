const DAY_MS = 86_400_000;
const MONDAY = 1;

/** A week of clans. */
export interface ClanWeek {
  /** Its Monday, an ISO day (UTC). */
  readonly week: string;
  readonly endsAt: Date;
}

/** The week in which a time lies; `before`: so many weeks earlier. */
export function clanWeekAt(at: Date, before = 0): ClanWeek {
  const day = Math.floor(at.getTime() / DAY_MS) * DAY_MS;
  const sinceMonday = (new Date(day).getUTCDay() - MONDAY + 7) % 7;
  const startsAt = day - (sinceMonday + 7 * before) * DAY_MS;
  return { week: new Date(startsAt).toISOString().slice(0, 10), endsAt: new Date(startsAt + 7 * DAY_MS) };
}
