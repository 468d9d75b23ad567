import { SCENARIOS } from '@syllaboom/engine';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { FakePorts } from '../../testing/fake-ports.ts';
import { ANNA, BERT, openRoom } from '../../testing/play-along.ts';
import { leaveEverybody, until } from '../../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../../testing/room-server.ts';

let rooms: RoomServer;
beforeAll(async () => {
  rooms = await startRoomServer({ ports: new FakePorts(['STATION', 'STONE', 'TONE', 'NOTE', 'ONE']) });
});
afterEach(leaveEverybody);
afterAll(() => rooms.server.close());

it('presets that the language is too small for are shown locked, refused, and never drawn [R0298]', async () => {
  const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
  await until('the locks', () => bert.state.locks.includes('sc14:prompts'));
  anna.send('settings', { key: 'scenario', value: 14 });
  await until('refused', () => anna.refusals().includes('modeLocked'));
  expect(bert.state.sc).toBe(0);
  // Nothing would be left to draw.
  const only = SCENARIOS.filter(({ metric }) => metric !== null).map(({ id }) => ({
    id,
    params: { enabled: id === 14 },
  }));
  anna.send('update-scenarios', only);
  await until('refused', () => anna.refusals().includes('badValue'));
});
