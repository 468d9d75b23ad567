import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ANNA, BERT, CARL, holderOf, leaveAll, openRoom, startMatch } from '../../testing/play-along.ts';
import { joinGame, leaveEverybody, pause, type RoomPlayer, until } from '../../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../../testing/room-server.ts';

let rooms: RoomServer;
beforeAll(async () => {
  rooms = await startRoomServer();
});
afterEach(leaveEverybody);
afterAll(() => rooms.server.close());

const said = (player: RoomPlayer) => player.all('chat').filter(({ system }) => !system);
const answers = (player: RoomPlayer) =>
  player.all('chat').filter(({ key }) => key !== undefined && !['hostNow', 'joined', 'left'].includes(key));

describe('the chat', () => {
  it('25 trims, cuts to 255 characters and cleans what people write [L0118 L0191 L0192 R0191]', async () => {
    const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
    anna.send('chat', { message: `   ${'x'.repeat(300)}   ` });
    await until('a line', () => said(bert).length === 1);
    expect(said(bert)[0]).toMatchObject({
      id: anna.id,
      avatar: `seed-${ANNA}`,
      displayName: ANNA,
      private: false,
      system: false,
      type: 'normal',
      playerType: 0,
    });
    expect(said(bert)[0]?.message).toBe('x'.repeat(255));
    expect(said(bert)[0]?.time).toBeGreaterThan(1_700_000_000_000);
    await pause(30);
    anna.send('chat', { message: '  a\u0000d\u202em\u200bin <b>\u2066 ' });
    await until('a second line', () => said(bert).length === 2);
    expect(said(bert)[1]?.message).toBe('admin <b>');
    anna.send('chat', { message: ' \u200b ' });
    await pause(60);
    expect(said(bert)).toHaveLength(2);
    await leaveAll([anna, bert]);
  });

  it('25 refuses a second line within 20 ms, and bursts [L0193]', async () => {
    const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
    anna.send('chat', { message: 'one' });
    anna.send('chat', { message: 'two' });
    await until('refused', () => anna.refusals().includes('chatCooldown'));
    expect(said(bert).map(({ message }) => message)).toEqual(['one']);
    for (let i = 0; i < 8; i++) {
      await pause(25);
      anna.send('chat', { message: `burst ${i}` });
    }
    await until('refused more', () => anna.refusals().length >= 4);
    expect(said(bert).length).toBeLessThanOrEqual(6);
    await leaveAll([anna, bert]);
  });

  it('gives who joins later the last 50 lines [L0385]', async () => {
    const slow = await startPatientRoom();
    const late = await joinGame(rooms.url, slow.roomId, CARL);
    const { lines } = await late.any('chat-history');
    expect(lines).toHaveLength(50);
    expect(lines.at(-1)?.message).toBe('line 51');
    expect(lines[0]?.message).toBe('line 2');
  }, 30_000);

  it('17 keeps guests silent [L0003]', async () => {
    rooms.ports.describe('devel0000001', { roles: [10] });
    const [dev] = await openRoom(rooms.url, ['devel0000001']);
    dev.send('settings', { key: 'guests', value: true });
    await until('guests on', () => dev.state.guests);
    const guest = await joinGame(rooms.url, dev.roomId, 'guest0001');
    guest.send('chat', { message: 'hello' });
    guest.send('emoji', { emoji: '😀' });
    guest.send('command', { command: 'syl', args: { q: 'an' } });
    await until('refused', () => guest.refusals().filter((code) => code === 'guest').length === 3);
    expect(said(dev)).toEqual([]);
  });

  /** Fifty-two lines of two people take a while: each may only say so much. */
  async function startPatientRoom(): Promise<RoomPlayer> {
    const ids = Array.from({ length: 8 }, (_, i) => `talker00000${i}`) as [string, ...string[]];
    const writers = await openRoom(rooms.url, ids);
    for (let i = 0; i < 52; i++) {
      writers[i % 8]?.send('chat', { message: `line ${i}` });
      await until(`line ${i}`, () => said(writers[0] as RoomPlayer).some(({ message }) => message === `line ${i}`));
      if (i % 8 === 7) await pause(600 * 0.9);
    }
    return writers[0] as RoomPlayer;
  }
});

