import { type IncomingMessage, request } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { matchMaker } from '#platform/rooms/colyseus.ts';
import { ANNA, Answers, BERT, CARL, DORA, openRoom, playTurn, startMatch } from '../testing/play-along.ts';
import { enterRoom, FRAME, openOwnRoom, openSocket, type RawSocket, reserveSeat } from '../testing/raw-socket.ts';
import {
  createGame,
  joinGame,
  leaveEverybody,
  pause,
  type RoomPlayer,
  refusalOf,
  resumeGame,
  tokenOf,
  until,
} from '../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../testing/room-server.ts';

let rooms: RoomServer;
let raws: RawSocket[] = [];
beforeAll(async () => {
  rooms = await startRoomServer({ allowedOrigins: ['https://frame.example'], flow: { clockEveryMs: 200 } });
});
afterEach(async () => {
  for (const raw of raws) if (raw.socket.readyState === 1) raw.send(FRAME.leave);
  await until('all sockets closed', () => raws.every((raw) => raw.closed !== null)).catch(() =>
    raws.map((raw) => raw.socket.terminate()),
  );
  raws = [];
  await leaveEverybody();
});
afterAll(() => rooms.server.close());

const http = (): string => rooms.url.replace('ws', 'http');
async function intruder(playerId = 'intruder0001'): Promise<RawSocket> {
  const raw = await openOwnRoom(rooms.url, playerId);
  raw.acknowledge();
  raws.push(raw);
  return raw;
}
/** Two people play on in another room: nothing that an intruder does may touch them. */
async function playOn(run: (players: [RoomPlayer, RoomPlayer]) => Promise<void>): Promise<void> {
  const players = await openRoom(rooms.url, [ANNA, BERT]);
  await startMatch(players);
  const answers = new Answers();
  await playTurn(players, answers);
  await run(players);
  await playTurn(players, answers);
  expect(players.map(({ closed, dropped }) => closed ?? dropped)).toEqual([null, null]);
}

