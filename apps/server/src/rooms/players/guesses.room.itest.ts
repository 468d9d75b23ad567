import { LOBBY_ROOM } from '@syllaboom/contracts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { ANNA, BERT, CARL, GUEST } from '../testing/play-along.ts';
import { FakePorts } from '../testing/fake-ports.ts';
import { countingLimit } from '../testing/ports/counting-limit.ts';
import { createGame, joinGame, leaveEverybody, refusalOf, tokenOf } from '../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../testing/room-server.ts';

const MOST = 5;
const RATE = { code: 429, message: 'http/rate_limited' };
const NOT_FOUND = { code: 4212, message: 'not_found' };

class LimitedPorts extends FakePorts {
  override guessLimits = { perPlayer: countingLimit(MOST), perAddress: countingLimit(MOST) };
}

let rooms: RoomServer;
const ports = new LimitedPorts();
beforeAll(async () => {
  rooms = await startRoomServer({ ports, trustedHops: 1 });
});
beforeEach(() => {
  ports.guessLimits = { perPlayer: countingLimit(MOST), perAddress: countingLimit(MOST) };
});
afterEach(leaveEverybody);
afterAll(() => rooms.server.close());

const ask = async (path: string, body: object, headers: Record<string, string> = {}) => {
  const reply = await fetch(`${rooms.url.replace('ws', 'http')}/matchmake/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const { code, error } = (await reply.json()) as { code?: number; error?: string };
  return { code, message: error };
};

it('53 lets a player ask for a few rooms that are not there, then for none at all; rooms that are there cost nothing [R0528]', async () => {
  const carl = await createGame(rooms.url, CARL, { open: false });
  for (let i = 0; i < MOST + 2; i++) {
    const bert = await joinGame(rooms.url, carl.roomId, BERT);
    await bert.leave();
  }
  for (let i = 0; i < MOST; i++)
    expect((await refusalOf(joinGame(rooms.url, `none${i}`, BERT))).message).toBe('not_found');
  expect(await refusalOf(joinGame(rooms.url, 'none9', BERT))).toEqual(RATE);
  expect(await refusalOf(joinGame(rooms.url, carl.roomId, BERT))).toEqual(RATE);
  expect((await ask(`joinById/${LOBBY_ROOM}`, { wbPlayer: tokenOf(BERT) })).code).toBeUndefined();
  await joinGame(rooms.url, carl.roomId, ANNA);
});

it('38 counts guests and reconnections by the address that the proxy saw, whatever the client claims', async () => {
  const from = (address: string, i: number) => ({
    'x-forwarded-for': `10.0.0.${i}, ${address}`,
    'x-real-ip': `10.1.0.${i}`,
  });
  for (let i = 0; i < MOST; i++) {
    const refused =
      i % 2 === 0
        ? await ask('joinById/none', { wbPlayer: tokenOf(GUEST) }, from('192.0.2.1', i))
        : await ask('reconnect/none', { reconnectionToken: 'x' }, from('192.0.2.1', i));
    expect(refused).toEqual(NOT_FOUND);
  }
  expect(await ask('reconnect/none', { reconnectionToken: 'x' }, from('192.0.2.1', 9))).toEqual(RATE);
  expect(await ask('reconnect/none', { reconnectionToken: 'x' }, from('192.0.2.2', 9))).toEqual(NOT_FOUND);
});

it('tells strangers nothing about which rooms there are', async () => {
  const carl = await createGame(rooms.url, CARL);
  const there = await ask(`joinById/${carl.roomId}`, { wbPlayer: 'nonsense' });
  expect(there).toEqual(await ask('joinById/none', { wbPlayer: 'nonsense' }));
  expect(await ask('joinById/none', {})).toEqual(await ask(`joinById/${carl.roomId}`, {}));
});
