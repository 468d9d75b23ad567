import { NO_ROLE, roleOfType } from '@syllaboom/engine';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import type { AccountTables } from './account.tables.ts';
import { foldUsername, skeletonOfUsername } from './names/username.ts';

export interface Account {
  readonly playerId: string;
  readonly username: string;
  /** Null: signs in through another house alone. */
  readonly passwordHash: string | null;
  /** The shown role. */
  readonly type: number;
  /** Held roles. */
  readonly roles: readonly number[];
  readonly ban: Ban | null;
  /** Whether one can sign in without the device that the account was made on. */
  readonly wayIn: boolean;
}

/** A ban that may have ended: ask `isBanned`. */
export interface Ban {
  readonly since: Date;
  /** Null: for good. */
  readonly until: Date | null;
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

/** Whether a ban holds at this time. */
export const isBanned = (ban: Ban | null, now: Date): boolean =>
  ban !== null && (ban.until === null || ban.until > now);

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

export const banOf = (row: { readonly banned_at: Date | null; readonly banned_until: Date | null }): Ban | null =>
  row.banned_at === null ? null : { since: row.banned_at, until: row.banned_until };

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

/** The account does not hang on its device any more. */
export async function setWayIn(tx: Tx, playerId: string): Promise<void> {
  await tx
    .withTables<AccountTables>()
    .updateTable('account')
    .set({ way_in: true })
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

/** Bans, with an end or for good; null lifts the ban. */
export async function setBan(tx: Tx, playerId: string, ban: Ban | null): Promise<void> {
  await tx
    .withTables<AccountTables>()
    .updateTable('account')
    .set({ banned_at: ban?.since ?? null, banned_until: ban?.until ?? null })
    .where('player_id', '=', playerId)
    .execute();
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

/** Everybody who is banned now. */
export async function readBannedPlayers(db: Db): Promise<string[]> {
  const rows = await db
    .withTables<AccountTables>()
    .selectFrom('account')
    .select('player_id')
    .where('banned_at', 'is not', null)
    .where(sql<boolean>`coalesce(banned_until > now(), true)`)
    .execute();
  return rows.map((row) => row.player_id);
}

/** Adds a role to the held ones; a first one is shown at once. False when the player holds it already. */
export async function addHeldRole(tx: Tx, playerId: string, role: number): Promise<boolean> {
  const row = await tx
    .withTables<AccountTables>()
    .updateTable('account')
    .set({
      roles: sql<number[]>`array_append(roles, ${role}::int)`,
      player_type: sql<number>`case when cardinality(roles) = 0 then ${role}::int else player_type end`,
    })
    .where('player_id', '=', playerId)
    .where(sql<boolean>`not (${role}::int = any(roles))`)
    .returning('player_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes a held role away, and the shown one with it. False when the player does not hold it. */
export async function removeHeldRole(tx: Tx, playerId: string, role: number): Promise<boolean> {
  const account = await lockAccount(tx, playerId);
  if (account === null || !account.roles.includes(role)) return false;
  const shownIsGone = roleOfType(account.type).id === role;
  await tx
    .withTables<AccountTables>()
    .updateTable('account')
    .set({
      roles: account.roles.filter((held) => held !== role),
      player_type: shownIsGone ? NO_ROLE : account.type,
    })
    .where('player_id', '=', playerId)
    .execute();
  return true;
}

/** Shows a role, or a supporter's icon; whoever calls has checked that the player may. */
export async function setShownType(tx: Tx, playerId: string, type: number): Promise<void> {
  await tx
    .withTables<AccountTables>()
    .updateTable('account')
    .set({ player_type: type })
    .where('player_id', '=', playerId)
    .execute();
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
