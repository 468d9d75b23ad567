import { PAIRING } from '@syllaboom/engine';
import { type Db, isUniqueViolation } from '#platform/db/index.ts';
import {
  addBooking,
  type Booking,
  lockOpenMatch,
  type PastPairing,
  readChanges,
  readPastPairings,
  readState,
  voidMatches,
} from './booking.repository.ts';
import type { RankedDeps } from '../ranked.deps.ts';
import { type PointChanges, settleRanked } from './settle-ranked.ts';

/** Books two players for each other; false when one of them is booked for a match that is still open. */
export async function bookMatch({ database, clock }: RankedDeps, booking: Booking): Promise<boolean> {
  try {
    return await database.transact(async (tx) => {
      await addBooking(tx, booking, clock.now());
      return (await readState(tx, booking.matchId)) === 'open';
    });
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** Who met whom within the time in which meetings count. */
export const pastPairingsOf = ({ database, clock }: RankedDeps, playerIds: readonly string[]): Promise<PastPairing[]> =>
  readPastPairings(database.db, playerIds, new Date(clock.now().getTime() - PAIRING.meetingsWithinMs));

/**
 * Ends a match that never began because of these players; asked again it answers the same. Without anybody to blame it
 * never was.
 */
export async function forfeitMatch(
  { database, clock, ports, spread }: RankedDeps,
  matchId: string,
  leavers: readonly string[],
): Promise<PointChanges> {
  const endedAt = clock.now();
  return database.transact(async (tx) => {
    const match = await lockOpenMatch(tx, matchId);
    if (match === null) return changesOf(tx, matchId);
    const loser = match.playerIds.find((id) => leavers.includes(id));
    const winner = match.playerIds.find((id) => !leavers.includes(id)) ?? null;
    if (loser === undefined) {
      await voidMatches(tx, { matchId }, endedAt);
      return {};
    }
    const result = { winner, leavers, untrusted: [], startedAt: null, endedAt };
    const settledChanges = await settleRanked(tx, spread.value, match, result);
    const part = (playerId: string) => ({ playerId, change: settledChanges[playerId]?.change ?? 0 });
    if (winner !== null) {
      const { roomId, locale, bookedAt: startedAt } = match;
      const players = [part(winner), part(loser)] as const;
      await ports.keepForfeit(tx, { matchId, roomId, locale, startedAt, endedAt, players });
    }
    for (const playerId of Object.keys(settledChanges)) ports.playerChanged(tx, playerId);
    return settledChanges;
  });
}

async function changesOf(db: Db, matchId: string): Promise<PointChanges> {
  const changes = await readChanges(db, matchId);
  return Object.fromEntries(changes.map(({ playerId, points, change }) => [playerId, { points, change }]));
}
