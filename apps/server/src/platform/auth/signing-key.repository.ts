import type { JWK } from 'jose';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';

/** A stored key pair of the server. */
export interface StoredKey {
  readonly kid: string;
  readonly privateJwk: JWK;
  readonly publicJwk: JWK;
  readonly createdAt: Date;
}

type KeyTables = {
  signing_key: { kid: string; private_jwk: unknown; public_jwk: unknown; created_at: Date };
  server_secret: { name: string; value: Buffer };
};

/** So many keys count at once: the newest signs, the others still verify. */
const LIVE_KEYS = 2;
const KEY_LOCK = 7_310_201;

/** Holds off other processes that would make a key at the same time; ends with the transaction. */
export async function lockKeys(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${KEY_LOCK})`.execute(tx);
}

/** The live keys, newest first. */
export async function readKeys(db: Db): Promise<StoredKey[]> {
  const rows = await db
    .withTables<KeyTables>()
    .selectFrom('signing_key')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('kid')
    .limit(LIVE_KEYS)
    .execute();
  return rows.map((row) => ({
    kid: row.kid,
    privateJwk: row.private_jwk as JWK,
    publicJwk: row.public_jwk as JWK,
    createdAt: row.created_at,
  }));
}

/** Adds a key pair; being the newest, it signs from now on. */
export async function addKey(tx: Tx, key: StoredKey): Promise<void> {
  await tx
    .withTables<KeyTables>()
    .insertInto('signing_key')
    .values({
      kid: key.kid,
      private_jwk: JSON.stringify(key.privateJwk),
      public_jwk: JSON.stringify(key.publicJwk),
      created_at: key.createdAt,
    })
    .execute();
}

/** A secret by name; the first caller's candidate is kept. */
export async function readOrAddSecret(tx: Tx, name: string, candidate: Buffer): Promise<Buffer> {
  const secrets = tx.withTables<KeyTables>();
  await secrets
    .insertInto('server_secret')
    .values({ name, value: candidate })
    .onConflict((on) => on.doNothing())
    .execute();
  const row = await secrets
    .selectFrom('server_secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.value;
}