describe('commands', () => {
  it('are lines that start with a slash; unknown ones and missing parameters are explained to the asker [L0195]', async () => {
    const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
    anna.send('chat', { message: '/foo bar' });
    await until('explained', () => answers(anna).length === 1);
    expect(answers(anna)[0]).toMatchObject({
      key: 'unknownCommand',
      params: { command: 'foo' },
      private: true,
      system: true,
    });
    await pause(30);
    anna.send('chat', { message: '/whisper' });
    await until('explained', () => answers(anna).length === 2);
    expect(answers(anna)[1]).toMatchObject({
      key: 'missingParameter',
      params: { name: 'to', usage: '/whisper {to} {message}' },
    });
    expect(answers(bert)).toEqual([]);
    expect(said(bert)).toEqual([]);
    await leaveAll([anna, bert]);
  });

  it('whisper to one player only, and say when there is no such player [L0310 L0311]', async () => {
    const [anna, bert, carl] = await openRoom(rooms.url, [ANNA, BERT, CARL]);
    anna.send('chat', { message: `/whisper ${BERT.toUpperCase()} only for you` });
    await until('whispered', () => said(bert).length === 1);
    expect(said(bert)[0]).toMatchObject({ private: true, message: 'only for you', displayName: ANNA });
    expect(said(bert)[0]).not.toHaveProperty('to');
    expect(said(anna)[0]).toMatchObject({ private: true, message: 'only for you', to: BERT });
    await pause(30);
    anna.send('chat', { message: '/whisper nobody hi' });
    await until('not found', () => answers(anna).length === 1);
    expect(answers(anna)[0]).toMatchObject({ key: 'playerNotFound', params: { name: 'nobody' } });
    expect(said(carl)).toEqual([]);
    await leaveAll([anna, bert, carl]);
  });

  it('answer /meaning with the meaning, with none, or with why it is not known [L0221]', async () => {
    rooms.ports.meanings.set('NATION', 'A people');
    const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
    const ask = async (word: string) => {
      const known = answers(anna).length;
      anna.send('chat', { message: `/meaning ${word}` });
      const line = await until('an answer', () => answers(anna)[known]);
      await pause(30);
      return [line.key, line.params, line.private];
    };
    expect(await ask('nation')).toEqual(['meaning', { q: 'NATION', meaning: 'A people' }, true]);
    expect(await ask('king')).toEqual(['noMeaning', { q: 'KING' }, true]);
    expect(await ask('away')).toEqual(['meaningUnavailable', { q: 'AWAY' }, true]);
    expect(answers(bert)).toEqual([]);
    await leaveAll([anna, bert]);
  });

  it('/metal plays the whole room a song, for some of the staff alone [R0217 R0472]', async () => {
    rooms.ports.describe('staff0000005', { roles: [5] });
    const [anna, staff] = await openRoom(rooms.url, [ANNA, 'staff0000005']);
    anna.send('chat', { message: '/metal' });
    await until('unknown', () => answers(anna).some(({ key }) => key === 'unknownCommand'));
    expect(staff.all('server-message')).toEqual([]);
    staff.send('chat', { message: '/Metal' });
    expect(await anna.any('server-message')).toEqual({ msg: '/metal' });
    expect(said(anna)).toEqual([]);
    await leaveAll([anna, staff]);
  });

  it('answer /solve, /s, /syl and /i to the asker, each under its kind [L0309 R0466]', async () => {
    const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
    anna.send('chat', { message: '/solve nati' });
    await until('words', () => answers(anna).length === 1);
    expect(answers(anna)[0]).toMatchObject({ type: 'q', key: 'wordsFound', params: { q: 'NATI', words: 'NATION' } });
    anna.send('command', { command: 's', args: { q: 'qqq' } });
    await until('none', () => answers(anna).length === 2);
    expect(answers(anna)[1]).toMatchObject({ type: 'q', key: 'noWordsFound' });
    anna.send('command', { command: 'syl', args: { q: 'ring' } });
    await until('syllable', () => answers(anna).length === 3);
    expect(answers(anna)[2]).toMatchObject({ type: 'syl', key: 'syllableInfo', params: { q: 'RING', starts: 1 } });
    anna.send('command', { command: 'i', args: { q: 'nation' } });
    await until('word', () => answers(anna).length === 4);
    expect(answers(anna)[3]).toMatchObject({ type: 'i', key: 'wordInfo', params: { q: 'NATION', letters: 6 } });
    expect(answers(bert)).toEqual([]);
    await leaveAll([anna, bert]);
  });

  it('surrender in play and nowhere else: the own hearts go [L0218]', async () => {
    const players = await openRoom(rooms.url, [ANNA, BERT]);
    const [anna, bert] = players;
    const watcher = await joinGame(rooms.url, anna.roomId, CARL, { spectate: true });
    bert.send('chat', { message: '/surrender' });
    await until('not in the lobby', () => bert.refusals().includes('notPlaying'));
    await startMatch(players);
    watcher.send('chat', { message: '/surrender' });
    await until('not as a spectator', () => watcher.refusals().includes('notPlaying'));
    bert.send('chat', { message: '/surrender' });
    expect(await anna.any('eliminated')).toEqual({ id: bert.id });
    expect((await anna.any('stop')).reason).toBe('lastAlive');
    await leaveAll([...players, watcher]);
  });

  it('end the match for its host alone', async () => {
    const players = await openRoom(rooms.url, [ANNA, BERT]);
    const [anna, bert] = players;
    anna.send('chat', { message: '/end' });
    await until('nothing runs', () => anna.refusals().includes('notAllowed'));
    await startMatch(players);
    bert.send('chat', { message: '/end' });
    await until('not the host', () => bert.refusals().includes('notAllowed'));
    expect(holderOf(players).state.started).toBe(true);
    await pause(30);
    anna.send('chat', { message: '/end' });
    expect((await bert.any('stop')).reason).toBe('stopped');
    await leaveAll(players);
  });

  it('change the room’s title for the host alone; everybody hears it [L0220]', async () => {
    const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
    anna.send('chat', { message: '/title  Friday\u202e words ' });
    expect(await bert.any('title')).toEqual({ title: 'Friday words' });
    expect(bert.state.title).toBe('Friday words');
    bert.send('command', { command: 'title', args: { title: 'mine' } });
    await until('refused', () => bert.refusals().includes('notAllowed'));
    expect(anna.state.title).toBe('Friday words');
    await leaveAll([anna, bert]);
  });
});

