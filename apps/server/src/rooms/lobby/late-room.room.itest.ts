import { expect, it, vi } from 'vitest';
import { RankedRoom } from '../ranked/ranked-room.ts';
import { LobbyTestClient } from '../testing/lobby-test-client.ts';
import { ANNA, BERT, CARL } from '../testing/play-along.ts';
import { until } from '../testing/room-player.ts';
import { startRoomServer } from '../testing/room-server.ts';

it('a room that hears of its players after the queue gave it up lets them go at once: they are still in the queue', async () => {
  const own = await startRoomServer({ flow: { comeWithinMs: 60_000 } });
  const { competition } = own.ports;
  const { expectPlayers } = RankedRoom.prototype;
  // The process stood still: it does what it was told, but its answer comes too late.
  const late = vi.spyOn(RankedRoom.prototype, 'expectPlayers').mockImplementationOnce(function (this: RankedRoom) {
    expectPlayers.call(this);
    throw new Error('too late');
  });
  const [anna, bert] = await Promise.all([ANNA, BERT].map((id) => LobbyTestClient.enter(own.url, id)));
  await Promise.all([anna?.queue(), bert?.queue()]);
  await until('the room lets them go', () => competition.calledOff.length === 1, 10_000);
  expect(competition.bookings.size).toBe(0);
  for (const client of [anna, bert])
    for (const told of ['match-found', 'queue-left'] as const) expect(client?.all(told)).toEqual([]);
  late.mockRestore();
  // The next one who comes meets one of them.
  const carl = await LobbyTestClient.enter(own.url, CARL);
  await carl.queue();
  await carl.nth('match-found');
  await own.server.close();
}, 30_000);
