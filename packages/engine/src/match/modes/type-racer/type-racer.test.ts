import { describe, expect, it } from 'vitest';
import { seedRandom } from '../../../random.ts';
import { inventWords, listWordIndex, play, type Scenario, type ScenarioOptions } from '../../../testing/index.ts';
import type { MatchPlayer } from '../../state/match-state.ts';
import type { RaceView } from '../../state/mode-view.ts';
import { summariseMatch } from '../../record/summarise-match.ts';
import { viewMode } from '../../view-match.ts';
import { drawLap } from './type-racer-text.ts';
import { sparedShare } from './type-racer.ts';

const race = (options: ScenarioOptions = {}) => play({ ...options, rules: { mode: 5, ...options.rules } });
const viewOf = (match: Scenario) => viewMode(match.state, match.seat(0).seat) as RaceView;
const hearts = (match: Scenario) => match.state.players.map((player) => player.hearts);

/** Types so many words of the lap, one after the other in this time each; the clock of the others stands meanwhile. */
function types(match: Scenario, player: MatchPlayer, count: number, everyMs: number): Scenario {
  const { done } = viewOf(match).racers.find(({ seat }) => seat === player.seat) ?? { done: 0 };
  for (const word of viewOf(match).words.slice(done, done + count)) match.sends(player, word, { after: everyMs });
  return match;
}

/** All finish the lap, in the order and at the times (ms after its start) that are given. */
function finishAt(match: Scenario, times: readonly (number | null)[]): Scenario {
  const started = match.state.turnStartedAt;
  const { words } = viewOf(match);
  const order = times.map((time, i) => ({ time, player: match.seat(i) })).filter(({ player }) => player.hearts > 0);
  for (const { time, player } of order.toSorted((a, b) => (a.time ?? 0) - (b.time ?? 0))) {
    if (time === null) continue;
    words.forEach((word, i) => {
      const after = i === words.length - 1 ? started + time - match.state.now : 0;
      match.sends(player, word, { after });
    });
  }
  const { turnEndsAt } = match.state;
  return turnEndsAt === null ? match : match.waits(turnEndsAt + 250 - match.state.now);
}

describe('a lap', () => {
  it('is 20 words of the commonest, none twice, and lasts five fuses', () => {
    const match = race();
    const { words, lap, endsAt } = viewOf(match);
    expect([words.length, new Set(words).size, lap, endsAt]).toEqual([20, 20, 1, 65_000]);
    expect(match.caused('turn')).toMatchObject([{ seat: null, prompt: words.join(' '), requirement: { free: true } }]);
    const list = inventWords(300, 4);
    const common = list.slice(0, 60);
    const index = listWordIndex(list, 'en-US', { tiers: Object.fromEntries(common.map((word) => [word, 4])) });
    expect(drawLap(index, seedRandom(3)).filter((word) => !common.includes(word))).toEqual([]);
    expect(drawLap(listWordIndex(['ONE']), seedRandom(3))).toEqual(Array(20).fill('ONE'));
    expect(drawLap(listWordIndex([]), seedRandom(3))).toEqual([]);
  });

  it('is typed word by word, without a mistake', () => {
    const match = race();
    const [first = '', second = ''] = viewOf(match).words;
    expect(match.sends(match.seat(0), second).caused('answer')).toMatchObject([{ word: second, reason: 'prompt' }]);
    expect(match.sends(match.seat(0), `${first}S`).caused('answer')).toMatchObject([{ reason: 'prompt' }]);
    expect(match.sends(match.seat(0), first).caused('answer')).toMatchObject([{ points: first.length, reason: null }]);
    expect(viewOf(match).racers.map(({ done }) => done)).toEqual([1, 0]);
    expect(match.seat(0).stats).toMatchObject({ correctWords: 1, wrongWords: 2, points: first.length });
    expect(match.caused('correct')).toEqual([]);
  });

  it('shows what everybody types', () => {
    const match = race();
    match.feed({ k: 'draft', seat: match.seat(1).seat, delta: { t: 'r', w: 'AB' } });
    match.feed({ k: 'draft', seat: match.seat(0).seat, delta: { t: 'r', w: 'C' } });
    expect(match.state.players.map(({ draft }) => draft)).toEqual(['C', 'AB']);
  });

  it('ends when all have finished; the next one comes 3 s later, a little shorter', () => {
    const match = finishAt(race({ hearts: 3 }), [20_000, 21_000]);
    expect(viewOf(match).racers.map(({ finishedAt, laps }) => [finishedAt, laps])).toEqual([
      [20_000, 1],
      [21_000, 1],
    ]);
    expect(match.state.turnStartsAt).toBe(24_000);
    expect(match.until('turn').caused('turn')).toMatchObject([{ round: 2, maxTimeMs: 5 * 12_480 }]);
    expect(viewOf(match).racers.map(({ done, finishedAt }) => [done, finishedAt])).toEqual([
      [0, null],
      [0, null],
    ]);
  });
});

