import type { DeviceKey, SessionClient } from '@syllaboom/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import { type Ban, banOf } from '../bans/ban.repository.ts';
import type { AccountTables } from '../account.tables.ts';

/** Why a session ended before its time. */
export type RevokeReason =
  | 'sign_out'
  | 'renew_reuse'
  | 'ban'
  | 'ended'
  | 'password'
  | 'provider'
  | 'recovery'
  | 'operator';

export interface NewSession {
  readonly id: string;
  readonly playerId: string;
  readonly guestLocale: string | null;
  readonly device: { readonly key: DeviceKey; readonly thumbprint: string } | null;
  readonly client: SessionClient | null;
  readonly signedInAt: Date;
  readonly expiresAt: Date;
}

/** A session as each call sees it, together with its account; guests have none. */
export interface SessionState {
  readonly playerId: string;
  readonly guestLocale: string | null;
  readonly username: string | null;
  readonly type: number;
  readonly roles: readonly number[];
  readonly ban: Ban | null;
  readonly signedInAt: Date;
  readonly live: boolean;
  readonly secondFactorAt: Date | null;
  /** False for guests, too. */
  readonly wayIn: boolean;
}

/** A stored refresh token and the session that it belongs to. */
export interface RenewableSession {
  readonly sessionId: string;
  readonly playerId: string;
  readonly deviceKey: DeviceKey | null;
  readonly signedInAt: Date;
  readonly expiresAt: Date;
  readonly revoked: boolean;
  readonly issuedAt: Date;
  readonly usedAt: Date | null;
}

/** Adds the session, once: its id is random, so one that is there was added by the same call before. */
export async function addSession(tx: Tx, session: NewSession): Promise<void> {
  await tx
    .withTables<AccountTables>()
    .insertInto('session')
    .values({
      id: session.id,
      player_id: session.playerId,
      guest_locale: session.guestLocale,
      device_key: session.device ? JSON.stringify(session.device.key) : null,
      device_thumbprint: session.device?.thumbprint ?? null,
      ...clientColumns(session.client),
      signed_in_at: session.signedInAt,
      renewed_at: session.signedInAt,
      expires_at: session.expiresAt,
      revoked_at: null,
      revoke_reason: null,
    })
    .onConflict((on) => on.column('id').doNothing())
    .execute();
}

export async function readSession(db: Db, sessionId: string, now: Date): Promise<SessionState | null> {
  const row = await db
    .withTables<AccountTables>()
    .selectFrom('session')
    .leftJoin('account', 'account.player_id', 'session.player_id')
    .select([
      'session.player_id',
      'session.guest_locale',
      'session.revoked_at',
      'session.expires_at',
      'session.signed_in_at',
      'session.second_factor_at',
      'account.username',
      'account.player_type',
      'account.roles',
      'account.banned_at',
      'account.banned_until',
      'account.erased_at',
      'account.way_in',
    ])
    .where('session.id', '=', sessionId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    playerId: row.player_id,
    guestLocale: row.guest_locale,
    username: row.username,
    type: row.player_type ?? 0,
    roles: row.roles ?? [],
    ban: banOf(row),
    signedInAt: row.signed_in_at,
    secondFactorAt: row.second_factor_at,
    wayIn: row.way_in ?? false,
    // A sign-in that was under way while its account was erased left a session behind.
    live: row.revoked_at === null && row.expires_at > now && row.erased_at === null,
  };
}

/** Whether the player has signed in from this device before. */
export async function isKnownDevice(db: Db, playerId: string, thumbprint: string): Promise<boolean> {
  const row = await db
    .withTables<AccountTables>()
    .selectFrom('session')
    .select('id')
    .where('player_id', '=', playerId)
    .where('device_thumbprint', '=', thumbprint)
    .where((is) => is.or([is('revoke_reason', 'is', null), is('revoke_reason', '=', 'sign_out')]))
    .executeTakeFirst();
  return row !== undefined;
}

