import { carryOver, NEW_RATING, type Season, seasonAt, seasonsBetween } from '@syllaboom/engine';
import { lockPoints, writePoints } from '#features/profile';
import type { Tx } from '#platform/db/index.ts';
import type { RankedDeps } from '../ranked.deps.ts';
import { endSeasonRecords, readBehind, readSeasons, tryLockRollover, writeSeason } from './season.repository.ts';

/** Players per transaction of the background's work. */
const PAGE = 500;

export const currentSeason = ({ clock }: Pick<RankedDeps, 'clock'>): Season => seasonAt(clock.now().getTime());

/**
 * Carries the shown points of players from an earlier season into this one, once; who they were. A player who never played
 * has the points of a beginner in every season.
 */
export async function rollOverPlayers(tx: Tx, playerIds: readonly string[], season: string): Promise<string[]> {
  // The profile's lock is the one that all changes of points wait for: seasons are read under it.
  const points = await lockPoints(tx, playerIds);
  const seasons = await readSeasons(tx, playerIds);
  const behind = [...seasons].filter(([, own]) => own < season);
  if (behind.length === 0) return [];
  await endSeasonRecords(
    tx,
    behind.map(([playerId, own]) => ({ playerId, season: own, points: points.get(playerId) ?? 0 })),
  );
  await writePoints(
    tx,
    new Map(
      behind.map(([playerId, own]) => {
        const held = { points: points.get(playerId) ?? 0, hidden: NEW_RATING };
        return [playerId, carryOver(held, seasonsBetween(own, season)).points];
      }),
    ),
  );
  const ids = behind.map(([playerId]) => playerId);
  await writeSeason(tx, ids, season);
  return ids;
}

/** Brings somebody who is asked about into the running season, should the background not have come by yet. */
export async function ensureCurrentSeason(deps: RankedDeps, playerId: string): Promise<Season> {
  const season = currentSeason(deps);
  const own = (await readSeasons(deps.database.db, [playerId])).get(playerId);
  if (own !== undefined && own < season.id) {
    await deps.database.transact(async (tx) => {
      for (const id of await rollOverPlayers(tx, [playerId], season.id)) deps.ports.playerChanged(tx, id);
    });
  }
  return season;
}

/** Rolls the season over for everybody, in pages: stopped at any point it goes on where it was. One process at a time. */
export async function rollOverSeason(deps: RankedDeps): Promise<number> {
  let count = 0;
  for (;;) {
    const { id } = currentSeason(deps);
    const { page, turned } = await deps.database.transact(async (tx) => {
      if (!(await tryLockRollover(tx))) return { page: 0, turned: 0 };
      const behind = await readBehind(tx, id, PAGE);
      const ids = await rollOverPlayers(tx, behind, id);
      for (const playerId of ids) deps.ports.playerChanged(tx, playerId);
      return { page: behind.length, turned: ids.length };
    });
    count += turned;
    if (page < PAGE) return count;
  }
}
