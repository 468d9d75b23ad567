import { NO_ROLE } from '@syllaboom/engine';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import type { AccountTables } from './account.tables.ts';
import { type Ban, banOf } from './bans/ban.repository.ts';
import { foldUsername, skeletonOfUsername } from './names/username.ts';

export interface Account {
  readonly playerId: string;
  readonly username: string;
  /** Null: signs in through an identity provider alone. */
  readonly passwordHash: string | null;
  /** The shown role. */
  readonly type: number;
  readonly roles: readonly number[];
  readonly ban: Ban | null;
  /** Whether one can sign in without the device that the account was made on. */
  readonly wayIn: boolean;
}

/** What others may know of accounts. */
export interface AccountFacts {
  readonly username: string;
  readonly type: number;
  readonly roles: readonly number[];
  /** Banned now. */
  readonly banned: boolean;
  readonly createdAt: Date;
  /** Nobody signs in as this player any more. */
  readonly erased: boolean;
  /** Whether one can sign in without the device that the account was made on. */
  readonly wayIn: boolean;
}

const columns = [
  'player_id',
  'username',
  'password_hash',
  'player_type',
  'roles',
  'banned_at',
  'banned_until',
  'way_in',
] as const;

interface AccountRow {
  readonly player_id: string;
  readonly username: string;
  readonly password_hash: string | null;
  readonly player_type: number;
  readonly roles: number[];
  readonly banned_at: Date | null;
  readonly banned_until: Date | null;
  readonly way_in: boolean;
}

const accountOf = (row: AccountRow): Account => ({
  playerId: row.player_id,
  username: row.username,
  passwordHash: row.password_hash,
  type: row.player_type,
  roles: row.roles,
  ban: banOf(row),
  wayIn: row.way_in,
});

export async function findAccountByUsername(db: Db, username: string): Promise<Account | null> {
  const row = await db
    .withTables<AccountTables>()
    .selectFrom('account')
    .select(columns)
    .where('username_fold', '=', foldUsername(username))
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return row === undefined ? null : accountOf(row);
}

export async function findAccount(db: Db, playerId: string): Promise<Account | null> {
  const row = await db
    .withTables<AccountTables>()
    .selectFrom('account')
    .select(columns)
    .where('player_id', '=', playerId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return row === undefined ? null : accountOf(row);
}

/** Holds the account's row until the transaction ends; null when it is gone or erased. */
export async function lockAccount(tx: Tx, playerId: string): Promise<Account | null> {
  const row = await tx
    .withTables<AccountTables>()
    .selectFrom('account')
    .select(columns)
    .where('player_id', '=', playerId)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : accountOf(row);
}

/**
 * Holds these accounts against erasing until the transaction ends; those that are not erased. Comes before everything else
 * that is written of the players, as erasing holds the account first, too: so nobody waits in a circle, and nothing is
 * written for somebody who is gone.
 */
export async function holdAccounts(tx: Tx, playerIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (playerIds.length === 0) return new Set();
  const rows = await tx
    .withTables<AccountTables>()
    .selectFrom('account')
    .select('player_id')
    .where('player_id', 'in', playerIds)
    .where('erased_at', 'is', null)
    .orderBy('player_id')
    .forKeyShare()
    .execute();
  return new Set(rows.map((row) => row.player_id));
}

/** Adds the account; false when the name was taken meanwhile. */
export async function addAccount(
  tx: Tx,
  account: {
    playerId: string;
    username: string;
    passwordHash: string | null;
    roles: readonly number[];
    wayIn?: boolean;
  },
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
      roles: [...account.roles],
      player_type: account.roles[0] ?? NO_ROLE,
      banned_at: null,
      way_in: account.wayIn ?? true,
    })
    .onConflict((on) => on.doNothing())
    .returning('player_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The same with whether each is banned now. */
export async function holdAccountsWithBans(
  tx: Tx,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly banned: boolean }>> {
  const rows = await tx
    .withTables<AccountTables>()
    .selectFrom('account')
    .select('player_id')
    .select(sql<boolean>`banned_at is not null and coalesce(banned_until > now(), true)`.as('banned'))
    .where('player_id', 'in', playerIds)
    .where('erased_at', 'is', null)
    .orderBy('player_id')
    .forKeyShare()
    .execute();
  return new Map(rows.map(({ player_id, banned }) => [player_id, { banned }]));
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

/** What others may need to know of accounts; unknown ids are left out. */
export async function readAccountFacts(
  db: Db,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, AccountFacts>> {
  if (playerIds.length === 0) return new Map();
  const rows = await db
    .withTables<AccountTables>()
    .selectFrom('account')
    .select(['player_id', 'username', 'player_type', 'roles', 'created_at', 'erased_at', 'way_in'])
    .select(sql<boolean>`banned_at is not null and coalesce(banned_until > now(), true)`.as('banned'))
    .where('player_id', 'in', playerIds)
    .execute();
  return new Map(
    rows.map((row) => [
      row.player_id,
      {
        username: row.username,
        type: row.player_type,
        roles: row.roles,
        banned: row.banned,
        createdAt: row.created_at,
        erased: row.erased_at !== null,
        wayIn: row.way_in,
      },
    ]),
  );
}

/** The account does not hang on its device any more. */
export async function setWayIn(tx: Tx, playerId: string): Promise<void> {
  await tx
    .withTables<AccountTables>()
    .updateTable('account')
    .set({ way_in: true })
    .where('player_id', '=', playerId)
    .execute();
}

/** Leaves nothing of an account but its id and its ban; the name is free again. No user name has such a sign in it. */
export async function markErased(tx: Tx, playerId: string, erasedAt: Date): Promise<void> {
  const nobody = `~${playerId}`;
  await tx
    .withTables<AccountTables>()
    .updateTable('account')
    .set({
      username: nobody,
      username_fold: nobody,
      username_skeleton: nobody,
      password_hash: null,
      roles: [],
      player_type: NO_ROLE,
      way_in: true,
      erased_at: erasedAt,
    })
    .where('player_id', '=', playerId)
    .execute();
}
