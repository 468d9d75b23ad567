import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectPlayerMessages } from '../../testing/collect-player-messages.ts';
import { friendCalls } from '../../testing/people/friends.ts';
import { type SignedIn, signUpWith } from '../../testing/people/staff.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let calls: ReturnType<typeof friendCalls>;
beforeAll(async () => {
  server = await startTestServer();
  calls = friendCalls(server);
});
afterAll(() => server.close());

let pairs = 0;
/** Two players whom nothing connects. */
async function createPair(): Promise<[SignedIn, SignedIn]> {
  pairs += 1;
  return [await signUpWith(server, `anna_${pairs}`), await signUpWith(server, `ben_${pairs}`)];
}
const namesOf = (list: readonly { readonly displayName: string }[]) => list.map(({ displayName }) => displayName);
/** What is between two players, from both sides. */
async function between(one: SignedIn, other: SignedIn) {
  const of = async (player: SignedIn) => {
    const { incoming, outgoing } = await calls.requestsOf(player);
    return [namesOf(await calls.listOf(player)), namesOf(incoming), namesOf(outgoing)];
  };
  return [await of(one), await of(other)];
}
const NOTHING = [[], [], []];

describe('friendship', () => {
  it('begins with a request that the other one accepts, and ends for both [S0084 S0086 S0181 S0183 S0184]', async () => {
    const [anna, ben] = await createPair();
    expect((await calls.ask(anna, ben)).body).toEqual({ success: true, friends: false });
    expect(await between(anna, ben)).toEqual([
      [[], [], [ben.username]],
      [[], [anna.username], []],
    ]);
    await server.database.pool.query('update profile set frame = 3 where player_id = $1', [anna.id]);
    const { incoming } = await calls.requestsOf(ben);
    const { id, username: displayName, user } = anna;
    expect(incoming).toEqual([{ id, displayName, avatar: user.avatar, frame: 3, exp: 0, sentAt: expect.any(String) }]);
    expect((await anna.get(`/profile/${ben.id}`)).body.friend).toBe(false);
    expect((await calls.accept(ben, anna)).body).toEqual({ success: true });
    expect(await between(anna, ben)).toEqual([
      [[ben.username], [], []],
      [[anna.username], [], []],
    ]);
    for (const [one, other] of [
      [anna, ben],
      [ben, anna],
    ] as const)
      expect((await one.get(`/profile/${other.id}`)).body.friend).toBe(true);
    expect((await calls.remove(ben, anna)).body).toEqual({ success: true });
    expect(await between(anna, ben)).toEqual([NOTHING, NOTHING]);
    expect((await anna.get(`/profile/${ben.id}`)).body.friend).toBe(false);
  });

  it('shows of a friend what everybody knows, and whether they are there [S0068]', async () => {
    const [anna, ben] = await createPair();
    await calls.befriend(anna, ben);
    await server.database.pool.query('update profile set exp = 777, wins = 4, frame = 9 where player_id = $1', [
      ben.id,
    ]);
    const shown = {
      id: ben.id,
      clan: null,
      displayName: ben.username,
      avatar: ben.user.avatar,
      exp: 777,
      win: 4,
      frame: 9,
    };
    expect(await calls.listOf(anna)).toEqual([{ ...shown, online: false, status: 'offline', room: null }]);
    const leave = server.composition.roomPorts.presence.enter(ben.id, null);
    expect(await calls.listOf(anna)).toEqual([{ ...shown, online: true, status: 'online', room: null }]);
    await calls.set(ben, { status: 'away' });
    expect(await calls.listOf(anna)).toEqual([{ ...shown, online: true, status: 'away', room: null }]);
    leave();
  });

  it('lists who is online first, then by name', async () => {
    const [anna, zoe] = await createPair();
    for (const name of ['yan', 'Cleo', 'abel']) await calls.befriend(anna, await signUpWith(server, `${name}_order`));
    await calls.befriend(anna, zoe);
    const leave = server.composition.roomPorts.presence.enter(zoe.id, null);
    expect(namesOf(await calls.listOf(anna))).toEqual([zoe.username, 'abel_order', 'Cleo_order', 'yan_order']);
    leave();
  });

  it('comes at once of two requests that cross', async () => {
    const [anna, ben] = await createPair();
    await calls.ask(anna, ben);
    expect((await calls.ask(ben, anna)).body).toEqual({ success: true, friends: true });
    expect(await between(anna, ben)).toEqual([
      [[ben.username], [], []],
      [[anna.username], [], []],
    ]);
  });

  it('a request is cancelled by who sent it and declined by who got it [S0085 S0182]', async () => {
    for (const by of [0, 1] as const) {
      const pair = await createPair();
      await calls.ask(pair[0], pair[1]);
      expect((await calls.cancel(pair[by], pair[by === 0 ? 1 : 0])).body).toEqual({ success: true });
      expect(await between(...pair)).toEqual([NOTHING, NOTHING]);
    }
  });

  it('what is done already is a success: the answer may have been lost', async () => {
    const [anna, ben] = await createPair();
    expect((await calls.cancel(anna, ben)).status).toBe(200);
    expect((await calls.remove(anna, ben)).status).toBe(200);
    for (const friends of [false, false]) expect((await calls.ask(anna, ben)).body.friends).toBe(friends);
    for (const _ of [1, 2]) expect((await calls.accept(ben, anna)).status).toBe(200);
    for (const friends of [true, true]) expect((await calls.ask(anna, ben)).body.friends).toBe(friends);
    // Cancelling a request that became a friendship ends nothing.
    expect((await calls.cancel(anna, ben)).status).toBe(200);
    expect(namesOf(await calls.listOf(anna))).toEqual([ben.username]);
    for (const _ of [1, 2]) expect((await calls.remove(anna, ben)).status).toBe(200);
  });

  it('tells both wherever they are that something has changed, with the number of requests', async () => {
    const [anna, ben] = await createPair();
    const { received, stop } = collectPlayerMessages(server, 'friends');
    const told = () => received.splice(0);
    await calls.ask(anna, ben);
    expect(told()).toEqual([
      { playerId: anna.id, requests: 0 },
      { playerId: ben.id, requests: 1 },
    ]);
    await calls.accept(ben, anna);
    expect(told()).toHaveLength(2);
    await calls.accept(ben, anna);
    expect(told()).toEqual([]);
    await calls.remove(anna, ben);
    expect(told()).toHaveLength(2);
    stop();
  });
});

