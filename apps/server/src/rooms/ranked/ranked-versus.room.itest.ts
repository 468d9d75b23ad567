import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { WON } from '../testing/ports/fake-competition.ts';
import { findMatch } from '../testing/lobby-test-client.ts';
import { ANNA, BERT } from '../testing/play-along.ts';
import { joinGame, leaveEverybody, until } from '../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../testing/room-server.ts';

let rooms: RoomServer;
beforeAll(async () => {
  // The two are shown for so long that everything here happens meanwhile.
  rooms = await startRoomServer({ flow: { versusRankedMs: 20_000 } });
});
afterEach(leaveEverybody);
afterAll(() => rooms.server.close());

async function showPair() {
  const { roomId, matchId } = await findMatch(rooms.url, [ANNA, BERT]);
  const pair = [await joinGame(rooms.url, roomId, ANNA), await joinGame(rooms.url, roomId, BERT)] as const;
  await Promise.all(pair.map((player) => player.any('start')));
  return { pair, matchId };
}

it('who leaves while the two are shown has lost at once, without a turn', async () => {
  const { pair, matchId } = await showPair();
  const [anna, bert] = pair;
  await anna.leave();
  const { self } = await bert.any('winner', ({ recorded }) => recorded);
  expect(self?.wp?.change).toBe(WON);
  expect(rooms.ports.competition.forfeits).toEqual([{ matchId, leavers: [ANNA] }]);
  expect([bert.all('turn'), rooms.ports.recorded]).toEqual([[], []]);
  expect(bert.state.phase).toBe('winner');
});

it('a room that both have left while they were shown closes; only the first of them has lost', async () => {
  rooms.ports.competition.forfeits.length = 0;
  const { pair, matchId } = await showPair();
  await Promise.all(pair.map((player) => player.leave()));
  await until('over', () => rooms.ports.competition.bookings.size === 0);
  const [forfeit, ...others] = rooms.ports.competition.forfeits;
  expect(forfeit?.matchId).toBe(matchId);
  expect(forfeit?.leavers).toHaveLength(1);
  expect(others).toEqual([]);
  expect(rooms.ports.recorded).toEqual([]);
});
