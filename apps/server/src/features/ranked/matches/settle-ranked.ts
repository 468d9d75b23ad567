import {
  changeOfPoints,
  type HiddenRating,
  NEW_RATING,
  type RankedEnd,
  seasonAt,
  targetPoints,
  updateRating,
} from '@syllaboom/engine';
import { holdAccounts } from '#features/account';
import { lockPoints, writePoints } from '#features/profile';
import { keepBoardScores, pointsBoard } from '#features/leaderboards';
import type { Tx } from '#platform/db/index.ts';
import { closeMatch, type MatchEnd, type OpenMatch, type SeatResult } from './booking.repository.ts';
import { rankedPersonalData } from '../personal-data.repository.ts';
import { readRatings, writeRating } from '../rating.repository.ts';
import { countMatch, readSeasons, writeSeason } from '../seasons/season.repository.ts';
import { rollOverPlayers } from '../seasons/roll-over-season.ts';

/** How a booked match went. */
export interface RankedResult {
  /** Null: nobody won. */
  readonly winner: string | null;
  /** Who left before the end. */
  readonly leavers: readonly string[];
  /** Whose input no person typed. */
  readonly untrusted: readonly string[];
  /** Null: it never began. */
  readonly startedAt: Date | null;
  readonly endedAt: Date;
}

/** Shown points after a match, and what it changed, by player. */
export type PointChanges = Readonly<Record<string, { readonly points: number; readonly change: number }>>;

type Pair = readonly [string, string];

/** Who won against whom; null: nobody did, or nobody is to have anything from it. */
interface Decision {
  readonly winner: string;
  readonly loser: string;
  readonly loserEnd: RankedEnd;
}

/** How it ended for one of the two. */
interface End {
  readonly playerId: string;
  readonly opponent: string;
  readonly end: RankedEnd;
}
/** By how much a match moves somebody's shown points and hidden rating. */
interface Movement {
  readonly points: number;
  readonly rating: number;
}

/** When both left nobody has won. */
function decide([one, other]: Pair, { winner, leavers }: RankedResult): Decision | null {
  if (winner !== one && winner !== other) return null;
  if ([one, other].every((id) => leavers.includes(id))) return null;
  const loser = winner === one ? other : one;
  return { winner, loser, loserEnd: leavers.includes(loser) ? 'left' : 'lost' };
}

/** Whose points the result moves: both, but a win by input that no person typed gives nothing and costs those alone who left. */
function endsOf({ winner, loser, loserEnd }: Decision, untrusted: readonly string[]): readonly End[] {
  const lost: End = { playerId: loser, opponent: winner, end: loserEnd };
  if (!untrusted.includes(winner)) return [{ playerId: winner, opponent: loser, end: 'won' }, lost];
  return loserEnd === 'left' ? [lost] : [];
}

/**
 * Moves ratings and points by a result and closes the booking; the caller has locked it, so this happens once. The match
 * counts for the season in which it ends: for a later one only when a player's points have entered that already. A win by
 * input that no person typed gives nothing; whoever left it has lost all the same.
 */
export async function settleRanked(
  tx: Tx,
  spread: number,
  match: OpenMatch,
  result: RankedResult,
): Promise<PointChanges> {
  const held = await holdAccounts(tx, match.playerIds);
  const season = await enterSeason(tx, match.playerIds, result.endedAt);
  const points = await lockPoints(tx, match.playerIds);
  const decision = decide(match.playerIds, result);
  const ends = decision === null ? [] : endsOf(decision, result.untrusted);
  const moved = await moveRatings(tx, { ...match, season, spread, points }, ends);
  const seats = match.playerIds.map((playerId): SeatResult => {
    const { points: change, rating: ratingChange } = moved.get(playerId) ?? { points: 0, rating: 0 };
    const left = result.leavers.includes(playerId) && decision?.winner !== playerId;
    return { playerId, points: (points.get(playerId) ?? 0) + change, change, ratingChange, left };
  });
  await writePoints(
    tx,
    new Map(
      seats
        .filter(({ playerId, change }) => change !== 0 && held.has(playerId))
        .map(({ playerId, points: now }) => [playerId, now]),
    ),
  );
  const played = result.startedAt !== null;
  const listed = played || decision !== null;
  if (listed) await keepSeasonRecords(tx, { season, endedAt: result.endedAt }, seats, decision);
  const state: MatchEnd['state'] = played ? 'played' : 'forfeit';
  const { startedAt, endedAt } = result;
  const winner = decision?.winner ?? null;
  await closeMatch(tx, { matchId: match.matchId, state, season, winner, startedAt, endedAt, listed, seats });
  // Of somebody who was erased while the match ran nothing is kept that is theirs alone.
  for (const playerId of match.playerIds) if (!held.has(playerId)) await rankedPersonalData.erase(tx, playerId);
  return Object.fromEntries(seats.map(({ playerId, points: now, change }) => [playerId, { points: now, change }]));
}

/** Brings both into the season of the match's end; that season. */
async function enterSeason(tx: Tx, players: Pair, endedAt: Date): Promise<string> {
  // Under the profiles' locks: nobody turns the season of these players meanwhile.
  await lockPoints(tx, players);
  const seasons = await readSeasons(tx, players);
  const season = [seasonAt(endedAt.getTime()).id, ...seasons.values()].reduce((a, b) => (a < b ? b : a));
  if ([...seasons.values()].some((own) => own < season)) await rollOverPlayers(tx, players, season);
  await writeSeason(
    tx,
    players.filter((id) => !seasons.has(id)),
    season,
  );
  return season;
}

interface Board {
  readonly playerIds: Pair;
  readonly locale: string;
  readonly season: string;
  readonly spread: number;
  readonly points: ReadonlyMap<string, number>;
}

/** Writes new hidden ratings; by how much they and the shown points move. */
async function moveRatings(
  tx: Tx,
  { playerIds, locale, season, spread, points }: Board,
  ends: readonly End[],
): Promise<ReadonlyMap<string, Movement>> {
  const ratings = await readRatings(tx, playerIds, locale, season);
  const before = (id: string): HiddenRating => ratings.get(id) ?? NEW_RATING;
  const moved = new Map<string, Movement>();
  for (const { playerId, opponent, end } of ends) {
    const hidden = updateRating(before(playerId), [{ opponent: before(opponent), score: end === 'won' ? 1 : 0 }]);
    await writeRating(tx, { playerId, locale, season }, hidden);
    moved.set(playerId, {
      points: changeOfPoints(end, points.get(playerId) ?? 0, targetPoints(hidden, spread)),
      rating: hidden.rating - before(playerId).rating,
    });
  }
  return moved;
}

/** Counts the match in the season's records and on its board. */
async function keepSeasonRecords(
  tx: Tx,
  { season, endedAt }: { readonly season: string; readonly endedAt: Date },
  seats: readonly SeatResult[],
  decision: Decision | null,
): Promise<void> {
  for (const { playerId, points, change } of seats) {
    const won = playerId === decision?.winner && change > 0;
    await countMatch(tx, { playerId, season, pointsBefore: points - change, won });
  }
  const board = pointsBoard(season);
  await keepBoardScores(
    tx,
    seats.map(({ playerId, points }) => ({ board, playerId, score: points, at: endedAt })),
  );
}
