import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { ban } from '../../testing/staff.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = (await server.signUp('searcher')).token;
});
afterAll(() => server.close());

const search = async (path: string, as = token) =>
  server.call('GET', `/api/search/players/${path}`, undefined, { token: as });
const names = async (path: string) =>
  (await search(path)).body.players.map((player: { displayName: string }) => player.displayName);
const setExp = (id: string, exp: number) =>
  server.database.pool.query('update profile set exp = $2 where player_id = $1', [id, exp]);

it('finds players by a part of the name, the best-known first, without the one who asks', async () => {
  const [low, high] = [await server.signUp('Zebra_one'), await server.signUp('my-zebra')];
  await setExp(low.user.id, 10);
  await setExp(high.user.id, 900);
  // Names that begin with the text come first.
  expect(await names('zebra')).toEqual(['Zebra_one', 'my-zebra']);
  expect(await names('EBRA')).toEqual(['my-zebra', 'Zebra_one']);
  // Short texts: only how names begin.
  expect(await names('ze')).toEqual(['Zebra_one']);
  expect(await names('searcher')).toEqual([]);
  expect(await names('%20')).toEqual([]);
  expect((await search('zebra')).body.players[1]).toEqual({
    id: high.user.id,
    displayName: 'my-zebra',
    avatar: high.user.avatar,
    exp: 900,
    level: 2,
    type: 0,
  });
});

it('finds only players with at least so much exp [R0293 R0294]', async () => {
  const [one, two] = [await server.signUp('yak_small'), await server.signUp('yak_large')];
  await setExp(one.user.id, 4_999);
  await setExp(two.user.id, 5_000);
  expect(await names('yak/5000')).toEqual(['yak_large']);
  expect(await names('yak/0')).toHaveLength(2);
  expect((await search('yak/many')).status).toBe(400);
});

it('takes signs of patterns as themselves', async () => {
  await server.signUp('under_score');
  await server.signUp('underxscore');
  expect(await names('der_s')).toEqual(['under_score']);
  expect(await names('%25')).toEqual([]);
  expect(await names('%5C')).toEqual([]);
});

it('leaves out the banned and the deleted, and asks strangers and guests to sign in', async () => {
  const { user } = await server.signUp('walrus');
  expect(await names('walrus')).toEqual(['walrus']);
  await ban(server, user.id);
  expect(await names('walrus')).toEqual([]);
  const gone = await server.signUp('deleted_one');
  const own = { username: 'deleted_one', password: 'secret-1' };
  expect((await server.call('POST', '/api/account/delete', own, { token: gone.token })).status).toBe(200);
  expect(await names('deleted')).toEqual([]);
  const guest = (await server.call('POST', '/api/auth/guest', {})).body;
  expect((await search('walrus', guest.token)).status).toBe(401);
});

it('finds inner letters with an index', async () => {
  const { rows } = await server.database.pool.query(
    "select 1 from pg_indexes where indexname in ('profile_name', 'profile_name_part')",
  );
  expect(rows).toHaveLength(2);
});
