import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { Answers, CARL, DORA, openRoom, playTurn, startMatch } from '../../testing/play-along.ts';
import { LobbyTestClient } from '../../testing/lobby-test-client.ts';
import { leaveEverybody, until } from '../../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../../testing/room-server.ts';

let rooms: RoomServer;
beforeAll(async () => {
  rooms = await startRoomServer();
});
afterEach(leaveEverybody);
afterAll(() => rooms.server.close());

it('bombs that dropped are shown to their finder once they are kept, then told as new, wherever the finder is', async () => {
  const { ports } = rooms;
  ports.bombs.set(CARL, [
    { bomb: 23, diamonds: 0 },
    { bomb: 4, diamonds: 15 },
  ]);
  ports.competition.unlocked.set(CARL, [{ type: 'bomb', value: 23, index: 0 }]);
  const players = await openRoom(rooms.url, [CARL, DORA]);
  const [carl, dora] = players;
  await startMatch(players);
  const answers = new Answers();
  for (let turn = 0; turn < 6; turn++) await playTurn(players, answers);
  const elsewhere = await LobbyTestClient.enter(rooms.url, CARL);
  // The lobby greets with what came before; this comes with the match.
  await until('the greeting', () => elsewhere.all('new-item').length === 1);
  ports.competition.unlocked.set(CARL, [{ type: 'bomb', value: 23, index: 0 }]);
  dora.send('chat', { message: '/surrender' });
  await carl.any('item-unlocked');
  const told = (name: string) => carl.received.flatMap(({ type, payload }) => (type === name ? [payload] : []));
  expect(told('item-spawn')).toEqual([
    { type: 'bomb', value: 23, diamonds: 0 },
    { type: 'bomb', value: 4, diamonds: 15 },
  ]);
  const order = carl.received.map(({ type }) => type);
  const kept = carl.received.findIndex(
    ({ type, payload }) => type === 'winner' && (payload as { recorded: boolean }).recorded,
  );
  expect(order.indexOf('item-spawn')).toBeGreaterThan(kept);
  expect(order.indexOf('item-unlocked')).toBeGreaterThan(order.lastIndexOf('item-spawn'));
  await until('the lobby, too', () => elsewhere.all('item-spawn').length === 2);
  expect([dora.all('item-spawn'), dora.all('item-unlocked')]).toEqual([[], []]);
});
