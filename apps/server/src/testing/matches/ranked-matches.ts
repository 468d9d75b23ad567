import { expOfLevel, RANKED } from '@syllaboom/engine';
import { type FinishedMatch, keepForfeit } from '#features/match';
import {
  type Booking,
  choosePerk,
  createRankedService,
  rankedHistory,
  type RankedService,
  ownRank,
  RatingSpread,
} from '#features/ranked';
import { type Clock, systemClock } from '#platform/clock/clock.ts';
import type { Database, Tx } from '#platform/db/index.ts';
import { randomId } from '#platform/ids/random-id.ts';
import { addPlayers } from '../people/players.ts';
import { createFinishedMatch, createSeat, createStats } from './finished-matches.ts';

/** What players ask of their own ranked play. */
interface OwnRanked {
  history(playerId: string): ReturnType<typeof rankedHistory>;
  ownRank(playerId: string): ReturnType<typeof ownRank>;
  choosePerk(playerId: string, perk: string | null): Promise<void>;
}

/** Ranked play over a real database, at a time that the test sets. */
export interface RankedWorld {
  readonly ranked: RankedService & OwnRanked;
  readonly spread: RatingSpread;
  /** Whose points were said to have changed. */
  readonly changed: string[];
  /** Sets the time. */
  at(iso: string): void;
}

export function createRankedWorld(database: Database, startsAt: string): RankedWorld {
  let now = new Date(startsAt);
  const clock: Clock = { ...systemClock, now: () => now };
  const changed: string[] = [];
  const spread = new RatingSpread(database, clock);
  const ports = { keepForfeit, playerChanged: (_tx: Tx, playerId: string) => void changed.push(playerId) };
  const deps = { database, clock, spread, ports };
  return {
    ranked: {
      ...createRankedService(deps),
      history: (playerId) => rankedHistory(deps, playerId),
      ownRank: (playerId) => ownRank(deps, playerId),
      choosePerk: (playerId, perk) => choosePerk(deps, playerId, perk),
    },
    spread,
    changed,
    at: (iso) => {
      now = new Date(iso);
    },
  };
}

/** Players who may play ranked. */
export async function addRankedPlayers(database: Database, count: number): Promise<string[]> {
  const ids = await addPlayers(database, count);
  await database.pool.query('update profile set exp = $2 where player_id = any($1)', [
    ids,
    expOfLevel(RANKED.leastLevel),
  ]);
  return ids;
}

/** A booking of two players, as a room would make it. */
export const bookingOf = (one: string, other: string, changes: Partial<Booking> = {}): Booking => ({
  matchId: randomId(20),
  roomId: 'ROOM1',
  processId: 'process-1',
  locale: 'en-US',
  playerIds: [one, other],
  ...changes,
});

/** How a booked match went. */
export interface RankedEnding {
  /** Null: nobody won. */
  readonly winner: string | null;
  readonly leavers?: readonly string[];
  readonly untrusted?: readonly string[];
  readonly turns?: number;
  readonly endedAt?: Date;
}

const MATCH_MS = 300_000;

/** A booked match as its room hands it over. */
export function createRankedMatch(booking: Booking, ending: RankedEnding): FinishedMatch {
  const { winner, leavers = [], untrusted = [], turns = 12 } = ending;
  const endedAt = ending.endedAt ?? new Date('2026-05-10T12:05:00Z');
  const ids = winner === booking.playerIds[1] ? booking.playerIds.toReversed() : booking.playerIds;
  const seats = ids.map((id, index) =>
    createSeat(id, index + 1, createStats(['RANKED'], { untrusted: untrusted.includes(id) })),
  );
  return createFinishedMatch(seats, {
    matchId: booking.matchId,
    roomId: booking.roomId,
    startedAt: new Date(endedAt.getTime() - MATCH_MS),
    endedAt,
    turns,
    winner: winner === null ? null : (seats[0]?.seat ?? null),
    ranked: { leavers },
    rules: { ranked: true },
  });
}
