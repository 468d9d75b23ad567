import { findScenario, MODES, type ModeId } from '@syllaboom/engine';
import { type FreeForAllPlace, type OpenMatch, rateFreeForAllMatch, settleRanked } from '#features/ranked';
import type { Tx } from '#platform/db/index.ts';
import type { Rated } from './describe-match.ts';
import type { FinishedMatch } from './finished-match.ts';
import type { PlayerSeat } from './match-gains.ts';

/** A team's climb; whose prompts are the host's own; where people come and go. */
const NOT_FOR_ALL: readonly ModeId[] = [MODES.climb, MODES.customPrompts, MODES.yapping];

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
 * Players of a match that was played to its end, everybody for themselves. Bots, guests and input that no person typed
 * are left out; the others keep their order.
 */
function placesForAll(match: FinishedMatch, seats: readonly PlayerSeat[]): FreeForAllPlace[] {
  const { mode, ranked, scenario } = match.setup.rules;
  const isTogether = NOT_FOR_ALL.includes(mode) || findScenario(scenario)?.metric === 'coverage';
  if (ranked || isTogether || match.winner === null) return [];
  return seats.filter(({ stats }) => !stats.untrusted).map(({ playerId, place }) => ({ playerId, place }));
}
