import { ROOM } from '@syllaboom/engine';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ANNA, BERT, CARL, DORA, leaveAll, openRoom, startMatch } from '../../testing/play-along.ts';
import { createGame, joinGame, leaveEverybody, refusalOf, until } from '../../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../../testing/room-server.ts';

let rooms: RoomServer;
beforeAll(async () => {
  rooms = await startRoomServer();
});
afterEach(leaveEverybody);
afterAll(() => rooms.server.close());

describe('places of a room', () => {
  it('seats at most the room’s own limit; who comes later watches and may not play [R0320]', async () => {
    const anna = await createGame(rooms.url, ANNA);
    anna.send('settings', { key: 'max_player', value: 2 });
    await until('the limit', () => anna.state.maxp === 2);
    const bert = await joinGame(rooms.url, anna.roomId, BERT);
    const carl = await joinGame(rooms.url, anna.roomId, CARL);
    await until('all here', () => anna.state.players.size === 3);
    expect(anna.state.players.get(carl.id)).toMatchObject({ spectating: true, autoJoin: true });
    carl.send('spectate');
    await until('no seat free', () => carl.refusals().includes('roomFull'));
    anna.send('add-bot', {});
    await until('no seat for a bot', () => anna.refusals().includes('roomFull'));
    await leaveAll([anna, bert, carl]);
  });

  it('starts with as many as a lowered limit allows: bots go, then the latest watch until there is a seat; never the host [R0320]', async () => {
    const [anna, bert, carl] = await openRoom(rooms.url, [ANNA, BERT, CARL]);
    anna.send('add-bot', {});
    anna.send('host', { id: carl.id });
    await until('a bot and a new host', () => anna.state.players.size === 4 && anna.state.host === carl.id);
    carl.send('settings', { key: 'max_player', value: 2 });
    await until('the limit', () => anna.state.maxp === 2);
    expect([...anna.state.players.values()].filter(({ spectating }) => !spectating)).toHaveLength(4);
    await startMatch([carl, anna, bert]);
    expect([...carl.state.players.keys()].sort()).toEqual([anna.id, bert.id, carl.id].sort());
    expect(carl.state.players.get(bert.id)).toMatchObject({ spectating: true, autoJoin: true });
    expect(bert.refusals()).toEqual(['roomFull']);
    carl.send('end');
    await until('the lobby', () => carl.state.phase === 'lobby');
    carl.send('settings', { key: 'max_player', value: 3 });
    await until('the limit', () => anna.state.maxp === 3);
    carl.send('start');
    await until('all three play', () => carl.state.phase === 'playing');
    expect([...carl.state.players.values()].filter(({ spectating }) => !spectating)).toHaveLength(3);
    await leaveAll([anna, bert, carl]);
  });

  it('lets at most 100 watch, whether seats are free or not', async () => {
    const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
    const watch = async (i: number) =>
      joinGame(rooms.url, anna.roomId, `watcher${String(i).padStart(5, '0')}`, { spectate: true });
    for (let i = 0; i < ROOM.mostSpectators; i++) await watch(i);
    expect(await refusalOf(watch(ROOM.mostSpectators))).toEqual({ code: 4212, message: 'full' });
    bert.send('spectate');
    await until('no place to watch', () => bert.refusals().includes('roomFull'));
    const dora = await joinGame(rooms.url, anna.roomId, DORA);
    await until('a seat to play', () => anna.state.players.get(dora.id)?.spectating === false);
  });
});
