import { RANKED, SEASON_CARRY } from '../balance/ranked/ranked.ts';
import type { HiddenRating } from './glicko.ts';

/** A quarter of the year in UTC. */
export interface Season {
  /** `2026-3`: the year and the quarter. */
  readonly id: string;
  /** Times in ms: the first moment, and the first one that belongs to the next season. */
  readonly startsAt: number;
  readonly endsAt: number;
}

const QUARTER_MONTHS = 3;
const DAY_MS = 86_400_000;

/** Days from 1970-01-01 to the first of a month (1–12) of the Gregorian calendar. Rules read no clock and no calendar of the machine. */
function daysUntil(year: number, month: number): number {
  // Years begin in March, so that the leap day comes last.
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5);
  return (
    era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468
  );
}

/** First moment of a quarter in ms; `quarter` counts from year 0. */
const startOf = (quarter: number): number =>
  daysUntil(Math.floor(quarter / 4), (quarter % 4) * QUARTER_MONTHS + 1) * DAY_MS;

/** The season of a moment: quarters that end on 31 March, 30 June, 30 September and 31 December. */
export function seasonAt(now: number): Season {
  // The mean year is never off by more than a quarter.
  let quarter = Math.floor(1970 * 4 + now / (DAY_MS * (365.2425 / 4)));
  while (startOf(quarter) > now) quarter--;
  while (startOf(quarter + 1) <= now) quarter++;
  return {
    id: `${Math.floor(quarter / 4)}-${(quarter % 4) + 1}`,
    startsAt: startOf(quarter),
    endsAt: startOf(quarter + 1),
  };
}

/** Whole days that are left of a season, the running one included. */
export const daysLeft = (season: Season, now: number): number => Math.max(0, Math.ceil((season.endsAt - now) / DAY_MS));

/** How many seasons lie between two ids; 0 for the same one. */
export function seasonsBetween(earlier: string, later: string): number {
  const count = (id: string): number => {
    const [year = 0, quarter = 0] = id.split('-').map(Number);
    return year * 4 + quarter;
  };
  return Math.max(0, count(later) - count(earlier));
}

/** What a player starts a season with, after so many ended since the last match. */
export function carryOver(
  held: { readonly points: number; readonly hidden: HiddenRating },
  seasons: number,
): { readonly points: number; readonly hidden: HiddenRating } {
  if (seasons <= 0) return held;
  const { rating, deviation, volatility } = held.hidden;
  return {
    points: Math.round(RANKED.startPoints + (held.points - RANKED.startPoints) * SEASON_CARRY.pointsPart ** seasons),
    hidden: {
      rating: 1500 + (rating - 1500) * SEASON_CARRY.ratingPart ** seasons,
      deviation: Math.max(deviation, SEASON_CARRY.leastDeviation),
      volatility,
    },
  };
}
