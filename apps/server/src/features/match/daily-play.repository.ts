import type { DailyPlay } from '@syllaboom/engine';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import type { MatchTables } from './match.tables.ts';

/** What the day has given to each player so far. The rows are made when missing, then locked in sorted order. */
export async function lockDailyPlay(
  tx: Tx,
  playerIds: readonly string[],
  day: string,
): Promise<ReadonlyMap<string, DailyPlay>> {
  if (playerIds.length === 0) return new Map();
  const sorted = [...playerIds].sort();
  await sql`
    insert into daily_play (player_id, day) select g.player_id, ${day}::date from unnest(${sorted}::text[]) g(player_id)
    on conflict (player_id, day) do nothing`.execute(tx);
  const rows = await tx
    .withTables<MatchTables>()
    .selectFrom('daily_play')
    .selectAll()
    .where('player_id', 'in', sorted)
    .where('day', '=', day)
    .orderBy('player_id')
    .forUpdate()
    .execute();
  return new Map(
    rows.map((row) => [
      row.player_id,
      {
        coins: row.coins,
        exp: row.exp,
        untrustedCoins: row.untrusted_coins,
        untrustedExp: row.untrusted_exp,
        diamonds: row.diamonds,
        keys: row.keys,
        discoveries: row.discoveries,
        matchesAlone: row.matches_alone,
      },
    ]),
  );
}

/** Writes what the day has given to a player whose row is locked. */
export async function saveDailyPlay(tx: Tx, playerId: string, day: string, play: DailyPlay): Promise<void> {
  await tx
    .withTables<MatchTables>()
    .updateTable('daily_play')
    .set({
      coins: play.coins,
      exp: play.exp,
      untrusted_coins: play.untrustedCoins,
      untrusted_exp: play.untrustedExp,
      diamonds: play.diamonds,
      keys: play.keys,
      discoveries: play.discoveries,
      matches_alone: play.matchesAlone,
    })
    .where('player_id', '=', playerId)
    .where('day', '=', day)
    .execute();
}

/** On how many days the player finished a match. */
export async function countActiveDays(db: Db, playerId: string): Promise<number> {
  const row = await db
    .withTables<MatchTables>()
    .selectFrom('daily_play')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** How many players have finished a match since that day. */
export async function countPlayersSince(db: Db, day: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct player_id)::int as count from daily_play where day >= ${day.toISOString().slice(0, 10)}::date`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
