import { expect, it } from 'vitest';
import { findMatch, playRanked } from '../testing/lobby-test-client.ts';
import { ANNA, BERT, CARL, DORA } from '../testing/play-along.ts';
import { joinGame, until } from '../testing/room-player.ts';
import { startRoomServer } from '../testing/room-server.ts';

it('a server that goes down calls off what has not begun, and what does not end in time', async () => {
  const own = await startRoomServer({ flow: { drainMs: 300, comeWithinMs: 5_000 } });
  const running = await playRanked(own.url, [ANNA, BERT]);
  const waiting = await findMatch(own.url, [CARL, DORA]);
  const carl = await joinGame(own.url, waiting.roomId, CARL);
  await until('in the room', () => carl.state.players?.size === 1);
  const drained = own.server.drain(5_000);
  expect(await carl.any('stop')).toEqual({ reason: 'fault' });
  await until('everybody is sent away', () =>
    [...running.players, carl].every(({ closed, dropped }) => closed ?? dropped),
  );
  await drained;
  const { calledOff, forfeits, bookings } = own.ports.competition;
  expect(calledOff.toSorted()).toEqual([running.matchId, waiting.matchId].toSorted());
  expect([forfeits, own.ports.recorded, [...bookings]]).toEqual([[], [], []]);
  await own.server.close();
}, 30_000);

it('a server that goes down blames nobody whose connection breaks: there is no way back', async () => {
  const own = await startRoomServer({ flow: { drainMs: 3_000 } });
  const { players, matchId } = await playRanked(own.url, [ANNA, BERT]);
  const [anna, bert] = players;
  const drained = own.server.drain(5_000);
  await bert.any('server-message', ({ msg }) => msg === 'restart');
  anna.cutOff();
  expect(await bert.any('stop')).toEqual({ reason: 'fault' });
  await drained;
  const { calledOff, forfeits } = own.ports.competition;
  expect([calledOff, forfeits, own.ports.recorded]).toEqual([[matchId], [], []]);
  await own.server.close();
}, 30_000);

it('a server that goes down blames nobody whose connection was broken already', async () => {
  const own = await startRoomServer({ flow: { drainMs: 3_000, seatHoldSeconds: 1 } });
  const { players, matchId } = await playRanked(own.url, [ANNA, BERT]);
  const [anna, bert] = players;
  anna.cutOff();
  await bert.any('dc', ({ dc }) => dc);
  await own.server.drain(5_000);
  const { calledOff, forfeits } = own.ports.competition;
  expect([calledOff, forfeits, own.ports.recorded]).toEqual([[matchId], [], []]);
  await own.server.close();
}, 30_000);

it('a server that goes down lets a match end: whoever goes by themselves has left it', async () => {
  const own = await startRoomServer({ flow: { drainMs: 3_000 } });
  const { players, matchId } = await playRanked(own.url, [ANNA, BERT]);
  const [anna, bert] = players;
  const drained = own.server.drain(5_000);
  await bert.any('server-message', ({ msg }) => msg === 'restart');
  await anna.leave();
  await until('the result', () => own.ports.recorded.length === 1);
  await drained;
  expect(own.ports.recorded[0]).toMatchObject({ matchId, ranked: { leavers: [ANNA] } });
  expect(own.ports.competition.calledOff).toEqual([]);
  await own.server.close();
}, 30_000);
