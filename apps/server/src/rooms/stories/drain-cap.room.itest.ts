import { expect, it } from 'vitest';
import { ANNA, Answers, BERT, CARL, DORA, holderOf, openRoom, playTurn, startMatch } from '../testing/play-along.ts';
import { pause, type RoomPlayer, until } from '../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../testing/room-server.ts';

const TURNS = 5;
const RESTART = { code: 4010, reason: 'restart' };

/** Two people in the middle of a match that nothing ends soon. */
async function openTable(rooms: RoomServer, ids: readonly [string, string]): Promise<readonly RoomPlayer[]> {
  const players = await openRoom(rooms.url, ids);
  await startMatch(players);
  const answers = new Answers();
  for (let turn = 0; turn < TURNS; turn++) await playTurn(players, answers);
  return players;
}

const sentAway = (players: readonly RoomPlayer[]) =>
  until('everybody is sent away', () => players.every(({ closed, dropped }) => closed ?? dropped));

/** Nobody won, nobody came in anywhere, and the words are there. */
function expectNoWinner({ ports }: RoomServer, matches: number): void {
  expect(ports.recorded).toHaveLength(matches);
  for (const { winner, deserter, turns, seats } of ports.recorded) {
    expect([winner, deserter, turns]).toEqual([null, null, TURNS + 1]);
    expect(seats.map(({ place }) => place)).toEqual([null, null]);
    expect(seats.reduce((words, { stats }) => words + stats.correctWords, 0)).toBe(TURNS);
  }
}

it.each([1, 2, 3])(
  'a restart makes nobody win, and loses no result: matches that do not end by themselves are ended before anybody is sent away (round %i)',
  async () => {
    const rooms = await startRoomServer({ flow: { drainMs: 250 } });
    const tables = [await openTable(rooms, [ANNA, BERT]), await openTable(rooms, [CARL, DORA])];
    const players = tables.flat();
    rooms.ports.failWrites = 3;
    await rooms.server.drain(5_000);
    expectNoWinner(rooms, 2);
    await sentAway(players);
    for (const player of players) {
      expect(player.dropped ?? player.closed).toEqual(RESTART);
      expect(player.all('stop')).toEqual([{ reason: 'halted' }]);
      expect(player.all('winner').map(({ winners, recorded }) => [winners, recorded])).toEqual([
        [[], false],
        [[], true],
      ]);
      expect(player.all('eliminated')).toEqual([]);
    }
    await rooms.server.close();
  },
  20_000,
);

it('a broken connection makes nobody win while the server goes down: there is no way back', async () => {
  const rooms = await startRoomServer({ flow: { drainMs: 10_000 } });
  const players = await openTable(rooms, [ANNA, BERT]);
  const drained = rooms.server.drain(12_000);
  await players[0]?.any('server-message', ({ msg }) => msg === 'restart');
  players[1]?.cutOff();
  await drained;
  expectNoWinner(rooms, 1);
  await rooms.server.close();
}, 20_000);

it('nor does one that was broken already, once its seat is not held any longer', async () => {
  const rooms = await startRoomServer({ flow: { drainMs: 10_000, seatHoldSeconds: 1 } });
  const players = await openTable(rooms, [ANNA, BERT]);
  const [gone, here] = holderOf(players) === players[0] ? [players[1], players[0]] : players;
  gone?.cutOff();
  await here?.any('dc', ({ dc }) => dc);
  await rooms.server.drain(12_000);
  expectNoWinner(rooms, 1);
  await rooms.server.close();
}, 20_000);

it('whoever leaves by themselves while the server goes down has left', async () => {
  const rooms = await startRoomServer({ flow: { drainMs: 10_000 } });
  const [anna, bert] = await openTable(rooms, [ANNA, BERT]);
  const drained = rooms.server.drain(12_000);
  await bert?.any('server-message', ({ msg }) => msg === 'restart');
  await bert?.leave();
  await drained;
  expect(rooms.ports.recorded).toMatchObject([{ winner: anna?.id, seats: [{ place: 1 }, { place: 2 }] }]);
  await rooms.server.close();
}, 20_000);

it('waits for results of rooms that are gone, and says which ones it could not wait for', async () => {
  const rooms = await startRoomServer({ flow: { drainMs: 10_000, recordRetryMs: 60_000 } });
  rooms.ports.failWrites = 1;
  const players = await openTable(rooms, [ANNA, BERT]);
  players[0]?.send('chat', { message: '/surrender' });
  await players[1]?.any('winner');
  await Promise.all(players.map((player) => player.leave()));
  await pause(50);
  expect([rooms.ports.attempts.length, rooms.ports.recorded.length]).toEqual([1, 0]);
  // The next try was a minute away.
  await rooms.server.drain(5_000);
  expect([rooms.ports.attempts.length, rooms.ports.recorded.length]).toEqual([2, 1]);
  expect(rooms.log.filter(({ text }) => text.includes('is lost'))).toEqual([]);
  await rooms.server.close();
}, 20_000);

it('does not wait for ever where nothing can be written, and names what is lost', async () => {
  const rooms = await startRoomServer({ flow: { drainMs: 50 } });
  rooms.ports.failWrites = Number.POSITIVE_INFINITY;
  const players = await openTable(rooms, [ANNA, BERT]);
  await rooms.server.drain(700);
  const lost = rooms.log.filter(({ level, text }) => level === 'error' && text.includes('is lost'));
  expect(lost.map(({ data }) => data)).toEqual([{ part: 'rooms', matchId: rooms.ports.attempts[0] }]);
  rooms.ports.failWrites = 0;
  await rooms.server.close();
  await sentAway(players);
}, 20_000);
