import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { ANNA } from '../testing/play-along.ts';
import { createGame, leaveEverybody, until } from '../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../testing/room-server.ts';

let rooms: RoomServer;
beforeAll(async () => {
  rooms = await startRoomServer({ limitsMessages: false });
});
afterEach(leaveEverybody);
afterAll(() => rooms.server.close());

it('lets messages come as often as they like where limits are off', async () => {
  const anna = await createGame(rooms.url, ANNA);
  for (let i = 0; i < 60; i++) anna.send('settings', { key: 'heart', value: 1 + (i % 3) });
  await until('all are done', () => anna.all('st-change').length === 60);
  expect(anna.refusals()).toEqual([]);
});
