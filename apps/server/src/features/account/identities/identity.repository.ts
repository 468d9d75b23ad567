import type { Provider } from '@syllaboom/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import type { AccountTables } from '../account.tables.ts';

/** An account at an identity provider that signs a player in. */
export interface Identity {
  readonly provider: Provider;
  /** The provider's lasting id of the person: never a name or an address, which change hands. */
  readonly subject: string;
  readonly name: string;
}
export interface LinkedIdentity extends Identity {
  readonly linkedAt: Date;
}

/** Namespace of the locks below among all advisory locks. */
const IDENTITY_LOCK = 7_310_202;

/** Holds off everybody else who would link or create this identity, until the transaction ends. */
export async function lockIdentity(tx: Tx, { provider, subject }: Identity): Promise<void> {
  await sql`select pg_advisory_xact_lock(${IDENTITY_LOCK}, hashtext(${`${provider} ${subject}`}))`.execute(tx);
}

/** Whose identity this is. */
export async function findIdentityOwner(db: Db, provider: Provider, subject: string): Promise<string | null> {
  const row = await db
    .withTables<AccountTables>()
    .selectFrom('identity')
    .select('player_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.player_id ?? null;
}

/** Links an identity; false when it, or another one of this provider, is linked already. */
export async function addIdentity(tx: Tx, playerId: string, identity: Identity, linkedAt: Date): Promise<boolean> {
  const row = await tx
    .withTables<AccountTables>()
    .insertInto('identity')
    .values({ ...identity, player_id: playerId, linked_at: linkedAt })
    .onConflict((on) => on.doNothing())
    .returning('player_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** A player's identities, the oldest first. */
export async function listIdentities(db: Db, playerId: string): Promise<LinkedIdentity[]> {
  const rows = await db
    .withTables<AccountTables>()
    .selectFrom('identity')
    .select(['provider', 'subject', 'name', 'linked_at'])
    .where('player_id', '=', playerId)
    .orderBy('linked_at')
    .orderBy('provider')
    .execute();
  return rows.map(({ linked_at, ...row }) => ({ ...row, linkedAt: linked_at }));
}

/** The provider's id of a player, or null. */
export async function readSubject(db: Db, playerId: string, provider: Provider): Promise<string | null> {
  const identities = await listIdentities(db, playerId);
  return identities.find((identity) => identity.provider === provider)?.subject ?? null;
}

/** Whose identities these are, by the provider's ids; those of nobody are left out. */
export async function readIdentityOwners(
  db: Db,
  provider: Provider,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (subjects.length === 0) return new Map();
  const rows = await db
    .withTables<AccountTables>()
    .selectFrom('identity')
    .select(['subject', 'player_id'])
    .where('provider', '=', provider)
    .where('subject', 'in', subjects)
    .execute();
  return new Map(rows.map((row) => [row.subject, row.player_id]));
}

export async function removeIdentity(tx: Tx, playerId: string, provider: Provider): Promise<void> {
  await tx
    .withTables<AccountTables>()
    .deleteFrom('identity')
    .where('player_id', '=', playerId)
    .where('provider', '=', provider)
    .execute();
}

export async function removeIdentities(tx: Tx, playerId: string): Promise<void> {
  await tx.withTables<AccountTables>().deleteFrom('identity').where('player_id', '=', playerId).execute();
}