/** Holds the session's row until the transaction ends; false when it is gone or revoked. */
export async function lockLiveSession(tx: Tx, sessionId: string): Promise<boolean> {
  const row = await tx
    .withTables<AccountTables>()
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

const clientColumns = (client: SessionClient | null) => ({
  browser: client?.browser ?? null,
  operating_system: client?.system ?? null,
  form_factor: client?.form ?? null,
});

/**
 * Notes a renewal, and with what where that is known; `expiresAt` where the session lives on for as long as it is used.
 */
export async function markRenewed(
  tx: Tx,
  sessionId: string,
  renewal: { readonly at: Date; readonly expiresAt: Date | null; readonly client: SessionClient | null },
): Promise<void> {
  const { at, expiresAt, client } = renewal;
  await tx
    .withTables<AccountTables>()
    .updateTable('session')
    .set({
      renewed_at: at,
      ...(expiresAt === null ? {} : { expires_at: expiresAt }),
      ...(client === null ? {} : clientColumns(client)),
    })
    .where('id', '=', sessionId)
    .execute();
}

export async function revokeSession(tx: Tx, sessionId: string, at: Date, reason: RevokeReason): Promise<void> {
  await tx
    .withTables<AccountTables>()
    .updateTable('session')
    .set({ revoked_at: at, revoke_reason: reason })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
}

export async function revokeSessionsOf(tx: Tx, playerId: string, at: Date, reason: RevokeReason): Promise<void> {
  await tx
    .withTables<AccountTables>()
    .updateTable('session')
    .set({ revoked_at: at, revoke_reason: reason })
    .where('player_id', '=', playerId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Adds the refresh token, once. */
export async function addRefreshToken(tx: Tx, sessionId: string, tokenHash: Buffer, issuedAt: Date): Promise<void> {
  await tx
    .withTables<AccountTables>()
    .insertInto('renewal_secret')
    .values({ secret_hash: tokenHash, session_id: sessionId, issued_at: issuedAt, used_at: null })
    .onConflict((on) => on.column('secret_hash').doNothing())
    .execute();
}

export async function findRenewable(db: Db, tokenHash: Buffer): Promise<RenewableSession | null> {
  const row = await db
    .withTables<AccountTables>()
    .selectFrom('renewal_secret')
    .innerJoin('session', 'session.id', 'renewal_secret.session_id')
    .select([
      'session.id',
      'session.player_id',
      'session.device_key',
      'session.signed_in_at',
      'session.expires_at',
      'session.revoked_at',
      'renewal_secret.issued_at',
      'renewal_secret.used_at',
    ])
    .where('renewal_secret.secret_hash', '=', tokenHash)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    sessionId: row.id,
    playerId: row.player_id,
    deviceKey: row.device_key as DeviceKey | null,
    signedInAt: row.signed_in_at,
    expiresAt: row.expires_at,
    revoked: row.revoked_at !== null,
    issuedAt: row.issued_at,
    usedAt: row.used_at,
  };
}

export async function markRefreshTokenUsed(tx: Tx, tokenHash: Buffer, at: Date): Promise<void> {
  await tx
    .withTables<AccountTables>()
    .updateTable('renewal_secret')
    .set({ used_at: at })
    .where('secret_hash', '=', tokenHash)
    .execute();
}

/** Forgets sessions that ended before `before`, with their refresh tokens. */
export async function deleteExpiredSessions(tx: Tx, before: Date): Promise<void> {
  await tx.withTables<AccountTables>().deleteFrom('session').where('expires_at', '<', before).execute();
}

/** Forgets refresh tokens that were given out before `before`; every renewal leaves one behind. */
export async function deleteOldRefreshTokens(tx: Tx, before: Date): Promise<void> {
  await tx.withTables<AccountTables>().deleteFrom('renewal_secret').where('issued_at', '<', before).execute();
}

/** A session that counts now. */
export interface LiveSession {
  readonly id: string;
  readonly signedInAt: Date;
  readonly renewedAt: Date;
  readonly client: SessionClient;
}

/** A player's live sessions, the last used first. */
export async function listLiveSessions(db: Db, playerId: string, now: Date): Promise<LiveSession[]> {
  const rows = await db
    .withTables<AccountTables>()
    .selectFrom('session')
    .select(['id', 'signed_in_at', 'renewed_at', 'browser', 'operating_system', 'form_factor'])
    .where('player_id', '=', playerId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('renewed_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    signedInAt: row.signed_in_at,
    renewedAt: row.renewed_at,
    client: { browser: row.browser, system: row.operating_system, form: row.form_factor },
  }));
}

/** Ends a player's live sessions but one; the ids of those that ended. */
export async function revokeOtherSessions(
  tx: Tx,
  end: { readonly playerId: string; readonly exceptId: string; readonly at: Date; readonly reason: RevokeReason },
): Promise<string[]> {
  const rows = await tx
    .withTables<AccountTables>()
    .updateTable('session')
    .set({ revoked_at: end.at, revoke_reason: end.reason })
    .where('player_id', '=', end.playerId)
    .where('id', '<>', end.exceptId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', end.at)
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Forgets a player's sessions, with their refresh tokens and grants. */
export async function deleteSessionsOf(tx: Tx, playerId: string): Promise<void> {
  await tx.withTables<AccountTables>().deleteFrom('session').where('player_id', '=', playerId).execute();
}

/** Sessions that the operator has ended within the last minutes, by whatever process. */
export async function listEndedByOperator(
  db: Db,
): Promise<readonly { readonly id: string; readonly playerId: string }[]> {
  const rows = await db
    .withTables<AccountTables>()
    .selectFrom('session')
    .select(['id', 'player_id'])
    .where('revoke_reason', '=', 'operator')
    .where('revoked_at', '>', sql<Date>`now() - interval '2 minutes'`)
    .execute();
  return rows.map((row) => ({ id: row.id, playerId: row.player_id }));
}