describe('a bad socket', () => {
  it('35 is closed with 4029 rate beyond 120 frames a second, and cannot come back', () =>
    playOn(async () => {
      const raw = await intruder();
      const session = rooms.ports.saved.get('intruder0001')?.token ?? '';
      for (let i = 0; i < 200; i++) raw.send(FRAME.ping);
      expect(await raw.untilClosed()).toEqual({ code: 4029, reason: 'rate' });
      expect((await refusalOf(resumeGame(rooms.url, session))).message).toBe('not_found');
    }));

  it('is closed with 4029 for a flood of protocol pings too', async () => {
    const raw = await intruder();
    for (let i = 0; i < 300 && raw.closed === null; i++) {
      raw.socket.ping();
      if (i % 10 === 9) await pause(5);
    }
    expect(await raw.untilClosed()).toEqual({ code: 4029, reason: 'rate' });
  });

  it('35 is closed with 4029 for a flood of pongs that nobody asked for; answers to our pings are free', async () => {
    const raw = await intruder();
    for (let i = 0; i < 300 && raw.closed === null; i++) {
      raw.socket.pong();
      if (i % 10 === 9) await pause(5);
    }
    expect(await raw.untilClosed()).toEqual({ code: 4029, reason: 'rate' });
  });

  it('35 is closed with 1009 for a frame of more than 4096 bytes', () =>
    playOn(async () => {
      const raw = await intruder();
      raw.sendData('chat', Buffer.alloc(5_000, 0xc0));
      expect((await raw.untilClosed()).code).toBe(1009);
    }));

  it('is closed with 4011 bad_message for a frame that cannot be decoded', () =>
    playOn(async () => {
      const raw = await intruder();
      raw.sendData('chat', Buffer.from([0xdf, 0xff, 0xff, 0xff, 0xff]));
      expect(await raw.untilClosed()).toEqual({ code: 4011, reason: 'bad_message' });
    }));

  it('35 keeps its seat however many messages of unknown types it sends: they are ignored [R0473]', () =>
    playOn(async ([anna]) => {
      const raw = await intruder();
      const before = JSON.stringify(anna.state);
      for (let i = 0; i < 100; i++) raw.sendData(i % 2 === 0 ? 'nonsense' : 'constructor');
      await pause(100);
      expect(raw.closed).toBeNull();
      for (let i = 0; i < 100; i++) anna.sendRaw(`nonsense-${i % 3}`, { word: i });
      await pause(100);
      expect(JSON.stringify(anna.state)).toBe(before);
    }));

  it('is closed with 4011 after 20 frames of kinds that no client of ours sends', async () => {
    const raw = await intruder();
    for (let i = 0; i < 20; i++) raw.send([FRAME.request, FRAME.bytes, 0, 255][i % 4] ?? 0, 1, 2, 3);
    expect(await raw.untilClosed()).toEqual({ code: 4011, reason: 'bad_message' });
  });

  it('is closed when it never acknowledges its seat: nothing is queued for it for ever', async () => {
    const raw = await openOwnRoom(rooms.url, 'silent000001');
    raws.push(raw);
    expect(await raw.untilClosed()).toEqual({ code: 1013, reason: 'too_slow' });
  });

  it('gets malformed messages refused: nothing changes', async () => {
    const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
    const before = JSON.stringify(anna.state);
    const malformed: [string | number, unknown][] = [
      ['kick', {}],
      ['kick', { id: 7 }],
      ['settings', { key: 'nonsense', value: 1 }],
      ['settings', { locked: 'yes' }],
      ['submit', { word: {} }],
      ['chat', { message: 'x'.repeat(2_001) }],
      ['chat', 'text'],
      ['add-bot', { typingSpeed: 99 }],
      [1, { t: 'r', w: 'A'.repeat(46) }],
      [1, { t: 'z' }],
      ['settings', { __proto__: { x: 1 }, constructor: 1 }],
    ];
    for (const [type, payload] of malformed) anna.sendRaw(type, payload);
    await until('all refused', () => anna.refusals().filter((code) => code === 'badValue').length === malformed.length);
    await pause(30);
    expect(JSON.stringify(anna.state)).toBe(before);
    expect(({} as { x?: number }).x).toBeUndefined();
    expect(bert.refusals()).toEqual([]);
  });

  it('33 may come with no origin or the own one, never with a foreign one', async () => {
    const seat = await reserveSeat(rooms.url, 'create/my_room', CARL);
    await expect(openSocket(rooms.url, seat, { origin: 'https://evil.example' })).rejects.toThrow('403');
    const own = await openSocket(rooms.url, seat, { origin: http() });
    raws.push(own);
    const framed = await openSocket(rooms.url, await reserveSeat(rooms.url, `joinById/${seat.roomId}`, DORA), {
      origin: 'https://frame.example',
    });
    raws.push(framed);
    expect([own.closed, framed.closed]).toEqual([null, null]);
  });

  it('37 cannot use a seat twice, nor one that was never given', async () => {
    const seat = await reserveSeat(rooms.url, 'create/my_room', CARL);
    const first = await openSocket(rooms.url, seat);
    raws.push(first);
    const second = await openSocket(rooms.url, seat);
    await second.untilClosed();
    const forged = await openSocket(rooms.url, { ...seat, sessionId: 'forged' });
    await forged.untilClosed();
    const elsewhere = await openSocket(rooms.url, { ...seat, roomId: 'nowhere' });
    await elsewhere.untilClosed();
    expect(first.closed).toBeNull();
  });
});

