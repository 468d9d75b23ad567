import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import type { CodeTables } from './codes.tables.ts';

/** Whether a player has redeemed the code. */
export async function hasUsed(tx: Tx, fold: string, playerId: string): Promise<boolean> {
  const row = await tx
    .withTables<CodeTables>()
    .selectFrom('reward_code_use')
    .select('code_fold')
    .where('code_fold', '=', fold)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes one use of the code, which is held, for a player. */
export async function countUse(tx: Tx, fold: string, playerId: string, at: Date): Promise<void> {
  const tables = tx.withTables<CodeTables>();
  await tables.insertInto('reward_code_use').values({ code_fold: fold, player_id: playerId, used_at: at }).execute();
  await tables
    .updateTable('reward_code')
    .set((value) => ({ uses_left: value('uses_left', '-', 1) }))
    .where('code_fold', '=', fold)
    .execute();
}

/** How many codes a player has redeemed. */
export async function countRedeemed(db: Db, playerId: string): Promise<number> {
  const { count } = await db
    .withTables<CodeTables>()
    .selectFrom('reward_code_use')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  return count;
}