describe('refused requests', () => {
  it.each([
    ['oneself', async (by: SignedIn) => calls.ask(by, by), 400, 'friend/self', 'This is yourself'],
    [
      'nobody',
      async (by: SignedIn) => calls.ask(by, { id: 'nobody000000' }),
      404,
      'profile/not_found',
      'Player not found',
    ],
    [
      'accepting what nobody asked',
      async (by: SignedIn) => calls.accept(by, (await createPair())[0]),
      404,
      'friend/not_asked',
      'Failed to accept friend request',
    ],
    [
      'accepting one’s own request',
      async (by: SignedIn) => {
        const [other] = await createPair();
        await calls.ask(by, other);
        return calls.accept(by, other);
      },
      404,
      'friend/not_asked',
      'Failed to accept friend request',
    ],
  ] as const)('%s', async (_, call, status, code, error) => {
    const [anna] = await createPair();
    expect(await call(anna)).toMatchObject({ status, body: { code, error } });
  });

  it('guests have no friends, and bodies that are none change nothing', async () => {
    const [anna, ben] = await createPair();
    const guest = (await server.call('POST', '/api/auth/guest', {})).body;
    for (const path of ['', '/requests', '/settings'])
      expect((await server.call('GET', `/api/friends${path}`, undefined, { token: guest.token })).status).toBe(401);
    expect((await calls.ask(anna, guest.user)).body.code).toBe('profile/not_found');
    for (const body of [{}, { friendId: 7 }, { friendId: null }, { friendId: 'x'.repeat(21) }, { friendId: ['a'] }])
      expect((await calls.call('POST', anna, '/request', body)).status).toBe(400);
    for (const body of [{ status: 'hidden' }, { friendsAllowedToJoin: 'no' }, { requests: 'friends' }, { messages: 1 }])
      expect((await calls.set(anna, body)).status).toBe(400);
    expect(await between(anna, ben)).toEqual([NOTHING, NOTHING]);
  });
});

describe('settings', () => {
  const OPEN = { status: 'online', friendsAllowedToJoin: true, requests: 'everybody', messages: 'everybody' };

  it('are open at first, are changed one by one, and stay [S0185 S0186]', async () => {
    const [anna] = await createPair();
    expect((await calls.call('GET', anna, '/settings')).body).toEqual(OPEN);
    const first = await calls.set(anna, { status: 'away', friendsAllowedToJoin: false });
    const changed = { ...OPEN, status: 'away', friendsAllowedToJoin: false };
    expect(first.body).toEqual({ success: true, settings: changed });
    await calls.set(anna, { messages: 'friends' });
    expect((await calls.call('GET', anna, '/settings')).body).toEqual({ ...changed, messages: 'friends' });
  });

  it('close the door to requests, but not to one’s own', async () => {
    const [anna, ben] = await createPair();
    await calls.set(ben, { requests: 'nobody' });
    expect(await calls.ask(anna, ben)).toMatchObject({
      status: 403,
      body: { code: 'friend/refused', error: 'Failed to send friend request' },
    });
    expect((await calls.ask(ben, anna)).status).toBe(200);
    expect((await calls.ask(anna, ben)).body.friends).toBe(true);
  });

  it('show an invisible player’s last day as that of their choice, but to themselves', async () => {
    const [anna, ben] = await createPair();
    const lastOf = async (by: SignedIn) => (await by.get(`/profile/${ben.id}`)).body.p.last as string;
    const before = await lastOf(anna);
    await calls.set(ben, { status: 'offline' });
    expect(await lastOf(anna)).toBe(`${server.clock.now().toISOString().slice(0, 10)}T00:00:00.000Z`);
    expect(await lastOf(ben)).toBe(before);
    // Another setting is no new choice; two days later it is still that day.
    const chosen = await lastOf(anna);
    await server.database.pool.query(
      "update friend_settings set status_since = status_since - interval '2 days' where player_id = $1",
      [ben.id],
    );
    await calls.set(ben, { friendsAllowedToJoin: false });
    expect(Date.parse(chosen) - Date.parse(await lastOf(anna))).toBe(2 * 86_400_000);
    await calls.set(ben, { status: 'online' });
    expect(await lastOf(anna)).toBe(before);
  });
});

