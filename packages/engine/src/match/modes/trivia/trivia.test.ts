import { describe, expect, it } from 'vitest';
import { DIFFICULTIES } from '../../../catalogue/modes.ts';
import { TRIVIA } from '../../../balance/modes/trivia.ts';
import { plainRules, play, type ScenarioOptions } from '../../../testing/index.ts';
import type { TriviaQuestion } from '../../state/match-content.ts';
import type { TriviaView } from '../../state/mode-view.ts';
import { summariseMatch } from '../../record/summarise-match.ts';
import { viewMode } from '../../view-match.ts';
import { triviaLimitMs } from './trivia.ts';

const author = { id: 'a1', name: 'Ada', avatar: '/ada.png' };
const question = (n: number, d: TriviaQuestion['d'] = 0): TriviaQuestion => ({
  q: `What is ${n}?`,
  a: [`${n}a`, `${n}b`, `${n}c`, `${n}d`],
  correct: 2,
  d,
  author: n === 1 ? author : null,
});
const asks = (count: number, d?: TriviaQuestion['d']) => ({
  questions: Array.from({ length: count }, (_, i) => question(i + 1, d)),
});
const OPENS = 4 * 600;
const quiz = (options: ScenarioOptions = {}) =>
  play({ material: asks(25), ...options, rules: { mode: 11, ...options.rules } });
/** Waits until the answers may be chosen. */
const opened = (options?: ScenarioOptions) => quiz(options).waits(OPENS);
const viewOf = (match: ReturnType<typeof quiz>, seat = 0) => viewMode(match.state, match.seat(seat).seat) as TriviaView;

describe('a question', () => {
  it('has a text, four answers and a difficulty, and lasts T0 + 4, 2, 0, −2, −2 s [R0187]', () => {
    const match = quiz({ material: { questions: [question(1, 3)] } });
    expect(viewOf(match)).toMatchObject({ number: 1, of: 1, q: 'What is 1?', a: ['1a', '1b', '1c', '1d'], d: 3 });
    expect(match.state.holder).toBeNull();
    expect(match.caused('turn')).toMatchObject([{ seat: null, prompt: 'What is 1?', requirement: { free: true } }]);
    const limits = ([0, 1, 2, 3, 4] as const).map((d) => triviaLimitMs(plainRules(), d) / 1_000);
    expect(limits).toEqual([17, 15, 13, 11, 11]);
    expect(viewOf(match).endsAt - viewOf(match).opensAt).toBe(11_000);
  });

  it('shows its answers 600 ms apart, and takes a choice only once all are shown [R0254 R0255]', () => {
    const match = quiz();
    expect(viewOf(match)).toMatchObject({ startedAt: 0, opensAt: 4 * TRIVIA.answerEveryMs, endsAt: 2_400 + 17_000 });
    match.chooses(match.seat(0), 2, { after: OPENS - 1 });
    expect(viewOf(match).chosen).toEqual([]);
    match.chooses(match.seat(0), 2, { after: 1 });
    expect(viewOf(match).chosen).toEqual([match.seat(0).seat]);
  });

  it('takes one choice of four, the first [R0255]', () => {
    const match = opened();
    for (const choice of [-1, 4, 1.5, Number.NaN]) match.chooses(match.seat(0), choice, { after: 1 });
    expect(viewOf(match).own).toBeNull();
    match.chooses(match.seat(0), 2).chooses(match.seat(0), 1).chooses(match.seat(1), 3);
    expect(match.caused('reveal')[0]?.answers).toEqual([
      { index: 2, seat: match.seat(0).seat },
      { index: 3, seat: match.seat(1).seat },
    ]);
  });

  it('takes the index as a submit too [R0447]', () => {
    const match = opened();
    match.sends(match.seat(0), '7').sends(match.seat(0), 'WORD').sends(match.seat(0), '1');
    expect(viewOf(match).own).toBe(1);
  });
});

describe('the reveal', () => {
  it('comes when all have chosen, with the right index, everybody’s answer and the author [R0188]', () => {
    const match = opened();
    match.chooses(match.seat(1), 0);
    expect(match.caused('reveal')).toEqual([]);
    expect(viewOf(match).reveal).toBeNull();
    match.chooses(match.seat(0), 2);
    const answers = [
      { index: 0, seat: match.seat(1).seat },
      { index: 2, seat: match.seat(0).seat },
    ];
    expect(match.caused('reveal')).toEqual([
      { e: 'reveal', correct: 2, answers, author, until: match.state.now + 2_500 },
    ]);
    expect(viewOf(match).reveal).toEqual({ correct: 2, answers, author, until: match.state.now + 2_500 });
  });

  it('stays 2500 ms when somebody was wrong, then the next question comes [R0256]', () => {
    const match = opened();
    match.chooses(match.seat(0), 2).chooses(match.seat(1), 1).waits(2_499);
    expect(match.caused('turn')).toEqual([]);
    expect(match.waits(1).caused('turn')).toMatchObject([{ prompt: 'What is 2?', round: 2 }]);
    expect(viewOf(match)).toMatchObject({ number: 2, own: null, chosen: [], reveal: null });
  });

  it('gives way to the next question at once when everybody was right [R0257]', () => {
    const match = opened();
    match.chooses(match.seat(0), 2).chooses(match.seat(1), 2);
    expect(match.caused('reveal')[0]?.until).toBe(match.state.now);
    expect(match.caused('turn')).toMatchObject([{ prompt: 'What is 2?', startedAt: match.state.now }]);
  });

  it('waits for a choice on its way, and counts it by its credit', () => {
    const match = opened({ hearts: 3 });
    match.chooses(match.seat(0), 2);
    match.feed({ k: 'lag', seat: match.seat(1).seat, lagMs: 90 });
    match.chooses(match.seat(1), 2, { after: viewOf(match).endsAt + 80 - match.state.now, creditMs: 80 });
    expect(match.caused('hurt')).toEqual([]);
    expect(match.seat(1).creditUsedMs).toBe(80);
    expect(match.state.round).toBe(2);
    const late = opened({ hearts: 3 });
    late.chooses(late.seat(0), 2);
    late.chooses(late.seat(1), 2, { after: viewOf(late).endsAt + 80 - late.state.now, creditMs: 79 });
    expect(late.until('reveal').caused('hurt')).toMatchObject([{ seat: late.seat(1).seat }]);
  });
});

