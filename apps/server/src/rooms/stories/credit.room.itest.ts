import { createServer, connect, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ANNA, Answers, BERT, openRoom, startMatch } from '../testing/play-along.ts';
import { createGame, joinGame, leaveEverybody, pause, type RoomPlayer, until } from '../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../testing/room-server.ts';

const ONE_WAY_MS = 90;
/** Sent so late that it arrives after the fuse, but within the round trip. */
const LATE_MS = 60;

let rooms: RoomServer;
let proxy: Server;
let farUrl: string;

/** A network that takes its time, both ways. */
async function startSlowNetwork(port: number): Promise<Server> {
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.setNoDelay(true);
      from.on('data', (data) => setTimeout(() => to.writable && to.write(data), ONE_WAY_MS));
      from.on('close', () => setTimeout(() => to.destroy(), ONE_WAY_MS));
      from.on('error', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

beforeAll(async () => {
  rooms = await startRoomServer();
  proxy = await startSlowNetwork(rooms.server.address.port);
  farUrl = `ws://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await leaveEverybody();
  await rooms.server.close();
  proxy.close();
});

/** Answers so that the word reaches the server `lateMs` after the fuse has burnt down. */
async function answerLate(
  player: RoomPlayer,
  turnSeenAt: number,
  oneWayMs: number,
  lateMs: number,
  word: string,
): Promise<void> {
  const burnsMs = player.state.turnEndsAt - player.state.turnStartedAt;
  await pause(burnsMs + lateMs - 2 * oneWayMs - (performance.now() - turnSeenAt));
  player.submit(word);
}

it('lets a word count that was typed in time but travelled long, and no later one; the client’s own clock plays no part', async () => {
  const near = await createGame(rooms.url, ANNA, { settings: { speed: 3, heart: 1 } });
  const far = await joinGame(farUrl, near.roomId, BERT);
  await until('both', () => near.state.players?.size === 2);
  await startMatch([near, far]);
  const answers = new Answers();
  if (near.state.currentPlayerSessionId === near.id) {
    const from = far.received.length;
    near.submit(answers.next(near.state.letter));
    await far.next('turn', ({ id }) => id === far.id, from);
  }
  let seenAt = performance.now();
  const { turn } = far.state;
  await answerLate(far, seenAt, ONE_WAY_MS, LATE_MS, answers.next(far.state.letter));
  await until('the far word counts', () => near.state.turn > turn || near.all('hurt').length > 0);
  expect(near.all('hurt')).toEqual([]);
  expect(near.all('correct').at(-1)?.id).toBe(far.id);

  seenAt = performance.now();
  await answerLate(near, seenAt, 0, LATE_MS, answers.next(near.state.letter));
  // Whoever sits next to the server gets no credit: the bomb did not wait for the late word.
  expect((await far.any('hurt')).id).toBe(near.id);
  expect(near.all('correct').filter(({ id }) => id === near.id)).toHaveLength(near.all('correct').length - 1);
}, 30_000);

it('gives nobody credit who has not been measured to be far away', async () => {
  const players = await openRoom(rooms.url, ['carl00000003', 'dora00000004'], { settings: { speed: 3, heart: 1 } });
  await startMatch(players);
  expect(players[0].state.turnEndsAt - players[0].state.turnStartedAt).toBeCloseTo(6_000);
});
