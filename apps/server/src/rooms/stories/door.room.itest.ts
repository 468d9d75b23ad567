import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { NO_CONNECTION_LIMITS } from '#config/room-limits.ts';
import { ANNA, BERT } from '../testing/play-along.ts';
import { openSocket, reserveSeat } from '../testing/raw-socket.ts';
import { createGame, leaveEverybody, resumeGame, until } from '../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../testing/room-server.ts';

const BURST = 5;
/** Long enough for an honest request on a busy machine. */
const SLOW_MS = 1_500;

let rooms: RoomServer;
beforeAll(async () => {
  rooms = await startRoomServer({
    door: { ...NO_CONNECTION_LIMITS, seatlessPerAddress: { burst: BURST, perSecond: 0 } },
    flow: { acknowledgeMs: 10_000, seatHoldSeconds: 10 },
    slowness: { headersTimeout: SLOW_MS, requestTimeout: SLOW_MS, connectionsCheckingInterval: 50 },
  });
});
afterEach(leaveEverybody);
afterAll(() => rooms.server.close());

/** Opens a socket to the room's address; how it ended: with the status of a refusal, or with a close code. */
const dial = (path: string): Promise<number> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${rooms.url}${path}`);
    socket.on('error', () => undefined);
    socket.on('unexpected-response', (_request, reply) => resolve(reply.statusCode ?? 0));
    socket.on('close', (code) => resolve(code));
  });

it('56 sockets without a seat are refused before the handshake when there are many; who has a seat comes in', async () => {
  const anna = await createGame(rooms.url, ANNA);
  const { processId } = rooms.server;
  const ends = await Promise.all(
    Array.from({ length: 60 }, (_, i) => dial(`/${processId}/${anna.roomId}?sessionId=forged${i}`)),
  );
  expect(ends.filter((end) => end === 429)).toHaveLength(60 - BURST);
  for (const odd of ['__proto__', 'constructor', 'lobby/..', '%00'])
    expect([odd, await dial(`/${processId}/${odd}?sessionId=constructor`)]).toEqual([odd, 429]);
  const bert = await openSocket(rooms.url, await reserveSeat(rooms.url, `joinById/${anna.roomId}`, BERT));
  await until('both are there', () => anna.state.players?.size === 2);
  const token = anna.room.reconnectionToken;
  anna.cutOff();
  const back = await resumeGame(rooms.url, token);
  expect([bert.closed, back.closed]).toEqual([null, null]);
  bert.socket.terminate();
});

it('56 connections that say nothing, or little at a time, are closed in time', async () => {
  const { port } = rooms.server.address;
  const open = async (text: string): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    if (text !== '') socket.write(text);
    socket.resume();
    return socket;
  };
  const started = performance.now();
  const slow = [
    await open(''),
    await open('GET / HTTP/1.1\r\nHost: x\r\nX-Drip: '),
    await open('POST /matchmake/joinById/lobby HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{'),
  ];
  const drips = setInterval(() => slow[1]?.write('a'), 50);
  // A drip that meets a closed door is answered by a reset: closed all the same.
  const closing = (socket: Socket) => new Promise((done) => socket.once('close', done));
  await Promise.all(slow.filter((socket) => !socket.closed).map(closing));
  clearInterval(drips);
  expect(performance.now() - started).toBeLessThan(10 * SLOW_MS);
});