describe('hearts', () => {
  it('the slowest loses one, unless within 10 % of the winner, one point less each lap', () => {
    expect([1, 2, 10, 11, 15].map((lap) => Math.round(sparedShare(lap) * 100))).toEqual([10, 9, 1, 0, 0]);
    const match = race({ players: 3, hearts: 3 });
    expect(hearts(finishAt(match, [20_000, 22_000, 21_000]))).toEqual([3, 3, 3]);
    match.until('turn');
    expect(hearts(finishAt(match, [20_000, 22_000, 21_000]))).toEqual([3, 2, 3]);
  });

  it('everybody who did not finish loses one, and the slowest of the others none', () => {
    const match = race({ players: 4 });
    expect(hearts(finishAt(match, [20_000, null, 40_000, null]))).toEqual([2, 1, 2, 1]);
  });

  it('when nobody finishes, the one who came furthest keeps it', () => {
    const match = race({ hearts: 1, players: 3 });
    types(match, match.seat(0), 3, 500);
    types(match, match.seat(1), 4, 500);
    expect(hearts(match.until('hurt'))).toEqual([0, 1, 0]);
    expect(match.until('over').state.winner).toBe(match.seat(1).seat);
  });

  it('alone, an unfinished lap costs it, a finished one nothing', () => {
    const match = finishAt(race({ players: 1 }), [60_000]);
    expect(hearts(match)).toEqual([2]);
    match.until('turn');
    types(match, match.seat(0), 19, 100);
    expect(hearts(match.until('hurt'))).toEqual([1]);
  });

  it('a word that was sent in time counts by its lag credit', () => {
    const match = race({ players: 1 });
    types(match, match.seat(0), 19, 100);
    const last = viewOf(match).words[19] ?? '';
    match.sends(match.seat(0), last, { after: 65_200 - match.state.now, creditMs: 200 });
    expect(hearts(match)).toEqual([2]);
    expect(viewOf(match).racers[0]?.finishedAt).toBe(65_000);
    expect(match.seat(0).creditUsedMs).toBe(200);
  });
});

describe('the end', () => {
  it('comes after lap 15: most laps, then speed [R0569]', () => {
    const match = race({ rules: { difficulty: 2 } });
    for (let lap = 1; lap <= 15; lap++) {
      expect(viewOf(match).lap).toBe(lap);
      finishAt(match, [10_000, 10_000 - lap]).until(lap < 15 ? 'turn' : 'over');
    }
    expect(match.state).toMatchObject({ endReason: 'finished', winner: match.seat(1).seat });
    const equal = race({ rules: { difficulty: 2 } });
    for (let lap = 1; lap <= 15; lap++) {
      finishAt(equal, [30_000, lap === 3 ? null : 5_000]);
      equal.until(lap < 15 ? 'turn' : 'over');
    }
    expect(equal.state.standings).toEqual([equal.seat(0).seat, equal.seat(1).seat]);
  });

  it('counts words per minute: characters / 5 / minutes', () => {
    const match = finishAt(race(), [20_000, 21_000]);
    const characters = viewOf(match).words.join(' ').length + 1;
    expect(viewOf(match).racers[0]?.wpm).toBeCloseTo(characters / 5 / (20 / 60), 1);
    const steady = race({ players: 1 });
    types(steady, steady.seat(0), 10, 2_000);
    const typed = viewOf(steady).words.slice(0, 10).join(' ').length + 1;
    expect(summariseMatch(steady.state).seats[0]?.wpm).toBeCloseTo(typed / 5 / (20 / 60), 5);
    expect(steady.seat(0).stats).toMatchObject({ words: [], longestWord: '' });
  });
});

