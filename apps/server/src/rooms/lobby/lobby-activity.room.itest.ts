import { LOBBY_ROOM, type LobbyServerMessages } from '@syllaboom/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { connectSdk } from '#platform/rooms/testing/sdk-client.ts';
import { ANNA, BERT, CARL, DORA, GUEST } from '../testing/play-along.ts';
import { createGame, joinGame, leaveEverybody, pause, RoomPlayer, tokenOf, until } from '../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../testing/room-server.ts';

let rooms: RoomServer;
beforeAll(async () => {
  rooms = await startRoomServer();
});
afterEach(leaveEverybody);
afterAll(() => rooms.server.close());

const enter = async (playerId: string): Promise<RoomPlayer> =>
  new RoomPlayer(await connectSdk(rooms.url).joinById(LOBBY_ROOM, { wbPlayer: tokenOf(playerId) }));
const all = <Name extends keyof LobbyServerMessages>(player: RoomPlayer, name: Name): LobbyServerMessages[Name][] =>
  player.received.filter(({ type }) => type === name).map(({ payload }) => payload as LobbyServerMessages[Name]);
const next = <Name extends keyof LobbyServerMessages>(player: RoomPlayer, name: Name, nth = 1) =>
  until(name, () => all(player, name)[nth - 1] ?? false);

describe('people of the same voice channel', () => {
  it('are told with the listed room that they sit in, by the chat platform’s ids [L0036]', async () => {
    const named = { [ANNA]: 'Anna the first', [CARL]: 'Carl the third' };
    for (const [playerId, displayName] of Object.entries(named)) rooms.ports.describe(playerId, { displayName });
    onTestFinished(() => {
      for (const playerId of Object.keys(named)) rooms.ports.describe(playerId, {});
    });
    rooms.ports.linked.set('900000000000000001', ANNA).set('900000000000000002', CARL);
    const anna = await createGame(rooms.url, ANNA);
    await joinGame(rooms.url, anna.roomId, CARL);
    const bert = await enter(BERT);
    // On the first page, or told afterwards: a room is listed some time after it was made.
    const listed = () => [...all(bert, 'rooms').flatMap(({ rooms: page }) => page), ...all(bert, '+').flat()];
    await until('listed', () => listed().some(({ roomId }) => roomId === anna.roomId));
    const ids = ['900000000000000002', '900000000000000003', '900000000000000001'];
    bert.sendRaw('participants', { ids, instance: 'i-1' });
    expect(await next(bert, 'participants')).toEqual([
      { id: ids[0], name: named[CARL], avatar: `seed-${CARL}`, room: anna.roomId },
      { id: ids[2], name: named[ANNA], avatar: `seed-${ANNA}`, room: anna.roomId },
    ]);
  });

  it('53 are not found in private rooms', async () => {
    const dora = await createGame(rooms.url, DORA, { open: false });
    const bert = await enter(BERT);
    bert.sendRaw('participants', [DORA]);
    expect(await next(bert, 'participants')).toMatchObject([{ id: DORA, room: null }]);
    expect(dora.closed).toBeNull();
  });
});

describe('a purchase', () => {
  it('is looked up by its number alone, and its buyer hears what came of it', async () => {
    rooms.ports.purchases.set('11', { outcome: 'granted', diamonds: 500, keys: 2 }).set('12', { outcome: 'later' });
    const anna = await enter(ANNA);
    for (const id of ['11', '12', '13']) anna.sendRaw('entitlement', { id, diamonds: 9999 });
    await next(anna, 'popup', 3);
    expect(all(anna, 'popup')).toEqual([
      { kind: 'message', key: 'purchaseThanks', params: { diamonds: 500, keys: 2 } },
      { kind: 'notice', key: 'purchaseLater' },
      { kind: 'error', key: 'purchaseRejected' },
    ]);
    expect(rooms.ports.claimed).toEqual(['11', '12', '13'].map((id) => `${ANNA} ${id}`));
  });

  it('of a guest is refused, and a malformed number is ignored', async () => {
    rooms.ports.claimed.length = 0;
    const guest = await enter(GUEST);
    guest.sendRaw('entitlement', { id: '11' });
    expect(await next(guest, 'popup')).toMatchObject({ kind: 'error', key: 'purchaseRejected' });
    for (const bad of [{ id: '../users/1' }, { id: 11 }, '11', null]) guest.sendRaw('entitlement', bad);
    await pause(50);
    expect([rooms.ports.claimed, all(guest, 'popup').length, guest.closed]).toEqual([[], 1, null]);
  });
});

describe('the player’s own data', () => {
  it('is told when asked for, and after every change', async () => {
    const anna = await enter(ANNA);
    anna.sendRaw('profile', null);
    expect(await next(anna, 'profile')).toMatchObject({ id: ANNA });
    rooms.ports.change(ANNA, { avatar: 'new-look' });
    expect(await next(anna, 'profile', 2)).toMatchObject({ id: ANNA, avatar: 'new-look' });
    anna.sendRaw('chat', { message: 'how do I look?' });
    expect(await next(anna, 'chat')).toMatchObject({ avatar: 'new-look' });
  });

  it('is never older than what was told before, however late it was read', async () => {
    const anna = await enter(ANNA);
    const old = await rooms.ports.describePlayer(ANNA);
    let answer: (user: typeof old) => void = () => undefined;
    vi.spyOn(rooms.ports, 'describePlayer').mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    anna.sendRaw('profile', null);
    await vi.waitUntil(() => vi.mocked(rooms.ports.describePlayer).mock.calls.length > 0);
    rooms.ports.change(ANNA, { avatar: 'newest-look' });
    expect(await next(anna, 'profile')).toMatchObject({ avatar: 'newest-look' });
    answer(old);
    expect(await next(anna, 'profile', 2)).toMatchObject({ avatar: 'newest-look' });
    vi.restoreAllMocks();
  });

  it('of a guest is nowhere', async () => {
    const guest = await enter(GUEST);
    guest.sendRaw('profile', null);
    await pause(50);
    expect(all(guest, 'profile')).toEqual([]);
  });
});
