import { RANKED, SEASON_CARRY, seasonsBetween } from '@syllaboom/engine';
import { holdAccounts } from '#features/account';
import { keepBoardScores, pointsBoard } from '#features/leaderboards';
import { lockPoints, writePoints } from '#features/profile';
import type { Tx } from '#platform/db/index.ts';
import { type AnnulledSeat, readWonSeats, takeFromSeasonRecord } from './annul.repository.ts';
import { readRatings, writeRating } from '../rating.repository.ts';
import { readSeasons } from '../seasons/season.repository.ts';

/** What one seat gets or gives when its match is annulled; who left keeps the loss. */
const returned = ({ isWinner, left, change, ratingChange }: AnnulledSeat): { points: number; rating: number } =>
  !isWinner && left ? { points: 0, rating: 0 } : { points: -change, rating: -(ratingChange ?? 0) };

/**
 * Takes a player's ranked wins back: the winner loses what they gave, opponents who stayed get back what they lost, as much
 * of it as the turns of seasons have left. Seasons are read under the profiles' locks: nobody turns them meanwhile. Those
 * whose points changed come back, the winner among them.
 */
export async function annulWins(
  tx: Tx,
  { playerId, matchIds, at }: { readonly playerId: string; readonly matchIds: readonly string[]; readonly at: Date },
): Promise<readonly string[]> {
  const seats = await readWonSeats(tx, playerId, matchIds);
  const moved = seats.filter((seat) => seat.isWinner || !seat.left);
  const held = await holdAccounts(tx, [...new Set(moved.map((seat) => seat.playerId))]);
  const ids = [...held].sort();
  const points = await lockPoints(tx, ids);
  const seasons = await readSeasons(tx, ids);
  for (const id of ids) {
    const own = moved.filter((seat) => seat.playerId === id);
    const season = seasons.get(id) ?? own.reduce((last, seat) => (seat.season > last ? seat.season : last), '');
    await returnPoints(tx, { id, season, at, before: points.get(id) ?? RANKED.startPoints }, own);
    await returnRating(tx, id, season, own);
    await leaveSeasonRecords(tx, { id, season, at }, own);
  }
  return ids;
}

interface Owner {
  readonly id: string;
  /** To which the shown points belong. */
  readonly season: string;
  readonly at: Date;
}

async function returnPoints(
  tx: Tx,
  { id, season, at, before }: Owner & { readonly before: number },
  seats: readonly AnnulledSeat[],
): Promise<void> {
  const delta = seats.reduce(
    (sum, seat) => sum + returned(seat).points * SEASON_CARRY.pointsPart ** seasonsBetween(seat.season, season),
    0,
  );
  const now = Math.max(RANKED.leastPoints, before + Math.round(delta));
  if (now === before) return;
  await writePoints(tx, new Map([[id, now]]));
  if (seats.some((seat) => seat.season === season))
    await keepBoardScores(tx, [{ board: pointsBoard(season), playerId: id, score: now, at }]);
}

async function returnRating(tx: Tx, id: string, season: string, seats: readonly AnnulledSeat[]): Promise<void> {
  for (const [locale, own] of Map.groupBy(seats, (seat) => seat.locale)) {
    const delta = own.reduce(
      (sum, seat) => sum + returned(seat).rating * SEASON_CARRY.ratingPart ** seasonsBetween(seat.season, season),
      0,
    );
    const hidden = (await readRatings(tx, [id], locale, season)).get(id);
    if (hidden === undefined || delta === 0) continue;
    await writeRating(tx, { playerId: id, locale, season }, { ...hidden, rating: hidden.rating + delta });
  }
}

/** The matches leave the records of their seasons, and the boards of those that are over. */
async function leaveSeasonRecords(tx: Tx, { id, season, at }: Owner, seats: readonly AnnulledSeat[]): Promise<void> {
  for (const [played, own] of Map.groupBy(seats, (seat) => seat.season)) {
    const taken = {
      matches: own.length,
      wins: own.filter((seat) => seat.isWinner).length,
      points: -own.reduce((sum, seat) => sum + returned(seat).points, 0),
    };
    const score = await takeFromSeasonRecord(tx, { playerId: id, season: played }, taken);
    if (score !== null && played < season)
      await keepBoardScores(tx, [{ board: pointsBoard(played), playerId: id, score, at }]);
  }
}