describe('hearts and points', () => {
  it('wrong or no answer costs a heart', () => {
    const match = opened({ players: 3 });
    match.chooses(match.seat(0), 2).chooses(match.seat(1), 3).until('reveal');
    expect(match.state.players.map(({ hearts }) => hearts)).toEqual([2, 1, 1]);
  });

  it('costs nobody anything when all of several failed, and one alone the heart', () => {
    const match = opened();
    match.chooses(match.seat(0), 1).chooses(match.seat(1), 1);
    expect(match.state.players.map(({ hearts }) => hearts)).toEqual([2, 2]);
    const alone = opened({ players: 1 });
    alone.chooses(alone.seat(0), 1);
    expect(alone.seat(0).hearts).toBe(1);
  });

  it('a right answer brings 100 (d + 1)(0.5 + 0.5 · time left), and two coins', () => {
    const match = opened({ material: asks(25, 1) });
    match.chooses(match.seat(0), 2, { after: 0 }).chooses(match.seat(1), 2, { after: 7_500 });
    expect(match.state.players.map(({ stats }) => stats.points)).toEqual([200, 150]);
    expect(match.state.players.map(({ stats }) => stats.coins)).toEqual([2, 2]);
    expect(match.seat(0).stats).toMatchObject({ correctWords: 1, words: [], longestWord: '' });
  });

  it('the last one alive wins once the reveal is over', () => {
    const match = opened({ hearts: 1 });
    match.chooses(match.seat(0), 2).chooses(match.seat(1), 1);
    expect(match.state.phase).toBe('playing');
    match.waits(2_500).isOver();
    expect(match.state).toMatchObject({ winner: match.seat(0).seat, endReason: 'lastAlive' });
  });

  it('after 25 questions the most points win among the living [R0569]', () => {
    const match = quiz({ material: asks(30), hearts: 1 });
    for (let n = 1; n <= 25; n++) {
      expect(viewOf(match)).toMatchObject({ number: n, of: 25 });
      match.waits(OPENS).chooses(match.seat(1), 2).chooses(match.seat(0), 2);
    }
    match.isOver();
    expect(match.state).toMatchObject({ winner: match.seat(1).seat, endReason: 'finished' });
    const [first] = summariseMatch(match.state).seats;
    expect(first).toMatchObject({ place: 1, wpm: 0, stats: { correctWords: 25, ownTurns: 25 } });
    expect(first?.react).toBeCloseTo(1);
  });

  it('without a question nobody has won', () => {
    expect(quiz({ material: { questions: [] } }).isOver().state).toMatchObject({ winner: null, endReason: 'ended' });
  });

  it('practice takes no hearts', () => {
    const match = opened({ players: 1, rules: { difficulty: DIFFICULTIES.practice } });
    match.chooses(match.seat(0), 1);
    expect(match.seat(0)).toMatchObject({ hearts: 2, stats: { coins: 0, exp: 0 } });
  });
});

describe('who does not play', () => {
  it('is out after two questions without a choice', () => {
    const match = quiz({ players: 3, hearts: 3 });
    for (let n = 0; n < 2; n++) {
      match.waits(OPENS);
      match.chooses(match.seat(0), 2).chooses(match.seat(1), 2).until('reveal');
    }
    expect(match.caused('idle')).toEqual([{ e: 'idle', seat: match.seat(2).seat }]);
    expect(match.seat(2).hearts).toBe(0);
  });

  it('who leaves is not waited for', () => {
    const match = opened({ players: 3 });
    match.chooses(match.seat(0), 2).chooses(match.seat(1), 2).leaves(match.seat(2));
    expect(match.caused('reveal')).toHaveLength(1);
  });
});

describe('a bot', () => {
  const bot = (typingSpeed: number) => ({ typingSpeed, typoAmount: 0, thinkingTime: 3 });

  it('answers by its skill and the difficulty, in time', () => {
    const right = (typingSpeed: number, d: TriviaQuestion['d']) => {
      let count = 0;
      for (let seed = 0; seed < 40; seed++) {
        const match = quiz({ players: 0, bots: [bot(typingSpeed), bot(typingSpeed)], seed, material: asks(1, d) });
        count += match.runsOut().seat(0).stats.correctWords;
      }
      return count;
    };
    expect(right(10, 0)).toBeGreaterThan(right(1, 0));
    expect(right(5, 0)).toBeGreaterThan(right(5, 4));
    expect(right(1, 4)).toBeLessThan(30);
  });
});
