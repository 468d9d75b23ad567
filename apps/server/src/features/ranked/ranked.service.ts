import { type Admission, admitPlayer } from './admit-player.ts';
import { bookMatch, forfeitMatch, pastPairingsOf } from './matches/book-match.ts';
import {
  type Booking,
  type Fault,
  type PastPairing,
  readOpenProcesses,
  voidMatches,
} from './matches/booking.repository.ts';
import type { RankedDeps } from './ranked.deps.ts';
import type { PointChanges } from './matches/settle-ranked.ts';
import { rollOverSeason } from './seasons/roll-over-season.ts';

/** A booking this old has no match behind it any more. */
const STALE_BOOKING_MS = 3 * 3_600_000;

/** Ranked play over its database: bookings, points, seasons. */
export interface RankedService {
  admit(playerId: string, locale: string): Promise<Admission>;
  meetings(playerIds: readonly string[]): Promise<PastPairing[]>;
  /** False when one of them is booked already. */
  book(booking: Booking): Promise<boolean>;
  /** The match ended before it began, because these players left or never came. */
  forfeit(matchId: string, leavers: readonly string[]): Promise<PointChanges>;
  /** A fault of the server: the matches never were; how many. */
  callOff(fault: Fault): Promise<number>;
  /** Processes with open matches; some may have died. */
  openProcesses(): Promise<string[]>;
  /** What a timer does: turns the season, takes back bookings that nobody has ended. */
  tend(): Promise<void>;
}

export const createRankedService = (deps: RankedDeps): RankedService => {
  const { database, clock } = deps;
  const callOff = (fault: Fault) => database.transact((tx) => voidMatches(tx, fault, clock.now()));
  return {
    admit: (playerId, locale) => admitPlayer(deps, playerId, locale),
    meetings: (playerIds) => pastPairingsOf(deps, playerIds),
    book: (booking) => bookMatch(deps, booking),
    forfeit: (matchId, leavers) => forfeitMatch(deps, matchId, leavers),
    callOff,
    openProcesses: () => readOpenProcesses(database.db),
    tend: async () => {
      await rollOverSeason(deps);
      await callOff({ bookedBefore: new Date(clock.now().getTime() - STALE_BOOKING_MS) });
    },
  };
};
