import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { ban } from '../../../testing/people/staff.ts';

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

it('finds players by a part of the name, the best-known first, without the one who asks [S0188]', async () => {
  const [low, high] = [await server.signUp('Zebra_one'), await server.signUp('my-zebra')];
  await setExp(low.user.id, 10);
  await setExp(high.user.id, 900);
  await server.database.pool.query('update profile set frame = 7 where player_id = $1', [high.user.id]);
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
    frame: 7,
    exp: 900,
    level: 2,
    type: 0,
  });
});

it('finds only players with at least so much exp [R0293 R0294 R0381]', async () => {
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

it('finds the best-known of thousands whose names begin alike or hold the same letters', async () => {
  await server.database.pool.query(`
    insert into account (player_id, username, username_fold, username_skeleton)
    select 'crowd' || lpad(n::text, 7, '0'), 'c' || n, 'crowd:' || n, 'crowd:' || n from generate_series(1, 3000) n`);
  await server.database.pool.query(`
    insert into profile (player_id, display_name, avatar, locale, exp)
    select 'crowd' || lpad(n::text, 7, '0'), 'Crowd' || lpad(n::text, 4, '0'), 's', 'en-US',
      case when n in (2500, 2900) then 50000 + n else 0 end from generate_series(1, 3000) n`);
  expect((await names('crowd')).slice(0, 3)).toEqual(['Crowd2900', 'Crowd2500', 'Crowd0001']);
  expect((await names('rowd')).slice(0, 2)).toEqual(['Crowd2900', 'Crowd2500']);
  expect(await names('crowd/50000')).toEqual(['Crowd2900', 'Crowd2500']);
  expect(await names('crowd299')).toHaveLength(10);
});

it('a match writes nothing to the indexes of names', async () => {
  const { user } = await server.signUp('hot_player');
  await setExp(user.id, 100_000);
  const client = await server.database.pool.connect();
  const hot = async () => {
    await client.query('select pg_stat_force_next_flush()');
    const { rows } = await client.query(
      "select n_tup_hot_upd::int as hot from pg_stat_user_tables where relname = 'profile'",
    );
    return rows[0].hot as number;
  };
  const before = await hot();
  await client.query('update profile set exp = exp + 250 where player_id = $1', [user.id]);
  expect(await hot()).toBe(before + 1);
  client.release();
});