describe('the process', () => {
  it('36 survives a handler that throws: that room goes on, and so do the others', () =>
    playOn(async () => {
      const carl = await createGame(rooms.url, CARL);
      const room: object | undefined = matchMaker.getLocalRoomById(carl.roomId);
      const failing = room as unknown as {
        onMessage(type: string, run: () => void): void;
        later(ms: number, run: () => void): void;
      };
      failing.onMessage('boom', () => {
        throw new Error('sync');
      });
      failing.onMessage('later-boom', (async () => {
        throw new Error('async');
      }) as () => void);
      failing.later(1, () => {
        throw new Error('timer');
      });
      carl.sendRaw('boom');
      carl.sendRaw('later-boom');
      await until(
        'three errors logged',
        () => rooms.log.filter(({ text }) => text === 'A room handler failed').length >= 3,
      );
      carl.send('emoji', { emoji: '🙂' });
      await carl.any('emoji');
    }));

  it('survives clients that never acknowledge their seat and drop, and seats that nobody takes', () =>
    playOn(async () => {
      const silent = await openOwnRoom(rooms.url, CARL);
      silent.socket.terminate();
      const second = await openOwnRoom(rooms.url, DORA);
      await reserveSeat(rooms.url, `joinById/${second.roomId}`, 'nobody000001');
      const aborted = new WebSocket(`${rooms.url}/x/${second.roomId}?sessionId=abc`);
      aborted.on('error', () => undefined);
      aborted.terminate();
      second.socket.terminate();
      await pause(200);
      expect(rooms.log.filter(({ text }) => text.includes('nobody awaited'))).toEqual([]);
    }));

  it('gives the room list and the game no chance to be killed by odd options', async () => {
    for (const body of [
      '{"filter":{"name":"my_room","metadata":{"x":1}}}',
      '[]',
      '"x"',
      'null',
      '{"__proto__":{"polluted":1}}',
      '{"wbPlayer":{"toString":1}}',
    ]) {
      for (const path of [
        'joinById/lobby',
        'create/my_room',
        'create/lobby',
        'join/my_room',
        'joinOrCreate/my_room',
        'reconnect/lobby',
        'createRoom/my_room',
      ]) {
        const reply = await fetch(`${http()}/matchmake/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        });
        expect(reply.ok).toBe(false);
        expect(Object.keys((await reply.json()) as object).sort()).toEqual(['code', 'error']);
      }
    }
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it('lets nobody make a second lobby', async () => {
    const refused = await fetch(`${http()}/matchmake/create/lobby`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ wbPlayer: tokenOf(CARL) }),
    });
    expect(refused.ok).toBe(false);
  });
});

describe('seat requests over HTTP', () => {
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(`${http()}${path}`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });

  it('34 answer no foreign origin and never reflect one', async () => {
    const foreign = await post('/matchmake/joinById/lobby', JSON.stringify({ wbPlayer: tokenOf(CARL) }), {
      origin: 'https://evil.example',
    });
    expect(foreign.status).toBe(403);
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
    const other = await fetch(`${http()}/`, { headers: { origin: 'https://evil.example' } });
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
    const preflight = await fetch(`${http()}/matchmake/create/my_room`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
    const allowed = await fetch(`${http()}/`, { headers: { origin: 'https://frame.example' } });
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://frame.example');
    expect(allowed.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('are small, say how long they are, and are JSON', async () => {
    expect((await post('/matchmake/create/my_room', JSON.stringify({ x: 'y'.repeat(20_000) }))).status).toBe(413);
    expect((await post('/matchmake/create/my_room', '{"wbPlayer":')).status).toBe(400);
    const status = await new Promise((resolve, reject) => {
      const chunked = request(
        `${http()}/matchmake/create/my_room`,
        { method: 'POST', headers: { 'content-type': 'application/json' } },
        (reply: IncomingMessage) => {
          reply.resume();
          resolve(reply.statusCode);
        },
      );
      chunked.on('error', reject);
      chunked.write('{"a":');
      chunked.end('1}');
    });
    expect(status).toBe(413);
  });
});

describe('a full room', () => {
  it('is refused as full before the socket', async () => {
    const carl = await createGame(rooms.url, CARL);
    const room: object | undefined = matchMaker.getLocalRoomById(carl.roomId);
    (room as unknown as { maxClients: number }).maxClients = 2;
    const dora = await joinGame(rooms.url, carl.roomId, DORA);
    expect(dora.closed).toBeNull();
    expect((await refusalOf(enterRoom(rooms.url, carl.roomId, 'late00000009'))).message).toContain('room/full');
  });
});
