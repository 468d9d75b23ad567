import { LOBBY_ROOM, type LobbyServerMessages } from '@syllaboom/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connectSdk } from '#platform/rooms/testing/sdk-client.ts';
import { ANNA, BERT, CARL, GUEST, openRoom } from '../testing/play-along.ts';
import { leaveEverybody, pause, RoomPlayer, tokenOf, until } from '../testing/room-player.ts';
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
const said = (player: RoomPlayer) => all(player, 'chat').map(({ message, key }) => key ?? message);
const command = (player: RoomPlayer, name: string, args: Record<string, string>) =>
  player.sendRaw('command', { command: name, args });

describe('the lobby’s chat', () => {
  it('is closed to guests and to haste', async () => {
    const [anna, guest] = [await enter(ANNA), await enter(GUEST)];
    guest.sendRaw('chat', { message: 'hello' });
    command(guest, 'syl', { q: 'an' });
    await until('refused', () => all(guest, 'refused').filter(({ code }) => code === 'guest').length === 2);
    anna.sendRaw('chat', { message: 'one' });
    anna.sendRaw('chat', { message: 'two' });
    await until('refused', () => all(anna, 'refused').some(({ code }) => code === 'chatCooldown'));
    for (let i = 0; i < 8; i++) anna.sendRaw('chat', { message: `burst ${i}` });
    await pause(60);
    expect(said(guest)).not.toContain('two');
    expect(all(guest, 'chat').length).toBeLessThan(6);
  });
});

describe('commands in the lobby', () => {
  it('answer the asker alone [L0291]', async () => {
    rooms.ports.meanings.set('NATION', 'A people');
    const [anna, bert] = [await enter(ANNA), await enter(BERT)];
    const asked: [string, Record<string, string>, string][] = [
      ['solve', { q: 'nati' }, 'wordsFound'],
      ['syl', { q: 'ing' }, 'syllableInfo'],
      ['i', { q: 'king' }, 'wordInfo'],
      ['meaning', { q: 'nation' }, 'meaning'],
      ['nonsense', {}, 'unknownCommand'],
    ];
    for (const [name, args, key] of asked) {
      command(anna, name, args);
      await until(key, () => said(anna).includes(key));
      await pause(500);
    }
    anna.sendRaw('chat', { message: '/whisper' });
    await until('what is missing', () => said(anna).includes('missingParameter'));
    expect(said(bert)).toEqual([]);
  });

  it('about a match or a title are refused', async () => {
    const bert = await enter(BERT);
    command(bert, 'end', {});
    await until('not here', () => all(bert, 'refused').some(({ code }) => code === 'notAllowed'));
    command(bert, 'surrender', {});
    await until('nothing to give up', () => all(bert, 'refused').some(({ code }) => code === 'notPlaying'));
  });
});

it('lists the pair where two people play [L0106]', async () => {
  rooms.ports.describe(ANNA, { frame: 4 });
  const [anna] = await openRoom(rooms.url, [ANNA, BERT]);
  const client = await enter(CARL);
  const row = await until('the pair', () =>
    [...all(client, 'rooms').flatMap((page) => page.rooms), ...all(client, '+').flat()].find(
      ({ roomId, metadata }) => roomId === anna.roomId && metadata.player2,
    ),
  );
  expect(Object.keys(row).sort()).toEqual(['clients', 'metadata', 'roomId']);
  const player = (id: string) => ({ auth_id: id, avatar: `seed-${id}`, wp: 500, type: 0 });
  expect(row.metadata).toMatchObject({
    name: ANNA,
    mode: 0,
    ranked: false,
    started: false,
    diff: 0,
    wpp: -1,
    language: 'en-US',
    mlang: false,
    sc: 0,
    auth_id: ANNA,
    avatar: `seed-${ANNA}`,
    frame: 4,
    type: 0,
    player1: player(ANNA),
    player2: player(BERT),
  });
});
