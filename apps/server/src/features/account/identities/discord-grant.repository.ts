import type { Db, Tx } from '#platform/db/index.ts';
import type { AccountTables } from '../account.tables.ts';

/** Discord's own tokens behind one of our sessions. */
export interface DiscordGrant {
  readonly sessionId: string;
  /** Discord's id of the player. */
  readonly subject: string;
  /** The session plays inside Discord's client, which wants the access token too. */
  readonly embedded: boolean;
  readonly encryptedTokens: Buffer;
  readonly accessExpiresAt: Date;
}

/** Adds the grant, once. */
export async function addGrant(tx: Tx, grant: DiscordGrant): Promise<void> {
  await tx
    .withTables<AccountTables>()
    .insertInto('discord_grant')
    .values({
      session_id: grant.sessionId,
      subject: grant.subject,
      embedded: grant.embedded,
      sealed_tokens: grant.encryptedTokens,
      access_expires_at: grant.accessExpiresAt,
      refresh_started_at: null,
    })
    .onConflict((on) => on.column('session_id').doNothing())
    .execute();
}

export async function findGrant(db: Db, sessionId: string): Promise<DiscordGrant | null> {
  const row = await db
    .withTables<AccountTables>()
    .selectFrom('discord_grant')
    .selectAll()
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row === undefined
    ? null
    : {
        sessionId: row.session_id,
        subject: row.subject,
        embedded: row.embedded,
        encryptedTokens: row.sealed_tokens,
        accessExpiresAt: row.access_expires_at,
      };
}

/** Lets one caller refresh the tokens; false while somebody else has been at it since `staleBefore`. */
export async function claimRefresh(tx: Tx, sessionId: string, at: Date, staleBefore: Date): Promise<boolean> {
  const row = await tx
    .withTables<AccountTables>()
    .updateTable('discord_grant')
    .set({ refresh_started_at: at })
    .where('session_id', '=', sessionId)
    .where((is) => is.or([is('refresh_started_at', 'is', null), is('refresh_started_at', '<', staleBefore)]))
    .returning('session_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps the tokens that a refresh brought; without any, the next caller may try. */
export async function endRefresh(
  tx: Tx,
  sessionId: string,
  renewed: Pick<DiscordGrant, 'encryptedTokens' | 'accessExpiresAt'> | null,
): Promise<void> {
  await tx
    .withTables<AccountTables>()
    .updateTable('discord_grant')
    .set({
      refresh_started_at: null,
      ...(renewed === null
        ? {}
        : { sealed_tokens: renewed.encryptedTokens, access_expires_at: renewed.accessExpiresAt }),
    })
    .where('session_id', '=', sessionId)
    .execute();
}

/** Sessions that began through this Discord account. */
export async function listGrantedSessions(db: Db, subject: string): Promise<{ sessionId: string; playerId: string }[]> {
  const rows = await db
    .withTables<AccountTables>()
    .selectFrom('discord_grant')
    .innerJoin('session', 'session.id', 'discord_grant.session_id')
    .select(['session.id', 'session.player_id'])
    .where('discord_grant.subject', '=', subject)
    .where('session.revoked_at', 'is', null)
    .execute();
  return rows.map((row) => ({ sessionId: row.id, playerId: row.player_id }));
}

export async function deleteGrant(tx: Tx, sessionId: string): Promise<void> {
  await tx.withTables<AccountTables>().deleteFrom('discord_grant').where('session_id', '=', sessionId).execute();
}

/** Forgets Discord's tokens behind sessions that are over. */
export async function deleteDeadGrants(tx: Tx, now: Date): Promise<void> {
  await tx
    .withTables<AccountTables>()
    .deleteFrom('discord_grant')
    .using('session')
    .whereRef('session.id', '=', 'discord_grant.session_id')
    .where((is) => is.or([is('session.revoked_at', 'is not', null), is('session.expires_at', '<=', now)]))
    .execute();
}
