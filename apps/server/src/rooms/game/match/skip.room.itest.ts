import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { ANNA, BERT, CARL, openRoom, startMatch } from '../../testing/play-along.ts';
import { leaveEverybody, until } from '../../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../../testing/room-server.ts';

let rooms: RoomServer;
beforeAll(async () => {
  rooms = await startRoomServer();
});
afterEach(leaveEverybody);
afterAll(() => rooms.server.close());

it('a match is skipped to its result by who played, once nobody but bots is left', async () => {
  const players = await openRoom(rooms.url, [ANNA, BERT, CARL]);
  const [anna, bert, carl] = players;
  anna.send('skip');
  await until('nothing runs', () => anna.refusals().includes('notRunning'));
  carl.send('spectate');
  await until('watching', () => carl.self?.spectating === true);
  for (let bot = 0; bot < 2; bot++) anna.send('add-bot', { typingSpeed: 1 });
  await until('bots', () => anna.state.players.size === 5);
  await startMatch(players);
  anna.send('command', { command: 'surrender' });
  await until('anna is out', () => anna.self?.eliminated === true);
  anna.send('skip');
  await until('bert plays', () => anna.refusals().includes('stillPlayed'));
  bert.send('command', { command: 'surrender' });
  await until('bert is out', () => anna.state.players.get(bert.id)?.eliminated === true);
  carl.send('skip');
  await until('carl never played', () => carl.refusals().includes('stillPlayed'));
  expect(anna.all('winner')).toEqual([]);
  const from = rooms.ports.recorded.length;
  bert.send('skip');
  await anna.any('winner');
  await until('recorded', () => rooms.ports.recorded.length > from);
  const kept = rooms.ports.recorded.at(-1);
  expect(kept).toMatchObject({ deserter: null });
  expect(kept?.seats.every(({ place }) => place !== null)).toBe(true);
});
