import type { Db, Tx } from '#platform/db/index.ts';
import type { AccountTables } from './account.tables.ts';
import { foldUsername, skeletonOfUsername } from './username.ts';

export interface Account {
  readonly playerId: string;
  readonly username: string;
  readonly passwordHash: string;
  readonly type: number;
  readonly banned: boolean;
}

const columns = ['player_id', 'username', 'password_hash', 'player_type', 'banned_at'] as const;

export async function findAccountByUsername(db: Db, username: string): Promise<Account | null> {
  const row = await db
    .withTables<AccountTables>()
    .selectFrom('account')
    .select(columns)
    .where('username_fold', '=', foldUsername(username))
    .executeTakeFirst();
  return row === undefined
    ? null
    : {
        playerId: row.player_id,
        username: row.username,
        passwordHash: row.password_hash,
        type: row.player_type,
        banned: row.banned_at !== null,
      };
}

/** Whether a name that equals or resembles this one exists. */
export async function isUsernameTaken(db: Db, username: string): Promise<boolean> {
  const row = await db
    .withTables<AccountTables>()
    .selectFrom('account')
    .select('player_id')
    .where('username_skeleton', '=', skeletonOfUsername(username))
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds the account; false when the name was taken meanwhile. */
export async function addAccount(
  tx: Tx,
  account: { playerId: string; username: string; passwordHash: string },
): Promise<boolean> {
  const row = await tx
    .withTables<AccountTables>()
    .insertInto('account')
    .values({
      player_id: account.playerId,
      username: account.username,
      username_fold: foldUsername(account.username),
      username_skeleton: skeletonOfUsername(account.username),
      password_hash: account.passwordHash,
      banned_at: null,
    })
    .onConflict((on) => on.doNothing())
    .returning('player_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether this player has an account. */
export async function hasAccount(db: Db, playerId: string): Promise<boolean> {
  const row = await db
    .withTables<AccountTables>()
    .selectFrom('account')
    .select('player_id')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function setPasswordHash(tx: Tx, playerId: string, passwordHash: string): Promise<void> {
  await tx
    .withTables<AccountTables>()
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('player_id', '=', playerId)
    .execute();
}

export async function setBannedAt(tx: Tx, playerId: string, bannedAt: Date | null): Promise<void> {
  await tx
    .withTables<AccountTables>()
    .updateTable('account')
    .set({ banned_at: bannedAt })
    .where('player_id', '=', playerId)
    .execute();
}

/** What others may need to know of accounts; unknown ids are left out. */
export async function readAccountFacts(
  db: Db,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly type: number; readonly banned: boolean }>> {
  if (playerIds.length === 0) return new Map();
  const rows = await db
    .withTables<AccountTables>()
    .selectFrom('account')
    .select(['player_id', 'player_type', 'banned_at'])
    .where('player_id', 'in', playerIds)
    .execute();
  return new Map(rows.map((row) => [row.player_id, { type: row.player_type, banned: row.banned_at !== null }]));
}
