import { ENDPOINTS } from '@syllaboom/contracts';
import { CALL_LIMITS, FRIENDS, NOTHING_SET } from '@syllaboom/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { friendCalls } from '../../testing/people/friends.ts';
import { type SignedIn, signInAgain, signUpWith } from '../../testing/people/staff.ts';
import { createLimiterFactory } from '#platform/limits/limiter.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import type { FriendDeps } from './friends.deps.ts';
import { inviteFriend } from './invite-friend.ts';

const DAY_SECONDS = 86_400;

let server: TestServer;
let calls: ReturnType<typeof friendCalls>;
beforeAll(async () => {
  server = await startTestServer();
  calls = friendCalls(server);
  // Others in great number, without the cost of signing up.
  await server.database.pool.query(`
    insert into account (player_id, username, username_fold, username_skeleton)
    select 'crowd' || lpad(n::text, 7, '0'), 'c' || n, 'crowd:' || n, 'crowd:' || n from generate_series(1, 500) n`);
  await server.database.pool.query(`
    insert into profile (player_id, display_name, avatar, locale, exp)
    select 'crowd' || lpad(n::text, 7, '0'), 'Crowd' || lpad(n::text, 4, '0'), 's', 'en-US', n from generate_series(1, 500) n`);
});
afterAll(() => server.close());

const query = (text: string, values: unknown[]) => server.database.pool.query(text, values);
const crowdId = (n: number): string => `crowd${String(n).padStart(7, '0')}`;
const setFriends = ({ id }: SignedIn, count: number) =>
  query(
    `insert into friendship (low_id, high_id, since)
     select least($1, c.id), greatest($1, c.id), now()
     from (select 'crowd' || lpad(n::text, 7, '0') as id from generate_series(1, $2::int) n) c`,
    [id, count],
  );
const add = (...names: string[]) => Promise.all(names.map((name) => signUpWith(server, name)));
const codeOf = async (answer: Promise<{ body: { code?: string } }>) => (await answer).body.code ?? 'done';

it(`${FRIENDS.most} friends and no more, whoever asks or accepts; the list holds them all`, async () => {
  const [full, open, keen] = (await add('full', 'open', 'keen')) as [SignedIn, SignedIn, SignedIn];
  await calls.ask(full, open);
  await calls.ask(keen, full);
  await setFriends(full, FRIENDS.most - 1);
  expect(await codeOf(calls.accept(full, keen))).toBe('done');
  const list = await calls.listOf(full);
  expect(list).toHaveLength(FRIENDS.most);
  expect(new Set(list.map(({ id }) => id)).size).toBe(FRIENDS.most);
  expect(await calls.accept(open, full)).toMatchObject({
    status: 409,
    body: { code: 'friend/other_full', error: 'The friends list of this player is full' },
  });
  expect(await codeOf(calls.ask(open, full))).toBe('friend/refused');
  const [late] = (await add('late')) as [SignedIn];
  expect(await codeOf(calls.ask(late, full))).toBe('friend/refused');
  expect(await calls.ask(full, late)).toMatchObject({
    status: 409,
    body: { code: 'friend/too_many', error: 'Your friends list is full' },
  });
  await calls.remove(full, { id: crowdId(1) });
  expect(await codeOf(calls.accept(open, full))).toBe('done');
});

it(`${FRIENDS.mostWaiting} requests wait in each direction`, async () => {
  const [eager, wanted, third] = (await add('eager', 'wanted', 'third')) as [SignedIn, SignedIn, SignedIn];
  await query(
    `insert into friend_request select $1, 'crowd' || lpad(n::text, 7, '0'), now() from generate_series(1, $2::int) n`,
    [eager.id, FRIENDS.mostWaiting],
  );
  expect(await calls.ask(eager, third)).toMatchObject({
    status: 409,
    body: { code: 'friend/too_many_waiting', error: 'Too many of your requests wait for an answer' },
  });
  await calls.cancel(eager, { id: crowdId(1) });
  expect(await codeOf(calls.ask(eager, third))).toBe('done');
  await query(
    `insert into friend_request select 'crowd' || lpad(n::text, 7, '0'), $1, now() from generate_series(1, $2::int) n`,
    [wanted.id, FRIENDS.mostWaiting],
  );
  expect(await codeOf(calls.ask(third, wanted))).toBe('friend/refused');
});

