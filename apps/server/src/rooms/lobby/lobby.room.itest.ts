import { LOBBY_ROOM, type LobbyServerMessages, type RoomListing } from '@syllaboom/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { connectSdk } from '#platform/rooms/testing/sdk-client.ts';
import { RoomDirectory } from './room-directory.ts';
import { ANNA, BERT, CARL, GUEST, startMatch } from '../testing/play-along.ts';
import { createGame, joinGame, leaveEverybody, pause, RoomPlayer, tokenOf, until } from '../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../testing/room-server.ts';

let rooms: RoomServer;
beforeAll(async () => {
  rooms = await startRoomServer();
});
afterEach(leaveEverybody);
afterAll(() => rooms.server.close());

/** Somebody who watches the list. */
class LobbyClient {
  readonly player: RoomPlayer;

  constructor(player: RoomPlayer) {
    this.player = player;
  }
  static async enter(playerId: string): Promise<LobbyClient> {
    return new LobbyClient(
      new RoomPlayer(await connectSdk(rooms.url).joinById(LOBBY_ROOM, { wbPlayer: tokenOf(playerId) })),
    );
  }
  all<Name extends keyof LobbyServerMessages>(name: Name): LobbyServerMessages[Name][] {
    return this.player.received
      .filter(({ type }) => type === name)
      .map(({ payload }) => payload as LobbyServerMessages[Name]);
  }
  /** The list as this client has it now. */
  list(): Map<string, RoomListing> {
    const rows = new Map<string, RoomListing>();
    for (const { type, payload } of this.player.received) {
      if (type === 'rooms')
        for (const row of (payload as LobbyServerMessages['rooms']).rooms) rows.set(row.roomId, row);
      if (type === '+') for (const row of payload as RoomListing[]) rows.set(row.roomId, row);
      if (type === '-') for (const roomId of payload as string[]) rows.delete(roomId);
    }
    return rows;
  }
}

const listing = (roomId: string, about: Partial<RoomListing['metadata']> = {}): RoomListing => ({
  roomId,
  clients: 1,
  metadata: {
    name: roomId,
    mode: 0,
    ranked: false,
    started: false,
    diff: 0,
    wpp: -1,
    language: 'en-US',
    mlang: false,
    sc: 0,
    auth_id: 'x',
    avatar: 'x',
    type: 0,
    players: 1,
    maxp: 8,
    speed: 1,
    ...about,
  },
});
const directory = new RoomDirectory({ debug() {}, info() {}, warn() {}, error() {} });

