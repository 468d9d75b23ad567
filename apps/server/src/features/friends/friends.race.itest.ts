import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { friendCalls } from '../../testing/people/friends.ts';
import { type SignedIn, signUpWith } from '../../testing/people/staff.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

/** All of them with `npm run test:long`. */
const CROSSINGS = inject('longRun') ? 1000 : 100;
const SEQUENCES = inject('longRun') ? 200 : 40;
/** On a busy machine. */
const MOST_MS = inject('longRun') ? 600_000 : 120_000;
const STEPS = 6;

let server: TestServer;
let calls: ReturnType<typeof friendCalls>;
beforeAll(async () => {
  server = await startTestServer();
  calls = friendCalls(server);
});
afterAll(() => server.close());

const rowsOf = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows;
const add = (...names: string[]) => Promise.all(names.map((name) => signUpWith(server, name)));
const block = (by: SignedIn, { id }: SignedIn, on: boolean) => by.post('/blocks', { playerId: id, kind: 'block', on });
/** Nobody is refused for how often they ask: this is about what happens at once. */
const forgetCounts = () => server.database.pool.query('truncate friend_requests_sent, friend_decline');

it('20 times the same call at once has one effect, and all are told that it is done', async () => {
  const [anna, ben] = (await add('anna_20', 'ben_20')) as [SignedIn, SignedIn];
  const many = (call: () => Promise<{ status: number }>) => Promise.all(Array.from({ length: 20 }, call));
  const statuses = async (call: () => Promise<{ status: number }>) =>
    new Set((await many(call)).map(({ status }) => status));
  expect(await statuses(() => calls.ask(anna, ben))).toEqual(new Set([200]));
  expect(await rowsOf('select from_id from friend_request')).toEqual([{ from_id: anna.id }]);
  expect(await rowsOf('select sent from friend_requests_sent')).toEqual([{ sent: 1 }]);
  expect(await statuses(() => calls.accept(ben, anna))).toEqual(new Set([200]));
  expect(await rowsOf('select 1 from friendship')).toHaveLength(1);
  expect(await rowsOf('select 1 from friend_request')).toHaveLength(0);
  expect(await statuses(() => calls.remove(ben, anna))).toEqual(new Set([200]));
  await calls.ask(anna, ben);
  expect(await statuses(() => calls.cancel(ben, anna))).toEqual(new Set([200]));
  expect(await rowsOf('select times from friend_decline')).toEqual([{ times: 1 }]);
});

it(
  `two requests that cross end as one friendship and no request (${CROSSINGS} tries)`,
  async () => {
    const [anna, ben] = (await add('anna_cross', 'ben_cross')) as [SignedIn, SignedIn];
    for (let n = 0; n < CROSSINGS; n += 1) {
      await forgetCounts();
      const answers = await Promise.all([calls.ask(anna, ben), calls.ask(ben, anna)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(answers.filter(({ body }) => body.friends)).toHaveLength(1);
      const { rows } = await server.database.pool.query(
        'select (select count(*)::int from friendship) as friends, (select count(*)::int from friend_request) as requests',
      );
      expect(rows).toEqual([{ friends: 1, requests: 0 }]);
      await calls.remove(anna, ben);
    }
  },
  MOST_MS,
);

it('the last place is taken once', async () => {
  const [full, ...others] = (await add('full_race', 'one_race', 'two_race', 'three_race')) as [SignedIn, ...SignedIn[]];
  await server.database.pool.query(`
    insert into account (player_id, username, username_fold, username_skeleton)
    select 'filler' || lpad(n::text, 6, '0'), 'f' || n, 'f:' || n, 'f:' || n from generate_series(1, 499) n`);
  await server.database.pool.query(
    `insert into friendship select least($1, id), greatest($1, id), now()
     from (select 'filler' || lpad(n::text, 6, '0') as id from generate_series(1, 499) n) f`,
    [full.id],
  );
  for (const other of others) await calls.ask(other, full);
  const answers = await Promise.all(others.map((other) => calls.accept(full, other)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'friend/too_many')).toHaveLength(2);
});

/** At most one of nothing, request and friendship between two, and neither beside a block. */
async function checkPairs(): Promise<void> {
  const wrong = await rowsOf(`
    select 'request beside friendship' from friend_request r
      join friendship f on f.low_id = least(r.from_id, r.to_id) and f.high_id = greatest(r.from_id, r.to_id)
    union all select 'request beside block' from friend_request r
      join player_relation b on b.blocked and r.from_id in (b.player_id, b.other_id) and r.to_id in (b.player_id, b.other_id)
    union all select 'friendship beside block' from friendship f
      join player_relation b on b.blocked and f.low_id in (b.player_id, b.other_id) and f.high_id in (b.player_id, b.other_id)
    union all select 'of the erased' from account a
      join friendship f on a.player_id in (f.low_id, f.high_id) where a.erased_at is not null
    union all select 'request of the erased' from account a
      join friend_request r on a.player_id in (r.from_id, r.to_id) where a.erased_at is not null`);
  expect(wrong).toEqual([]);
}

it(`whatever five do to each other at once, what is between two is one thing (${SEQUENCES} sequences)`, async () => {
  let people = (await add('race_0', 'race_1', 'race_2', 'race_3', 'race_4')) as SignedIn[];
  const acts = [
    calls.ask,
    calls.ask,
    calls.accept,
    calls.accept,
    calls.cancel,
    calls.remove,
    (by: SignedIn, to: SignedIn) => block(by, to, true),
    (by: SignedIn, to: SignedIn) => block(by, to, false),
  ];
  const pick = <Item>(of: readonly Item[]): Item => of[Math.floor(Math.random() * of.length)] as Item;
  const walk = async (by: SignedIn): Promise<void> => {
    for (let step = 0; step < STEPS; step += 1) {
      const { status } = await pick(acts)(by, pick(people.filter((other) => other !== by)));
      expect(status).toBeLessThan(500);
    }
  };
  for (let n = 0; n < SEQUENCES; n += 1) {
    const isLast = n % 20 === 19;
    const gone = people[0] as SignedIn;
    await Promise.all([
      ...people.map(walk),
      ...(isLast ? [gone.post('/account/delete', { username: gone.username, password: 'secret-1' })] : []),
    ]);
    await checkPairs();
    await forgetCounts();
    const lists = new Map<string, Set<string>>();
    if (isLast) people = [...people.slice(1), ...(await add(`next_${n}`))];
    for (const player of people) lists.set(player.id, new Set((await calls.listOf(player)).map(({ id }) => id)));
    for (const [id, friends] of lists) for (const other of friends) expect(lists.get(other)?.has(id)).toBe(true);
  }
}, 240_000);