it(`52 ${FRIENDS.mostADay} requests a day, also when they are cancelled; what is refused or repeated is none`, async () => {
  const [sender] = (await add('sender')) as [SignedIn];
  for (let n = 1; n <= FRIENDS.mostADay; n += 1) {
    expect(await codeOf(calls.ask(sender, { id: crowdId(n) }))).toBe('done');
    await calls.ask(sender, { id: crowdId(n) });
    await calls.cancel(sender, { id: crowdId(n) });
  }
  expect(await calls.ask(sender, { id: crowdId(400) })).toMatchObject({
    status: 429,
    body: { code: 'friend/too_many_today', error: 'Too many requests. Please wait a moment.' },
  });
  // Accepting is no request, and neither is one that crosses another.
  const [other] = (await add('other')) as [SignedIn];
  await calls.ask(other, sender);
  expect((await calls.ask(sender, other)).body.friends).toBe(true);
  await query('update friend_requests_sent set day = day - 1 where player_id = $1', [sender.id]);
  expect(await codeOf(calls.ask(sender, { id: crowdId(400) }))).toBe('done');
});

it(`52 who was declined waits for ${FRIENDS.restDays} days, and asks the same player ${FRIENDS.mostDeclines} times at most`, async () => {
  const [pest, calm] = (await add('pest', 'calm')) as [SignedIn, SignedIn];
  for (let time = 1; time <= FRIENDS.mostDeclines; time += 1) {
    const [asks, declines] = [await signInAgain(server, 'pest'), await signInAgain(server, 'calm')];
    expect(await codeOf(calls.ask(asks, calm))).toBe('done');
    await calls.cancel(declines, pest);
    await calls.cancel(declines, pest);
    expect(await calls.ask(asks, calm)).toMatchObject({
      status: 403,
      body: { code: 'friend/refused', error: 'Failed to send friend request' },
    });
    server.clock.forward(FRIENDS.restDays * DAY_SECONDS - 60);
    expect(await codeOf(calls.ask(await signInAgain(server, 'pest'), calm))).toBe('friend/refused');
    server.clock.forward(120);
  }
  const [asks, declines] = [await signInAgain(server, 'pest'), await signInAgain(server, 'calm')];
  expect(await codeOf(calls.ask(asks, calm))).toBe('friend/refused');
  // Who has declined may ask for it; then what was is forgotten.
  await calls.ask(declines, pest);
  expect(await codeOf(calls.accept(asks, calm))).toBe('done');
  await calls.remove(asks, calm);
  expect(await codeOf(calls.ask(asks, calm))).toBe('done');
  // Taking one's own request back is no decline.
  await calls.cancel(asks, calm);
  expect(await codeOf(calls.ask(asks, calm))).toBe('done');
});

it(`22 one invitation of a friend in ${FRIENDS.inviteRestSeconds} s, ${CALL_LIMITS.invite.points} a minute of all`, async () => {
  const [host, one, other] = (await add('host', 'one', 'two')) as [SignedIn, SignedIn, SignedIn];
  for (const friend of [one, other]) await calls.befriend(host, friend);
  const told: string[] = [];
  const deps: Omit<FriendDeps, 'profiles'> = {
    database: server.database,
    clock: server.clock,
    channel: { send: (playerIds) => void told.push(...playerIds), sendAfter: () => undefined },
    invitationLimit: createLimiterFactory(true, null)('pair', { points: 1, seconds: FRIENDS.inviteRestSeconds }),
    ports: {
      blocksBetween: async () => ({ byActor: NOTHING_SET, byTarget: NOTHING_SET }),
      clansOf: async () => new Map(),
      whereIs: () => ({ room: null }),
      describeRooms: async () => new Map(),
      mayBringAlong: async () => true,
      isPlaying: async () => false,
      isMuted: async () => false,
    },
  };
  const invite = ({ id }: SignedIn) => inviteFriend(deps, host.id, { friendId: id, roomId: 'ROOM' });
  await invite(one);
  await expect(invite(one)).rejects.toMatchObject({
    name: 'LimitReached',
    retryAfterSeconds: FRIENDS.inviteRestSeconds,
  });
  await invite(other);
  expect(told).toEqual([one.id, other.id]);
  expect([CALL_LIMITS.invite.points, ENDPOINTS.inviteFriend.limit]).toEqual([20, 'invite']);
});
