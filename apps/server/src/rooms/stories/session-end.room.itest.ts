import { LOBBY_ROOM } from '@syllaboom/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connectSdk } from '#platform/rooms/testing/sdk-client.ts';
import { ANNA, BERT, CARL, DORA, openRoom, startMatch } from '../testing/play-along.ts';
import { openSocket, reserveSeat } from '../testing/raw-socket.ts';
import {
  createGame,
  joinGame,
  leaveEverybody,
  RoomPlayer,
  refusalOf,
  resumeGame,
  tokenOf,
  until,
} from '../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../testing/room-server.ts';

let rooms: RoomServer;
beforeAll(async () => {
  rooms = await startRoomServer({ flow: { seatHoldSeconds: 20 } });
});
afterEach(leaveEverybody);
afterAll(() => rooms.server.close());

const ban = (playerId: string) => rooms.ports.endSessions({ playerId, sessionId: null, banned: true });
const endOf = (player: RoomPlayer) => player.closed ?? player.dropped;
const enterLobby = async (playerId: string): Promise<RoomPlayer> =>
  new RoomPlayer(await connectSdk(rooms.url).joinById(LOBBY_ROOM, { wbPlayer: tokenOf(playerId) }));

describe('a banned account', () => {
  it('11 loses its sockets in room and lobby within 2 s with 4001 banned; the others play on [R0525]', async () => {
    const players = await openRoom(rooms.url, [ANNA, BERT]);
    const [anna, bert] = players;
    const lobby = await enterLobby(BERT);
    await startMatch(players);
    ban(BERT);
    await until('both sockets are closed', () => endOf(bert) && endOf(lobby), 2_000);
    expect([endOf(bert), endOf(lobby)]).toEqual(Array(2).fill({ code: 4001, reason: 'banned' }));
    await anna.any('eliminated', ({ id }) => id === bert.id);
    expect(endOf(anna)).toBeNull();
  });

  it('loses a held seat, and one that was reserved just before', async () => {
    const carl = await createGame(rooms.url, CARL);
    const dora = await joinGame(rooms.url, carl.roomId, DORA);
    const token = rooms.ports.saved.get(DORA)?.token ?? '';
    dora.cutOff();
    await until('the seat is held', () => carl.state.players.get(dora.id)?.dc);
    const reserved = await reserveSeat(rooms.url, `joinById/${carl.roomId}`, 'erik00000005');
    ban(DORA);
    ban('erik00000005');
    await until('the seat is given up', () => !carl.state.players.has(dora.id), 2_000);
    expect((await refusalOf(resumeGame(rooms.url, token))).message).toBe('not_found');
    const late = await openSocket(rooms.url, reserved);
    expect(await late.untilClosed()).toEqual({ code: 4001, reason: 'banned' });
    expect(carl.state.players.size).toBe(1);
  });
});

describe('a session that was signed out', () => {
  it('loses its own sockets with 4000 normal; other sessions of the account keep theirs', async () => {
    rooms.ports.describe('fred00000006', { signInId: 'first' });
    const game = await createGame(rooms.url, 'fred00000006');
    rooms.ports.describe('fred00000006', { signInId: 'second' });
    const lobby = await enterLobby('fred00000006');
    rooms.ports.endSessions({ playerId: 'fred00000006', sessionId: 'first', banned: false });
    await until('the first is closed', () => endOf(game), 2_000);
    expect(endOf(game)).toEqual({ code: 4000, reason: 'normal' });
    expect(endOf(lobby)).toBeNull();
  });
});
