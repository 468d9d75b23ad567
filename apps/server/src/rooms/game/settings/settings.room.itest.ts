import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Settings } from '@syllaboom/contracts';
import { BOT_PRESETS, DEVELOPER_ROLE } from '@syllaboom/engine';
import { matchMaker } from '#platform/rooms/colyseus.ts';
import { ANNA, BERT, CARL, leaveAll, openRoom, startMatch } from '../../testing/play-along.ts';
import { createGame, joinGame, leaveEverybody, pause, until } from '../../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../../testing/room-server.ts';
import type { GameContext } from '../game-context.ts';

let rooms: RoomServer;
beforeAll(async () => {
  rooms = await startRoomServer();
});
afterEach(leaveEverybody);
afterAll(() => rooms.server.close());

describe('settings', () => {
  it('map every name of the wire to its field; everybody hears of the change [R0436 R0437 R0438 R0439 R0455]', async () => {
    rooms.ports.describe(ANNA, { roles: [DEVELOPER_ROLE] });
    onTestFinished(() => rooms.ports.describe(ANNA, {}));
    const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
    rooms.ports.shopping.give(ANNA, { kind: 'bomb', id: 3 });
    const kept = () =>
      (matchMaker.getLocalRoomById(anna.roomId) as unknown as { context: GameContext }).context.settings;
    const changes: [Settings, object][] = [
      [{ key: 'scenario', value: 8 }, { sc: 8 }],
      [{ key: 'guests', value: true }, { guests: true }],
      [{ key: 'way_in', value: true }, { wayIn: true }],
      [{ key: 'multi_lang', value: true }, { mlang: true }],
      [{ key: 'wpp', value: 500 }, { wpp: 500 }],
      [{ key: 'wpp_s', value: 3 }, { wpp_s: 3 }],
      [{ key: 'wpp_l', value: 900 }, { wpp_l: 900 }],
      [{ key: 'length_mode', value: 1 }, { lm: 1 }],
      [{ key: 'max_player', value: 12 }, { maxp: 12 }],
      [{ key: 'heart', value: 3 }, { heart: 3 }],
      [{ key: 'sl', value: 4 }, { sl: 4 }],
      [{ key: 'timer', value: 60 }, { t: 60 }],
      [{ key: 'chain_style', value: 2 }, { cs: 2 }],
      [{ key: 'letter_health', value: 2 }, { letterHealth: 2 }],
      [{ key: 'casual_alphabet', value: true }, { casualAlphabet: true }],
      [{ key: 'best_of', value: 5 }, { bestOf: 5 }],
      [{ key: 'watch_delay', value: 30 }, { watchDelay: 30 }],
      [{ key: 'scenario', value: 0 }, { sc: 0 }],
      [{ locked: true }, { locked: true }],
      [{ language: 'fr-FR' }, { locale: 'fr-FR' }],
      [{ background: 5 }, { background: 5 }],
      [{ bomb: 3 }, { bomb: 3 }],
      [{ speed: 1.5 }, { speed: 1.5 }],
      [{ mode: 1 }, { mode: 1 }],
      [{ difficulty: 1 }, { diff: 1 }],
      [{ secondary: 2 }, {}],
    ];
    for (const [change, shown] of changes) {
      const from = bert.received.length;
      anna.send('settings', change);
      const name = 'key' in change ? change.key : Object.keys(change)[0];
      expect(await bert.next('st-change', () => true, from)).toEqual({ key: name });
      expect(bert.state).toMatchObject(shown);
      await pause(220);
    }
    anna.send('settings', { key: 'monsters', value: ['animals', 'food', 'food'] });
    await until('monsters', () => bert.state.monsters.length === 2);
    expect(kept()).toMatchObject({ secondary: 2 });
    // A name that is none changes nothing.
    const before = { ...kept() };
    await pause(250);
    anna.sendRaw('settings', { key: 'gravity', value: 1 });
    await until('answered', () => anna.refusals().includes('badValue'));
    expect(kept()).toEqual(before);
    await leaveAll([anna, bert]);
  }, 20_000);

  it('begin with the bomb that the founder wears; whoever comes later leaves it as it is', async () => {
    rooms.ports.describe(ANNA, { bomb: 3 });
    rooms.ports.describe(BERT, { bomb: 4 });
    onTestFinished(() => {
      for (const player of [ANNA, BERT]) rooms.ports.describe(player, {});
    });
    const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
    expect([anna.state.bomb, bert.state.bomb]).toEqual([3, 3]);
    // Another host does not, either; and the plain bomb is still theirs to choose.
    anna.send('host', { id: bert.id });
    await until('another host', () => bert.state.host === bert.id);
    expect(bert.state.bomb).toBe(3);
    bert.send('settings', { bomb: 0 });
    await until('the plain one', () => anna.state.bomb === 0);
    await leaveAll([anna, bert]);
  });

  it('clamp the number of players and refuse what is out of range [R0319 R0320 R0321 R0573 R0578]', async () => {
    const anna = await createGame(rooms.url, ANNA);
    anna.send('settings', { key: 'max_player', value: 99 });
    await until('clamped', () => anna.state.maxp === 32);
    const bad: Settings[] = [
      { key: 'wpp', value: 0 },
      { key: 'wpp', value: 5001 },
      { key: 'sl', value: 5 },
      { key: 'heart', value: 4 },
      { key: 'timer', value: 61 },
      { speed: 4 },
      { key: 'heart', value: 'two' },
    ];
    for (const change of bad) {
      const before = anna.refusals().length;
      anna.send('settings', change);
      await until('refused', () => anna.refusals().length > before);
      expect(anna.refusals().at(-1)).toBe('badValue');
      await pause(150);
    }
    expect(anna.state).toMatchObject({ wpp: -1, sl: 3, heart: 2, t: 0, speed: 1 });
    // Cards need two.
    anna.send('settings', { mode: 9 });
    await until('locked mode', () => anna.refusals().at(-1) === 'modeLocked');
    anna.send('settings', { key: 'guests', value: true });
    await until('guests are not the host’s business', () => anna.refusals().at(-1) === 'notAllowed');
    await anna.leave();
  }, 20_000);

  it('answer every change, also those that came too often: no panel waits for ever [R0211]', async () => {
    const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
    const changes: Settings[] = Array.from({ length: 30 }, (_, i) => ({ key: 'heart', value: 1 + (i % 3) }));
    const answers = () => anna.all('st-change').length + anna.refusals().length;
    for (const change of changes) anna.send('settings', change);
    anna.send('settings', { key: 'no such' } as never);
    await until('all are answered', () => answers() === changes.length + 1);
    expect(new Set(anna.refusals())).toEqual(new Set(['tooOften']));
    expect([anna.all('st-change').length >= 10, bert.refusals()]).toEqual([true, []]);
    await pause(250);
    anna.send('settings', { key: 'no such' } as never);
    await until('a malformed one is answered', () => anna.refusals().includes('badValue'));
    await leaveAll([anna, bert]);
  });

  it('stay as they are while a match runs, but for the lock and the cosmetics', async () => {
    const players = await openRoom(rooms.url, [ANNA, BERT]);
    const [anna] = players;
    await startMatch(players);
    anna.send('settings', { speed: 2 });
    await until('refused', () => anna.refusals().includes('running'));
    anna.send('settings', { locked: true });
    await until('locked', () => anna.state.locked);
    expect(anna.state.speed).toBe(1);
    await leaveAll(players);
  });

  it('let each player choose a language where the room speaks several [R0441 R0464]', async () => {
    const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT], { locale: 'en-US' });
    bert.send('pref-lang', { locale: 'de-DE' });
    expect(await anna.any('lang-set')).toEqual({ id: bert.id, locale: 'de-DE' });
    expect(anna.state.players.get(bert.id)).toMatchObject({ locale: 'de-DE', lang: 'en-US' });
    anna.send('settings', { key: 'multi_lang', value: true });
    await until('own language', () => anna.state.players.get(bert.id)?.lang === 'de-DE');
    await leaveAll([anna, bert]);
  });

  it('take the wishes of create, as far as the rules allow', async () => {
    const anna = await createGame(rooms.url, ANNA, {
      settings: { speed: 2, heart: 1, sl: 9, nonsense: true, guests: true },
      mode: 0,
    });
    await until('the state', () => anna.state.players?.size === 1);
    expect(anna.state).toMatchObject({ speed: 2, heart: 1, sl: 3, guests: false });
    await anna.leave();
  });
});

