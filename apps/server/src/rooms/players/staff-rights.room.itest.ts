import { DEVELOPER_ROLE, GAME_MODERATOR_ROLE, LANGUAGE_MODERATOR_ROLE } from '@syllaboom/engine';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { mayAsStaff } from './staff-rights.ts';
import { openRoom } from '../testing/play-along.ts';
import { leaveEverybody, until } from '../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../testing/room-server.ts';

let rooms: RoomServer;
beforeAll(async () => {
  rooms = await startRoomServer();
});
afterEach(() => leaveEverybody());
afterAll(() => rooms.server.close());

it('62 rooms hold the staff to the second factor: no guests let in, no song, without a proof that still counts', async () => {
  const ended = Date.now() - 1000;
  for (const [id, secondFactorUntil] of [
    ['devel0000021', null],
    ['devel0000022', ended],
  ] as const) {
    rooms.ports.describe(id, { roles: [GAME_MODERATOR_ROLE, DEVELOPER_ROLE], secondFactorUntil });
    const [dev] = await openRoom(rooms.url, [id]);
    dev.send('settings', { key: 'guests', value: true });
    await until('a refusal', () => dev.refusals().length === 1);
    dev.send('chat', { message: '/metal' });
    await until('no command', () => dev.all('chat').some(({ key }) => key === 'unknownCommand'));
    expect([dev.state.guests, dev.all('server-message')]).toEqual([false, []]);
    await dev.leave();
  }
});

it('62 a proof counts in a room as long as it does for calls', () => {
  const developer = { roles: [DEVELOPER_ROLE, LANGUAGE_MODERATOR_ROLE], secondFactorUntil: 1000 };
  expect([999, 1000].map((now) => mayAsStaff(developer, 'develop', now))).toEqual([true, false]);
  expect(mayAsStaff({ ...developer, secondFactorUntil: null }, 'language', 0)).toBe(true);
});
