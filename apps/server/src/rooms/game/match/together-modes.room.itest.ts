import { MODES, YAPPING } from '@syllaboom/engine';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FakePorts } from '../../testing/fake-ports.ts';
import { ModePlay, seenBy } from '../../testing/mode-play.ts';
import { MODE_WORDS, wordFor } from '../../testing/mode-words.ts';
import { ANNA, openRoom, startMatch } from '../../testing/play-along.ts';
import { leaveEverybody, pause, until } from '../../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../../testing/room-server.ts';

let rooms: RoomServer;
const mode = new ModePlay(() => rooms);
beforeAll(async () => {
  rooms = await startRoomServer({ ports: new FakePorts(MODE_WORDS) });
});
afterEach(leaveEverybody);
afterAll(() => rooms.server.close());

describe('modes in which everybody plays at once', () => {
  it('the type racer: each typed word is told to its typist alone, the progress to all', async () => {
    const [anna, bert] = await mode.open(MODES.typeRacer);
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
    const carl = await mode.comeLate(anna);
    expect(await carl.any('mode-state')).toMatchObject({ mode: MODES.typeRacer, lap: 1, words: view.words });
    await mode.end([anna, bert]);
  });

  it('49 scapes keeps the words of each to themselves until the round is over', async () => {
    const [anna, bert] = await mode.open(MODES.scapes);
    await startMatch([anna, bert]);
    const view = await anna.any('mode-state');
    if (view.mode !== MODES.scapes) throw new Error('no circle');
    const words = MODE_WORDS.wordsFromLetters(view.letters, 3).toSorted((a, b) => b.length - a.length);
    const [word = ''] = words;
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
    // Bert finds another one: whoever sits first, neither may be shown to the other.
    // None that stands inside the first one, which its finder may see.
    const second = words.find((one) => !word.includes(one)) ?? '';
    bert.submit(second);
    await bert.any('correct', (one) => one.word === second);
    const carl = await mode.comeLate(anna);
    expect(await carl.any('mode-state')).toMatchObject({ mode: MODES.scapes, own: [], letters: view.letters });
    await pause(150);
    expect([seenBy(anna).includes(second), seenBy(bert).includes(word)]).toEqual([false, false]);
    for (const one of [word, second]) expect(seenBy(carl)).not.toContain(one);
    await mode.end([anna, bert]);
  });

  it('49 trivia asks, takes one answer each by its number, and reveals [R0187 R0188 R0447 R0456]', async () => {
    const [anna, bert] = await mode.open(MODES.trivia);
    await startMatch([anna, bert]);
    const view = await anna.any('mode-state');
    if (view.mode !== MODES.trivia) throw new Error('no question');
    expect(view).toMatchObject({ number: 1, of: 25, own: null, reveal: null });
    expect(view.a).toHaveLength(4);
    const right = view.a.findIndex((answer) => answer.startsWith('right'));
    const wrong = (right + 1) % 4;
    const carl = await mode.comeLate(anna);
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
    const seen = carl.all('mode-state').map((one) => one.mode === MODES.trivia && one.own);
    expect([seen.length > 2, new Set(seen)]).toEqual([true, new Set([null])]);
    expect(Object.keys(reveal).sort()).toEqual(['answers', 'author', 'correct', 'until']);
    await until('a heart less', () => bert.self?.heart === 1);
    expect(anna.self?.heart).toBe(2);
    await mode.end([anna, bert]);
    // The round trips of all who answer are known to the match: it waits for answers that are on their way.
    const measured = rooms.ports.recorded.at(-1)?.log.inputs.filter(({ k }) => k === 'lag') ?? [];
    expect(new Set(measured.map((input) => 'seat' in input && input.seat))).toEqual(new Set([anna.id, bert.id]));
  }, 20_000);

  it('trivia needs enough questions in the language [R0298]', async () => {
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
  it('yapping runs while somebody yaps: join, leave, and again [R0422 R0470]', async () => {
    const [anna, bert] = await mode.open(MODES.yapping);
    expect([anna.self?.spectating, bert.self?.spectating]).toEqual([true, true]);
    anna.send('start');
    await until('no start', () => anna.refusals().includes('notAllowed'));
    bert.send('join-yapping');
    for (const one of [anna, bert]) expect(await one.any('yapping-joined')).toEqual({ id: bert.id });
    await bert.any('turn');
    expect(bert.state.players.get(bert.id)?.spectating).toBe(false);
    anna.send('join-yapping');
    expect(await bert.any('yapping-joined', ({ id }) => id !== bert.id)).toEqual({ id: anna.id });
    expect(bert.all('yapping-joined')).toHaveLength(2);
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
    const carl = await mode.comeLate(anna);
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

  it('yapping goes on by itself with those who stay', async () => {
    const numbers = YAPPING as { prompts: number; promptMs: number };
    const before = { ...numbers };
    Object.assign(numbers, { prompts: 1, promptMs: 150 });
    const [anna, bert] = await mode.open(MODES.yapping);
    bert.send('join-yapping');
    await bert.any('turn');
    anna.send('join-yapping');
    await bert.any('yapping-joined');
    anna.send('spectate');
    await bert.any('winner');
    Object.assign(numbers, before);
    await until('the next segment', () => bert.all('start').length === 2 && bert.state.phase === 'playing');
    expect([anna.self?.spectating, bert.self?.spectating]).toEqual([true, false]);
  });

  it('yapping ends for good when the host says so', async () => {
    const [anna, bert] = await mode.open(MODES.yapping);
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
