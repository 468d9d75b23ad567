import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MODES } from '@syllaboom/engine';
import { matchMaker } from '#platform/rooms/colyseus.ts';
import { ANNA, Answers, BERT, CARL, DORA, leaveAll, openRoom, playTurn, startMatch } from '../../testing/play-along.ts';
import { joinGame, leaveEverybody, type RoomPlayer, until } from '../../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../../testing/room-server.ts';
import type { GameSchema } from '../state/game-state.ts';

let rooms: RoomServer;
beforeAll(async () => {
  rooms = await startRoomServer();
});
afterEach(leaveEverybody);
afterAll(() => rooms.server.close());

/** The match is over by this player giving up; resolves with its result. */
async function giveUp(player: RoomPlayer, watcher: RoomPlayer): Promise<void> {
  const from = watcher.received.length;
  player.send('chat', { message: '/surrender' });
  await watcher.next('winner', () => true, from);
}
const inLobby = (player: RoomPlayer) => until('the lobby', () => player.state.phase === 'lobby');
const seen = (by: RoomPlayer, player: RoomPlayer) => by.state.players.get(player.id);

describe('after a match', () => {
  it('everybody is in the next one, which the host starts from the result itself', async () => {
    const players = await openRoom(rooms.url, [ANNA, BERT]);
    const [anna, bert] = players;
    await startMatch(players);
    expect(seen(anna, bert)).toMatchObject({ autoJoin: true, spectating: false });
    await giveUp(bert, anna);
    expect(anna.state.phase).toBe('winner');
    await startMatch(players);
    expect(seen(anna, bert)).toMatchObject({ spectating: false, heart: 2 });
    await leaveAll(players);
  });

  it('who is out and turns auto-join off watches the next one; who turns it on again plays [R0247 R0248]', async () => {
    const players = await openRoom(rooms.url, [ANNA, BERT, CARL]);
    const [anna, bert, carl] = players;
    await startMatch(players);
    bert.send('chat', { message: '/surrender' });
    await until('bert is out', () => seen(anna, bert)?.eliminated === true);
    expect(seen(anna, bert)).toMatchObject({ spectating: false, autoJoin: true });
    bert.send('auto-join', { on: false });
    await until('the switch', () => seen(anna, bert)?.autoJoin === false);
    await giveUp(carl, anna);
    await inLobby(anna);
    await until('bert watches', () => seen(anna, bert)?.spectating === true);
    expect(bert.all('spectate').at(-1)).toEqual({ id: bert.id, spectating: true });
    await startMatch([anna, carl]);
    expect(seen(anna, bert)?.spectating).toBe(true);
    bert.send('auto-join', { on: true });
    await until('the switch is on', () => seen(anna, bert)?.autoJoin === true);
    await giveUp(carl, anna);
    await startMatch(players);
    expect(seen(anna, bert)).toMatchObject({ spectating: false, heart: 2 });
    await leaveAll(players);
  });

  it('who comes, or sits down, while a result is shown keeps the seat', async () => {
    const players = await openRoom(rooms.url, [ANNA, BERT]);
    const [anna, bert] = players;
    const watcher = await joinGame(rooms.url, anna.roomId, CARL, { spectate: true });
    await startMatch(players);
    await giveUp(bert, anna);
    expect(anna.state.phase).toBe('winner');
    const newcomer = await joinGame(rooms.url, anna.roomId, DORA);
    watcher.send('spectate');
    await until('the watcher sits down', () => seen(anna, watcher)?.spectating === false);
    expect(seen(anna, newcomer)?.spectating).toBe(false);
    await inLobby(anna);
    expect([watcher, newcomer].map((one) => seen(anna, one)?.spectating)).toEqual([false, false]);
    expect(anna.all('spectate').filter(({ spectating }) => spectating)).toEqual([]);
    await leaveAll([...players, watcher, newcomer]);
  });

  it('a host who was idle keeps nobody waiting: who plays goes on, and all read whose it is', async () => {
    const players = await openRoom(rooms.url, [ANNA, BERT, CARL]);
    const [anna, bert, carl] = players;
    const room = matchMaker.getLocalRoomById(anna.roomId) as unknown as { state: GameSchema };
    await startMatch(players);
    anna.send('chat', { message: '/surrender' });
    await until('anna is out', () => seen(bert, anna)?.eliminated === true);
    Object.assign(room.state.players.get(anna.id) ?? {}, { spectating: true, autoJoin: false, idle: true });
    await giveUp(carl, bert);
    expect(bert.state.host).toBe(anna.id);
    await inLobby(bert);
    await until('the next host', () => bert.state.host === bert.id);
    for (const one of players) await one.any('chat', ({ key, params }) => key === 'hostNow' && params?.name === BERT);
    await startMatch([bert, carl]);
    await leaveAll(players);
  });

  it('who was idle stays out until one press; a host who starts plays', async () => {
    const players = await openRoom(rooms.url, [ANNA, BERT, CARL]);
    const [anna, bert, carl] = players;
    const room = matchMaker.getLocalRoomById(anna.roomId) as unknown as { state: GameSchema };
    for (const { id } of [anna, bert])
      Object.assign(room.state.players.get(id) ?? {}, { spectating: true, autoJoin: false, idle: true });
    await startMatch([anna, carl]);
    expect(seen(carl, anna)).toMatchObject({ spectating: false, idle: false });
    expect(seen(carl, bert)).toMatchObject({ spectating: true, idle: true });
    await giveUp(carl, anna);
    await inLobby(anna);
    bert.send('spectate');
    await until('bert sits down', () => seen(anna, bert)?.spectating === false);
    expect(seen(anna, bert)?.idle).toBe(false);
    await leaveAll(players);
  });
});

