import { DEFAULT_PREFERENCES } from '@syllaboom/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('keeps changed keys and answers them with the unread count [R0178 R0406]', async () => {
  const { token } = await server.signUp('prefa');
  const read = async () => (await server.call('GET', '/api/pref', undefined, { token })).body;
  const update = (prefs: object) => server.call('POST', '/api/pref/update', { prefs }, { token });
  expect(await read()).toEqual({ prefs: {}, ntfc: 0 });
  expect((await update({ ev: 0.25, t: 'retro' })).body).toEqual({ success: true });
  expect((await update({ ev: 0.5, sphyp: false })).body).toEqual({ success: true });
  expect(await read()).toEqual({ prefs: { ev: 0.5, t: 'retro', sphyp: false }, ntfc: 0 });
  for (const key of Object.keys(DEFAULT_PREFERENCES) as (keyof typeof DEFAULT_PREFERENCES)[]) {
    expect((await update({ [key]: DEFAULT_PREFERENCES[key] })).status).toBe(200);
  }
  expect((await read()).prefs).toEqual(DEFAULT_PREFERENCES);
});

it('refuses values out of range and drops unknown keys', async () => {
  const { token } = await server.signUp('prefb');
  const update = (prefs: object) => server.call('POST', '/api/pref/update', { prefs }, { token });
  for (const prefs of [{ ev: 2 }, { ks: 6 }, { sw: 'yes' }, { t: 'x'.repeat(21) }])
    expect((await update(prefs)).status).toBe(400);
  await update({ admin: true, nck: true });
  expect((await server.call('GET', '/api/pref', undefined, { token })).body.prefs).toEqual({ nck: true });
});

it('17 stores nothing for guests', async () => {
  const { token } = (await server.call('POST', '/api/auth/guest', {})).body;
  const answer = await server.call('POST', '/api/pref/update', { prefs: { ev: 0.1 } }, { token });
  expect(answer).toMatchObject({ status: 401, body: { code: 'auth/login_required', error: 'You need to login.' } });
  expect((await server.call('GET', '/api/pref', undefined, { token })).body).toEqual({ prefs: {}, ntfc: 0 });
  const { rows } = await server.database.pool.query(
    'select count(*)::int as count from preference where length(player_id) < 10',
  );
  expect(rows[0].count).toBe(0);
});
