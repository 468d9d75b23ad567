import type { Friend, FriendInvite } from '@syllaboom/contracts';
import { expOfLevel, GAME_MODERATOR_ROLE, RANKED } from '@syllaboom/engine';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { leaveEverybody, type RoomPlayer, until } from '../rooms/testing/room-player.ts';
import { FAST_FLOW } from '../rooms/testing/room-server.ts';
import { friendCalls } from '../testing/people/friends.ts';
import { type SignedIn, signUpWith } from '../testing/people/staff.ts';
import { type ServerWithRooms, startServerWithRooms } from '../testing/server-with-rooms.ts';

let server: ServerWithRooms;
let calls: ReturnType<typeof friendCalls>;
beforeAll(async () => {
  server = await startServerWithRooms({ ...FAST_FLOW, watchDelayMs: 200 });
  calls = friendCalls(server);
});
afterEach(leaveEverybody);
afterAll(() => server.close());

const PATIENCE = { timeout: 8_000 };
let pairs = 0;
async function createPair(): Promise<[SignedIn, SignedIn]> {
  pairs += 1;
  return [await signUpWith(server, `fay_${pairs}`), await signUpWith(server, `gus_${pairs}`)];
}
async function createFriends(): Promise<[SignedIn, SignedIn]> {
  const pair = await createPair();
  await calls.befriend(...pair);
  return pair;
}
const receivedBy = (player: RoomPlayer, name: string): unknown[] =>
  player.received.filter(({ type }) => type === name).map(({ payload }) => payload);
const invitesOf = (player: RoomPlayer) => receivedBy(player, 'friend_invite') as FriendInvite[];
/** Where somebody is seen to sit. */
async function roomOf(by: SignedIn): Promise<Friend['room'] | undefined> {
  return (await calls.listOf(by))[0]?.room;
}
const codeOf = async (answer: ReturnType<typeof calls.invite>) => {
  const { status, body } = await answer;
  return [status, body.code, body.error];
};

describe('friends', () => {
  it('hear of requests and answers at once, in the lobby and at a table', async () => {
    const [fay, gus] = await createPair();
    const lobby = await server.enterLobby(fay);
    const table = await server.createRoom(gus);
    await calls.ask(fay, gus);
    await until('the request is heard of', () => receivedBy(table, 'friends').length === 1);
    expect(receivedBy(table, 'friends')).toEqual([{ requests: 1 }]);
    await calls.accept(gus, fay);
    await until('the answer is heard of', () => receivedBy(lobby.player, 'friends').length === 2);
    expect(receivedBy(table, 'friends').at(-1)).toEqual({ requests: 0 });
  });

  it('see each other’s room as it is: private or not, running, with how many people, and no more when it is left', async () => {
    const [fay, gus] = await createFriends();
    const table = await server.createRoom(gus);
    const seen = { id: table.roomId, locked: false, started: false, players: 1, watch: false };
    for (const locked of [true, false, true]) {
      table.send('settings', { locked });
      await expect.poll(() => roomOf(fay), PATIENCE).toEqual({ ...seen, locked });
    }
    const joined = await server.joinRoom(fay, table.roomId);
    await expect.poll(() => roomOf(fay), PATIENCE).toMatchObject({ players: 2 });
    await joined.leave();
    await table.leave();
    await expect.poll(() => roomOf(fay), PATIENCE).toBeNull();
  });

  it('of a ranked match are led to the room that shows it', async () => {
    const [fay, gus] = await createFriends();
    const rival = await signUpWith(server, 'rival');
    for (const { id } of [gus, rival])
      await server.database.pool.query('update profile set exp = $2 where player_id = $1', [
        id,
        expOfLevel(RANKED.leastLevel),
      ]);
    const lobbies = [await server.enterLobby(gus), await server.enterLobby(rival)];
    for (const client of lobbies) await client.queue();
    const { roomId } = (await lobbies[0]?.nth('match-found'))?.join ?? expect.unreachable();
    const players = [await server.joinRoom(gus, roomId), await server.joinRoom(rival, roomId)];
    await Promise.all(players.map((player) => player.any('turn')));
    await expect.poll(() => roomOf(fay), PATIENCE).toMatchObject({ watch: true, started: true, players: 2 });
    const room = await roomOf(fay);
    const watchId = typeof room === 'object' && room !== null ? room.id : expect.unreachable();
    expect(watchId).not.toBe(roomId);
    // One watches it, and is asked along by nobody meanwhile.
    const watching = await server.joinRoom(fay, watchId);
    await until('the match is shown', () => watching.state.ranked);
    expect(await codeOf(calls.invite(fay, gus, watchId))).toEqual([
      400,
      'friend/in_game',
      'Friend is already in a game',
    ]);
    // The room of the match takes nobody else, so nobody is invited there.
    expect(await codeOf(calls.invite(gus, fay, roomId))).toEqual([
      409,
      'friend/no_room',
      'You must be in a game to send invites',
    ]);
    await watching.leave();
    await players[0]?.leave();
  });
});

