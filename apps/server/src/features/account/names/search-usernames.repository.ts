import type { Db } from '#platform/db/index.ts';
import type { AccountTables } from '../account.tables.ts';
import { foldUsername } from './username.ts';

/** The text as itself in a LIKE pattern. */
const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Ids of accounts whose user name begins so, in the order of the names; banned ones too. */
export async function searchUsernames(db: Db, text: string, most: number): Promise<string[]> {
  const rows = await db
    .withTables<AccountTables>()
    .selectFrom('account')
    .select('player_id')
    .where('username_fold', 'like', `${escapeLike(foldUsername(text))}%`)
    .where('erased_at', 'is', null)
    .orderBy('username_fold')
    .limit(most)
    .execute();
  return rows.map((row) => row.player_id);
}
