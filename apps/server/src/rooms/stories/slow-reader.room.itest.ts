import { afterAll, beforeAll, expect, it } from 'vitest';
import { matchMaker } from '#platform/rooms/colyseus.ts';
import { ANNA, BERT, openRoom } from '../testing/play-along.ts';
import { enterRoom } from '../testing/raw-socket.ts';
import { leaveEverybody, pause, until } from '../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../testing/room-server.ts';

let rooms: RoomServer;
beforeAll(async () => {
  rooms = await startRoomServer({ limits: { bufferMost: 400_000, bufferHigh: 50_000, bufferHighMs: 1_000 } });
});
afterAll(async () => {
  await leaveEverybody();
  await rooms.server.close();
});

it('closes a client that does not read with 1013 too_slow, and the others do not wait for it', async () => {
  const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
  const slow = await enterRoom(rooms.url, anna.roomId, 'slow00000001');
  slow.acknowledge();
  await until('three', () => anna.state.players.size === 3);
  slow.socket.pause();
  // The kernel's buffers must fill up before anything stays with the process.
  const room: object | undefined = matchMaker.getLocalRoomById(anna.roomId);
  const { clients, broadcast } = room as {
    clients: { ref: { bufferedAmount: number } }[];
    broadcast(type: string, payload: unknown): void;
  };
  const shout = broadcast.bind(room);
  const text = 'x'.repeat(20_000);
  const backlog = () => Math.max(...clients.map(({ ref }) => ref.bufferedAmount));
  for (let i = 0; i < 2_000 && backlog() < 100_000; i++) {
    shout('server-message', { msg: text });
    await pause(1);
  }
  expect(backlog()).toBeGreaterThan(100_000);
  await pause(2_000);
  slow.socket.resume();
  expect(await slow.untilClosed()).toEqual({ code: 1013, reason: 'too_slow' });
  expect(bert.closed ?? bert.dropped).toBeNull();
  anna.send('emoji', { emoji: '🙂' });
  await bert.any('emoji');
}, 30_000);