describe('what everybody sees of a lap that runs', () => {
  it('is the speed up to the latest word, and the characters that are typed', () => {
    const match = race();
    types(match, match.seat(0), 5, 2_000);
    const [first, second] = viewOf(match).racers;
    const typed = viewOf(match).words.slice(0, 5).join(' ').length + 1;
    expect(viewOf(match).startedAt).toBe(0);
    expect(first?.letters).toBe(typed);
    expect(first?.wpm).toBeCloseTo(typed / 5 / (10 / 60), 1);
    expect(second).toMatchObject({ letters: 0, wpm: 0 });
  });
  it('is how sure everybody types: of all letters of the lap, those that were right at once', () => {
    const match = race({ players: 2 });
    const [one, two] = [match.seat(0), match.seat(1)];
    const [first = '', second = ''] = viewOf(match).words;
    const accuracies = () =>
      [null, one.seat, two.seat].map((viewer) =>
        (viewMode(match.state, viewer) as RaceView).racers.map(({ accuracy }) => accuracy),
      );
    const drafts = (w: string) => match.feed({ k: 'draft', seat: one.seat, delta: { t: 'r', w } });
    const everybody = (accuracy: number | null) => Array(3).fill([accuracy, null]);
    // A wrong letter that is taken back, and a last one that no draft showed.
    for (const text of [first[0] ?? '', `${first[0]}-`, first[0] ?? '', first.slice(0, -1)]) drafts(text);
    expect(accuracies()).toEqual(everybody(null));
    match.sends(one, first);
    const ofFirst = Math.floor((100 * first.length) / (first.length + 1));
    expect(accuracies()).toEqual(everybody(ofFirst));
    // Neither letters nor a refusal tell anybody of a new view: the figure stands until the next word.
    drafts('--');
    expect(match.sends(one, '--').caused('mode')).toEqual([]);
    expect(accuracies()).toEqual(everybody(ofFirst));
    expect(match.sends(one, second).caused('mode')).toHaveLength(1);
    const right = first.length + second.length;
    expect(accuracies()).toEqual(everybody(Math.floor((100 * right) / (right + 3))));
    finishAt(match, [30_000, 31_000]);
    drafts('--');
    match.until('turn');
    expect(accuracies()).toEqual(Array(3).fill([null, null]));
    match.sends(two, viewOf(match).words[0] ?? '');
    expect(accuracies()).toEqual(Array(3).fill([null, 100]));
  });
  it('a draft is over with its word, right or wrong', () => {
    const match = race();
    for (const word of [viewOf(match).words[0] ?? '', 'NONSENSE']) {
      match.feed({ k: 'draft', seat: match.seat(0).seat, delta: { t: 'r', w: word } });
      expect(match.sends(match.seat(0), word).caused('draft').at(-1)).toMatchObject({ delta: { t: 'r', w: '' } });
    }
  });
});

describe('bots', () => {
  it('type at their speed, in a draft that people see, and take mistakes back', () => {
    const bot = (typingSpeed: number, typoAmount = 0) => ({ typingSpeed, typoAmount, thinkingTime: 5 });
    const match = race({ players: 0, bots: [bot(10), bot(5), bot(1, 10)], hearts: 1 }).runsOut();
    expect(match.state.standings).toEqual(['bot1', 'bot2', 'bot3']);
    const wpm = summariseMatch(match.state).seats.map((seat) => seat.wpm);
    expect(wpm[0]).toBeGreaterThan(100);
    expect(wpm[2]).toBeLessThan(30);
    // Mistakes that are taken back count, too.
    expect(viewOf(match).racers[0]?.accuracy).toBeGreaterThan(90);
    expect(viewOf(match).racers[0]?.accuracy).toBeLessThan(100);
    expect(match.story.filter((event) => event.e === 'draft').length).toBeGreaterThan(300);
  });
});

describe('a table of several languages', () => {
  it('gives everybody words of their own language', () => {
    const english = listWordIndex(inventWords(50, 1));
    const russian = listWordIndex(['ДОМ', 'КОТ', 'ЛЕС'], 'ru');
    const match = race({ words: (language) => (language === 'ru' ? russian : english), players: 1, language: 'ru' });
    expect(viewOf(match).words.every((word) => russian.exists(word))).toBe(true);
  });
});
