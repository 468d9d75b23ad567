import type { ServerMessages } from '@syllaboom/contracts';
import { hashMatch, hiddenWords, MODES, type ModeId, replayMatch } from '@syllaboom/engine';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FakePorts } from '../testing/fake-ports.ts';
import { MODE_WORDS, requirementOf, wordFor } from '../testing/mode-words.ts';
import { ANNA, BERT, CARL, holderOf, openRoom, startMatch } from '../testing/play-along.ts';
import { joinGame, leaveEverybody, pause, type RoomPlayer, until } from '../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../testing/room-server.ts';

let rooms: RoomServer;
beforeAll(async () => {
  rooms = await startRoomServer({ ports: new FakePorts(MODE_WORDS) });
});
afterEach(leaveEverybody);
afterAll(() => rooms.server.close());

type Setting = Parameters<RoomPlayer['send']>[1];

/** Anna's room with Bert in it, in this mode. */
async function openMode(mode: ModeId, ...settings: Setting[]): Promise<[RoomPlayer, RoomPlayer]> {
  const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
  for (const change of [{ mode }, ...settings]) {
    const from = anna.received.length;
    anna.send('settings', change as never);
    await anna.next('st-change', () => true, from);
  }
  expect(anna.state.mode).toBe(mode);
  return [anna, bert];
}

/** The host ends the match: everybody is told, it is kept, and playing its log again leads to the same state. */
async function endAndReplay(players: readonly [RoomPlayer, RoomPlayer]): Promise<ServerMessages['winner']> {
  const known = rooms.ports.recorded.length;
  const [anna, bert] = players;
  const from = [anna.received.length, bert.received.length];
  anna.send('end');
  const winner = await anna.next('winner', () => true, from[0]);
  await bert.next('winner', () => true, from[1]);
  const kept = await until('kept', () => rooms.ports.recorded.slice(known).at(0));
  const { state } = replayMatch({ setup: kept.setup, ...kept.log });
  expect(hashMatch(state)).toBe(kept.hash);
  await until('lobby', () => anna.state.phase === 'lobby');
  expect(anna.state.requirement).toBe('');
  return winner;
}

/** Everything that a client was told and sees. */
const seenBy = ({ received, state }: RoomPlayer): string => JSON.stringify([received, state]);

const used = new Set<string>();
/** The holder plays a word that the turn takes; resolves when it was told. */
async function playRight(players: readonly [RoomPlayer, RoomPlayer]): Promise<{ by: RoomPlayer; word: string }> {
  const by = holderOf(players);
  const word = wordFor(by, used);
  used.add(word);
  const from = by.received.length;
  by.submit(word);
  await by.next('correct', (one) => one.word === word, from);
  return { by, word };
}

async function playWrong(players: readonly [RoomPlayer, RoomPlayer], word: string): Promise<void> {
  const by = holderOf(players);
  const from = by.received.length;
  by.submit(word);
  expect(await by.next('submit-res', () => true, from)).toEqual({ a: false });
  await by.next('wrong', (one) => one.word === word, from);
}

/** A third person comes while the match runs: what the mode shows comes at once. */
const comeLate = (player: RoomPlayer) => joinGame(rooms.url, player.roomId, CARL);

