import { expect, it } from 'vitest';
import { LobbyTestClient } from '../testing/lobby-test-client.ts';
import { ANNA } from '../testing/play-along.ts';
import { startRoomServer } from '../testing/room-server.ts';

it('sends everybody out of the queue when the server goes down', async () => {
  const own = await startRoomServer();
  const anna = await LobbyTestClient.enter(own.url, ANNA);
  await anna.queue();
  const closed = own.server.close();
  expect(await anna.nth('queue-left')).toEqual({ reason: 'restart', until: null });
  await closed;
});
