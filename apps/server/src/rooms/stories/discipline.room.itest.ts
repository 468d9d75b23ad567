import { LOBBY_ROOM } from '@syllaboom/contracts';
import { CHAT } from '@syllaboom/engine';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connectSdk } from '#platform/rooms/testing/sdk-client.ts';
import { CLEAN_MODERATION_STATUS } from '../ports.ts';
import { ANNA, BERT, CARL } from '../testing/play-along.ts';
import { createGame, joinGame, leaveEverybody, pause, RoomPlayer, tokenOf, until } from '../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../testing/room-server.ts';

let rooms: RoomServer;
beforeAll(async () => {
  rooms = await startRoomServer();
});
afterEach(async () => {
  await leaveEverybody();
  for (const id of [ANNA, BERT, CARL]) rooms.ports.describe(id, {});
});
afterAll(() => rooms.server.close());

const FOR_GOOD = Number.MAX_SAFE_INTEGER;
/** Two lines in a row must not come quicker. */
const breathe = () => pause(CHAT.cooldownMs * 2);
const enterLobby = async (playerId: string) =>
  new RoomPlayer(await connectSdk(rooms.url).joinById(LOBBY_ROOM, { wbPlayer: tokenOf(playerId) }));
const spoken = (player: RoomPlayer) => player.all('chat').flatMap((line) => (line.system ? [] : [line.message]));
async function refusedChat(player: RoomPlayer, message: string) {
  await breathe();
  const refused = player.next('refused');
  player.send('chat', { message });
  return (await refused).code;
}

describe('a mute', () => {
  it('ends by itself and opens the chat', async () => {
    const [host, guest] = await pair();
    rooms.ports.moderate({ do: 'mute', playerId: BERT, until: Date.now() + 400 });
    expect(await host.any('mt')).toEqual({ id: guest.id, muted: true });
    expect(await refusedChat(guest, 'hello')).toBe('muted');
    await until('opened', () => host.all('mt').length === 2);
    expect(host.last('mt')).toEqual({ id: guest.id, muted: false });
    guest.send('chat', { message: 'here again' });
    await until('heard', () => spoken(host).includes('here again'));
    expect(spoken(host)).toEqual(['here again']);
  });

  it('that came while the seat was asked for counts; one that is over does not', async () => {
    rooms.ports.describe(BERT, { standing: { ...CLEAN_MODERATION_STATUS, mutedUntil: Date.now() - 1 } });
    const [host, guest] = await pair();
    guest.send('chat', { message: 'free' });
    await until('heard', () => spoken(host).includes('free'));
    // Muted while nobody of that account was here: the status of the seat request knows nothing of it.
    rooms.ports.moderate({ do: 'mute', playerId: CARL, until: FOR_GOOD });
    const late = await joinGame(rooms.url, host.roomId, CARL);
    expect(await late.any('mt')).toEqual({ id: late.id, muted: true });
    rooms.ports.moderate({ do: 'mute', playerId: CARL, until: null });
  });

  it('leaves commands about words, not titles and whispers; holds in the lobby too', async () => {
    const host = await createGame(rooms.url, ANNA);
    rooms.ports.moderate({ do: 'mute', playerId: ANNA, until: FOR_GOOD });
    await host.any('mt');
    expect(await refusedChat(host, '/title You fools')).toBe('muted');
    expect(await refusedChat(host, `/whisper ${ANNA} psst`)).toBe('muted');
    await breathe();
    host.send('chat', { message: '/syl ER' });
    await host.any('chat', (line) => line.type === 'syl');
    const lobby = await enterLobby(ANNA);
    await lobby.any('online' as never);
    expect(await refusedChat(lobby, 'hello')).toBe('muted');
    expect(await refusedChat(lobby, `/whisper ${ANNA} psst`)).toBe('muted');
    rooms.ports.moderate({ do: 'mute', playerId: ANNA, until: null });
    await breathe();
    lobby.send('chat', { message: 'hello' });
    await until('heard', () => spoken(lobby).includes('hello'));
  });
});

it('a warning is asked for once, by whichever room the player is in', async () => {
  const [, guest] = await pair();
  rooms.ports.warnings.set(BERT, ['be kind', 'really']);
  rooms.ports.moderate({ do: 'warn', playerId: BERT });
  await until('both shown', () => guest.all('popup').length === 2);
  expect(guest.all('popup').map(({ params }) => params)).toEqual([{ reason: 'be kind' }, { reason: 'really' }]);
  expect(rooms.ports.warnings.size).toBe(0);
});

it('25 chat and titles show bad words as stars, in the room’s language and the writer’s own', async () => {
  rooms.ports.describe(BERT, { locale: 'de-DE' });
  const host = await createGame(rooms.url, ANNA, { title: 'shit room' });
  await until('the title', () => host.state.title === '**** room');
  const guest = await joinGame(rooms.url, host.roomId, BERT);
  guest.send('chat', { message: 'fick dich, shit' });
  const line = await host.any('chat', ({ system }) => !system);
  expect(line.message).toBe('**** dich, ****');
  host.send('command', { command: 'title', args: { title: 'f u c k' } });
  expect(await host.any('title')).toEqual({ title: '*******' });
  expect(await rooms.ports.readRoomChat(host.roomId, ANNA)).toEqual([
    { id: BERT, name: BERT, message: 'fick dich, shit', at: expect.stringMatching(/Z$/) },
  ]);
});

it('who is blocked reaches the blocker neither with chat, whispers, emoji nor hearts, in room and lobby', async () => {
  const hidden = { unheard: [BERT], blocked: [BERT] };
  const host = await createGame(rooms.url, ANNA);
  const rude = await joinGame(rooms.url, host.roomId, BERT);
  rooms.ports.moderate({ do: 'hide', playerId: ANNA, ...hidden });
  rude.send('love', { id: host.id });
  await rude.any('love-heart');
  rude.send('emoji', { emoji: '🙂' });
  await rude.any('emoji');
  rude.send('chat', { message: 'one' });
  await rude.any('chat', ({ message }) => message === 'one');
  const [lobby, rudeThere] = [await enterLobby(ANNA), await enterLobby(BERT)];
  rudeThere.send('chat', { message: 'two' });
  await rudeThere.any('chat', ({ message }) => message === 'two');
  await breathe();
  rudeThere.send('chat', { message: `/whisper ${ANNA} three` });
  await rudeThere.any('chat', ({ message }) => message === 'three');
  rudeThere.sendRaw('command', { command: 'love', args: { target: ANNA } });
  await rudeThere.any('love-heart');
  await pause(100);
  for (const player of [host, lobby]) {
    expect(spoken(player)).toEqual([]);
    expect([...player.all('love-heart'), ...player.all('emoji')]).toEqual([]);
  }
  rooms.ports.moderate({ do: 'hide', playerId: ANNA, unheard: [], blocked: [] });
});

async function pair(): Promise<[RoomPlayer, RoomPlayer]> {
  const host = await createGame(rooms.url, ANNA);
  return [host, await joinGame(rooms.url, host.roomId, BERT)];
}
