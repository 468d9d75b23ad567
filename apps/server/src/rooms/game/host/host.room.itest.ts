import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ANNA, Answers, BERT, CARL, DORA, leaveAll, openRoom, playTurn, startMatch } from '../../testing/play-along.ts';
import { joinGame, leaveEverybody, pause, refusalOf, resumeGame, until } from '../../testing/room-player.ts';
import { reserveSeat } from '../../testing/raw-socket.ts';
import { type RoomServer, startRoomServer } from '../../testing/room-server.ts';

let rooms: RoomServer;
beforeAll(async () => {
  rooms = await startRoomServer();
});
afterEach(leaveEverybody);
afterAll(() => rooms.server.close());

describe('the host', () => {
  it('kicks: the player is closed with 4003 kicked, cannot come back by token, but may join anew [R0423]', async () => {
    const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
    const token = bert.room.reconnectionToken;
    anna.send('kick', { id: bert.id });
    await until('closed', () => bert.closed !== null);
    expect(bert.closed).toEqual({ code: 4003, reason: 'kicked' });
    await until('gone', () => anna.state.players.size === 1);
    expect((await refusalOf(resumeGame(rooms.url, token))).message).toBe('not_found');
    const again = await joinGame(rooms.url, anna.roomId, BERT);
    await again.leave();
    await anna.any('chat', ({ key }) => key === 'left');
    // Each going is told once, and as what it was.
    const told = anna.all('chat').map(({ key }) => key);
    expect(told.filter((key) => key === 'kicked' || key === 'left')).toEqual(['kicked', 'left']);
    await anna.leave();
  });

  it('bans: closed with 4001 banned, and every later join too [R0423]', async () => {
    const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
    anna.send('kick', { id: bert.id, ban: true });
    await until('closed', () => bert.closed !== null);
    expect(bert.closed).toEqual({ code: 4001, reason: 'banned' });
    // Before there is a socket, with the code and word that it would have closed with.
    await expect(reserveSeat(rooms.url, `joinById/${anna.roomId}`, BERT)).rejects.toThrow(
      '418 {"code":4001,"error":"banned"}',
    );
    await anna.leave();
  });

  it('kicks somebody whose socket is just broken: the held seat is gone', async () => {
    const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
    const token = bert.room.reconnectionToken;
    bert.cutOff();
    await until('dropped', () => anna.state.players.get(bert.id)?.dc === true);
    anna.send('kick', { id: bert.id });
    await until('gone', () => anna.state.players.size === 1, 500);
    expect((await refusalOf(resumeGame(rooms.url, token))).message).toBe('not_found');
    await anna.leave();
  });

  it('51 kicks in the countdown and in play: the match goes on, or ends when one is left', async () => {
    const players = await openRoom(rooms.url, [ANNA, BERT, CARL]);
    const [anna, bert, carl] = players;
    anna.send('start');
    await anna.any('countdown');
    anna.send('kick', { id: bert.id });
    await anna.any('turn');
    expect([...anna.state.players.keys()].sort()).toEqual([anna.id, carl.id].sort());
    anna.send('kick', { id: carl.id });
    expect((await anna.any('stop')).reason).toBe('lastAlive');
    expect(carl.closed ?? (await until('closed', () => carl.closed))).toEqual({ code: 4003, reason: 'kicked' });
    await anna.leave();
  });

  it('hands the room over; the new host reads it in the chat [R0349 R0424]', async () => {
    const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
    expect(await anna.any('chat', ({ key }) => key === 'hostNow')).toMatchObject({
      system: true,
      private: true,
      params: { name: ANNA },
    });
    anna.send('host', { id: bert.id });
    await until('bert is host', () => anna.state.host === bert.id);
    expect(await bert.any('chat', ({ key }) => key === 'hostNow')).toMatchObject({ private: true });
    expect(anna.all('chat').filter(({ key, params }) => key === 'hostNow' && params?.name === BERT)).toEqual([]);
    anna.send('settings', { locked: true });
    await until('no more', () => anna.refusals().includes('onlyHost'));
    await leaveAll([anna, bert]);
  });

  it('51 is followed by who came next when he leaves; held seats come last', async () => {
    const [anna, bert, carl] = await openRoom(rooms.url, [ANNA, BERT, CARL]);
    bert.cutOff();
    await until('dropped', () => carl.state.players.get(bert.id)?.dc === true);
    await anna.leave();
    await until('carl is host', () => carl.state.host === carl.id);
    await carl.leave();
  });

  it('locks and unlocks the room; nobody else does [R0351 R0435]', async () => {
    const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
    anna.send('settings', { locked: true });
    expect(await bert.any('st-change')).toEqual({ key: 'locked' });
    expect(bert.state.locked).toBe(true);
    bert.send('settings', { locked: false });
    await until('refused', () => bert.refusals().includes('onlyHost'));
    expect(bert.state.locked).toBe(true);
    anna.send('settings', { locked: false });
    await until('open', () => bert.state.locked === false);
    await leaveAll([anna, bert]);
  });

  it('ends the match by button early or alone, and is told when it is not running; others are refused [R0420]', async () => {
    const players = await openRoom(rooms.url, [ANNA, BERT]);
    const [anna, bert] = players;
    anna.send('end');
    await until('not running', () => anna.refusals().includes('notRunning'));
    await startMatch(players);
    bert.send('end');
    await until('only the host', () => bert.refusals().includes('onlyHost'));
    const answers = new Answers();
    await playTurn(players, answers);
    for (let turn = 0; turn < 4; turn++) await playTurn(players, answers);
    anna.send('end');
    expect(await bert.any('winner', ({ recorded }) => recorded)).toMatchObject({
      winners: [],
      self: { player: { id: bert.id } },
    });
    expect(bert.all('stop')).toEqual([{ reason: 'stopped' }]);
    expect(bert.all('chat').flatMap(({ key }) => (key?.startsWith('match') ? [key] : []))).toEqual([
      'matchStarted',
      'matchStopped',
    ]);
    const kept = rooms.ports.recorded.at(-1);
    expect(kept).toMatchObject({ winner: null, deserter: anna.id, turns: 6 });
    expect(kept?.seats.map(({ place }) => place)).toEqual([null, null]);
    await leaveAll(players);
  });

  it('19 cannot be played by others, by spectators or against oneself: nothing changes [R0295 R0328 R0350 R0351]', async () => {
    const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
    const watcher = await joinGame(rooms.url, anna.roomId, CARL, { spectate: true });
    await until('three', () => anna.state.players.size === 3);
    const before = JSON.stringify(anna.state);
    for (const player of [bert, watcher]) {
      player.send('start');
      player.send('kick', { id: anna.id });
      player.send('host', { id: player.id });
      player.send('settings', { mode: 0 });
      player.send('settings', { key: 'monsters', value: ['x'] });
      player.send('settings', { locked: true });
      player.send('add-bot', {});
      player.send('remove-bot', { id: 'bot-1' });
      player.send('chat', { message: '/title mine' });
      await until('all refused', () => player.refusals().length === 9);
      expect(player.refusals()).toEqual([...Array(8).fill('onlyHost'), 'notAllowed']);
    }
    anna.send('kick', { id: anna.id });
    anna.send('host', { id: anna.id });
    anna.send('kick', { id: 'nobody' });
    await until('refused', () => anna.refusals().length === 3);
    expect(anna.refusals()).toEqual(['self', 'self', 'playerUnknown']);
    await pause(50);
    expect(JSON.stringify(anna.state)).toBe(before);
    await leaveAll([anna, bert, watcher]);
  });
});

