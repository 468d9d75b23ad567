import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Answer, startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let admin: pg.Client;
let name: string;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = (await server.signUp('steady')).token;
  name = (await server.database.pool.query('select current_database() as name')).rows[0].name;
  admin = new pg.Client({ ...inject('cluster'), database: 'postgres' });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await server.close();
});

/** Ends every connection to the server's database, whatever it is at. */
const cutConnections = () =>
  admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
const save = (t: string) => server.call('POST', '/api/pref/update', { prefs: { t } }, { token });
const read = () => server.call('GET', '/api/pref', undefined, { token });
const isOutage = ({ status, body, headers }: Answer): boolean =>
  status === 503 && body.code === 'http/unavailable' && Number(headers.get('retry-after')) > 0;

it('F4 answers nothing worse than 503 while its connections break, and is whole again after', async () => {
  const answers: Answer[] = [];
  let cutting = true;
  const callers = Array.from({ length: 8 }, async (_, n) => {
    while (cutting) answers.push(await (n % 2 === 0 ? save('retro') : read()));
  });
  for (let cuts = 0; cuts < 30; cuts++) {
    await cutConnections();
    await new Promise((done) => setTimeout(done, 15));
  }
  cutting = false;
  await Promise.all(callers);
  expect(answers.length).toBeGreaterThan(20);
  expect(answers.filter((answer) => answer.status !== 200 && !isOutage(answer)).map(({ text }) => text)).toEqual([]);
  expect([(await save('brown')).status, (await read()).body.prefs.t]).toEqual([200, 'brown']);
}, 60_000);

it('F4 answers 503 to what writes while the database takes no writes, and goes on reading', async () => {
  await admin.query(`alter database ${name} set default_transaction_read_only = on`);
  await cutConnections();
  await expect.poll(async () => isOutage(await save('noir')), { timeout: 5000 }).toBe(true);
  expect((await read()).body.prefs.t).toBe('brown');
  server.clock.forward(5);
  const unready = await server.call('GET', '/readyz');
  expect([unready.status, unready.body.checks.database, unready.body.checks.writes]).toEqual([503, true, false]);
  await admin.query(`alter database ${name} reset default_transaction_read_only`);
  await cutConnections();
  await expect.poll(async () => (await save('noir')).status, { timeout: 5000 }).toBe(200);
  expect((await read()).body.prefs.t).toBe('noir');
  server.clock.forward(5);
  expect((await server.call('GET', '/readyz')).status).toBe(200);
});