describe('a best of three', () => {
  const open = async () => {
    const players = await openRoom(rooms.url, [ANNA, BERT]);
    const [anna] = players;
    anna.send('settings', { key: 'best_of', value: 3 });
    await until('the setting', () => players.every(({ state }) => state.bestOf === 3));
    return players;
  };
  const scoreOf = (by: RoomPlayer, ...players: RoomPlayer[]) => [
    ...players.map((player) => seen(by, player)?.wins),
    by.state.games,
    by.state.champion,
  ];

  it('counts who wins, tells with the result who has won it, and begins anew with the next match', async () => {
    const players = await open();
    const [anna, bert] = players;
    await startMatch(players);
    await giveUp(bert, anna);
    expect(scoreOf(anna, anna, bert)).toEqual([1, 0, 1, '']);
    await startMatch(players);
    await giveUp(bert, anna);
    expect(scoreOf(bert, anna, bert)).toEqual([2, 0, 2, anna.id]);
    await inLobby(anna);
    expect(scoreOf(bert, anna, bert)).toEqual([2, 0, 2, anna.id]);
    await startMatch(players);
    expect(scoreOf(anna, anna, bert)).toEqual([0, 0, 0, '']);
    await leaveAll(players);
  });

  it('is over for those who stay when its winner leaves: the room waits for the first match of a new one', async () => {
    const players = await openRoom(rooms.url, [ANNA, BERT, CARL]);
    const [anna, bert, carl] = players;
    anna.send('settings', { key: 'best_of', value: 3 });
    await until('the setting', () => anna.state.bestOf === 3);
    for (const games of [1, 2]) {
      await startMatch(players);
      bert.send('chat', { message: '/surrender' });
      await until('bert is out', () => seen(anna, bert)?.eliminated === true);
      await giveUp(carl, anna);
      await inLobby(anna);
      expect(anna.state.games).toBe(games);
    }
    expect(scoreOf(bert, bert, carl)).toEqual([0, 0, 2, anna.id]);
    await anna.leave();
    await until('the new host', () => bert.state.host === bert.id);
    await until('a new series', () => bert.state.games === 0);
    expect(scoreOf(bert, bert, carl)).toEqual([0, 0, 0, '']);
    await leaveAll([bert, carl]);
  });

  it('counts no match that was stopped; another length begins it anew', async () => {
    const players = await open();
    const [anna, bert] = players;
    await startMatch(players);
    await playTurn(players, new Answers());
    const from = anna.received.length;
    anna.send('end');
    await anna.next('winner', () => true, from);
    expect(scoreOf(anna, anna, bert)).toEqual([0, 0, 0, '']);
    await startMatch(players);
    await giveUp(anna, bert);
    await inLobby(anna);
    expect(scoreOf(anna, anna, bert)).toEqual([0, 1, 1, '']);
    anna.send('settings', { key: 'best_of', value: 5 });
    await until('another length', () => anna.state.bestOf === 5);
    expect(scoreOf(anna, anna, bert)).toEqual([0, 0, 0, '']);
    await startMatch(players);
    await giveUp(anna, bert);
    expect(scoreOf(anna, anna, bert)).toEqual([0, 1, 1, '']);
    await leaveAll(players);
  });

  it('tells everybody when a running series is not gone on with, and only then', async () => {
    const told = (player: RoomPlayer) =>
      player.all('chat').flatMap(({ key, params }) => (key === 'seriesRestarted' ? [params] : []));
    const players = await open();
    const [anna, bert] = players;
    for (const games of [1, 2]) {
      await startMatch(players);
      await giveUp(games === 1 ? bert : anna, games === 1 ? anna : bert);
      await inLobby(anna);
      expect(anna.state.games).toBe(games);
    }
    expect(told(bert)).toEqual([]);
    // Another mode changes nothing; one that nobody wins alone is played beside it.
    anna.send('settings', { mode: MODES.yapping });
    await until('another mode', () => anna.state.games === 0);
    anna.send('settings', { mode: MODES.chainWord });
    await until('the series again', () => anna.state.games === 2);
    anna.send('settings', { key: 'best_of', value: 5 });
    await until('another length', () => anna.state.games === 0);
    await startMatch(players);
    await until('the line', () => told(bert).length > 0);
    expect(told(bert)).toEqual([{ n: 5 }]);
    await giveUp(bert, anna);
    await inLobby(anna);
    // Only one of those who have played in it is left: with somebody new it is no longer the same.
    await bert.leave();
    await until('what the next match will be', () => anna.state.games === 0);
    const carl = await joinGame(rooms.url, anna.roomId, CARL);
    await startMatch([anna, carl]);
    await until('the line', () => told(carl).length > 0);
    expect(scoreOf(anna, anna, carl)).toEqual([0, 0, 0, '']);
    await leaveAll([anna, carl]);
  });

  it('keeps the wins of who leaves and comes back', async () => {
    const players = await openRoom(rooms.url, [ANNA, BERT, CARL]);
    const [anna, bert, carl] = players;
    anna.send('settings', { key: 'best_of', value: 5 });
    await until('the setting', () => anna.state.bestOf === 5);
    await startMatch(players);
    anna.send('chat', { message: '/surrender' });
    await until('anna is out', () => seen(bert, anna)?.eliminated === true);
    await giveUp(carl, bert);
    await inLobby(anna);
    await bert.leave();
    await startMatch([anna, carl]);
    await giveUp(anna, carl);
    await inLobby(anna);
    const back = await joinGame(rooms.url, anna.roomId, BERT);
    await until('bert is back', () => seen(anna, back)?.wins === 1);
    expect(scoreOf(anna, anna, carl)).toEqual([0, 1, 2, '']);
    await leaveAll([anna, carl, back]);
  });
});