describe('the lists', () => {
  it.each([
    ['', 'x-friends-hash'],
    ['/requests', 'x-requests-hash'],
  ])(
    '“/friends%s” says its hash in body and header, and 304 while it holds [S0178 S0179 S0180]',
    async (path, header) => {
      const [anna, ben] = await createPair();
      const read = (hash?: string) =>
        server.call('GET', `/api/friends${path}`, undefined, {
          token: anna.token,
          headers: hash === undefined ? {} : { [header]: hash },
        });
      const first = await read();
      expect(first.body).toMatchObject({ hash: expect.stringMatching(/^[\w-]{22}$/), unchanged: false });
      expect(first.headers.get(header)).toBe(first.body.hash);
      expect(await read(first.body.hash)).toMatchObject({ status: 304, text: '' });
      expect((await read('another')).status).toBe(200);
      await calls.ask(ben, anna);
      if (path === '') await calls.accept(anna, ben);
      const changed = await read(first.body.hash);
      expect(changed.status).toBe(200);
      expect(changed.body.hash).not.toBe(first.body.hash);
    },
  );
});

describe('a block', () => {
  it('ends the friendship and every request in its own transaction', async () => {
    for (const state of ['friends', 'asked', 'wasAsked'] as const) {
      const [anna, ben] = await createPair();
      if (state === 'friends') await calls.befriend(anna, ben);
      else await (state === 'asked' ? calls.ask(anna, ben) : calls.ask(ben, anna));
      await anna.post('/blocks', { playerId: ben.id, kind: 'block', on: true });
      expect([state, await between(anna, ben)]).toEqual([state, [NOTHING, NOTHING]]);
    }
  });

  it('a mute ends nothing', async () => {
    const [anna, ben] = await createPair();
    await calls.befriend(anna, ben);
    await anna.post('/blocks', { playerId: ben.id, kind: 'mute', on: true });
    expect(namesOf(await calls.listOf(anna))).toEqual([ben.username]);
  });

  it('52 cannot be told from closed settings by whoever is blocked', async () => {
    const [anna, ben] = await createPair();
    const [carl, dora] = await createPair();
    await anna.post('/blocks', { playerId: ben.id, kind: 'block', on: true });
    await calls.set(carl, { requests: 'nobody' });
    const seen = async (by: SignedIn, of: SignedIn) => {
      const answers = [await calls.ask(by, of), await calls.accept(by, of), await calls.cancel(by, of)];
      answers.push(await calls.remove(by, of), await calls.invite(by, of, 'ABCDEFG'));
      return answers.map(({ status, body: { code, error } }) => [status, { code, error }]);
    };
    expect(await seen(ben, anna)).toEqual(await seen(dora, carl));
    expect((await seen(ben, anna))[0]).toEqual([
      403,
      { code: 'friend/refused', error: 'Failed to send friend request' },
    ]);
    // Who has blocked is told so.
    expect(await calls.ask(anna, ben)).toMatchObject({
      status: 403,
      body: { code: 'friend/blocked', error: 'You have blocked this player' },
    });
    await anna.post('/blocks', { playerId: ben.id, kind: 'block', on: false });
    expect((await calls.ask(ben, anna)).status).toBe(200);
  });
});

it('54 friends, requests, declines and settings are exported, and erased with their player', async () => {
  const [anna, ben] = await createPair();
  const [carl, dora] = await createPair();
  await calls.befriend(anna, ben);
  await calls.ask(carl, anna);
  await calls.ask(dora, anna);
  await calls.cancel(anna, dora);
  await calls.ask(anna, dora);
  await calls.set(anna, { status: 'away' });
  const { friends } = (await anna.get('/account/export')).body.account;
  expect(friends).toMatchObject({
    friends: [{ friend_id: ben.id }],
    requests: [{ from_id: carl.id }, { from_id: anna.id, to_id: dora.id }],
    declined: [{ from_id: dora.id, times: 1 }],
    settings: { status: 'away' },
    sent: { sent: 2 },
  });
  const gone = await anna.post('/account/delete', { username: anna.username, password: 'secret-1' });
  expect(gone.status).toBe(200);
  expect([await calls.listOf(ben), await calls.requestsOf(carl), await calls.requestsOf(dora)]).toEqual([
    [],
    { incoming: [], outgoing: [] },
    { incoming: [], outgoing: [] },
  ]);
  expect(await calls.ask(ben, anna)).toMatchObject({ status: 404, body: { code: 'profile/not_found' } });
});
