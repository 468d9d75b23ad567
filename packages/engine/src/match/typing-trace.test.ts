import { expect, it } from 'vitest';
import { nextNormal, seedRandom } from '../random.ts';
import { FRESH_TRACE, isTrusted, traceDraft, traceSubmit, type TypingTrace } from './typing-trace.ts';

const WORDS = ['ACEQUIA', 'BREAKFAST', 'CHIMNEY', 'DAYLIGHT', 'ELEPHANT', 'FOUNTAIN', 'GRAVITY', 'HARMONICA'];

/** Types the words, with the gap of each key in ms. */
function type(words: readonly string[], gapMs: () => number): TypingTrace {
  let [trace, at] = [FRESH_TRACE, 0];
  for (const word of words) {
    at += 900;
    for (const letter of word) {
      at += gapMs();
      trace = traceDraft(trace, { t: 'a', a: letter }, at);
    }
    trace = traceSubmit(trace);
  }
  return trace;
}

it('50 the even keys of a script are no hand’s, fast or slow', () => {
  expect(isTrusted(type(WORDS, () => 30))).toBe(false);
  expect(isTrusted(type(WORDS, () => 80))).toBe(false);
  expect(isTrusted(type(WORDS.slice(0, 3), () => 80))).toBe(true);
});

it('50 a person with 200 words a minute is trusted, also on a line that stalls', () => {
  const random = seedRandom(3);
  const human = (): number => Math.max(12, 60 + 22 * nextNormal(random));
  for (let match = 0; match < 50; match++) expect(isTrusted(type([...WORDS, ...WORDS], human))).toBe(true);
  let keys = 0;
  // Now and then a whole word arrives at once.
  const stalled = (): number => (keys++ % 40 < 8 ? 1 : human());
  expect(isTrusted(type(WORDS, stalled))).toBe(true);
});

it('50 letters beyond 25 a second are no hand’s, whatever their rhythm', () => {
  const random = seedRandom(5);
  expect(isTrusted(type(WORDS, () => Math.max(5, 25 + 10 * nextNormal(random))))).toBe(false);
});

it('a line that stalls now and then takes nothing from a match of 200 words', () => {
  const random = seedRandom(7);
  const many = Array.from({ length: 200 }, (_, i) => WORDS[i % WORDS.length] ?? '');
  const human = (): number => Math.max(12, 60 + 22 * nextNormal(random));
  for (let match = 0; match < 20; match++) {
    let trace = FRESH_TRACE;
    for (const [i, word] of many.entries()) {
      // Each twelfth word arrives at once; each fiftieth was typed while there was no line at all.
      const isBunched = i % 12 === 5;
      let at = i * 5_000;
      for (const letter of i % 50 === 20 ? '' : word) {
        at += isBunched ? 1 : human();
        trace = traceDraft(trace, { t: 'a', a: letter }, at);
      }
      trace = traceSubmit(trace);
      expect(isTrusted(trace)).toBe(true);
    }
    // At 200 words a minute hands now and then do it by themselves.
    expect(trace.fastWords).toBeGreaterThanOrEqual(17);
    expect(trace).toMatchObject({ words: 200, unseenWords: 4 });
  }
});

it('a script is found at its fourth word, also after 200 of a person when it goes on', () => {
  const random = seedRandom(11);
  const human = (): number => Math.max(12, 60 + 22 * nextNormal(random));
  const script = (): number => Math.max(2, 15 + 6 * nextNormal(random));
  expect([3, 4].map((words) => isTrusted(type(WORDS.slice(0, words), script)))).toEqual([true, false]);
  const many = (times: number) => Array.from({ length: times * WORDS.length }, (_, i) => WORDS[i % WORDS.length] ?? '');
  let letters = 0;
  const own = many(25).join('').length;
  const relieved = (): number => (letters++ < own ? human() : script());
  expect(isTrusted(type(many(25), relieved))).toBe(true);
  letters = 0;
  expect(isTrusted(type(many(34), relieved))).toBe(false);
});

it('50 words without keys are no hand’s; whole words of a keyboard that completes are', () => {
  let [sent, completed] = [FRESH_TRACE, FRESH_TRACE];
  for (const [at, word] of WORDS.entries()) {
    sent = traceSubmit(sent);
    completed = traceSubmit(traceDraft(completed, { t: 'r', w: word }, at * 1_000));
  }
  expect([isTrusted(sent), isTrusted(traceSubmit(FRESH_TRACE)), isTrusted(completed)]).toEqual([false, true, true]);
});

it('deletions and corrections tell nothing of the rhythm', () => {
  let trace = traceDraft(FRESH_TRACE, { t: 'a', a: 'A' }, 0);
  trace = traceDraft(trace, { t: 'd', l: 1 }, 50);
  trace = traceDraft(trace, { t: 'c', p: 0, d: 0, a: 'B' }, 90);
  expect(trace).toMatchObject({ gaps: 0, keys: 2, lastAt: 90 });
});
