import { LOBBY_ROOM } from '@syllaboom/contracts';
import { expect, it } from 'vitest';
import { matchMaker } from '#platform/rooms/colyseus.ts';
import { connectSdk } from '#platform/rooms/testing/sdk-client.ts';
import { ANNA, Answers, BERT, CARL, openRoom, playTurn, startMatch } from '../testing/play-along.ts';
import { createGame, pause, RoomPlayer, refusalOf, tokenOf, until } from '../testing/room-player.ts';
import { startRoomServer } from '../testing/room-server.ts';

it('lets the running match end and keeps its result, sends everybody away with 4010 restart, takes nobody new [L0304]', async () => {
  const rooms = await startRoomServer({ flow: { drainMs: 20_000 } });
  const players = await openRoom(rooms.url, [ANNA, BERT]);
  const client = new RoomPlayer(
    await connectSdk(rooms.url).joinById(LOBBY_ROOM, { wbPlayer: tokenOf('dora00000004') }),
  );
  const idle = await createGame(rooms.url, CARL);
  await startMatch(players);
  const answers = new Answers();
  for (let i = 0; i < 4; i++) await playTurn(players, answers);
  rooms.ports.failWrites = 1;
  const drained = rooms.server.drain(20_000);
  expect(await players[1].any('server-message')).toEqual({ msg: 'restart' });
  await until('the idle room closes at once', () => idle.closed !== null || idle.dropped !== null);
  expect(idle.dropped ?? idle.closed).toEqual({ code: 4010, reason: 'restart' });
  expect(await client.any('server-message')).toEqual({ msg: 'restart' });
  await until('the lobby closes', () => client.closed ?? client.dropped);
  expect(client.dropped ?? client.closed).toEqual({ code: 4010, reason: 'restart' });
  expect(await refusalOf(createGame(rooms.url, 'late00000009'))).toMatchObject({
    code: 503,
    message: 'room/restarting',
  });
  // What a process that goes on hears of such a room.
  const late = ['seat', {}, { playerId: 'late00000009' }];
  const refused: unknown = await matchMaker.remoteRoomCall(players[0].roomId, 'holdSeat' as never, late);
  expect(String(refused)).toContain('room/restarting');
  await playTurn(players, answers);
  await pause(100);
  expect(players.map(({ closed, dropped }) => closed ?? dropped)).toEqual([null, null]);
  players[0].send('chat', { message: '/surrender' });
  await players[1].any('winner', ({ recorded }) => recorded);
  await until('closed', () => players.every(({ closed, dropped }) => closed ?? dropped));
  expect(players.map(({ dropped, closed }) => dropped ?? closed)).toEqual(
    Array(2).fill({ code: 4010, reason: 'restart' }),
  );
  await drained;
  expect(rooms.ports.recorded).toHaveLength(1);
  await rooms.server.close();
}, 30_000);
