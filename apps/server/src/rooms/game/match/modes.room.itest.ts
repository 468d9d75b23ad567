import { hiddenWords, MODES } from '@syllaboom/engine';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FakePorts } from '../../testing/fake-ports.ts';
import { ModePlay, seenBy } from '../../testing/mode-play.ts';
import { MODE_WORDS, requirementOf } from '../../testing/mode-words.ts';
import { ANNA, BERT, holderOf, leaveAll, openRoom, startMatch } from '../../testing/play-along.ts';
import { createGame, leaveEverybody, pause, until } from '../../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../../testing/room-server.ts';

let rooms: RoomServer;
const mode = new ModePlay(() => rooms);
beforeAll(async () => {
  rooms = await startRoomServer({ ports: new FakePorts(MODE_WORDS) });
});
afterEach(leaveEverybody);
afterAll(() => rooms.server.close());

describe('modes of one holder', () => {
  it('1 chains words, tells what each must be, and shows late joiners the word before', async () => {
    const players = await mode.open(MODES.chainWord, { key: 'chain_style', value: 0 });
    await startMatch(players);
    const word = await mode.right(players);
    await until('the second turn', () => players[0].state.turn === 2);
    const turn = players[0].all('turn').at(-1);
    expect(turn?.requirement).toEqual(requirementOf(players[0]));
    await until('the link', () => players[0].last('mode-state')?.mode === MODES.chainWord);
    await mode.wrong(players, 'QQQQQ');
    const carl = await mode.comeLate(players[0]);
    expect(await carl.any('mode-state')).toMatchObject({ mode: MODES.chainWord, previous: word, style: 0 });
    await mode.end(players);
  });

  it('2 marks guesses for all, keeps the hidden words to itself, and explains them in the log alone', async () => {
    for (const word of MODE_WORDS.categoryWords('animals')) rooms.ports.meanings.set(word, `what ${word} means`);
    const players = await mode.open(MODES.guessWord);
    await startMatch(players);
    const { known, number } = await until('the word', () => {
      const view = players[1].last('mode-state');
      return view?.mode === MODES.guessWord ? view : null;
    });
    expect(number).toBe(1);
    const guess = mode.word(holderOf(players));
    expect(guess).toHaveLength(known.length);
    const by = holderOf(players);
    const { turn } = by.state;
    by.submit(guess);
    // It may be the word itself: then the next one is on the table.
    const marked = await until('the marks', () => {
      const view = players[1].last('mode-state');
      if (view?.mode !== MODES.guessWord) return null;
      return view.last?.word === guess || view.guesses.some(({ word }) => word === guess) ? view : null;
    });
    // A guess that places a letter passes the turn. Messages and state travel apart: both have to know the next holder.
    const passes = marked.number > number || JSON.stringify(marked.known) !== JSON.stringify(known);
    if (passes) await until('the next turn', () => players.every(({ state }) => state.turn > turn));
    await mode.wrong(players, 'QQ');
    const carl = await mode.comeLate(players[0]);
    expect(await carl.any('mode-state')).toMatchObject({ mode: MODES.guessWord, number: marked.number });
    await pause(50);
    const frames = [...players, carl].map(seenBy).join();
    const running = players[1].last('mode-state');
    await mode.end(players);
    // The word that nobody has found is no secret any more.
    const shown = players[1].last('mode-state');
    expect(shown).toMatchObject({ mode: MODES.guessWord, last: { solver: null } });
    expect(shown).not.toEqual(running);
    const kept = rooms.ports.recorded.at(-1);
    const hidden = hiddenWords(kept?.setup.seed ?? 0, MODE_WORDS).filter((word) => word !== guess);
    expect(hidden.length).toBeGreaterThan(5);
    for (const word of hidden) expect(frames).not.toContain(`"${word}"`);
    expect(kept?.setup.material?.meanings).not.toEqual({});
  });

  it('3 asks the host’s prompts, hides the answers, and takes them in any spelling', async () => {
    const own = ['Rome', 'Paris', 'Oslo'].map((city) => ({
      text: `capital ${city.length}${city.at(-1)}`,
      image: null,
      alt: '',
      answer: city.toUpperCase(),
    }));
    rooms.ports.prompts.set(ANNA, own);
    const players = await mode.open(MODES.customPrompts);
    await startMatch(players);
    const view = players[1].last('mode-state');
    const asked = own.find(({ text }) => view?.mode === MODES.customPrompts && view.text === text);
    expect(asked).toBeDefined();
    expect(view).toMatchObject({ letters: asked?.answer.length });
    const carl = await mode.comeLate(players[0]);
    expect(await carl.any('mode-state')).toEqual(view);
    for (const { answer } of own) expect([...players, carl].map(seenBy).join()).not.toContain(answer);
    await mode.wrong(players, 'LONDON');
    const by = holderOf(players);
    by.submit(asked?.answer.toLowerCase() ?? '');
    await by.any('correct', ({ word }) => word === asked?.answer);
    const { winners } = await mode.giveUp(players);
    expect(winners.map(({ category, coins }) => [category, coins])).toEqual([
      [{}, 0],
      [{}, 0],
    ]);
    rooms.ports.prompts.clear();
  });

  it('3 asks what comes with the game when the host has written nothing', async () => {
    const players = await mode.open(MODES.customPrompts);
    await startMatch(players);
    const view = players[0].last('mode-state');
    expect(view).toMatchObject({ mode: MODES.customPrompts, text: expect.stringMatching(/^picture of/) });
    await mode.end(players);
  });

  it('6 limits the length of words', async () => {
    const players = await mode.open(MODES.lengthLimit, { key: 'length_mode', value: 0 });
    await startMatch(players);
    const { most } = requirementOf(players[0]);
    expect(most).toBeGreaterThanOrEqual(5);
    await mode.wrong(players, `${players[0].state.letter}${'ABCDEFGHIJKLM'.slice(0, (most ?? 0) + 1)}`);
    const word = await mode.right(players);
    expect(word.length).toBeLessThanOrEqual(most ?? 0);
    await mode.end(players);
  });

  it('8 climbs without backgrounds, and tells the winner how far [R0065 R0190]', async () => {
    const players = await mode.open(MODES.climb);
    const [host] = players;
    for (const begin of [() => startMatch(players), async () => undefined]) {
      const before = host.refusals().length;
      host.send('settings', { background: 2 });
      await until('refused', () => host.refusals().length > before);
      expect([host.refusals().at(-1), host.state.background]).toEqual(['notAllowed', 0]);
      await begin();
    }
    const first = await players[1].any('mode-state');
    expect(first).toMatchObject({ mode: MODES.climb, team: true, reachedWpp: 0 });
    await mode.right(players);
    const view = await until('a rung', () => {
      const now = players[1].last('mode-state');
      return now?.mode === MODES.climb && now.reachedWpp > 0 && now;
    });
    const carl = await mode.comeLate(players[0]);
    expect(await carl.any('mode-state')).toEqual(view);
    const { winners } = await mode.giveUp(players);
    expect(winners.map((winner) => winner.reached_wpp)).toEqual([view.reachedWpp, view.reachedWpp]);
  });

  it('9 deals cards: one picks by number, then plays; two are needed [R0298 R0471]', async () => {
    const [anna, bert] = await mode.open(MODES.cardBet);
    const players = [anna, bert] as const;
    anna.send('start');
    const picking = await until('a pick', () => anna.last('card-state')?.picking);
    expect(picking.seat).toBe(holderOf(players).id);
    const waits = players.find(({ id }) => id !== picking.seat);
    waits?.send('submit', { word: 1 });
    await pause(60);
    expect(anna.last('card-state')?.picking).toEqual(picking);
    const by = holderOf(players);
    by.send('submit', { word: 0 });
    await until('the card', () => bert.last('card-state')?.card === 'low');
    await until('the prompt', () => bert.state.letter !== '');
    const carl = await mode.comeLate(anna);
    expect(await carl.any('card-state')).toEqual(anna.last('card-state'));
    await mode.right(players);
    await until('chips', () => bert.last('card-state')?.last?.card === 'low');
    await mode.end(players);
    // Who came late has a seat by now, too.
    await leaveAll([bert, carl]);
    await until('the lock', () => anna.state.locks.includes(`${MODES.cardBet}:players`));
    anna.send('start');
    expect(await anna.any('refused')).toEqual({
      code: 'modeLocked',
      params: { mode: MODES.cardBet, reason: 'players' },
    });
  });
});

