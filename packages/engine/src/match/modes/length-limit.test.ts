import { describe, expect, it } from 'vitest';
import { MODES } from '../../catalogue/modes.ts';
import { inventWords, play, SAMPLE_WORDS, type ScenarioOptions } from '../../testing/index.ts';

const LONG = inventWords(300, 22).map((word) => `${word}ATIONING`);
const WORDS = [...new Set(['UNDERSTANDABLENESS', ...SAMPLE_WORDS, ...inventWords(1_500, 21), ...LONG])];
const limited = (lengthMode: 0 | 1, options: ScenarioOptions = {}) =>
  play({ words: WORDS, hearts: 3, ...options, rules: { mode: MODES.lengthLimit, lengthMode, ...options.rules } });
const bot = { typingSpeed: 9, typoAmount: 0, thinkingTime: 3 };

/** Words of the prompt by whether they keep to the limit. */
function wordsOf(match: ReturnType<typeof play>) {
  const { prompt, requirement } = match.state;
  const all = WORDS.filter((word) => word.includes(prompt));
  return {
    short: all.filter((word) => word.length <= (requirement.most ?? 0)),
    exact: all.filter((word) => word.length === requirement.exact),
    other: all.filter((word) => word.length !== requirement.exact),
    all,
  };
}

describe('limited length', () => {
  it('is the smallest of 5 to 12 letters that leaves a tenth of the words, and 20 [R0569]', () => {
    for (let seed = 0; seed < 20; seed++) {
      const match = limited(0, { seed });
      const most = match.state.requirement.most ?? 0;
      const { all, short } = wordsOf(match);
      // Beyond 400 words the lengths are estimated, and a list's long words may leave no limit.
      if (all.length > 400 || all.some((word) => LONG.includes(word))) continue;
      expect(most).toBeGreaterThanOrEqual(5);
      expect(most).toBeLessThanOrEqual(12);
      // The fewest that are asked for shrink with the list; the share does not.
      expect(short.length).toBeGreaterThanOrEqual(Math.max(8, all.length / 10));
      const shorter = all.filter((word) => word.length < most).length;
      if (most > 5) expect(shorter).toBeLessThan(Math.max(8, all.length / 10));
    }
  });

  it('takes words up to the limit, longer ones are wrong [R0331]', () => {
    limited(0).turn('ER').types('UNDERSTANDABLENESS').fails('length').types('HERO').passes();
  });

  it('may be exact: shorter ones are wrong too [R0331]', () => {
    const match = limited(1, { seed: 5 });
    const { exact, other } = wordsOf(match);
    expect(match.state.requirement.most).toBeUndefined();
    match
      .types(other[0] ?? '')
      .fails('length')
      .types(exact[0] ?? '')
      .passes();
  });

  it('says that the prompt is missing before it says anything of the length', () => {
    const match = limited(0).turn('TIO');
    match.types('EARTHQUAKES').fails('prompt');
  });

  it('stays for a round and is drawn anew for the next one', () => {
    const match = limited(0, { players: 4, seed: 2 });
    const limits = new Map<number, number[]>();
    for (let turn = 0; turn < 40; turn++) {
      const { round, requirement, usedWords } = match.state;
      limits.set(round, [...(limits.get(round) ?? []), requirement.most ?? 0]);
      match.types(wordsOf(match).short.find((word) => !usedWords.includes(word)) ?? '').passes();
    }
    const rounds = [...limits.values()];
    expect(rounds.filter((letters) => new Set(letters).size === 1).length).toBeGreaterThan(rounds.length / 2);
    expect(new Set(rounds.map(([letters]) => letters)).size).toBeGreaterThan(1);
  });

  it('shows only answers that keep to it', () => {
    const match = limited(1, { players: 2, seed: 8 });
    const exact = match.state.requirement.exact;
    const words = match.explodes().caused('hint')[0]?.words ?? [];
    expect(words.length).toBeGreaterThan(0);
    expect(words.every((word) => word.length === exact)).toBe(true);
  });

  it('is played by bots to its end, with all its twists', () => {
    for (const difficulty of [0, 3] as const) {
      const match = limited(0, { players: 0, bots: [bot, bot], rules: { difficulty } }).runsOut();
      expect(match.story.filter((event) => event.e === 'wrong')).toEqual([]);
      expect(match.state.usedWords.length).toBeGreaterThan(3);
    }
  });
});