describe('greetings', () => {
  it('send a heart between signed-up players, once in ten seconds [R0352 R0418]', async () => {
    const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
    anna.send('love', { id: bert.id });
    expect(await bert.any('love-heart')).toEqual({ from: anna.id, to: bert.id });
    expect(await bert.any('love')).toEqual({ id: anna.id });
    expect(anna.all('love')).toEqual([]);
    anna.send('command', { command: 'love', args: { target: BERT } });
    await until('not again', () => anna.refusals().includes('loveCooldown'));
    anna.send('love', { id: anna.id });
    await until('not oneself', () => anna.refusals().includes('self'));
    // Leaving and coming back makes nobody love faster.
    await anna.leave();
    const again = await joinGame(rooms.url, bert.roomId, ANNA);
    again.send('love', { id: bert.id });
    await until('not now', () => again.refusals().includes('loveCooldown'));
    await again.leave();
    const third = await joinGame(rooms.url, bert.roomId, CARL);
    bert.send('love', { id: third.id });
    await third.any('love-heart', ({ from }) => from === bert.id);
    await leaveAll([anna, bert]);
  });

  it('show an emoji of a player to everybody, and nothing that is none [R0467]', async () => {
    const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
    anna.send('emoji', { emoji: '👩‍🚀' });
    expect(await bert.any('emoji')).toEqual({ id: anna.id, emoji: '👩‍🚀' });
    anna.send('emoji', { emoji: 'visit me' });
    await until('refused', () => anna.refusals().includes('badValue'));
    expect(bert.all('emoji')).toHaveLength(1);
    // As with the chat: nothing from who is muted or blocked.
    rooms.ports.moderate({ do: 'hide', playerId: BERT, unheard: [ANNA], blocked: [] });
    anna.send('emoji', { emoji: '🥳' });
    await until('the own one is shown', () => anna.all('emoji').length === 2);
    rooms.ports.moderate({ do: 'hide', playerId: BERT, unheard: [], blocked: [] });
    rooms.ports.moderate({ do: 'mute', playerId: ANNA, until: Date.now() + 60_000 });
    anna.send('emoji', { emoji: '🥳' });
    await until('muted', () => anna.refusals().includes('muted'));
    rooms.ports.moderate({ do: 'mute', playerId: ANNA, until: null });
    expect([anna.all('emoji').length, bert.all('emoji').length]).toEqual([2, 1]);
    await leaveAll([anna, bert]);
  });
});