describe('the room list', () => {
  it('comes as a page on entering, and follows rooms that open, change and close [L0294]', async () => {
    const anna = await createGame(rooms.url, ANNA, { title: 'First room' });
    await pause(100);
    const client = await LobbyClient.enter(BERT);
    await until('the page', () => client.all('rooms').length === 1);
    expect(client.all('rooms')[0]).toEqual({
      offset: 0,
      total: 1,
      rooms: [
        {
          roomId: anna.roomId,
          clients: 1,
          metadata: {
            name: 'First room',
            title: 'First room',
            mode: 0,
            ranked: false,
            started: false,
            diff: 0,
            wpp: -1,
            language: 'en-US',
            mlang: false,
            sc: 0,
            auth_id: ANNA,
            host: ANNA,
            avatar: `seed-${ANNA}`,
            type: 0,
            players: 1,
            maxp: 8,
            speed: 1,
          },
        },
      ],
    });
    const carl = await createGame(rooms.url, CARL);
    await until('a second row', () => client.list().has(carl.roomId));
    expect(client.list().get(carl.roomId)?.metadata.name).toBe(CARL);
    carl.send('settings', { difficulty: 1 });
    await until('changed', () => client.list().get(carl.roomId)?.metadata.diff === 1);
    await startMatch([carl]);
    await until('started', () => client.list().get(carl.roomId)?.metadata.started === true);
    await carl.leave();
    await until('gone', () => !client.list().has(carl.roomId));
    expect(client.list().has(anna.roomId)).toBe(true);
  });

  it('53 hides private rooms, before and after they are locked [R0241]', async () => {
    const hidden = await createGame(rooms.url, ANNA, { open: false });
    const client = await LobbyClient.enter(BERT);
    const carl = await createGame(rooms.url, CARL);
    await until('the open one', () => client.list().has(carl.roomId));
    expect(client.list().has(hidden.roomId)).toBe(false);
    carl.send('settings', { locked: true });
    await until('hidden now', () => !client.list().has(carl.roomId));
    hidden.send('settings', { locked: false });
    await until('shown now', () => client.list().has(hidden.roomId));
  });

  it('sends many changes as one message, half a second apart [L0369]', async () => {
    const client = await LobbyClient.enter(BERT);
    await until('the page', () => client.all('rooms').length === 1);
    for (let i = 0; i < 10; i++) directory.announce(`burst${i}`, listing(`burst${i}`));
    await until('rows', () => client.list().size >= 10);
    expect(client.all('+').filter((rows) => rows.some(({ roomId }) => roomId.startsWith('burst')))).toHaveLength(1);
    for (let i = 0; i < 10; i++) directory.announce(`burst${i}`, null);
    await until('no rows', () => client.list().size === 0);
    expect(client.all('-').filter((ids) => ids.some((id) => id.startsWith('burst')))).toHaveLength(1);
  });

  it('comes in pages of 100', async () => {
    for (let i = 0; i < 130; i++) directory.announce(`page${i}`, listing(`page${i}`));
    await pause(600);
    const client = await LobbyClient.enter(BERT);
    await until('the page', () => client.all('rooms').length === 1);
    expect(client.all('rooms')[0]).toMatchObject({ total: 130, offset: 0 });
    expect(client.all('rooms')[0]?.rooms).toHaveLength(100);
    client.player.sendRaw('page', { offset: 100 });
    await until('the second page', () => client.all('rooms').length === 2);
    expect(client.all('rooms')[1]?.rooms).toHaveLength(30);
    client.player.sendRaw('page', { offset: -1 });
    await pause(50);
    expect(client.all('rooms')).toHaveLength(2);
    for (let i = 0; i < 130; i++) directory.announce(`page${i}`, null);
    await pause(600);
  });

  it('hides rooms of mode 99 from accounts with less than 1000 exp [L0037]', async () => {
    rooms.ports.describe('newbie000001', { exp: 999 });
    rooms.ports.describe('oldie0000001', { exp: 1_000 });
    directory.announce('yap1', listing('yap1', { mode: 99 }));
    await pause(600);
    const [newbie, oldie] = [await LobbyClient.enter('newbie000001'), await LobbyClient.enter('oldie0000001')];
    await until('the pages', () => newbie.all('rooms').length === 1 && oldie.all('rooms').length === 1);
    expect(newbie.list().has('yap1')).toBe(false);
    expect(oldie.list().has('yap1')).toBe(true);
    directory.announce('yap2', listing('yap2', { mode: 99 }));
    directory.announce('plain', listing('plain'));
    await until('rows', () => newbie.list().has('plain') && oldie.list().has('yap2'));
    expect(newbie.list().has('yap2')).toBe(false);
    // A room that they see turns to that mode.
    directory.announce('plain', listing('plain', { mode: 99 }));
    await until('gone', () => !newbie.list().has('plain'));
    expect(oldie.list().get('plain')?.metadata.mode).toBe(99);
    // Who earns it meanwhile sees them all at once.
    rooms.ports.change('newbie000001', { exp: 1_000 });
    await until('all of them', () => ['yap1', 'yap2', 'plain'].every((id) => newbie.list().has(id)));
    directory.announce('yap3', listing('yap3', { mode: 99 }));
    await until('the next one, too', () => newbie.list().has('yap3'));
    directory.announce('yap3', null);
    for (const id of ['yap1', 'yap2', 'plain']) directory.announce(id, null);
    await pause(600);
  });

  it('may be watched by guests, and counts who is online', async () => {
    const guest = await LobbyClient.enter(GUEST);
    await until('the number', () => guest.all('online').length > 0);
    expect(guest.all('online')[0]?.players).toBe(1);
    await LobbyClient.enter(ANNA);
    const bert = await createGame(rooms.url, BERT);
    await joinGame(rooms.url, bert.roomId, CARL);
    const last = await LobbyClient.enter('late00000009');
    await until('the number', () => last.all('online').length > 0);
    expect(last.all('online')[0]?.players).toBe(5);
  });

  it('answers lang-set, and participants with the same list, names and avatars added [L0288 L0289 L0290 L0295]', async () => {
    const named = { [ANNA]: 'Anna the first', [CARL]: 'Carl the third' };
    for (const [playerId, displayName] of Object.entries(named)) rooms.ports.describe(playerId, { displayName });
    onTestFinished(() => {
      for (const playerId of Object.keys(named)) rooms.ports.describe(playerId, {});
    });
    const client = await LobbyClient.enter(BERT);
    client.player.sendRaw('lang-set', { locale: 'fr-FR' });
    await until('answered', () => client.all('lang-set').length === 1);
    expect(client.all('lang-set')[0]).toEqual({ locale: 'fr-FR' });
    client.player.sendRaw('participants', [CARL, 'nobody', ANNA, CARL]);
    await until('answered', () => client.all('participants').length === 1);
    expect(client.all('participants')[0]).toEqual([
      { id: CARL, name: named[CARL], avatar: `seed-${CARL}`, room: null },
      { id: ANNA, name: named[ANNA], avatar: `seed-${ANNA}`, room: null },
    ]);
    client.player.sendRaw('participants', ['x'.repeat(41)]);
    client.player.sendRaw('participants', { length: 1 });
    await pause(50);
    expect(client.all('participants')).toHaveLength(1);
    expect(client.player.closed).toBeNull();
  });
});
