import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { FRAME, reserveSeat } from '../testing/raw-socket.ts';
import { createGame, leaveEverybody, until } from '../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../testing/room-server.ts';

let rooms: RoomServer;
beforeAll(async () => {
  rooms = await startRoomServer();
});
afterEach(leaveEverybody);
afterAll(() => rooms.server.close());

/** Asks for a socket by hand; gives what comes back, piece by piece. */
function askToOpen(target: string, headers: Record<string, string> = {}) {
  const { port } = new URL(rooms.url);
  const line = connect(Number(port), '127.0.0.1');
  const pieces: Buffer[] = [];
  line.on('data', (piece: Buffer) => pieces.push(piece));
  const all = {
    host: `127.0.0.1:${port}`,
    upgrade: 'websocket',
    connection: 'Upgrade',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    'sec-websocket-version': '13',
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  line.write(`GET ${target} HTTP/1.1\r\n${lines.join('')}\r\n`);
  return { line, pieces };
}

it('a newcomer gets handshake, first ping and place in one piece', async () => {
  const anna = await createGame(rooms.url, 'anna000000001');
  const seat = await reserveSeat(rooms.url, `joinById/${anna.roomId}`, 'bert000000001');
  const { line, pieces } = askToOpen(`/${seat.processId}/${seat.roomId}?sessionId=${seat.sessionId}`);
  await until('an answer', () => pieces.length > 0);
  const [first] = pieces;
  const body = first?.subarray(first.indexOf('\r\n\r\n') + 4) ?? Buffer.alloc(0);
  expect(first?.toString('latin1')).toMatch(/^HTTP\/1.1 101 /);
  const pingBytes = 2 + (body[1] ?? 0);
  // Second frame: a whole binary message whose first byte says what it is.
  expect([body[0], body[pingBytes], body[pingBytes + 4] ?? 0]).toEqual([0x89, 0x82, FRAME.join]);
  line.destroy();
});

it('a foreign origin is told so and gets no socket', async () => {
  const { line, pieces } = askToOpen('/p/ROOM?sessionId=x', { origin: 'https://evil.example' });
  await once(line, 'close');
  expect(Buffer.concat(pieces).toString()).toMatch('HTTP/1.1 403 Forbidden\r\n');
});
