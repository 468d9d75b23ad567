import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { openTestDatabase } from '../testing/database.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  database = await openTestDatabase(1);
});
afterAll(async () => {
  await database.close();
  await server.close();
});

/** How often each table was read from its beginning to its end. */
async function wholeReads(): Promise<Map<string, number>> {
  const { rows } = await database.pool.query(
    'select relname, seq_scan::int as reads, pg_stat_force_next_flush() from pg_stat_user_tables',
  );
  return new Map(rows.map(({ relname, reads }: { relname: string; reads: number }) => [relname, reads]));
}

it('what is kept of a player is found by an index, to be exported and to be erased', async () => {
  await database.pool.query(`
    insert into account (player_id, username, username_fold, username_skeleton) values ('anna00000001', 'a', 'a', 'a');
    insert into profile (player_id, display_name, avatar, locale) values ('anna00000001', 'a', 's', 'en-US');
    set enable_seqscan = off`);
  await wholeReads();
  const before = await wholeReads();
  const kept = Object.values(server.composition.features).flatMap(({ personalData = [] }) => personalData);
  for (const data of kept) {
    await data.read(database.db, 'anna00000001');
    await database.transact((tx) => data.erase(tx, 'anna00000001'));
  }
  await wholeReads();
  const after = await wholeReads();
  expect([...after].filter(([table, reads]) => reads > (before.get(table) ?? 0)).map(([table]) => table)).toEqual([]);
});
