import type { DeviceKey } from '@syllaboom/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import type { AccountTables } from '../account.tables.ts';

/** Namespace of the locks below among all advisory locks. */
const KEY_LOCK = 7_310_203;

/** Holds off everybody else who would make an account on this key, until the transaction ends. */
export async function lockKey(tx: Tx, thumbprint: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${KEY_LOCK}, hashtext(${thumbprint}))`.execute(tx);
}

/** Whose key this is, or was before the account got another way in; null: nobody's. */
export async function findKeyOwner(db: Db, thumbprint: string): Promise<string | null> {
  const row = await db
    .withTables<AccountTables>()
    .selectFrom('account_key')
    .select('player_id')
    .where('thumbprint', '=', thumbprint)
    .executeTakeFirst();
  return row?.player_id ?? null;
}

/** Since when the account hangs, or hung, on a device, and when that was last seen; null: it never did. */
export async function readAccountKey(
  db: Db,
  playerId: string,
): Promise<{ readonly madeAt: Date; readonly seenAt: Date } | null> {
  const row = await db
    .withTables<AccountTables>()
    .selectFrom('account_key')
    .select(['made_at', 'seen_at'])
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row === undefined ? null : { madeAt: row.made_at, seenAt: row.seen_at };
}

export async function addAccountKey(tx: Tx, playerId: string, thumbprint: string, at: Date): Promise<void> {
  await tx
    .withTables<AccountTables>()
    .insertInto('account_key')
    .values({ player_id: playerId, thumbprint, made_at: at, seen_at: at })
    .execute();
}

/** The public key of the caller's session, if it is the one that the account hangs on. */
export async function readDeviceOf(
  db: Db,
  { playerId, sessionId }: { readonly playerId: string; readonly sessionId: string },
): Promise<DeviceKey | null> {
  const row = await db
    .withTables<AccountTables>()
    .selectFrom('session')
    .innerJoin('account_key', (join) =>
      join
        .onRef('account_key.player_id', '=', 'session.player_id')
        .onRef('account_key.thumbprint', '=', 'session.device_thumbprint'),
    )
    .select('session.device_key')
    .where('session.id', '=', sessionId)
    .where('session.player_id', '=', playerId)
    .executeTakeFirst();
  return (row?.device_key as DeviceKey | undefined) ?? null;
}

/** The device was there just now. */
export async function markSeen(tx: Tx, playerId: string, at: Date): Promise<void> {
  await tx
    .withTables<AccountTables>()
    .updateTable('account_key')
    .set({ seen_at: at })
    .where('player_id', '=', playerId)
    .execute();
}

export async function removeAccountKey(tx: Tx, playerId: string): Promise<void> {
  await tx.withTables<AccountTables>().deleteFrom('account_key').where('player_id', '=', playerId).execute();
}

/** An account without a way in whose device has not been seen for long. */
export interface UnseenAccount {
  readonly playerId: string;
  readonly seenAt: Date;
}

/** A page of those that were last seen before `before`, the longest unseen first, after `after`. */
export async function listUnseen(
  db: Db,
  { before, after, most }: { readonly before: Date; readonly after: UnseenAccount | null; readonly most: number },
): Promise<UnseenAccount[]> {
  const rows = await db
    .withTables<AccountTables>()
    .selectFrom('account_key')
    .innerJoin('account', 'account.player_id', 'account_key.player_id')
    .select(['account_key.player_id', 'account_key.seen_at'])
    .where('account_key.seen_at', '<', before)
    .where('account.way_in', '=', false)
    .where('account.erased_at', 'is', null)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(account_key.seen_at, account_key.player_id) > (${after?.seenAt}, ${after?.playerId})`),
    )
    .orderBy('account_key.seen_at')
    .orderBy('account_key.player_id')
    .limit(most)
    .execute();
  return rows.map((row) => ({ playerId: row.player_id, seenAt: row.seen_at }));
}

/** Whether the account still hangs on its device and was last seen before this; asked under the account's lock. */
export async function isUnseen(tx: Tx, playerId: string, before: Date): Promise<boolean> {
  const row = await tx
    .withTables<AccountTables>()
    .selectFrom('account_key')
    .innerJoin('account', 'account.player_id', 'account_key.player_id')
    .select('account_key.player_id')
    .where('account_key.player_id', '=', playerId)
    .where('account_key.seen_at', '<', before)
    .where('account.way_in', '=', false)
    .executeTakeFirst();
  return row !== undefined;
}
