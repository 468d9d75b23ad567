import { LOBBY_ROOM } from '@syllaboom/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { reserveSeat } from '../testing/raw-socket.ts';
import { pause, until } from '../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../testing/room-server.ts';

const SOCKETS = 40;

let rooms: RoomServer;
const sockets: WebSocket[] = [];
beforeAll(async () => {
  rooms = await startRoomServer();
});
afterAll(async () => {
  for (const socket of sockets) socket.terminate();
  await rooms.server.close();
});

async function enterLobby(playerId: string, autoPong: boolean): Promise<WebSocket> {
  const { processId, roomId, sessionId } = await reserveSeat(rooms.url, `joinById/${LOBBY_ROOM}`, playerId);
  const socket = new WebSocket(`${rooms.url}/${processId}/${roomId}?sessionId=${sessionId}`, { autoPong });
  socket.on('error', () => undefined);
  socket.on('open', () => socket.send(Buffer.from([10])));
  sockets.push(socket);
  await until('open', () => socket.readyState === WebSocket.OPEN);
  return socket;
}

it('pings everybody once in 3 s, spread over the time, and drops only those who do not answer', async () => {
  const silent = await enterLobby('silent000001', false);
  const living = await Promise.all(
    Array.from({ length: SOCKETS }, (_, i) => enterLobby(`living0000${String(i).padStart(2, '0')}`, true)),
  );
  // Beyond the first ping, which each socket gets when it opens.
  await pause(200);
  const pings: { who: number; at: number }[] = [];
  for (const [who, socket] of living.entries()) socket.on('ping', () => pings.push({ who, at: performance.now() }));
  await pause(6_200);
  for (let who = 0; who < SOCKETS; who++) {
    const own = pings.filter((ping) => ping.who === who).length;
    expect([own >= 1, own <= 3]).toEqual([true, true]);
  }
  const tenths = new Map<number, number>();
  for (const { at } of pings) tenths.set(Math.floor(at / 100), (tenths.get(Math.floor(at / 100)) ?? 0) + 1);
  expect(Math.max(...tenths.values())).toBeLessThan(SOCKETS / 2);
  await until('the silent one is dropped', () => silent.readyState === WebSocket.CLOSED, 8_000);
  expect(living.filter(({ readyState }) => readyState !== WebSocket.OPEN)).toEqual([]);
}, 30_000);
