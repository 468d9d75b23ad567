import { GAME_ROOM, LOBBY_ROOM, type LobbyServerMessages, type RoomListing } from '@syllaboom/contracts';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SafeRedisDriver } from '#platform/rooms/cluster/safe-redis-driver.ts';
import { connectSdk } from '#platform/rooms/testing/sdk-client.ts';
import { ANNA, BERT, CARL, DORA } from '../testing/play-along.ts';
import { createOn, everythingIn, type Peer, startPeer, startRedis } from '../testing/room-cluster.ts';
import { joinGame, leaveEverybody, pause, RoomPlayer, refusalOf, tokenOf, until } from '../testing/room-player.ts';

const GONE_WITHIN_MS = 8_000;

let redis: Awaited<ReturnType<typeof startRedis>>;
let store: Redis;
const peers: Peer[] = [];
const start = async (): Promise<Peer> => {
  const peer = await startPeer(redis.url, {}, true);
  peers.push(peer);
  return peer;
};

beforeAll(async () => {
  redis = await startRedis();
  store = new Redis(redis.url);
  await start();
});
afterAll(async () => {
  await leaveEverybody();
  store?.disconnect();
  for (const child of [...peers.map((peer) => peer.child), redis?.child]) child?.kill('SIGKILL');
});

/** Receipts, which end by themselves: who sweeps, what was swept, which rooms somebody has just made. */
const RECEIPT = /^(swept|process:sweeping|rooms:made):/;
/** What Redis still holds of a process and its rooms. */
const tracesOf = async (...names: readonly string[]): Promise<string[]> =>
  (await everythingIn(store)).filter((line) => !RECEIPT.test(line) && names.some((name) => line.includes(name)));

async function untilGone(...names: readonly string[]): Promise<void> {
  const end = performance.now() + GONE_WITHIN_MS;
  let traces = await tracesOf(...names);
  while (traces.length > 0 && performance.now() < end) {
    await pause(100);
    traces = await tracesOf(...names);
  }
  expect(traces).toEqual([]);
}

class LobbyClient extends RoomPlayer {
  get rows(): ReadonlySet<string> {
    const ids = new Set<string>();
    for (const { type, payload } of this.received) {
      if (type === 'rooms') for (const row of (payload as { rooms: RoomListing[] }).rooms) ids.add(row.roomId);
      if (type === '+') for (const row of payload as RoomListing[]) ids.add(row.roomId);
      if (type === '-') for (const id of payload as string[]) ids.delete(id);
    }
    return ids;
  }
  get online(): number | undefined {
    const received = this.received.filter(({ type }) => type === 'online');
    return (received.at(-1)?.payload as LobbyServerMessages['online'] | undefined)?.players;
  }
}
const enterLobby = async (peer: Peer, playerId: string): Promise<LobbyClient> =>
  new LobbyClient(await connectSdk(peer.url).joinById(LOBBY_ROOM, { wbPlayer: tokenOf(playerId) }));

it.each([1, 2, 3])(
  'a killed process leaves nothing, also when somebody joins one of its rooms at once (round %d)',
  async () => {
    const [near = await start()] = peers;
    const far = await start();
    const room = await createOn(far, ANNA);
    await joinGame(near.url, room.roomId, BERT);
    const client = await enterLobby(near, CARL);
    await until('the room is listed', () => client.rows.has(room.roomId));
    await expect.poll(() => tracesOf(far.processId, room.roomId).then(({ length }) => length)).toBeGreaterThan(3);
    far.child.kill('SIGKILL');
    // Within the first seconds the library takes the dead process out of its own lists.
    expect((await refusalOf(joinGame(near.url, room.roomId, DORA))).code).toBeGreaterThan(0);
    await untilGone(far.processId, room.roomId, ANNA, BERT);
    await until('off the list', () => !client.rows.has(room.roomId));
    await client.leave();
  },
  40_000,
);

it('nobody takes a room out of the list that another process has put in the place of a dead one', async () => {
  const driver = new SafeRedisDriver(new Redis(redis.url));
  const rowOf = (processId: string) => ({ roomId: 'REOPENED', processId }) as Parameters<typeof driver.insert>[0];
  await driver.insert(rowOf('dead'));
  await driver.drop(rowOf('dead'));
  expect(await driver.insert(rowOf('living'))).toBe(true);
  await driver.drop(rowOf('dead'));
  expect(await store.hget('roomcaches', 'REOPENED')).toContain('living');
  await driver.drop(rowOf('living'));
  await driver.shutdown();
});

it('who sits again at a table that was opened under its old code keeps the seat when the dead process is swept', async () => {
  const [near = await start()] = peers;
  const far = await start();
  const room = await createOn(far, ANNA);
  const ticket = await until('a ticket', () => room.last('table-ticket')?.ticket);
  far.child.kill('SIGKILL');
  let back = room;
  // As a client does that lost its server.
  const take = () => connectSdk(near.url).create(GAME_ROOM, { wbPlayer: tokenOf(ANNA), ticket });
  await expect
    .poll(
      () =>
        take().then(
          (joined) => (back = new RoomPlayer(joined)),
          () => null,
        ),
      { timeout: 5_000 },
    )
    .not.toBeNull();
  expect(await store.hexists('processes', far.processId)).toBe(1);
  expect(back.roomId).toBe(room.roomId);
  const record = await store.get(`reconnection:${ANNA}`);
  // What the room would write again is not waited for.
  await expect.poll(() => store.hexists('processes', far.processId), { timeout: GONE_WITHIN_MS, interval: 10 }).toBe(0);
  expect(await store.hget('rooms:player-seats', ANNA)).toBe(back.roomId);
  expect(await store.get(`reconnection:${ANNA}`)).toBe(record);
  await back.leave();
}, 40_000);

it('a process that goes down in peace leaves nothing either', async () => {
  const far = await start();
  const room = await createOn(far, ANNA);
  const gone = new Promise((done) => far.child.once('exit', done));
  far.child.stdin?.write('drain\n');
  await gone;
  expect(await tracesOf(far.processId, room.roomId)).toEqual([]);
}, 40_000);

it('nobody reads the whole list of rooms to find the dead', async () => {
  const [near = await start()] = peers;
  const far = await start();
  await createOn(far, ANNA);
  // The slow log of a server to which everything is slow holds every command.
  await store.config('SET', 'slowlog-max-len', 100_000);
  await store.config('SET', 'slowlog-log-slower-than', 0);
  far.child.kill('SIGKILL');
  await expect.poll(() => store.hexists('processes', far.processId), { timeout: GONE_WITHIN_MS }).toBe(0);
  await store.config('SET', 'slowlog-log-slower-than', -1);
  const log = (await store.slowlog('GET', -1)) as [number, number, number, string[]][];
  const commands = log.map(([, , , args]) => args.join(' ').toLowerCase());
  expect(commands.filter((command) => command.startsWith('hgetall rooms:online')).length).toBeGreaterThan(2);
  expect(commands.filter((command) => /^(hgetall|hscan|hvals) (roomcaches|rooms:listings)/.test(command))).toEqual([]);
  expect(near.child.exitCode).toBeNull();
}, 40_000);
