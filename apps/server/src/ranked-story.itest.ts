import { LOBBY_ROOM } from '@syllaboom/contracts';
import { expOfLevel, LEAVER_LOCKS_MS, RANKED } from '@syllaboom/engine';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { GameServer } from '#platform/rooms/game-server.ts';
import { connectSdk } from '#platform/rooms/testing/sdk-client.ts';
import { startRooms } from './rooms/start-rooms.ts';
import { LobbyVisitor } from './rooms/testing/lobby-visitor.ts';
import { leaveEverybody, RoomPlayer, until } from './rooms/testing/room-player.ts';
import { FAST_FLOW } from './rooms/testing/room-server.ts';
import { startTestServer, type TestServer } from './testing/server.ts';
import { type SignedIn, signUpWith } from './testing/staff.ts';

let server: TestServer;
let rooms: GameServer;
let url: string;
beforeAll(async () => {
  server = await startTestServer();
  const quiet = () => undefined;
  rooms = await startRooms({
    host: '127.0.0.1',
    port: 0,
    ports: server.composition.roomPorts,
    mountHttp: server.composition.mountHttp,
    allowedOrigins: [],
    log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    flow: FAST_FLOW,
  });
  url = `ws://127.0.0.1:${rooms.address.port}`;
});
afterEach(leaveEverybody);
afterAll(async () => {
  await rooms.close();
  await server.close();
});

async function addPlayer(username: string, level: number = RANKED.leastLevel): Promise<SignedIn> {
  const player = await signUpWith(server, username);
  await server.database.pool.query('update profile set exp = $2 where player_id = $1', [player.id, expOfLevel(level)]);
  return player;
}
const enter = async ({ token }: SignedIn): Promise<LobbyVisitor> =>
  new LobbyVisitor(new RoomPlayer(await connectSdk(url).joinById(LOBBY_ROOM, { wbPlayer: token })));
const wpOf = async ({ id }: SignedIn): Promise<number> =>
  (await server.database.pool.query('select wp from profile where player_id = $1', [id])).rows[0].wp;

async function meet(pair: readonly [SignedIn, SignedIn]) {
  const visitors = [await enter(pair[0]), await enter(pair[1])] as const;
  for (const visitor of visitors) await visitor.queue();
  const found = [await visitors[0].nth('match-found'), await visitors[1].nth('match-found')] as const;
  return { visitors, found, roomId: found[0].join.roomId };
}
const come = async (roomId: string, { token }: SignedIn): Promise<RoomPlayer> =>
  new RoomPlayer(await connectSdk(url).joinById(roomId, { wbPlayer: token }));

it('two queue, meet and play, and both have other points afterwards; who left waits for the lock to end [L0133]', async () => {
  const pair = [await addPlayer('leaver-lea'), await addPlayer('winner-will')] as const;
  const [lea, will] = pair;
  const { roomId, visitors } = await meet(pair);
  const players = [await come(roomId, lea), await come(roomId, will)] as const;
  await Promise.all(players.map((player) => player.any('turn')));
  await players[0].leave();
  const { self } = await players[1].any('winner', (told) => told.self?.wp != null);
  const won = await until('points are written', () => self?.wp ?? null);
  expect(won.change).toBeGreaterThan(0);
  expect(won.points).toBe(RANKED.startPoints + won.change);
  expect(await wpOf(will)).toBe(won.points);
  expect(await wpOf(lea)).toBeLessThan(RANKED.startPoints);
  const { histories } = (await will.get('/ranked/history')).body as { histories: { winner: string }[] };
  expect(histories).toMatchObject([{ winner: will.id }]);
  // The leaver may not queue for a while, the winner may.
  visitors[0].send('match-queue-enter', { locale: 'en-US' });
  const left = await visitors[0].nth('queue-left');
  expect(left.reason).toBe('locked');
  expect((left.until ?? 0) - Date.now()).toBeLessThanOrEqual(LEAVER_LOCKS_MS[0]);
  await players[1].leave();
  await visitors[1].queue();
});

it('who does not come has lost, and who came has won', async () => {
  const pair = [await addPlayer('absent-abe'), await addPlayer('present-pia')] as const;
  const { roomId } = await meet(pair);
  const pia = await come(roomId, pair[1]);
  const { self } = await pia.any('winner', (told) => told.self?.wp != null);
  expect(self?.wp?.points).toBe(await wpOf(pair[1]));
  expect(await wpOf(pair[0])).toBeLessThan(RANKED.startPoints);
});

it('beginners and guests are kept out by the database, too [L0004 L0168]', async () => {
  const beginner = await addPlayer('beginner-bo', RANKED.leastLevel - 1);
  const visitor = await enter(beginner);
  visitor.send('match-queue-enter', { locale: 'en-US' });
  expect(await visitor.nth('queue-left')).toEqual({ reason: 'level', until: null });
});

it('a server that goes down in the middle changes nobody’s points', async () => {
  const pair = [await addPlayer('unhurt-uma'), await addPlayer('unhurt-uli')] as const;
  const { roomId } = await meet(pair);
  const players = [await come(roomId, pair[0]), await come(roomId, pair[1])] as const;
  await Promise.all(players.map((player) => player.any('turn')));
  await rooms.drain(5_000);
  await until('sent away', () => players.every(({ closed, dropped }) => closed ?? dropped));
  const { ranked } = server.composition.roomPorts;
  expect([await wpOf(pair[0]), await wpOf(pair[1])]).toEqual([RANKED.startPoints, RANKED.startPoints]);
  await expect.poll(() => ranked.openProcesses()).toEqual([]);
  for (const { id } of pair) expect(await ranked.admit(id, 'en-US')).toMatchObject({ ok: true });
});