describe('modes of one holder', () => {
  it('1 chains words, tells what each must be, and shows late joiners the word before', async () => {
    const players = await openMode(MODES.chainWord, { key: 'chain_style', value: 0 });
    await startMatch(players);
    const { word } = await playRight(players);
    await until('the second turn', () => players[0].state.turn === 2);
    const turn = players[0].all('turn').at(-1);
    expect(turn?.requirement).toEqual(requirementOf(players[0]));
    await until('the link', () => players[0].last('mode-state')?.mode === MODES.chainWord);
    await playWrong(players, 'QQQQQ');
    const carl = await comeLate(players[0]);
    expect(await carl.any('mode-state')).toMatchObject({ mode: MODES.chainWord, previous: word, style: 0 });
    await endAndReplay(players);
  });

  it('2 marks guesses for all, keeps the hidden words to itself, and explains them in the log alone', async () => {
    for (const word of MODE_WORDS.categoryWords('animals')) rooms.ports.meanings.set(word, `what ${word} means`);
    const players = await openMode(MODES.guessWord);
    await startMatch(players);
    const { known, number } = await until('the word', () => {
      const view = players[1].last('mode-state');
      return view?.mode === MODES.guessWord ? view : null;
    });
    expect(number).toBe(1);
    const guess = wordFor(holderOf(players), used);
    expect(guess).toHaveLength(known.length);
    holderOf(players).submit(guess);
    await until('the marks', () => {
      const view = players[1].last('mode-state');
      return view?.mode === MODES.guessWord && view.guesses.some(({ word }) => word === guess) && view;
    });
    await playWrong(players, 'QQ');
    const carl = await comeLate(players[0]);
    expect(await carl.any('mode-state')).toMatchObject({ mode: MODES.guessWord, number: 1 });
    await pause(50);
    const frames = [...players, carl].map(seenBy).join();
    await endAndReplay(players);
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
    const players = await openMode(MODES.customPrompts);
    await startMatch(players);
    const view = players[1].last('mode-state');
    const asked = own.find(({ text }) => view?.mode === MODES.customPrompts && view.text === text);
    expect(asked).toBeDefined();
    expect(view).toMatchObject({ letters: asked?.answer.length });
    const carl = await comeLate(players[0]);
    expect(await carl.any('mode-state')).toEqual(view);
    for (const { answer } of own) expect([...players, carl].map(seenBy).join()).not.toContain(answer);
    await playWrong(players, 'LONDON');
    const by = holderOf(players);
    by.submit(asked?.answer.toLowerCase() ?? '');
    await by.any('correct', ({ word }) => word === asked?.answer);
    const { winners } = await endAndReplay(players);
    expect(winners.map(({ category, coins }) => [category, coins])).toEqual([
      [{}, 0],
      [{}, 0],
    ]);
    rooms.ports.prompts.clear();
  });

  it('3 asks what comes with the game when the host has written nothing', async () => {
    const players = await openMode(MODES.customPrompts);
    await startMatch(players);
    const view = players[0].last('mode-state');
    expect(view).toMatchObject({ mode: MODES.customPrompts, text: expect.stringMatching(/^picture of/) });
    await endAndReplay(players);
  });

  it('6 limits the length of words', async () => {
    const players = await openMode(MODES.lengthLimit, { key: 'length_mode', value: 0 });
    await startMatch(players);
    const { most } = requirementOf(players[0]);
    expect(most).toBeGreaterThanOrEqual(5);
    await playWrong(players, `${players[0].state.letter}${'ABCDEFGHIJKLM'.slice(0, (most ?? 0) + 1)}`);
    const { word } = await playRight(players);
    expect(word.length).toBeLessThanOrEqual(most ?? 0);
    await endAndReplay(players);
  });

  it('8 climbs, and tells the winner how far [R0190]', async () => {
    const players = await openMode(MODES.climb);
    await startMatch(players);
    const first = await players[1].any('mode-state');
    expect(first).toMatchObject({ mode: MODES.climb, team: true, reachedWpp: 0 });
    await playRight(players);
    const view = await until('a rung', () => {
      const now = players[1].last('mode-state');
      return now?.mode === MODES.climb && now.reachedWpp > 0 && now;
    });
    const carl = await comeLate(players[0]);
    expect(await carl.any('mode-state')).toEqual(view);
    const { winners } = await endAndReplay(players);
    expect(winners.map((winner) => winner.reached_wpp)).toEqual([view.reachedWpp, view.reachedWpp]);
  });

  it('9 deals cards: one picks by number, then plays; two are needed [R0298 R0471]', async () => {
    const [anna, bert] = await openMode(MODES.cardBet);
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
    const carl = await comeLate(anna);
    expect(await carl.any('card-state')).toEqual(anna.last('card-state'));
    await playRight(players);
    await until('chips', () => bert.last('card-state')?.last?.card === 'low');
    await endAndReplay(players);
    await bert.leave();
    await until('the lock', () => anna.state.locks.includes(`${MODES.cardBet}:players`));
    await carl.leave();
    anna.send('start');
    expect(await anna.any('refused')).toEqual({
      code: 'modeLocked',
      params: { mode: MODES.cardBet, reason: 'players' },
    });
  });
});

