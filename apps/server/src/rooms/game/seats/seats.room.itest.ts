import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { matchMaker } from '#platform/rooms/colyseus.ts';
import {
  ANNA,
  BERT,
  CARL,
  GUEST,
  holderOf,
  leaveAll,
  openRoom,
  playTurn,
  Answers,
  startMatch,
} from '../../testing/play-along.ts';
import {
  createGame,
  joinGame,
  leaveEverybody,
  pause,
  refusalOf,
  resumeGame,
  tokenOf,
  until,
} from '../../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../../testing/room-server.ts';

let rooms: RoomServer;
beforeAll(async () => {
  rooms = await startRoomServer();
});
afterEach(leaveEverybody);
afterAll(() => rooms.server.close());

/** A seat request by hand: the library's client hides the body of a refusal. */
async function askSeat(path: string, body: object): Promise<{ status: number; body: unknown }> {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(`${rooms.url.replace('ws', 'http')}/matchmake/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return { status: reply.status, body: await reply.json() };
}

describe('asking for a seat', () => {
  it('takes create options and shows a new room with its defaults [R0005 R0137 R0138 R0141 R0142 R0143 R0320 R0414]', async () => {
    const anna = await createGame(rooms.url, ANNA, {
      locale: 'de-DE',
      open: true,
      roomId: 'ROOM42',
      title: 'Anna spielt',
    });
    await until('the state', () => anna.state.players?.size === 1);
    expect(anna.roomId).toBe('ROOM42');
    expect(anna.state).toMatchObject({
      host: anna.id,
      title: 'Anna spielt',
      locale: 'de-DE',
      locked: false,
      started: false,
      ranked: false,
      guests: false,
      mlang: false,
      speed: 1,
      mode: 0,
      diff: 0,
      sc: 0,
      lm: 0,
      cs: 0,
      heart: 2,
      maxp: 8,
      wpp: -1,
      wpp_s: 0,
      sl: 3,
      phase: 'lobby',
    });
    expect([...anna.state.monsters]).toEqual([]);
    expect(anna.self).toMatchObject({
      session_id: anna.id,
      auth_id: ANNA,
      username: ANNA,
      avatar: `seed-${ANNA}`,
      heart: 0,
      eliminated: false,
      combo: 0,
      spectating: false,
      bomb: 0,
      background: 0,
      frame: 0,
      dc: false,
      type: 0,
      lang: 'de-DE',
      bot: false,
      wp: 500,
      f: 0,
      h: 0,
      locale: 'de-DE',
      wpm: 0,
      alpha: 0,
      disco: 0,
      claim: 0,
    });
    expect(await refusalOf(createGame(rooms.url, BERT, { roomId: 'ROOM42' }))).toEqual({
      code: 400,
      message: 'room/invalid_options',
    });
    await anna.leave();
  });

  it('has 12 s as its longest time before a start, and the speed table’s 13 s in the first turn [R0139 R0140]', async () => {
    const players = await openRoom(rooms.url, [ANNA, BERT]);
    expect(players[0].state).toMatchObject({ maxTime: 12, word: '', letter: '', time: 0, t: 0, solves: 0 });
    await startMatch(players);
    expect(players[1].state).toMatchObject({ maxTime: 13, time: 13_000, turn: 1, round: 1 });
    await leaveAll(players);
  });

  it('creates a private room with open off; whoever has its id may join [R0241]', async () => {
    const anna = await createGame(rooms.url, ANNA, { open: false });
    const bert = await joinGame(rooms.url, anna.roomId, BERT, { locale: 'fr-FR' });
    await until('both', () => bert.state.players?.size === 2);
    expect(bert.state.locked).toBe(true);
    expect(bert.self?.locale).toBe('fr-FR');
    await leaveAll([anna, bert]);
  });

  it('says 4212 not_found for a room that does not exist, forged ids included', async () => {
    for (const id of ['none', '../lobby', 'A'.repeat(200), '__proto__', '%00']) {
      const { message } = await refusalOf(joinGame(rooms.url, encodeURIComponent(id), ANNA));
      expect([id, message]).toEqual([id, 'not_found']);
    }
    expect(await askSeat('joinById/none', { wbPlayer: tokenOf(ANNA) })).toEqual({
      status: 404,
      body: { code: 4212, error: 'not_found' },
    });
  });

  it('33 refuses a missing, a wrong and an expired token and malformed options', async () => {
    const anna = await createGame(rooms.url, ANNA);
    rooms.ports.expired.add('old000000001');
    expect(await refusalOf(joinGame(rooms.url, anna.roomId, BERT, { wbPlayer: undefined }))).toEqual({
      code: 401,
      message: 'auth/login_required',
    });
    expect(await refusalOf(joinGame(rooms.url, anna.roomId, BERT, { wbPlayer: 'forged' }))).toEqual({
      code: 401,
      message: 'auth/token_invalid',
    });
    expect(await refusalOf(joinGame(rooms.url, anna.roomId, 'old000000001'))).toEqual({
      code: 401,
      message: 'auth/token_expired',
    });
    expect(await refusalOf(joinGame(rooms.url, anna.roomId, BERT, { locale: 'xx' }))).toEqual({
      code: 400,
      message: 'room/invalid_options',
    });
    for (const roomId of ['../..', 'lobby']) {
      expect(await refusalOf(createGame(rooms.url, BERT, { roomId }))).toEqual({
        code: 400,
        message: 'room/invalid_options',
      });
    }
    await anna.leave();
  });

  it('17 refuses guests with 4004 guest before there is a socket [L0002 R0346 R0347]', async () => {
    expect(await askSeat('create/my_room', { wbPlayer: tokenOf(GUEST) })).toEqual({
      status: 403,
      body: { code: 4004, error: 'guest' },
    });
    const anna = await createGame(rooms.url, ANNA);
    expect(await askSeat(`joinById/${anna.roomId}`, { wbPlayer: tokenOf(GUEST) })).toEqual({
      status: 403,
      body: { code: 4004, error: 'guest' },
    });
    await pause(50);
    expect(anna.state.players.size).toBe(1);
    await anna.leave();
  });

  it('shows a title without characters that turn or hide text', async () => {
    const anna = await createGame(rooms.url, ANNA, { title: '  \u202eroom\u200b\u0007 of Anna ' });
    expect(await until('the title', () => anna.state.title)).toBe('room of Anna');
    await anna.leave();
  });

  it('lets guests in where a developer has switched it on; they neither chat nor send hearts nor add bots [R0008 R0347 R0352]', async () => {
    rooms.ports.describe('devel0000001', { roles: [10] });
    const dev = await createGame(rooms.url, 'devel0000001');
    dev.send('settings', { key: 'guests', value: true });
    await until('guests on', () => dev.state.guests === true);
    const guest = await joinGame(rooms.url, dev.roomId, GUEST);
    await until('the guest', () => dev.state.players.size === 2);
    guest.send('chat', { message: 'hello' });
    await until('no chat for guests', () => guest.refusals().includes('guest'));
    guest.send('love', { id: dev.id });
    await until('no love either', () => guest.refusals().length === 2);
    guest.send('add-bot', {});
    await until('no bots', () => guest.refusals().includes('onlyHost'));
    dev.send('host', { id: guest.id });
    await until('a guest never becomes the host', () => dev.refusals().includes('guest'));
    expect([dev.state.players.size, dev.state.host]).toEqual([2, dev.id]);
    expect(dev.all('chat').filter(({ system }) => !system)).toEqual([]);
    await leaveAll([guest, dev]);
  });

  it('12 refuses a banned account with 418 and 4001 banned', async () => {
    const anna = await createGame(rooms.url, ANNA);
    rooms.ports.banned.add('bad000000001');
    expect(await askSeat(`joinById/${anna.roomId}`, { wbPlayer: tokenOf('bad000000001') })).toEqual({
      status: 418,
      body: { code: 4001, error: 'banned' },
    });
    await anna.leave();
  });

  it('gives an account that asks for two rooms at once a seat in one of them [R0526]', async () => {
    const [one, other] = [await createGame(rooms.url, ANNA), await createGame(rooms.url, BERT)];
    // As far away as a Redis is: both rooms look before either has written.
    const { presence } = matchMaker;
    const read = presence.hget.bind(presence);
    const slow = vi.spyOn(presence, 'hget').mockImplementation(async (key, field) => {
      const value = await read(key, field);
      await pause(50);
      return value;
    });
    const tries = await Promise.allSettled([one, other].map(({ roomId }) => joinGame(rooms.url, roomId, CARL)));
    slow.mockRestore();
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('refuses an account that plays in another room with 4002 playing, and frees a seat that only waits [R0526]', async () => {
    const anna = await createGame(rooms.url, ANNA);
    const other = await createGame(rooms.url, BERT);
    expect(await refusalOf(joinGame(rooms.url, other.roomId, ANNA))).toMatchObject({ code: 4002, message: 'playing' });
    const carl = await joinGame(rooms.url, anna.roomId, CARL);
    await until('both', () => carl.state.players?.size === 2);
    anna.cutOff();
    await until('dropped', () => carl.state.players.get(anna.id)?.dc === true);
    const again = await joinGame(rooms.url, other.roomId, ANNA);
    await until('the old seat is free', () => carl.state.players.size === 1);
    await leaveAll([carl, other, again]);
  });
});

describe('coming back', () => {
  it('takes the own seat again by token in the own turn; the fuse went on meanwhile [R0416]', async () => {
    const players = await openRoom(rooms.url, [ANNA, BERT]);
    await startMatch(players);
    const holder = holderOf(players);
    const other = players[0] === holder ? players[1] : players[0];
    const { turnEndsAt, turn } = other.state;
    const token = holder.room.reconnectionToken;
    expect(rooms.ports.saved.get(holder.self?.auth_id ?? '')).toEqual({ roomId: holder.roomId, token });
    holder.cutOff();
    expect(await other.any('dc')).toEqual({ id: holder.id, dc: true });
    expect(other.state.players.get(holder.id)?.dc).toBe(true);
    const back = await resumeGame(rooms.url, token);
    expect(await other.any('dc', ({ dc }) => !dc)).toEqual({ id: holder.id, dc: false });
    expect(back.id).toBe(holder.id);
    expect((await back.any('clock')).now).toBeGreaterThan(0);
    await until('the state', () => back.state.turn === turn);
    expect(back.state.turnEndsAt).toBe(turnEndsAt);
    expect(rooms.ports.saved.get(back.self?.auth_id ?? '')?.token).toBe(back.room.reconnectionToken);
    expect(back.room.reconnectionToken).not.toBe(token);
    const pair = players[0] === holder ? [back, other] : [other, back];
    await playTurn(pair, new Answers());
    await leaveAll(pair);
  });

  it('gives the seat up after the hold: in a match the hearts go, in the lobby the seat', async () => {
    const players = await openRoom(rooms.url, [ANNA, BERT, CARL]);
    const [anna, bert, carl] = players;
    const token = bert.room.reconnectionToken;
    bert.cutOff();
    await until('dropped', () => anna.state.players.get(bert.id)?.dc === true);
    await until('gone', () => anna.state.players.size === 2);
    expect(await refusalOf(resumeGame(rooms.url, token))).toEqual({ code: 404, message: 'not_found' });
    expect(rooms.ports.saved.has(BERT)).toBe(false);
    await startMatch([anna, carl]);
    carl.cutOff();
    // Too few turns for anything to be kept.
    expect(await anna.any('winner')).toMatchObject({ short: true, recorded: false });
    expect(anna.state.players.get(carl.id)).toMatchObject({ heart: 0, eliminated: true });
    await leaveAll([anna]);
  });

  it('keeps the token of who leaves a running match, without hearts, until the lobby [R0249 R0420]', async () => {
    const players = await openRoom(rooms.url, [ANNA, BERT, CARL]);
    const [anna, bert, carl] = players;
    await startMatch(players);
    bert.send('leave');
    await until('closed', () => bert.closed !== null);
    expect(bert.closed).toEqual({ code: 4000, reason: 'normal' });
    await until('no hearts', () => anna.state.players.get(bert.id)?.heart === 0);
    expect(anna.state.players.get(bert.id)).toMatchObject({ eliminated: true, dc: true });
    expect(anna.state.started).toBe(true);
    carl.send('chat', { message: '/surrender' });
    await anna.any('winner');
    await until('the token goes', () => !anna.state.players.has(bert.id));
    await leaveAll([anna, carl]);
  });

  it('37 sends a second tab away with 4009 and the token that takes the seat over [R0527]', async () => {
    const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
    const refused = await refusalOf(joinGame(rooms.url, anna.roomId, BERT));
    expect(refused.code).toBe(4009);
    expect(refused.message).toBe(bert.room.reconnectionToken);
    const tab = await resumeGame(rooms.url, refused.message);
    expect(tab.id).toBe(bert.id);
    await until('the old tab is closed', () => bert.closed !== null);
    expect(bert.closed).toEqual({ code: 4005, reason: 'taken_over' });
    tab.send('chat', { message: 'from the new tab' });
    await anna.any('chat', ({ message }) => message === 'from the new tab');
    expect(anna.state.players.size).toBe(2);
    await leaveAll([anna, tab]);
  });

  it('37 refuses a reconnection with the access token of somebody else, a wrong token and a used one', async () => {
    const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
    const token = bert.room.reconnectionToken;
    bert.cutOff();
    await until('dropped', () => anna.state.players.get(bert.id)?.dc === true);
    await refusalOf(resumeGame(rooms.url, token, tokenOf(CARL)));
    expect(await refusalOf(resumeGame(rooms.url, `${anna.roomId}:forgedtok`))).toEqual({
      code: 404,
      message: 'not_found',
    });
    const back = await resumeGame(rooms.url, token, tokenOf(BERT));
    expect(back.id).toBe(bert.id);
    expect(await refusalOf(resumeGame(rooms.url, token))).toEqual({ code: 404, message: 'not_found' });
    await leaveAll([anna, back]);
  });
});
