import type { ChestTheme } from '@syllaboom/engine';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import type { ShopTables } from './shop.tables.ts';

/**
 * Holds what these players own of looks until the transaction ends: nobody gets one twice that comes from a chest, the shop
 * and a match at the same moment. Comes before their money is locked.
 */
export async function holdLooks(tx: Tx, playerIds: readonly string[]): Promise<void> {
  for (const playerId of [...playerIds].sort())
    await sql`select pg_advisory_xact_lock(hashtextextended('looks:' || ${playerId}, 0))`.execute(tx);
}

/** How many chests of a theme a player has opened since the last legendary bomb; held until the transaction ends. */
export async function lockChestCount(tx: Tx, playerId: string, theme: ChestTheme): Promise<number> {
  const chests = tx.withTables<ShopTables>();
  await chests
    .insertInto('chest_count')
    .values({ player_id: playerId, theme, since_legendary: 0, opened: 0 })
    .onConflict((on) => on.doNothing())
    .execute();
  const row = await chests
    .selectFrom('chest_count')
    .select('since_legendary')
    .where('player_id', '=', playerId)
    .where('theme', '=', theme)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.since_legendary;
}

/** Counts one more chest of a theme. */
export async function countChest(tx: Tx, playerId: string, theme: ChestTheme, sinceLegendary: number): Promise<void> {
  await tx
    .withTables<ShopTables>()
    .updateTable('chest_count')
    .set((of) => ({ since_legendary: sinceLegendary, opened: of('opened', '+', 1) }))
    .where('player_id', '=', playerId)
    .where('theme', '=', theme)
    .execute();
}

/** How many chests of each theme a player has opened since its last legendary bomb; themes never opened are left out. */
export async function readChestCounts(db: Db, playerId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .withTables<ShopTables>()
    .selectFrom('chest_count')
    .select(['theme', 'since_legendary'])
    .where('player_id', '=', playerId)
    .execute();
  return new Map(rows.map((row) => [row.theme, row.since_legendary]));
}