describe('monsters', () => {
  it('7 are fought together: health, texts and categories are told [S0058 R0465]', async () => {
    rooms.ports.meanings.set('BERRY', 'A small fruit');
    const [anna, bert] = await openMode(MODES.monsters);
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
    by.submit(free ? by.state.letter : wordFor(by, used));
    const struck = await bert.next('monster-health', () => true, from);
    expect(struck.id).toBe(by.id);
    expect(struck.health).toBeLessThan(100);
    const carl = await comeLate(anna);
    expect(await carl.any('monster-state')).toMatchObject({
      name: 'food',
      health: struck.health,
      def: 'A small fruit',
    });
    await endAndReplay(players);
  });
});

describe('modes in which everybody plays at once', () => {
  it('5 races: each typed word is told to its typist alone, the progress to all', async () => {
    const [anna, bert] = await openMode(MODES.typeRacer);
    await startMatch([anna, bert]);
    expect(bert.all('turn').at(-1)?.id).toBe('');
    const view = await bert.any('mode-state');
    if (view.mode !== MODES.typeRacer) throw new Error('no race');
    const [first = ''] = view.words;
    anna.submit(first);
    await anna.any('correct', ({ word }) => word === first);
    anna.submit('QQQQ');
    await anna.any('wrong', ({ word }) => word === 'QQQQ');
    await until('progress', () => {
      const now = bert.last('mode-state');
      return now?.mode === MODES.typeRacer && now.racers.some(({ seat, done }) => seat === anna.id && done === 1);
    });
    expect([bert.all('correct'), bert.all('wrong')]).toEqual([[], []]);
    const carl = await comeLate(anna);
    expect(await carl.any('mode-state')).toMatchObject({ mode: MODES.typeRacer, lap: 1, words: view.words });
    await endAndReplay([anna, bert]);
  });

  it('10 keeps the words of each to themselves until the round is over', async () => {
    const [anna, bert] = await openMode(MODES.scapes);
    await startMatch([anna, bert]);
    const view = await anna.any('mode-state');
    if (view.mode !== MODES.scapes) throw new Error('no circle');
    const [word = ''] = MODE_WORDS.wordsFromLetters(view.letters, 3).toSorted((a, b) => b.length - a.length);
    anna.draft({ t: 'r', w: word });
    anna.submit(word);
    await anna.any('correct', (one) => one.word === word);
    await until('its own list', () => {
      const own = anna.last('mode-state');
      return own?.mode === MODES.scapes && own.own.includes(word);
    });
    await until('a score', () => {
      const others = bert.last('mode-state');
      return others?.mode === MODES.scapes && others.players.some(({ seat, words }) => seat === anna.id && words === 1);
    });
    const carl = await comeLate(anna);
    expect(await carl.any('mode-state')).toMatchObject({ mode: MODES.scapes, own: [], letters: view.letters });
    for (const other of [bert, carl]) expect(seenBy(other)).not.toContain(word);
    await endAndReplay([anna, bert]);
  });

  it('11 asks, takes one answer each by its number, and reveals [R0187 R0188 R0447 R0456]', async () => {
    const [anna, bert] = await openMode(MODES.trivia);
    await startMatch([anna, bert]);
    const view = await anna.any('mode-state');
    if (view.mode !== MODES.trivia) throw new Error('no question');
    expect(view).toMatchObject({ number: 1, of: 25, own: null, reveal: null });
    expect(view.a).toHaveLength(4);
    const right = view.a.findIndex((answer) => answer.startsWith('right'));
    const wrong = (right + 1) % 4;
    const carl = await comeLate(anna);
    carl.send('submit', { word: right });
    // The four answers appear one by one.
    await pause(view.opensAt - view.startedAt + 100);
    anna.send('submit', { word: right });
    await until('who has chosen', () => {
      const now = bert.last('mode-state');
      return now?.mode === MODES.trivia && now.chosen.includes(anna.id as never);
    });
    const before = bert.last('mode-state');
    expect(before).toMatchObject({ own: null, chosen: [anna.id], reveal: null });
    for (const other of [bert, carl]) {
      expect(other.all('trivia-reveal')).toEqual([]);
      expect(JSON.stringify(other.received)).not.toMatch(/"correct":|"reveal":\{/);
    }
    anna.send('submit', { word: wrong });
    bert.send('submit', { word: wrong });
    const reveal = await carl.any('trivia-reveal');
    expect(reveal.correct).toBe(right);
    expect(reveal.answers.toSorted((a, b) => a.sessionId.localeCompare(b.sessionId))).toEqual(
      [
        { index: right, sessionId: anna.id },
        { index: wrong, sessionId: bert.id },
      ].toSorted((a, b) => a.sessionId.localeCompare(b.sessionId)),
    );
    expect(Object.keys(reveal).sort()).toEqual(['answers', 'author', 'correct', 'until']);
    await until('a heart less', () => bert.self?.heart === 1);
    expect(anna.self?.heart).toBe(2);
    await endAndReplay([anna, bert]);
  }, 20_000);

  it('11 needs enough questions in the language [R0298]', async () => {
    const { questions } = rooms.ports;
    rooms.ports.questions = questions.slice(0, 24);
    const [anna] = await openRoom(rooms.url, [ANNA]);
    anna.send('settings', { mode: MODES.trivia });
    expect(await anna.any('refused')).toEqual({
      code: 'modeLocked',
      params: { mode: MODES.trivia, reason: 'questions' },
    });
    expect(anna.state.locks).toContain(`${MODES.trivia}:questions`);
    rooms.ports.questions = questions;
  });
});

describe('yapping', () => {
  it('99 runs while somebody yaps: join, leave, and again [R0422 R0470]', async () => {
    const [anna, bert] = await openMode(MODES.yapping);
    expect([anna.self?.spectating, bert.self?.spectating]).toEqual([true, true]);
    anna.send('start');
    await until('no start', () => anna.refusals().includes('notAllowed'));
    bert.send('join-yapping');
    await bert.any('turn');
    expect(bert.state.players.get(bert.id)?.spectating).toBe(false);
    anna.send('join-yapping');
    expect(await bert.any('yapping-joined')).toEqual({ id: anna.id });
    const view = await until('both on the board', () => {
      const now = anna.last('mode-state');
      return now?.mode === MODES.yapping && now;
    });
    expect(view.prompt).toBe(anna.state.letter);
    anna.draft({ t: 'r', w: 'A' });
    await until('the draft of one of several typists', () => bert.drafts().some(({ id }) => id === anna.id));
    const word = wordFor(anna, new Set());
    anna.submit(word);
    expect(await bert.any('correct', (one) => one.word === word)).toMatchObject({ id: anna.id, points: word.length });
    const carl = await comeLate(anna);
    await until('the board', () => {
      const board = carl.last('mode-state');
      return board?.mode === MODES.yapping && board.board.some(({ seat, score }) => seat === anna.id && score > 0);
    });
    expect(carl.state.players.get(anna.id)?.draft).toBe('');
    bert.send('spectate');
    expect(await anna.any('yapping-left')).toEqual({ id: bert.id });
    const known = rooms.ports.attempts.length;
    anna.send('spectate');
    await anna.any('stop');
    await until('kept', () => rooms.ports.attempts.length > known);
    await until('lobby', () => anna.state.phase === 'lobby');
    expect([anna, bert].map(({ self }) => self?.spectating)).toEqual([true, true]);
    bert.send('join-yapping');
    await bert.next('turn');
    // The host turns to another mode while it runs.
    anna.send('settings', { mode: 0 });
    await until('original', () => anna.state.mode === 0);
    await until('they sit again', () => anna.self?.spectating === false);
  });

  it('99 goes on by itself with those who stay, and ends for good when the host says so', async () => {
    const [anna, bert] = await openMode(MODES.yapping);
    bert.send('join-yapping');
    await bert.any('turn');
    anna.send('end');
    await bert.any('stop');
    await until('lobby', () => anna.state.phase === 'lobby');
    await pause(80);
    expect([anna.state.phase, bert.self?.spectating]).toEqual(['lobby', true]);
    bert.send('join-yapping');
    await bert.next('turn');
    await bert.leave();
    await anna.any('yapping-left', ({ id }) => id === bert.id);
    await until('over', () => anna.state.phase !== 'playing');
    expect(anna.state.players.has(bert.id)).toBe(false);
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