describe('invitations', () => {
  it('22 come once to every connection of a friend, in the lobby and at a table between matches [S0187 R0469]', async () => {
    const [fay, gus] = await createFriends();
    const own = await server.createRoom(fay);
    const ears = [(await server.enterLobby(gus)).player, await server.createRoom(gus)];
    const invited = await calls.invite(fay, gus, own.roomId, { message: '  come   <b>over</b> ' });
    expect([invited.status, invited.body]).toEqual([200, { success: true }]);
    const told = {
      fromId: fay.id,
      fromName: fay.username,
      fromAvatar: expect.any(String),
      fromFrame: 0,
      roomId: own.roomId,
      message: 'come <b>over</b>',
    };
    for (const ear of ears) await until('the invitation', () => invitesOf(ear).length > 0);
    expect(ears.map(invitesOf)).toEqual([[told], [told]]);
    // Without a message, too; one's own connections hear nothing.
    await calls.invite(fay, gus, own.roomId);
    await until('the second one', () => ears.every((ear) => invitesOf(ear).length === 2));
    expect(ears.map((ear) => invitesOf(ear)[1]?.message)).toEqual(['', '']);
    expect(invitesOf(own)).toEqual([]);
  });

  it('22 are for friends alone who are there and not in a match, and lead into the own room alone [S0133]', async () => {
    const [fay, gus] = await createFriends();
    const stranger = await signUpWith(server, `nobody_${pairs}`);
    const own = await server.createRoom(fay);
    const { roomId } = own;
    expect(await codeOf(calls.invite(fay, stranger, roomId))).toEqual([
      403,
      'friend/not_friends',
      'Can only invite friends',
    ]);
    expect(await codeOf(calls.invite(fay, gus, roomId))).toEqual([404, 'friend/offline', 'Friend is not online']);
    const lobby = await server.enterLobby(gus);
    // Who has chosen to be offline is not there for anybody.
    await calls.set(gus, { status: 'offline' });
    expect(await codeOf(calls.invite(fay, gus, roomId))).toEqual([404, 'friend/offline', 'Friend is not online']);
    await calls.set(gus, { status: 'online' });
    const other = await server.createRoom(stranger);
    const noRoom = [409, 'friend/no_room', 'You must be in a game to send invites'];
    for (const id of [other.roomId, 'NOSUCHROOM', '', 'lobby'])
      expect([id, await codeOf(calls.invite(fay, gus, id))]).toEqual([id, noRoom]);
    expect(await codeOf(calls.invite(gus, fay, roomId))).toEqual(noRoom);
    // In the same room already, and in a match elsewhere.
    const joined = await server.joinRoom(gus, roomId);
    const inGame = [400, 'friend/in_game', 'Friend is already in a game'];
    await expect.poll(() => codeOf(calls.invite(fay, gus, roomId)), PATIENCE).toEqual(inGame);
    await joined.leave();
    const match = await server.createRoom(gus);
    match.send('add-bot', {});
    match.send('start');
    await match.any('turn');
    await expect.poll(() => codeOf(calls.invite(fay, gus, roomId)), PATIENCE).toEqual(inGame);
    expect([...invitesOf(lobby.player), ...invitesOf(match), ...invitesOf(joined)]).toEqual([]);
    await match.leave();
  });

  it('22 reach watchers of a running match, since they are in none', async () => {
    const [fay, gus] = await createFriends();
    const host = await signUpWith(server, `host_${pairs}`);
    const match = await server.createRoom(host);
    match.send('add-bot', {});
    match.send('start');
    await match.any('turn');
    const watcher = await server.joinRoom(gus, match.roomId);
    const own = await server.createRoom(fay);
    await expect.poll(async () => (await calls.invite(fay, gus, own.roomId)).status, PATIENCE).toBe(200);
    await until('the invitation', () => invitesOf(watcher).length > 0);
  });

  it('22 say what may be said: no more than 120 characters, no insult, and nothing by the muted', async () => {
    const [fay, gus] = await createFriends();
    const own = await server.createRoom(fay);
    const { player: ear } = await server.enterLobby(gus);
    expect(await codeOf(calls.invite(fay, gus, own.roomId, { message: 'x'.repeat(121) }))).toEqual([
      400,
      'friend/message_too_long',
      'The message may have at most 120 characters',
    ]);
    expect((await calls.invite(fay, gus, own.roomId, { message: 'x'.repeat(1001) })).status).toBe(400);
    await calls.invite(fay, gus, own.roomId, { message: `${'😀'.repeat(115)}fuck` });
    await until('the invitation', () => invitesOf(ear).length > 0);
    expect(invitesOf(ear)[0]?.message).toBe(`${'😀'.repeat(115)}****`);
    const staff = await signUpWith(server, `mona_${pairs}`, GAME_MODERATOR_ROLE);
    const mute = { playerId: fay.id, kind: 'mute', reason: 'rude', until: null, reportId: null };
    expect((await staff.post('/gm/sanctions', mute)).status).toBe(200);
    expect(await codeOf(calls.invite(fay, gus, own.roomId))).toEqual([409, 'friend/muted', 'Failed to send invite']);
    expect(invitesOf(ear)).toHaveLength(1);
  });

  it('22 a blocked friend is none', async () => {
    const [fay, gus] = await createFriends();
    const own = await server.createRoom(gus);
    await server.enterLobby(fay);
    await fay.post('/blocks', { playerId: gus.id, kind: 'block', on: true });
    expect(await codeOf(calls.invite(gus, fay, own.roomId))).toEqual([
      403,
      'friend/not_friends',
      'Can only invite friends',
    ]);
  });
});
