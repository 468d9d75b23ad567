/**
 * What the server of revision 7182c125 left behind, before its names were changed: its tables, and the tokens and
 * cookies of its players. Never make these files anew: what counts is their age.
 */
import { readFileSync } from 'node:fs';
import type { SessionReply } from '@syllaboom/contracts';
import type { JWK } from 'jose';
import { type Database, migrateToLatest } from '#platform/db/index.ts';
import { MIGRATIONS } from '../../migrations/index.ts';
import { openTestDatabase } from '../database.ts';

const readFixture = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

/** A browser of then: its key, and what it was answered last. */
interface EarlierDevice {
  readonly username: string;
  readonly subject: string;
  readonly jwk: JWK;
  readonly reply: SessionReply & { readonly refresh_token: string };
}

/** What browsers hold, and sign-ins that were begun. */
interface EarlierDevices {
  readonly capturedAt: string;
  readonly password: EarlierDevice & { readonly spent: string };
  readonly discord: EarlierDevice;
  readonly google: EarlierDevice;
  readonly named: EarlierDevice;
  readonly staff: EarlierDevice & { readonly appSecret: string };
  readonly guest: { readonly token: string };
  readonly begunGoogle: { readonly nonce: string; readonly cookies: Readonly<Record<string, string>> };
  readonly begunDiscord: {
    readonly state: string;
    readonly cookies: Readonly<Record<string, string>>;
  };
  /** A note that the server signed. */
  readonly note: { readonly content: object; readonly text: string };
  readonly matches: readonly { readonly name: string; readonly id: string }[];
}
export const EARLIER = readFixture('devices.json') as EarlierDevices;

/** The newest migration of then. */
const LAST_MIGRATION = '0026_takedowns';

/** A database as it was then, brought to today's form as an update does it. */
export async function openEarlierDatabase(): Promise<Database> {
  const database = await openTestDatabase(10, 'template1');
  const before = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name <= LAST_MIGRATION));
  await migrateToLatest(database.db, before);
  const client = await database.pool.connect();
  try {
    // The rows stand in no order of who refers to whom.
    await client.query('set session_replication_role = replica');
    for (const [table, rows] of Object.entries(readFixture('database.json') as Record<string, object[]>)) {
      const columns = Object.keys(rows[0] ?? {}).join(', ');
      await client.query(
        `insert into ${table} (${columns}) overriding system value select ${columns} from json_populate_recordset(null::${table}, $1) on conflict do nothing`,
        [JSON.stringify(rows)],
      );
    }
    await client.query('set session_replication_role = default');
  } finally {
    client.release();
  }
  await goOnCounting(database);
  await migrateToLatest(database.db, MIGRATIONS);
  return database;
}

/** The rows came with their numbers: new ones go on after them, as they did then. */
async function goOnCounting({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and is_identity = 'YES'`,
  );
  for (const { table, column } of rows)
    await pool.query(
      `select setval(pg_get_serial_sequence('${table}', '${column}'), coalesce(max(${column}), 0) + 1, false) from ${table}`,
    );
}
