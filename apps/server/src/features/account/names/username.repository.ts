import type { Db, Tx } from '#platform/db/index.ts';
import type { AccountTables } from '../account.tables.ts';
import { foldUsername, skeletonOfUsername } from './username.ts';

/** Whether a name that equals or resembles this one exists, beside the one of `exceptId`. */
export async function isUsernameTaken(db: Db, username: string, exceptId = ''): Promise<boolean> {
  const row = await db
    .withTables<AccountTables>()
    .selectFrom('account')
    .select('player_id')
    .where('username_skeleton', '=', skeletonOfUsername(username))
    .where('player_id', '<>', exceptId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Renames; fails with a unique violation when somebody else took the name at the same moment. */
export async function setUsername(tx: Tx, playerId: string, username: string): Promise<void> {
  await tx
    .withTables<AccountTables>()
    .updateTable('account')
    .set({
      username,
      username_fold: foldUsername(username),
      username_skeleton: skeletonOfUsername(username),
    })
    .where('player_id', '=', playerId)
    .execute();
}
