import { type Kysely, sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import type { RankedTables } from '../ranked.tables.ts';

/** How somebody has done in a season. */
export interface SeasonRecord {
  readonly matches: number;
  readonly wins: number;
}

const tables = (db: Db): Kysely<RankedTables> => db.withTables<RankedTables>();

/** The season that each player's shown points belong to; who never played has none. */
export async function readSeasons(db: Db, playerIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (playerIds.length === 0) return new Map();
  const rows = await tables(db)
    .selectFrom('ranked_player')
    .select(['player_id', 'season'])
    .where('player_id', 'in', playerIds)
    .execute();
  return new Map(rows.map((row) => [row.player_id, row.season]));
}

/** Writes the season that the players' shown points belong to from now on; whoever calls holds their profiles locked. */
export async function writeSeason(tx: Tx, playerIds: readonly string[], season: string): Promise<void> {
  if (playerIds.length === 0) return;
  await tables(tx)
    .insertInto('ranked_player')
    .values([...playerIds].sort().map((player_id) => ({ player_id, season, perk: null })))
    .onConflict((on) => on.column('player_id').doUpdateSet({ season }))
    .execute();
}

/** Players whose points still belong to an earlier season. */
export async function readBehind(db: Db, season: string, most: number): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom('ranked_player')
    .select('player_id')
    .where('season', '<', season)
    .orderBy('season')
    .orderBy('player_id')
    .limit(most)
    .execute();
  return rows.map((row) => row.player_id);
}

/** True for the one who may roll the season over; until the end of the transaction. */
export async function tryLockRollover(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('ranked season', 0)) as mine`.execute(tx);
  return rows[0]?.mine ?? false;
}

/** Notes with which points players leave their seasons. */
export async function endSeasonRecords(
  tx: Tx,
  ended: readonly { readonly playerId: string; readonly season: string; readonly points: number }[],
): Promise<void> {
  await sql`
    update ranked_standing s set end_points = g.points
    from unnest(${ended.map((one) => one.playerId)}::text[], ${ended.map((one) => one.season)}::text[],
      ${ended.map((one) => one.points)}::int[]) g(player_id, season, points)
    where s.player_id = g.player_id and s.season = g.season`.execute(tx);
}

/** Counts a match of a season; the first one notes the points before it. */
export async function countMatch(
  tx: Tx,
  match: { readonly playerId: string; readonly season: string; readonly pointsBefore: number; readonly won: boolean },
): Promise<void> {
  const wins = match.won ? 1 : 0;
  await sql`
    insert into ranked_standing as s (player_id, season, start_points, matches, wins)
    values (${match.playerId}, ${match.season}, ${match.pointsBefore}, 1, ${wins})
    on conflict (player_id, season) do update set matches = s.matches + 1, wins = s.wins + ${wins}`.execute(tx);
}

export async function readSeasonRecord(db: Db, playerId: string, season: string): Promise<SeasonRecord> {
  const row = await tables(db)
    .selectFrom('ranked_standing')
    .select(['matches', 'wins'])
    .where('player_id', '=', playerId)
    .where('season', '=', season)
    .executeTakeFirst();
  return row ?? { matches: 0, wins: 0 };
}

/** Chooses what is shown; a player who never played enters the running season. */
export async function writePerk(tx: Tx, playerId: string, perk: string | null, season: string): Promise<void> {
  await tables(tx)
    .insertInto('ranked_player')
    .values({ player_id: playerId, season, perk })
    .onConflict((on) => on.column('player_id').doUpdateSet({ perk }))
    .execute();
}

export async function readPerk(db: Db, playerId: string): Promise<string | null> {
  const row = await tables(db)
    .selectFrom('ranked_player')
    .select('perk')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row?.perk ?? null;
}
