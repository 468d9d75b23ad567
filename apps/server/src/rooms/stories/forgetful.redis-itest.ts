import { LOBBY_ROOM } from '@syllaboom/contracts';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { connectSdk } from '#platform/rooms/testing/sdk-client.ts';
import { ANNA, BERT, CARL, DORA } from '../testing/play-along.ts';
import { createOn, type Peer, startPeer, startRedis, type TestRedis } from '../testing/room-cluster.ts';
import {
  createGame,
  joinGame,
  leaveEverybody,
  RoomPlayer,
  refusalOf,
  resumeGame,
  tokenOf,
  until,
} from '../testing/room-player.ts';

/** With the times of these tests; with those of the rules it is 15 s at most. */
const HEALED = { timeout: 6_000, interval: 50 };
const FLOW = { seatHoldSeconds: 20, keepPlaceMs: 20_000, pairEveryMs: 100 };

let redis: TestRedis;
let store: Redis;
let near: Peer;
let far: Peer;

beforeAll(async () => {
  redis = await startRedis();
  store = new Redis(redis.url);
  store.on('error', () => undefined);
  near = await startPeer(redis.url, FLOW, true);
  far = await startPeer(redis.url, FLOW, true);
});
afterEach(leaveEverybody);
afterAll(() => {
  store?.disconnect();
  for (const child of [near?.child, far?.child, redis?.child]) child?.kill('SIGKILL');
});

const enterLobby = async (playerId: string): Promise<RoomPlayer> =>
  new RoomPlayer(await connectSdk(near.url).joinById(LOBBY_ROOM, { wbPlayer: tokenOf(playerId) }));
const isRefused = (asking: Promise<RoomPlayer>): Promise<boolean> =>
  asking.then(
    (player) => player.leave().then(() => false),
    (refusal: { message?: string }) => refusal.message === 'playing',
  );

/** A room on each process, somebody in the lobby's queue. */
async function openRooms() {
  const there = await createOn(far, ANNA);
  const here = await createOn(near, BERT);
  const client = await enterLobby(CARL);
  client.sendRaw('match-queue-enter', { locale: 'en-US' });
  await until('in the queue', () => client.received.some(({ type }) => type === 'queue-entered'));
  await expect.poll(() => store.hlen('rooms:listings'), HEALED).toBe(2);
  return { there, here, client };
}

/** Everything that the cluster must know of the rooms is known again. */
async function expectHealed({ there, here, client }: Awaited<ReturnType<typeof openRooms>>): Promise<void> {
  await expect
    .poll(async () => (await store.hkeys('rooms:listings')).sort(), HEALED)
    .toEqual([there.roomId, here.roomId].sort());
  await expect.poll(() => store.hmget('rooms:player-seats', ANNA, BERT), HEALED).toEqual([there.roomId, here.roomId]);
  await expect.poll(() => store.exists(`reconnection:${ANNA}`, `reconnection:${BERT}`), HEALED).toBe(2);
  await expect.poll(() => store.hlen('ranked:queue:en-US'), HEALED).toBe(1);
  await expect.poll(() => store.hlen('rooms:online'), HEALED).toBe(2);
  await expect.poll(() => store.hlen('roomcount'), HEALED).toBe(2);
  await expect.poll(() => store.hmget('roomcaches', there.roomId, here.roomId, LOBBY_ROOM), HEALED).not.toContain(null);
  // From the other process, each.
  const [fromNear, fromFar] = await Promise.all([
    joinGame(near.url, there.roomId, DORA),
    joinGame(far.url, LOBBY_ROOM, DORA),
  ]);
  await until('in the far room', () => there.state.players?.size === 2);
  expect(await isRefused(createGame(near.url, ANNA))).toBe(true);
  expect(await isRefused(createGame(far.url, BERT))).toBe(true);
  // The way back works, and nobody lost a connection.
  const { token } = JSON.parse((await store.get(`reconnection:${ANNA}`)) ?? '{}') as { token: string };
  for (const player of [there, here, client]) expect(player.dropped ?? player.closed).toBeNull();
  there.cutOff();
  const back = await resumeGame(near.url, token);
  expect(back.id).toBe(there.id);
  for (const player of [back, fromNear, fromFar]) await player.leave();
}

it.each([1, 2, 3])(
  'an emptied Redis heals: joins, the list, one seat for each, the way back, the queue (round %d)',
  async () => {
    const rooms = await openRooms();
    await store.flushall();
    await expectHealed(rooms);
  },
  40_000,
);

it.each(['roomcaches', 'rooms:listings', 'rooms:player-seats', `reconnection:${ANNA}`, 'ranked:queue:en-US'])(
  'heals when %s alone is evicted',
  async (key) => {
    const rooms = await openRooms();
    expect(await store.del(key)).toBe(1);
    await expectHealed(rooms);
  },
  40_000,
);

it('of two seats that one account took meanwhile, the older one stays', async () => {
  const older = await createOn(far, ANNA);
  let newer: RoomPlayer | null = null;
  for (let tries = 0; newer === null && tries < 20; tries++) {
    await store.del('rooms:player-seats');
    newer = await createGame(near.url, ANNA).catch(() => null);
  }
  await until('the newer one is closed', () => newer?.closed ?? newer?.dropped);
  expect(newer?.closed ?? newer?.dropped).toEqual({ code: 4002, reason: 'playing' });
  await expect.poll(() => store.hget('rooms:player-seats', ANNA), HEALED).toBe(older.roomId);
  expect(older.dropped ?? older.closed).toBeNull();
  expect((await refusalOf(createGame(near.url, ANNA))).message).toBe('playing');
}, 40_000);

it('a room keeps its code while Redis has forgotten it', async () => {
  const room = await createGame(near.url, ANNA, { roomId: 'KEPT1234' });
  await store.del('roomcaches');
  expect((await refusalOf(createGame(near.url, BERT, { roomId: 'KEPT1234' }))).code).toBeGreaterThan(0);
  await expect.poll(() => store.hexists('roomcaches', 'KEPT1234'), HEALED).toBe(1);
  await room.leave();
}, 40_000);

it('heals when Redis comes back empty', async () => {
  const rooms = await openRooms();
  const gone = new Promise((done) => redis.child.once('exit', done));
  redis.child.kill('SIGKILL');
  await gone;
  redis = await startRedis(redis.port);
  await expectHealed(rooms);
}, 40_000);
