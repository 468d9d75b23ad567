import { GAME_ROOM } from '@syllaboom/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connectSdk } from '#platform/rooms/testing/sdk-client.ts';
import { ANNA, BERT, CARL, DORA, GUEST, leaveAll, openRoom, startMatch } from '../testing/play-along.ts';
import { createGame, joinGame, leaveEverybody, RoomPlayer, refusalOf, tokenOf, until } from '../testing/room-player.ts';
import { type Peer, startRoomProcess } from '../testing/room-cluster.ts';
import { type RoomServer, startRoomServer } from '../testing/room-server.ts';

const peers: Peer[] = [];
const start = async (port?: number): Promise<Peer> => {
  const peer = await startRoomProcess({ port });
  peers.push(peer);
  return peer;
};
let rooms: RoomServer;
beforeAll(async () => {
  rooms = await startRoomServer();
});
afterEach(async () => {
  await leaveEverybody();
  for (const { child } of peers.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rooms.server.close());

interface Content {
  readonly bots: readonly unknown[];
  readonly banned: readonly string[];
  readonly host: string;
  readonly series: { readonly played: number } | null;
}
const read = (ticket: string): Content =>
  JSON.parse(Buffer.from(ticket.split('.')[0] ?? '', 'base64url').toString()) as Content;
/** The newest ticket of a player, once it says this of the table. */
const ticketOf = (player: RoomPlayer, says: (content: Content) => boolean = () => true): Promise<string> =>
  until('a ticket', () => {
    const ticket = player.last('table-ticket')?.ticket;
    return ticket !== undefined && says(read(ticket)) ? ticket : null;
  });
const takeTable = async (url: string, playerId: string, ticket: string, options: object = {}): Promise<RoomPlayer> =>
  new RoomPlayer(await connectSdk(url).create(GAME_ROOM, { wbPlayer: tokenOf(playerId), ticket, ...options }));
const hostOf = ({ state }: RoomPlayer): string => state.players.get(state.host)?.auth_id ?? '';
const isGone = ({ dropped, closed }: RoomPlayer) => dropped ?? closed;

/** A table with a title, settings and a bot of its own, and everybody's ticket. */
async function setTable(url: string) {
  const players = await openRoom(url, [ANNA, BERT, CARL], { title: 'Owls', settings: { heart: 3, speed: 2 } });
  players[0].send('settings', { key: 'max_player', value: 12 });
  players[0].send('add-bot', {});
  const tickets = await Promise.all(players.map((player) => ticketOf(player, ({ bots }) => bots.length === 1)));
  return { players, tickets, roomId: players[0].roomId };
}
/** The same as after a restart: nothing is left of the table but the tickets. */
async function loseTable() {
  const { players, tickets, roomId } = await setTable(rooms.url);
  await leaveAll(players);
  return { tickets, roomId };
}

describe('the table of a server that is gone', () => {
  it('stands again as it was, three times in a row: after kill -9, a restart, and kill -9; its host is the host again', async () => {
    let server = await start();
    let { players, tickets, roomId }: { players: readonly RoomPlayer[]; tickets: string[]; roomId: string } =
      await setTable(server.url);
    for (const how of ['SIGKILL', 'drain', 'SIGKILL'] as const) {
      const gone = server;
      if (how === 'drain') gone.child.stdin?.write('drain\n');
      else gone.child.kill(how);
      await until('everybody is thrown out', () => players.every(isGone));
      if (how === 'drain')
        for (const player of players) expect(isGone(player)).toEqual({ code: 4010, reason: 'restart' });
      await until('the server is gone', () => gone.child.exitCode !== null || gone.child.signalCode !== null);
      server = await start(Number(new URL(gone.url).port));
      const bert = await takeTable(server.url, BERT, tickets[1] ?? '');
      expect(bert.roomId).toBe(roomId);
      await until('the state', () => bert.state.players?.size === 2);
      expect(bert.state).toMatchObject({ title: 'Owls', heart: 3, speed: 2, maxp: 12 });
      expect(hostOf(bert)).toBe(BERT);
      const anna = await takeTable(server.url, ANNA, tickets[0] ?? '');
      const carl = await takeTable(server.url, CARL, tickets[2] ?? '', { spectate: true });
      expect([anna.roomId, carl.roomId]).toEqual([roomId, roomId]);
      await until('the host of before', () => hostOf(bert) === ANNA);
      await until('all, with the bot', () => bert.state.players.size === 4);
      await until('a spectator', () => carl.state.players?.get(carl.id)?.spectating);
      players = [anna, bert, carl];
      tickets = await Promise.all(players.map((player) => ticketOf(player, ({ host }) => host === ANNA)));
    }
    expect(read(tickets[2] ?? '').bots).toHaveLength(1);
  }, 90_000);

  it('is one table when twenty come at once, with all of them in it', async () => {
    const host = await createGame(rooms.url, ANNA, { settings: { max_player: 32 } });
    const ticket = await ticketOf(host);
    await host.leave();
    const ids = Array.from({ length: 20 }, (_, n) => `many${String(n).padStart(8, '0')}`);
    const all = await Promise.all(ids.map((id) => takeTable(rooms.url, id, ticket)));
    expect(new Set(all.map(({ roomId }) => roomId))).toEqual(new Set([host.roomId]));
    await until('all twenty', () => all.every(({ state }) => state.players?.size === 20));
  });

  it('53 is not taken over by a stranger who opens a room under its code', async () => {
    const { tickets, roomId } = await loseTable();
    const stranger = await createGame(rooms.url, DORA, { roomId });
    const [bert, anna] = [
      await takeTable(rooms.url, BERT, tickets[1] ?? ''),
      await takeTable(rooms.url, ANNA, tickets[0] ?? ''),
    ];
    expect(stranger.roomId).toBe(roomId);
    expect(bert.roomId).not.toBe(roomId);
    expect(anna.roomId).toBe(bert.roomId);
    await until('the host', () => hostOf(bert) === ANNA);
    expect(stranger.state.players.size).toBe(1);
  });

  it('53 opens for nobody with a forged, changed or strange ticket', async () => {
    const { tickets, roomId } = await loseTable();
    const [payload = '', mac = ''] = (tickets[1] ?? '').split('.');
    const content = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const changed = Buffer.from(JSON.stringify({ ...content, host: DORA })).toString('base64url');
    for (const ticket of [`${changed}.${mac}`, `${payload}.`, payload, 'x', `${payload}.${mac}.x`, '.'])
      expect(await refusalOf(takeTable(rooms.url, DORA, ticket))).toMatchObject({ message: 'not_found' });
    expect((await refusalOf(joinGame(rooms.url, roomId, DORA))).message).toBe('not_found');
    expect((await refusalOf(takeTable(rooms.url, DORA, 'x'.repeat(13_000)))).message).toBe('room/invalid_options');
  });

  it('53 stays closed to whom its host has banned, also with a ticket from before the ban', async () => {
    const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
    const old = await ticketOf(bert);
    anna.send('kick', { id: bert.id, ban: true });
    const newer = await ticketOf(anna, ({ banned }) => banned.includes(BERT));
    await anna.leave();
    const back = await takeTable(rooms.url, BERT, old);
    const returned = await takeTable(rooms.url, ANNA, newer);
    await until('put out again', () => back.closed !== null);
    expect(back.closed).toEqual({ code: 4001, reason: 'banned' });
    expect(hostOf(returned)).toBe(ANNA);
    expect((await refusalOf(takeTable(rooms.url, BERT, old))).message).toBe('banned');
  });

  it('53 makes nobody the host again by a ticket of the standing room', async () => {
    const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
    const old = await ticketOf(anna);
    anna.send('host', { id: bert.id });
    await until('another host', () => hostOf(bert) === BERT);
    await anna.leave();
    const back = await takeTable(rooms.url, ANNA, old);
    // Told after the ticket was looked at.
    expect(read(await ticketOf(back)).host).toBe(BERT);
    expect(hostOf(bert)).toBe(BERT);
  });

  it('53 stays closed to the banned also when they open it with a ticket from before an earlier restart', async () => {
    const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
    const older = await ticketOf(bert);
    await leaveAll([anna, bert]);
    const host = await takeTable(rooms.url, ANNA, older);
    const guest = await takeTable(rooms.url, BERT, older);
    host.send('kick', { id: guest.id, ban: true });
    const newest = await ticketOf(host, ({ banned }) => banned.includes(BERT));
    await host.leave();
    const back = await takeTable(rooms.url, BERT, older);
    await takeTable(rooms.url, ANNA, newest);
    await until('put out again', () => back.closed !== null);
    expect(back.closed).toEqual({ code: 4001, reason: 'banned' });
  });

  it('lets guests in once somebody with an account has opened it, and never makes rooms for them', async () => {
    const { tickets } = await loseTable();
    expect((await refusalOf(takeTable(rooms.url, GUEST, tickets[0] ?? ''))).message).toBe('not_found');
    await takeTable(rooms.url, ANNA, tickets[0] ?? '');
    // This table takes no guests: the room itself says so.
    expect((await refusalOf(takeTable(rooms.url, GUEST, tickets[0] ?? ''))).message).toBe('guest');
  });

  it('goes on with its series', async () => {
    const players = await openRoom(rooms.url, [ANNA, BERT]);
    const [anna, bert] = players;
    anna.send('settings', { key: 'best_of', value: 3 });
    await until('the setting', () => anna.state.bestOf === 3);
    await startMatch(players);
    bert.send('chat', { message: '/surrender' });
    const tickets = await Promise.all(players.map((player) => ticketOf(player, ({ series }) => series?.played === 1)));
    await leaveAll(players);
    const back = await takeTable(rooms.url, ANNA, tickets[0] ?? '');
    const other = await takeTable(rooms.url, BERT, tickets[1] ?? '');
    await until('both', () => back.state.players?.size === 2);
    expect(back.state).toMatchObject({ bestOf: 3, games: 1, champion: '' });
    expect([back.self?.wins, back.state.players.get(other.id)?.wins]).toEqual([1, 0]);
  });

  it('is joined, not made anew, while it still stands', async () => {
    const anna = await createGame(rooms.url, ANNA);
    const bert = await takeTable(rooms.url, BERT, await ticketOf(anna));
    expect(bert.roomId).toBe(anna.roomId);
    await until('both', () => anna.state.players.size === 2);
    expect(hostOf(anna)).toBe(ANNA);
  });
});