it.each([
  ['with a text for all is played in the room’s language', MODES.guessWord, 'en-US'],
  ['of words of one’s own is played in the own language', MODES.chainWord, 'ru'],
] as const)('in a multi-language room a mode %s [R0338]', async (_, id, language) => {
  const players = await mode.open(id, { key: 'multi_lang', value: true });
  const [anna, bert] = players;
  bert.send('pref-lang', { locale: 'ru' });
  await until('the language', () => anna.state.players.get(bert.id)?.locale === 'ru');
  expect(anna.state.players.get(bert.id)?.lang).toBe(language);
  await startMatch(players);
  await mode.end(players);
  const { setup } = rooms.ports.recorded.at(-1) ?? {};
  expect(setup?.players.map((player) => [player.seat, player.language])).toEqual([
    [anna.id, 'en-US'],
    [bert.id, language],
  ]);
});

describe('monsters', () => {
  it('7 come with the room, and follow its language as soon as its dictionary is there', async () => {
    const finished = rooms.ports.build('fr-FR');
    const anna = await createGame(rooms.url, ANNA, { mode: MODES.monsters, locale: 'fr-FR' });
    await until('the lock', () => anna.state.locks?.includes(`${MODES.monsters}:categories`));
    expect([...anna.state.monsters]).toEqual([]);
    finished();
    await until('the monsters', () => anna.state.monsters.length === 2);
    expect(anna.state.locks).not.toContain(`${MODES.monsters}:categories`);
  });

  it('7 are fought together: health, texts and categories are told [S0058 R0465]', async () => {
    rooms.ports.meanings.set('BERRY', 'A small fruit');
    const [anna, bert] = await mode.open(MODES.monsters);
    // Without a choice all of the language come.
    expect([...anna.state.monsters]).toEqual(['animals', 'food']);
    anna.send('settings', { key: 'monsters', value: [] });
    await until('refused', () => anna.refusals().includes('noMonsters'));
    anna.send('settings', { key: 'monsters', value: ['dragons'] });
    await until('unknown ones', () => anna.refusals().includes('badValue'));
    anna.send('settings', { key: 'monsters', value: ['food'] });
    await until('chosen', () => anna.state.monsters.length === 1);
    const players = [anna, bert] as const;
    await startMatch(players);
    const shown = await until('its texts', () => bert.all('monster-state').find(({ def }) => def !== ''));
    expect(shown).toMatchObject({
      mode: MODES.monsters,
      name: 'food',
      health: 100,
      level: 1,
      boss: false,
      oinfo: 'BERRY',
      def: 'A small fruit',
    });
    const by = holderOf(players);
    const from = bert.received.length;
    const free = requirementOf(by).free === true;
    by.submit(free ? by.state.letter : mode.word(by));
    const struck = await bert.next('monster-health', () => true, from);
    expect(struck.id).toBe(by.id);
    expect(struck.health).toBeLessThan(100);
    const carl = await mode.comeLate(anna);
    expect(await carl.any('monster-state')).toMatchObject({
      name: 'food',
      health: struck.health,
      def: 'A small fruit',
    });
    await mode.end(players);
  });
});

it('refuses numbers where words are wanted, and modes that the operator switched off [R0297 R0298]', async () => {
  rooms.ports.modesOff = [MODES.scapes];
  const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
  expect(anna.state.locks).toContain(`${MODES.scapes}:operator`);
  anna.send('settings', { mode: MODES.scapes });
  expect(await anna.any('refused')).toMatchObject({ code: 'modeLocked', params: { reason: 'operator' } });
  await startMatch([anna, bert]);
  holderOf([anna, bert]).send('submit', { word: 3 });
  await until('refused', () => [anna, bert].some((player) => player.refusals().includes('badValue')));
  rooms.ports.modesOff = [];
});