describe('a dictionary that is still being built', () => {
  it('is shown as preparing, and a start waits for it', async () => {
    const done = rooms.ports.build('tr-TR');
    const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT], { locale: 'tr-TR' });
    await until('preparing', () => bert.state.preparing);
    anna.send('start');
    await until('told', () => anna.refusals().includes('languageBuilding'));
    await pause(100);
    expect(bert.state.phase).toBe('lobby');
    done();
    await bert.any('turn');
    expect(bert.state).toMatchObject({ preparing: false, started: true });
    await leaveAll([anna, bert]);
  });
});

describe('bots', () => {
  it('take name and avatar of the player to imitate; an unknown one, or one whose name is taken, is ignored', async () => {
    rooms.ports.describe('carl00000003', { displayName: 'Carl the third' });
    onTestFinished(() => rooms.ports.describe('carl00000003', {}));
    const [anna] = await openRoom(rooms.url, [ANNA]);
    const bots = () => [...anna.state.players.values()].filter(({ bot }) => bot);
    for (const id of ['carl00000003', 'carl00000003', 'nobody']) {
      const count = bots().length;
      anna.send('add-bot', { id });
      await until('one more', () => bots().length > count);
    }
    expect(bots()[0]).toMatchObject({ username: 'Carl the third', avatar: 'seed-carl00000003', bot: true });
    expect(bots()[0]?.auth_id).toBe(bots()[0]?.session_id);
    const others = bots().slice(1);
    expect(others.map(({ username, avatar }) => [/^[A-Z][a-z]+$/.test(username), avatar])).toEqual(
      others.map(({ session_id: seat }) => [true, seat]),
    );
    expect(new Set(bots().map(({ username }) => username)).size).toBe(3);
  });

  it('are added, shown, edited and removed by the host, with a confirmation [R0166 R0209 R0288 R0350 R0442 R0454]', async () => {
    const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
    anna.send('add-bot', {});
    expect(await anna.any('confirm')).toEqual({ what: 'bot-added' });
    const bot = [...bert.state.players.values()].find((player) => player.bot);
    expect(bot).toMatchObject({ bot: true, lang: 'en-US', spectating: false });
    expect(bot?.username).toMatch(/^[A-Z][a-z]+$/);
    const id = bot?.session_id ?? '';
    anna.send('req-bot-profile', { id });
    expect(await anna.any('bot-profile')).toEqual({
      id,
      locale: 'en-US',
      typingSpeed: 5,
      typoAmount: 5,
      thinkingTime: 5,
    });
    anna.send('update-bot-profile', { id, typingSpeed: 10, typoAmount: 0, thinkingTime: 3 });
    await anna.any('confirm', ({ what }) => what === 'bot-updated');
    bert.send('req-bot-profile', { id });
    expect(await bert.any('bot-profile')).toMatchObject({ typingSpeed: 10, typoAmount: 0, thinkingTime: 3 });
    for (const wrong of [{ typingSpeed: 0 }, { typingSpeed: 11 }, { typoAmount: 11 }, { thinkingTime: 2 }]) {
      anna.sendRaw('update-bot-profile', { id, typingSpeed: 5, typoAmount: 5, thinkingTime: 5, ...wrong });
    }
    await until('all refused', () => anna.refusals().filter((code) => code === 'badValue').length === 4);
    bert.send('remove-bot', { id });
    await until('not the host', () => bert.refusals().includes('onlyHost'));
    anna.send('remove-bot', { id });
    await anna.any('confirm', ({ what }) => what === 'bot-removed');
    expect(anna.state.players.has(id)).toBe(false);
    await leaveAll([anna, bert]);
  });

  it('show everybody which preset they are, and whose sliders are of the host’s own making', async () => {
    const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
    for (const sliders of [BOT_PRESETS.gentle, {}, BOT_PRESETS.sharp]) {
      const before = bert.state.players.size;
      anna.send('add-bot', sliders);
      await until('one more', () => bert.state.players.size > before);
    }
    const bots = () => [...bert.state.players.values()].filter(({ bot }) => bot);
    expect(bots().map(({ strength }) => strength)).toEqual(['gentle', 'fair', 'sharp']);
    expect([...bert.state.players.values()].filter(({ bot }) => !bot).map(({ strength }) => strength)).toEqual([
      '',
      '',
    ]);
    const id = bots()[0]?.session_id ?? '';
    anna.send('update-bot-profile', { id, ...BOT_PRESETS.gentle, typoAmount: 0 });
    await until('own sliders', () => bots()[0]?.strength === '');
    anna.send('update-bot-profile', { id, ...BOT_PRESETS.sharp });
    await until('sharp', () => bots()[0]?.strength === 'sharp');
    await leaveAll([anna, bert]);
  });

  it('are removed by nobody but the host', async () => {
    const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
    anna.send('add-bot', BOT_PRESETS.gentle);
    await anna.any('confirm');
    const watcher = await joinGame(rooms.url, anna.roomId, CARL, { spectate: true });
    const id = [...anna.state.players.values()].find(({ bot }) => bot)?.session_id ?? '';
    for (const stranger of [bert, watcher]) {
      stranger.send('remove-bot', { id });
      await until('refused', () => stranger.refusals().includes('onlyHost'));
    }
    // Nor is a person removed as if they were a bot.
    anna.send('remove-bot', { id: bert.id });
    await until('no bot', () => anna.refusals().includes('botUnknown'));
    expect(anna.state.players.has(id) && anna.state.players.has(bert.id)).toBe(true);
    anna.send('remove-bot', { id });
    await until('gone for all', () => ![anna, bert, watcher].some(({ state }) => state.players.has(id)));
    await leaveAll([anna, bert, watcher]);
  });

  it('need a language of their own in multi-language rooms', async () => {
    const [anna] = await openRoom(rooms.url, [ANNA]);
    anna.send('settings', { key: 'multi_lang', value: true });
    await until('multi', () => anna.state.mlang);
    anna.send('add-bot', {});
    await until('refused', () => anna.refusals().includes('botLanguage'));
    anna.send('add-bot', { locale: 'es-ES' });
    await anna.any('confirm');
    expect([...anna.state.players.values()].find(({ bot }) => bot)).toMatchObject({ lang: 'es-ES', locale: 'es-ES' });
    await anna.leave();
  });

  it('cannot be touched while a match runs, and type visible drafts in it', async () => {
    const [anna] = await openRoom(rooms.url, [ANNA]);
    anna.send('add-bot', { typingSpeed: 10, typoAmount: 0, thinkingTime: 3 });
    await anna.any('confirm');
    const id = [...anna.state.players.values()].find(({ bot }) => bot)?.session_id ?? '';
    await startMatch([anna]);
    anna.send('update-bot-profile', { id, typingSpeed: 5, typoAmount: 5, thinkingTime: 5 });
    await until('refused', () => anna.refusals().includes('botRunning'));
    anna.send('remove-bot', { id });
    await until('refused again', () => anna.refusals().length === 2);
    if (anna.state.currentPlayerSessionId === anna.id) {
      const { letter } = anna.state;
      anna.send('command', { command: 'solve', args: { q: letter } });
      const found = await anna.any('chat', ({ key }) => key === 'wordsFound');
      anna.submit(String(found.params?.words).split(', ')[0] ?? '');
    }
    await until('the bot types', () => anna.drafts().some((draft) => draft.id === id));
    await anna.leave();
  });

  it('end with the last person: nobody watches bots alone', async () => {
    const before = rooms.ports.recorded.length;
    const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
    anna.send('add-bot', {});
    anna.send('add-bot', {});
    await until('four', () => bert.state.players.size === 4);
    await startMatch([anna, bert]);
    await leaveAll([anna, bert]);
    await until('recorded', () => rooms.ports.recorded.length === before + 1);
    expect(rooms.ports.recorded.at(-1)?.seats.filter(({ playerId }) => playerId === null)).toHaveLength(2);
  });

  it('19 are not managed by spectators, nor added beyond the seats', async () => {
    const [anna] = await openRoom(rooms.url, [ANNA]);
    const watcher = await joinGame(rooms.url, anna.roomId, CARL, { spectate: true });
    watcher.send('add-bot', {});
    await until('refused', () => watcher.refusals().includes('onlyHost'));
    for (let i = 0; i < 8; i++) {
      anna.send('add-bot', {});
      await pause(110);
    }
    await until('full', () => anna.refusals().includes('roomFull'));
    expect([...anna.state.players.values()].filter(({ bot }) => bot)).toHaveLength(7);
  });
});
