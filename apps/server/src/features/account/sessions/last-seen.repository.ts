import type { Db } from '#platform/db/index.ts';
import type { AccountTables } from '../account.tables.ts';

/** When the player last signed in or renewed a session; null when no session is kept any more. */
export async function readLastSeen(db: Db, playerId: string): Promise<Date | null> {
  const row = await db
    .withTables<AccountTables>()
    .selectFrom('session')
    .select((select) => select.fn.max('renewed_at').as('last'))
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row?.last ?? null;
}
