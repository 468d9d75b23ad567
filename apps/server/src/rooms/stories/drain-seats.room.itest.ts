import { expect, it } from 'vitest';
import { CARL } from '../testing/play-along.ts';
import { reserveSeat } from '../testing/raw-socket.ts';
import { createGame, until } from '../testing/room-player.ts';
import { startRoomServer } from '../testing/room-server.ts';

it('drains without waiting for seats that were given and never taken', async () => {
  const rooms = await startRoomServer();
  const carl = await createGame(rooms.url, CARL);
  await reserveSeat(rooms.url, `joinById/${carl.roomId}`, 'nobody000001');
  const startedAt = performance.now();
  await rooms.server.drain(10_000);
  const tookMs = performance.now() - startedAt;
  expect(tookMs).toBeLessThan(3_000);
  expect(await until('sent away', () => carl.dropped ?? carl.closed)).toEqual({ code: 4010, reason: 'restart' });
  await rooms.server.close();
});
