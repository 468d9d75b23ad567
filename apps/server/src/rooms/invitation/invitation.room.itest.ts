import { DIFFICULTIES, ROOM } from '@syllaboom/engine';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { matchMaker } from '#platform/rooms/colyseus.ts';
import { ANNA, BERT, CARL, GUEST } from '../testing/play-along.ts';
import { createGame, joinGame, leaveEverybody, refusalOf, until } from '../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../testing/room-server.ts';
import { readInvitation } from './read-invitation.ts';

let rooms: RoomServer;
beforeAll(async () => {
  rooms = await startRoomServer();
});
beforeEach(() => rooms.ports.keyed.clear());
afterEach(leaveEverybody);
afterAll(() => rooms.server.close());

const url = () => rooms.url;

describe('what a link invites to', () => {
  it('64 tells who invites to what, of players nobody but the host, and takes no seat', async () => {
    const anna = await createGame(url(), ANNA, { title: 'Owls', mode: 2, locale: 'de-DE' });
    await joinGame(url(), anna.roomId, BERT);
    const received = await readInvitation(anna.roomId);
    expect(received).toEqual({
      roomId: anna.roomId,
      host: { name: ANNA, avatar: `seed-${ANNA}`, frame: 0 },
      title: 'Owls',
      mode: 2,
      sc: 0,
      language: 'de-DE',
      mlang: false,
      players: 2,
      seats: ROOM.defaultPlayers,
      started: false,
      private: false,
      wayIn: false,
      door: 'seat',
    });
    expect(JSON.stringify(received)).not.toContain(BERT);
    await until('Bert', () => anna.state.players.size === 2);
  });

  it('says what one finds: a private table, a full one, a match that runs, no room at all', async () => {
    const anna = await createGame(url(), ANNA, { open: false });
    expect(await readInvitation(anna.roomId)).toMatchObject({ private: true, door: 'seat' });
    anna.send('settings', { key: 'max_player', value: 1 });
    await until('one seat', () => anna.state.maxp === 1);
    expect(await readInvitation(anna.roomId)).toMatchObject({ door: 'watch', seats: 1 });
    anna.send('settings', { difficulty: DIFFICULTIES.practice });
    await until('practice', () => anna.state.diff === DIFFICULTIES.practice);
    for (const code of ['lobby', 'NOROOM1', '../x', '']) expect(await readInvitation(code)).toBeNull();
    await anna.leave();
    await expect.poll(() => readInvitation(anna.roomId)).toBeNull();
  });
});

describe('a table that its host closed to accounts without a way in', () => {
  it('64 gives them no seat and says why; others come, and who sat there stays', async () => {
    const anna = await createGame(url(), ANNA);
    rooms.ports.keyed.add(BERT);
    const bert = await joinGame(url(), anna.roomId, BERT);
    anna.send('settings', { key: 'way_in', value: true });
    await until('closed', () => anna.state.wayIn);
    expect(await readInvitation(anna.roomId)).toMatchObject({ wayIn: true });
    expect(bert.closed).toBeNull();
    await bert.leave();
    await until('Bert is gone', () => anna.state.players.size === 1);
    expect(await refusalOf(joinGame(url(), anna.roomId, BERT))).toMatchObject({ message: 'room/way_in_needed' });
    expect((await joinGame(url(), anna.roomId, CARL)).roomId).toBe(anna.roomId);
    rooms.ports.keyed.clear();
    await joinGame(url(), anna.roomId, BERT);
    await until('three', () => anna.state.players.size === 3);
  });

  it('is closed by a host alone who would find back in', async () => {
    rooms.ports.keyed.add(ANNA);
    const anna = await createGame(url(), ANNA);
    anna.send('settings', { key: 'way_in', value: true });
    await until('refused', () => anna.refusals().includes('wayInNeeded'));
    expect(anna.state.wayIn).toBe(false);
    const bert = await joinGame(url(), anna.roomId, BERT);
    bert.send('settings', { key: 'way_in', value: true });
    await until('not the host', () => bert.refusals().includes('onlyHost'));
  });
});

describe('without a way in', () => {
  it('64 one talks in the room, but neither whispers nor names it', async () => {
    rooms.ports.keyed.add(ANNA);
    expect(await refusalOf(createGame(url(), ANNA, { title: 'Mine' }))).toMatchObject({
      message: 'auth/way_in_needed',
    });
    const anna = await createGame(url(), ANNA);
    const bert = await joinGame(url(), anna.roomId, BERT);
    anna.send('chat', { message: 'hello table' });
    await until('heard', () => JSON.stringify(bert.all('chat')).includes('hello table'));
    for (const line of ['/title Shout', `/whisper ${BERT} psst`]) {
      const before = anna.refusals().filter((code) => code === 'wayInNeeded').length;
      // Lines that come too soon after each other are refused for that.
      await expect
        .poll(() => {
          anna.send('chat', { message: line });
          return anna.refusals().filter((code) => code === 'wayInNeeded').length;
        })
        .toBeGreaterThan(before);
    }
    expect([anna.state.title, JSON.stringify(bert.all('chat')).includes('psst')]).toEqual(['', false]);
  });

  it('guests stay outside as before', async () => {
    const anna = await createGame(url(), ANNA);
    expect(await refusalOf(joinGame(url(), anna.roomId, GUEST))).toMatchObject({ message: 'guest' });
    expect(await matchMaker.query({ roomId: anna.roomId })).toHaveLength(1);
  });
});
