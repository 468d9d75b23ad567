import { afterAll, beforeAll, expect, it } from 'vitest';
import { friendCalls } from '../../testing/people/friends.ts';
import { type SignedIn, signUpWith } from '../../testing/people/staff.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { KnownProfiles } from './known-profiles.ts';

let server: TestServer;
let calls: ReturnType<typeof friendCalls>;
let anna: SignedIn;
let ben: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  calls = friendCalls(server);
  [anna, ben] = [await signUpWith(server, 'anna_known'), await signUpWith(server, 'ben_known')];
  await calls.befriend(anna, ben);
});
afterAll(() => server.close());

const setExp = (exp: number) =>
  server.database.pool.query('update profile set exp = $2 where player_id = $1', [ben.id, exp]);

/** Profiles with a clock and a channel that are turned by hand. */
function createKnown() {
  let now = 0;
  let announce: (playerId: string) => void = () => undefined;
  const known = new KnownProfiles(
    { monotonicMs: () => now },
    {
      subscribe: (listener) => {
        announce = (playerId) => listener(playerId, { event: 'changed', payload: {} });
        return () => undefined;
      },
    },
  );
  const read = async () => (await known.read(server.database.db, ['nobody', ben.id])).map((one) => one?.exp ?? null);
  const pass = (ms: number) => {
    now += ms;
  };
  return { read, announce: (playerId: string) => announce(playerId), pass };
}

it('a friend’s new name is in the list at once, under another hash', async () => {
  const list = (hash = '') =>
    server.call('GET', '/api/friends', undefined, { token: anna.token, headers: { 'x-friends-hash': hash } });
  const before = await list();
  expect((await list(before.body.hash)).status).toBe(304);
  expect((await ben.post('/profile/update', { displayName: 'Benjamin' })).status).toBe(200);
  const after = await list(before.body.hash);
  expect([after.status, after.body.friends[0].displayName]).toEqual([200, 'Benjamin']);
  expect(after.body.hash).not.toBe(before.body.hash);
});

it('are remembered for a minute, and read anew when their player has changed', async () => {
  const { read, announce, pass } = createKnown();
  await setExp(1);
  expect(await read()).toEqual([null, 1]);
  await setExp(2);
  pass(59_000);
  expect(await read()).toEqual([null, 1]);
  pass(2000);
  expect(await read()).toEqual([null, 2]);
  await setExp(3);
  announce(anna.id);
  expect(await read()).toEqual([null, 2]);
  announce(ben.id);
  expect(await read()).toEqual([null, 3]);
});

it('what was read while its player changed is not kept', async () => {
  const { read, announce } = createKnown();
  await setExp(4);
  const reading = read();
  announce(ben.id);
  expect(await reading).toEqual([null, 4]);
  await setExp(5);
  expect(await read()).toEqual([null, 5]);
});
