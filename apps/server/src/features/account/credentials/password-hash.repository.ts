import type { Tx } from '#platform/db/index.ts';
import type { AccountTables } from '../account.tables.ts';

export async function setPasswordHash(tx: Tx, playerId: string, passwordHash: string): Promise<void> {
  await tx
    .withTables<AccountTables>()
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('player_id', '=', playerId)
    .execute();
}

/** Nobody signs in by password any more, until a new one is set. */
export async function removePasswordHash(tx: Tx, playerId: string): Promise<void> {
  await tx
    .withTables<AccountTables>()
    .updateTable('account')
    .set({ password_hash: null })
    .where('player_id', '=', playerId)
    .execute();
}

/** Replaces a hash by a newer one of the same password; false when somebody else replaced it, maybe by another password. */
export async function replacePasswordHash(
  tx: Tx,
  playerId: string,
  hash: { readonly before: string; readonly after: string },
): Promise<boolean> {
  const row = await tx
    .withTables<AccountTables>()
    .updateTable('account')
    .set({ password_hash: hash.after })
    .where('player_id', '=', playerId)
    .where('password_hash', '=', hash.before)
    .returning('player_id')
    .executeTakeFirst();
  return row !== undefined;
}
