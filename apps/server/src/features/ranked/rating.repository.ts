import {
  carryOver,
  type HiddenRating,
  NEW_RATING,
  SEASON_CARRY,
  seasonsBetween,
  SHOWN_POINTS,
} from '@syllaboom/engine';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import type { RankedTables } from './ranked.tables.ts';

/** Hidden ratings of players in a language, as they stand in a season; who has none begins in the middle. */
export async function readRatings(
  db: Db,
  playerIds: readonly string[],
  locale: string,
  season: string,
): Promise<ReadonlyMap<string, HiddenRating>> {
  const rows = await db
    .withTables<RankedTables>()
    .selectFrom('ranked_rating')
    .selectAll()
    .where('player_id', 'in', playerIds)
    .where('locale', '=', locale)
    .execute();
  const kept = new Map(rows.map((row) => [row.player_id, row]));
  return new Map(
    playerIds.map((id) => {
      const row = kept.get(id);
      if (row === undefined) return [id, NEW_RATING];
      const { rating, deviation, volatility } = row;
      const held = { points: 0, hidden: { rating, deviation, volatility } };
      return [id, carryOver(held, seasonsBetween(row.season, season)).hidden];
    }),
  );
}

/** Writes a hidden rating; whoever calls holds the player's profile locked. */
export async function writeRating(
  tx: Tx,
  key: { readonly playerId: string; readonly locale: string; readonly season: string },
  hidden: HiddenRating,
): Promise<void> {
  const { rating, deviation, volatility } = hidden;
  const moved = { season: key.season, rating, deviation, volatility };
  await tx
    .withTables<RankedTables>()
    .insertInto('ranked_rating')
    .values({ player_id: key.playerId, locale: key.locale, ...moved })
    .onConflict((on) => on.columns(['player_id', 'locale']).doUpdateSet(moved))
    .execute();
}

/**
 * The spread of active ratings, all languages together; 0 without any. Those of the season before count as this season
 * begins with them, so that the spread does not fall to nothing when a season starts.
 */
export async function readSpread(db: Db, season: string, before: string): Promise<number> {
  const { rows } = await sql<{ spread: number | null }>`
    select stddev_pop((rating - 1500) * case when season < ${season} then ${SEASON_CARRY.ratingPart}::float8 else 1 end) as spread
    from ranked_rating where deviation < ${SHOWN_POINTS.activeDeviation} and season >= ${before}`.execute(db);
  return rows[0]?.spread ?? 0;
}
