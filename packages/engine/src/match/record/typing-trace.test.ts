import { expect, it } from 'vitest';
import { TYPING_TRUST } from '../../balance/match/typing-trust.ts';
import { doubtedShare, IMITATORS, judgeHands, PEOPLE, SCRIPTS } from '../../testing/typing-hands.ts';
import { doubtTyping, FRESH_TRACE, isTrusted, traceDraft, traceSubmit, type TypingTrace } from './typing-trace.ts';

const MATCHES = 150;
const WORD = 'ELEPHANT';

/** Sends the word in turns of its own, each so long after its turn began, without or with one frame before. */
function send(words: number, sentMs: number, isSeen = true, before: TypingTrace = FRESH_TRACE): TypingTrace {
  let trace = before;
  for (let turn = 1; turn <= words; turn++) {
    const since = turn * 10_000;
    // What somebody thinks differs, or the pace would give them away.
    const at = since + sentMs + (sentMs === 0 ? 0 : ((turn * 37) % 11) * 150);
    if (isSeen) trace = traceDraft(trace, { t: 'r', w: WORD }, since, at);
    trace = traceSubmit(trace, WORD.length, since, at);
  }
  return trace;
}

it.each(Object.entries(PEOPLE))('50 hands are never taken for a script’s: %s', (_, hands) => {
  for (const words of [4, 20, 60, 200]) expect(doubtedShare(hands, words, words === 200 ? 20 : MATCHES)).toBe(0);
});

it.each(Object.entries(SCRIPTS))('50 a script is found: %s', (_, hands) => {
  expect(doubtedShare(hands, 60, MATCHES)).toBeGreaterThan(0.9);
  expect(doubtedShare(hands, 200, 20)).toBe(1);
});

it('50 the reasons: too soon or without keys, keys too even, words too even', () => {
  const reasonOf = (name: string) => judgeHands(SCRIPTS[name] ?? expect.fail(name), 60, 3);
  expect(reasonOf('one frame a word, at once')).toBe('speed');
  expect(reasonOf('no drafts, after a while')).toBe('speed');
  expect(reasonOf('a letter each 90 ms')).toBe('rhythm');
  expect(reasonOf('half a letter each 90 ms, half by hand')).toBe('rhythm');
  expect(reasonOf('one frame a word, always after 1 s')).toBe('pace');
  expect(reasonOf('a letter each 90 ms ± 40 %, after 1 s ± 40 %')).toBe('pace');
});

it('50 counts letters and time, not frames: the same word in one frame, in two, in eight', () => {
  const soonMs = TYPING_TRUST.fastestLetterMs * WORD.length - 1;
  const typed = (frames: readonly string[], ms: number): TypingTrace =>
    traceSubmit(
      frames.reduce((trace, a) => traceDraft(trace, { t: 'a', a }, 0, ms), FRESH_TRACE),
      WORD.length,
      0,
      ms,
    );
  for (const frames of [[WORD], ['ELE', 'PHANT'], [...WORD]]) expect(typed(frames, soonMs).oddWords).toBe(1);
  expect([typed([WORD], soonMs + 1).oddWords, typed(['ELE', 'PHANT'], soonMs + 1).oddWords]).toEqual([0, 0]);
  // Two words of one turn take the time of both.
  const first = traceSubmit(traceDraft(FRESH_TRACE, { t: 'r', w: WORD }, 0, 400), WORD.length, 0, 400);
  const second = traceSubmit(traceDraft(first, { t: 'r', w: WORD }, 0, 600), WORD.length, 0, 600);
  expect([first.oddWords, second.oddWords]).toEqual([0, 1]);
  // Nothing is complete before anybody can have seen what is asked.
  expect(traceSubmit(traceDraft(FRESH_TRACE, { t: 'r', w: 'AB' }, 0, 140), 2, 0, 140).oddWords).toBe(1);
});

it('50 a script is found at its fourth word, also after 200 of a person when it goes on', () => {
  expect([3, 4].map((words) => isTrusted(send(words, 0)))).toEqual([true, false]);
  expect([3, 4].map((words) => isTrusted(send(words, 900, false)))).toEqual([true, false]);
  const person = send(200, 900);
  expect([isTrusted(person), isTrusted(send(40, 0, true, person)), isTrusted(send(60, 0, true, person))]).toEqual([
    true,
    true,
    false,
  ]);
});

it('50 what was typed in an earlier turn is no key of this one', () => {
  const begun = traceDraft(FRESH_TRACE, { t: 'a', a: 'E' }, 0, 900);
  expect(traceSubmit(begun, WORD.length, 5_000, 9_000).oddWords).toBe(1);
});

it('only letters that come singly tell of a rhythm, however their change is written', () => {
  let trace = traceDraft(FRESH_TRACE, { t: 'r', w: 'E' }, 0, 500);
  trace = traceDraft(trace, { t: 'r', w: 'EL' }, 0, 600);
  trace = traceDraft(trace, { t: 'd', l: 1 }, 0, 650);
  trace = traceDraft(trace, { t: 'c', p: 0, d: 1, a: 'É' }, 0, 680);
  trace = traceDraft(trace, { t: 'c', p: 1, d: 0, a: 'L' }, 0, 700);
  expect(trace).toMatchObject({ length: 2, lastAt: 700, gaps: { count: 2, sum: 200 } });
  trace = traceDraft(trace, { t: 'a', a: 'EPHANT' }, 0, 800);
  expect(trace).toMatchObject({ length: 8, lastAt: 800, gaps: { count: 2 } });
});

it('even keys as slow as a gaze are no script’s', () => {
  let trace = FRESH_TRACE;
  for (let turn = 1; turn < 40; turn++) {
    const since = turn * 20_000;
    const startMs = 800 + ((turn * 37) % 11) * 400;
    for (let i = 0; i < WORD.length; i++)
      trace = traceDraft(trace, { t: 'a', a: 'X' }, since, since + startMs + 500 * i);
    trace = traceSubmit(trace, WORD.length, since, since + startMs + 4_000);
  }
  expect(doubtTyping(trace)).toBeNull();
});

it('whoever draws gaps as a person has them is not told from one: no judgement promises that', () => {
  expect(doubtedShare(IMITATORS['gaps drawn as a person’s'] ?? expect.fail(), 60, 20)).toBe(0);
});
