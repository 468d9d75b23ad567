import { expOfLevel } from '@syllaboom/engine';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ANNA, BERT, CARL, leaveAll, openRoom } from '../../testing/play-along.ts';
import { joinGame, leaveEverybody, pause, type RoomPlayer, until } from '../../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../../testing/room-server.ts';

let rooms: RoomServer;
beforeAll(async () => {
  rooms = await startRoomServer();
  for (const id of [ANNA, BERT, CARL]) rooms.ports.describe(id, { exp: expOfLevel(15) });
});
afterEach(leaveEverybody);
afterAll(() => rooms.server.close());

const GG = { g: { p: 'embedded', id: 'gg' } };
const gifs = (player: RoomPlayer) => player.all('chat').filter(({ type }) => type === 'gif');

describe('a GIF at a table', () => {
  it('is a line of its own kind for everybody, and for who comes later', async () => {
    const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
    anna.send('gif', GG);
    await until('a GIF', () => gifs(bert).length === 1 && gifs(anna).length === 1);
    expect(gifs(bert)[0]).toMatchObject({
      id: anna.id,
      displayName: ANNA,
      message: '',
      type: 'gif',
      system: false,
      private: false,
      g: { p: 'embedded', id: 'gg', url: 'gifs/gg.svg', still: 'gifs/gg.still.svg' },
    });
    const late = await joinGame(rooms.url, anna.roomId, CARL);
    expect((await late.any('chat-history')).lines.filter(({ type }) => type === 'gif')).toHaveLength(1);
    await leaveAll([anna, bert, late]);
  });

  it('comes five seconds after the one before; one that was refused is no reason to wait', async () => {
    const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
    anna.send('gif', { g: { p: 'embedded', id: 'nothing-of-this-name' } });
    await until('refused', () => anna.refusals().includes('gifUnknown'));
    anna.send('gif', GG);
    await until('a GIF', () => gifs(bert).length === 1);
    anna.send('gif', GG);
    await until('refused', () => anna.refusals().includes('gifCooldown'));
    // Another's count is another's.
    bert.send('gif', GG);
    await until('two GIFs', () => gifs(bert).length === 2);
    await pause(5_000);
    anna.send('gif', GG);
    await until('three GIFs', () => gifs(bert).length === 3);
    await leaveAll([anna, bert]);
  }, 30_000);

  it('26 is an id that is known: an address or a script is none', async () => {
    const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
    const forged = ['https://evil.example/a.gif', 'javascript:alert(1)', '../gg', 'gifs/gg.svg', '__proto__', ''];
    for (const [n, id] of forged.entries()) {
      anna.send('gif', { g: { p: 'embedded', id } });
      await until(`refused ${id}`, () => anna.refusals().filter((code) => code === 'gifUnknown').length === n + 1);
      await pause(550);
    }
    anna.send('gif', { g: { p: 'klipy', id: 'gg' } });
    await until('refused', () => anna.refusals().filter((code) => code === 'gifUnknown').length === forged.length + 1);
    expect(gifs(bert)).toEqual([]);
    await leaveAll([anna, bert]);
  }, 30_000);

  it('21 is for players from level 15 on [S0122]', async () => {
    rooms.ports.describe('young0000001', { exp: expOfLevel(15) - 1 });
    const [young, bert] = await openRoom(rooms.url, ['young0000001', BERT]);
    young.send('gif', GG);
    await until('refused', () => young.refusals().includes('gifLevel'));
    expect(gifs(bert)).toEqual([]);
    await leaveAll([young, bert]);
  });

  it('25 comes from nobody who is muted', async () => {
    const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
    rooms.ports.moderate({ do: 'mute', playerId: ANNA, until: Date.now() + 60_000 });
    await pause(100);
    anna.send('gif', GG);
    await until('refused', () => anna.refusals().includes('muted'));
    expect(gifs(bert)).toEqual([]);
    await leaveAll([anna, bert]);
  });
});
