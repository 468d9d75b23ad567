import { afterAll, beforeAll, expect, it } from 'vitest';
import { friendCalls } from '../../testing/people/friends.ts';
import { type SignedIn, signUpWith } from '../../testing/people/staff.ts';
import { type ServerWithRooms, startServerWithRooms } from '../../testing/server-with-rooms.ts';

let server: ServerWithRooms;
let calls: ReturnType<typeof friendCalls>;
beforeAll(async () => {
  server = await startServerWithRooms();
  calls = friendCalls(server);
});
afterAll(() => server.close());

let pairs = 0;
async function createFriends(): Promise<[SignedIn, SignedIn]> {
  pairs += 1;
  const pair: [SignedIn, SignedIn] = [
    await signUpWith(server, `watcher_${pairs}`),
    await signUpWith(server, `hidden_${pairs}`),
  ];
  await calls.befriend(...pair);
  return pair;
}

const ROOMS = ['OPENROOM', 'LOCKROOM'] as const;
type Move = (typeof ROOMS)[number] | 'lobby' | 'gone';
const MOVES: readonly Move[] = [...ROOMS, 'lobby', 'gone'];

/** Moves a player about, as rooms and lobby say it. */
function createMover({ id }: SignedIn): (to: Move) => void {
  const { presence, briefs } = server.composition.roomPorts;
  let leave: () => void = () => undefined;
  return (to) => {
    leave();
    leave = to === 'gone' ? () => undefined : presence.enter(id, to === 'lobby' ? null : to);
    for (const [n, room] of ROOMS.entries())
      briefs.announce(room, { id: room, locked: n === 1, started: Math.random() < 0.5, players: 2, watch: false });
  };
}

/** Everything that somebody is told of a friend by the calls, as text. */
async function observe(by: SignedIn, friend: SignedIn): Promise<string> {
  const answers = [
    await calls.call('GET', by, ''),
    await calls.call('GET', by, '/requests'),
    await by.get(`/profile/${friend.id}`),
    await by.get(`/search/players/${friend.username}`),
  ];
  const invited = await calls.invite(by, friend, ROOMS[0]);
  return JSON.stringify([
    ...answers.map(({ text, headers }) => [text, headers.get('x-friends-hash')]),
    [invited.status, invited.body.code],
  ]);
}

it('22 whoever has chosen to be offline changes nothing that friends can see, wherever they go', async () => {
  const [watcher, hidden] = await createFriends();
  await calls.set(hidden, { status: 'offline' });
  const move = createMover(hidden);
  const before = await observe(watcher, hidden);
  for (let n = 0; n < 24; n += 1) {
    move(MOVES[Math.floor(Math.random() * MOVES.length)] ?? 'gone');
    expect(await observe(watcher, hidden)).toBe(before);
  }
  expect(await calls.listOf(watcher)).toMatchObject([{ online: false, status: 'offline', room: null }]);
  // Their own list goes on as usual, and they come into sight again when they choose so.
  expect(await calls.listOf(hidden)).toHaveLength(1);
  move('lobby');
  await calls.set(hidden, { status: 'online' });
  expect(await calls.listOf(watcher)).toMatchObject([{ online: true, status: 'online' }]);
});

it('22 who does not want to be followed is seen online, and in no room', async () => {
  const [watcher, hidden] = await createFriends();
  await calls.set(hidden, { friendsAllowedToJoin: false });
  const move = createMover(hidden);
  move('lobby');
  const { body } = await calls.call('GET', watcher, '');
  expect(body.friends).toMatchObject([{ online: true, status: 'online', room: null }]);
  for (const to of [...ROOMS, 'lobby', ...ROOMS] as const) {
    move(to);
    expect((await calls.call('GET', watcher, '')).body).toEqual(body);
  }
});

it('whom friends may follow is told with their room, also with a private one; strangers are told nothing', async () => {
  const [watcher, friend] = await createFriends();
  const move = createMover(friend);
  for (const [n, room] of ROOMS.entries()) {
    move(room);
    const [seen] = await calls.listOf(watcher);
    expect(seen?.room).toEqual({ id: room, locked: n === 1, started: expect.any(Boolean), players: 2, watch: false });
  }
  const stranger = await signUpWith(server, 'stranger');
  expect(await calls.listOf(stranger)).toEqual([]);
  await calls.remove(watcher, friend);
  expect(await calls.listOf(watcher)).toEqual([]);
});
