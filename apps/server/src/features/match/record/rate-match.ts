import { isRatedForAll, type SeatId } from '@syllaboom/engine';
import { type FreeForAllPlace, type OpenMatch, rateFreeForAllMatch, settleRanked } from '#features/ranked';
import type { Tx } from '#platform/db/index.ts';
import type { Rated } from './describe-match.ts';
import type { FinishedMatch } from './finished-match.ts';
import type { PlayerSeat } from './match-gains.ts';

/** Moves the ratings that the match counts for: ranked points of a booked match, else the rating of free-for-all rooms. */
export async function rateMatch(
  tx: Tx,
  {
    match,
    seats,
    booked,
    spread,
  }: {
    /** As it was played. */
    readonly match: FinishedMatch;
    /** Those who are still there. */
    readonly seats: readonly PlayerSeat[];
    /** Null: not ranked. */
    readonly booked: OpenMatch | null;
    readonly spread: number;
  },
): Promise<Rated> {
  if (booked === null)
    return { points: {}, elos: await rateFreeForAllMatch(tx, placesForAll(match, seats), match.endedAt) };
  const points = await settleRanked(tx, spread, booked, {
    // Of all who played: also against somebody who was erased meanwhile the other one has won or lost.
    winner: match.seats.find(({ seat }) => seat === match.winner)?.playerId ?? null,
    leavers: match.ranked?.leavers ?? [],
    untrusted: match.seats.flatMap(({ playerId, stats }) => (stats.untrusted && playerId !== null ? [playerId] : [])),
    startedAt: match.startedAt,
    endedAt: match.endedAt,
  });
  return { points, elos: new Map() };
}

/**
 * Players of a match that was played to its end, everybody for themselves; of a stopped one, whoever left it so. Bots,
 * guests and input that no person typed are left out, the others keep their order; but who leaves pays however they typed.
 * Where none of them had anything right there is nothing to tell them apart by.
 */
function placesForAll(match: FinishedMatch, seats: readonly PlayerSeat[]): FreeForAllPlace[] {
  if (!isRatedForAll(match.setup.rules)) return [];
  const rated = seats.filter(({ seat, stats }) => !stats.untrusted || seat === match.deserter);
  if (match.deserter !== null) return behindAll(rated, match.deserter);
  if (match.winner === null || rated.every(({ stats }) => stats.correctWords === 0)) return [];
  return rated.flatMap(({ playerId, place }) => (place === null ? [] : [{ playerId, place }]));
}

/** Whoever stopped the match has left it: that is the last place, and the ratings of those who were left stay. */
function behindAll(seats: readonly PlayerSeat[], deserter: SeatId): FreeForAllPlace[] {
  if (!seats.some(({ seat }) => seat === deserter)) return [];
  return seats.map(({ playerId, seat }) =>
    seat === deserter ? { playerId, place: 2 } : { playerId, place: 1, stays: true },
  );
}