describe('votes', () => {
  it('put a player out when more than half of the others agree, from three players on', async () => {
    const [anna, bert, carl, dora] = await openRoom(rooms.url, [ANNA, BERT, CARL, DORA]);
    bert.send('vote-kick', { id: dora.id });
    expect(await anna.any('chat', ({ key }) => key === 'voteKick')).toMatchObject({
      params: { by: BERT, name: DORA, votes: 1, of: 3 },
    });
    bert.send('vote-kick', { id: dora.id });
    await pause(50);
    expect(dora.closed).toBeNull();
    carl.send('vote-kick', { id: dora.id });
    await until('out', () => dora.closed !== null);
    expect(dora.closed).toEqual({ code: 4003, reason: 'kicked' });
    await bert.leave();
    await until('two', () => anna.state.players.size === 2);
    carl.send('vote-kick', { id: anna.id });
    await until('too few', () => carl.refusals().includes('needThree'));
    await leaveAll([anna, carl]);
  });

  it('against somebody who watches need more than half of all players; one vote each is told', async () => {
    const [anna, bert, carl, dora] = await openRoom(rooms.url, [ANNA, BERT, CARL, DORA]);
    const watcher = await joinGame(rooms.url, anna.roomId, 'emil00000005', { spectate: true });
    for (const player of [bert, bert, carl]) player.send('vote-kick', { id: watcher.id });
    const votes = () => dora.all('chat').flatMap(({ key, params }) => (key === 'voteKick' ? [params] : []));
    await until('two votes', () => votes().length === 2);
    await pause(50);
    expect(votes().map((params) => [params?.votes, params?.of])).toEqual([
      [1, 4],
      [2, 4],
    ]);
    expect(watcher.closed).toBeNull();
    dora.send('vote-kick', { id: watcher.id });
    await until('out', () => watcher.closed !== null);
    await leaveAll([anna, bert, carl, dora]);
  });
});
