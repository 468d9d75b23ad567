import { TYPING_TRUST } from '../../balance/match/typing-trust.ts';
import type { DraftDelta } from '../state/match-input.ts';

/** How many values there were, their sum, and the sum of their squares. */
interface Spread {
  readonly count: number;
  readonly sum: number;
  readonly squares: number;
}

const NOTHING: Spread = { count: 0, sum: 0, squares: 0 };

const withValue = ({ count, sum, squares }: Spread, value: number): Spread => ({
  count: count + 1,
  sum: sum + value,
  squares: squares + value * value,
});

const meanOf = ({ count, sum }: Spread): number => sum / Math.max(count, 1);

/** Standard deviation as a part of the mean. */
function variation(spread: Spread): number {
  const mean = meanOf(spread);
  const variance = spread.squares / Math.max(spread.count, 1) - mean * mean;
  return Math.sqrt(Math.max(0, variance)) / Math.max(mean, Number.EPSILON);
}

/** Whether the gaps are those of keys that follow each other as fast as hands type: only their evenness tells anything. */
const isRhythm = (gaps: Spread, least: number): boolean =>
  gaps.count >= least && meanOf(gaps) <= TYPING_TRUST.slowestRhythmMs;

/** What the drafts of a match tell of the hands behind them. Times are the room's clock in ms. */
export interface TypingTrace {
  /** Since when the player could type what comes now, and how many letters they have sent since then. */
  readonly since: number;
  readonly letters: number;
  /** When the last word was sent. */
  readonly sentAt: number;
  /** Of the word that is being typed: its length, when its last letter came (null: none did), the gaps between single ones. */
  readonly length: number;
  readonly lastAt: number | null;
  readonly wordGaps: Spread;
  /** Of the whole match: gaps between single letters, and times from the start of a turn to its word. */
  readonly gaps: Spread;
  readonly paces: Spread;
  /** Words sent so far; those that came too soon, too fast or without any key; those with a rhythm, and the even ones. */
  readonly words: number;
  readonly oddWords: number;
  readonly rhythmicWords: number;
  readonly evenWords: number;
}

export const FRESH_TRACE: TypingTrace = {
  since: 0,
  letters: 0,
  sentAt: 0,
  length: 0,
  lastAt: null,
  wordGaps: NOTHING,
  gaps: NOTHING,
  paces: NOTHING,
  words: 0,
  oddWords: 0,
  rhythmicWords: 0,
  evenWords: 0,
};

/** What no hands do: words too soon or without keys, keys too even, words at too even times. */
export type TypingDoubt = 'speed' | 'rhythm' | 'pace';

/** A turn began: what was typed for another one is gone. */
const beginTurn = (trace: TypingTrace, since: number): TypingTrace =>
  trace.since === since ? trace : { ...trace, since, letters: 0, length: 0, lastAt: null, wordGaps: NOTHING };

/** How much longer a change makes a draft of so many letters. */
function growth(delta: DraftDelta, length: number): number {
  switch (delta.t) {
    case 'r':
      return delta.w.length - length;
    case 'a':
      return delta.a.length;
    case 'd':
      return -Math.min(delta.l, length);
    case 'c':
      return delta.a.length - delta.d;
  }
}

/** The trace after a change of the draft in a turn that began at `since`. Only letters that come singly tell of a rhythm. */
export function traceDraft(before: TypingTrace, delta: DraftDelta, since: number, at: number): TypingTrace {
  const trace = beginTurn(before, since);
  const grown = growth(delta, trace.length);
  const length = Math.max(0, trace.length + grown);
  if (grown <= 0) return { ...trace, length };
  const gapMs = grown === 1 && trace.lastAt !== null ? at - trace.lastAt : Infinity;
  if (gapMs > TYPING_TRUST.longestGapMs) return { ...trace, length, lastAt: at };
  return {
    ...trace,
    length,
    lastAt: at,
    gaps: withValue(trace.gaps, gapMs),
    wordGaps: withValue(trace.wordGaps, gapMs),
  };
}

/** The trace after a word of so many letters was sent in a turn that began at `since`. */
export function traceSubmit(before: TypingTrace, length: number, since: number, at: number): TypingTrace {
  const trace = beginTurn(before, since);
  const { wordGaps } = trace;
  const letters = trace.letters + length;
  const paceMs = at - since;
  const isSoon = paceMs < Math.max(TYPING_TRUST.soonestMs, TYPING_TRUST.fastestLetterMs * letters);
  const isRhythmic = isRhythm(wordGaps, TYPING_TRUST.wordGaps);
  const isFast = isRhythmic && meanOf(wordGaps) < TYPING_TRUST.fastestLetterMs;
  const isEven = isRhythmic && !isFast && variation(wordGaps) < TYPING_TRUST.evenWord;
  return {
    ...trace,
    letters,
    sentAt: at,
    length: 0,
    lastAt: null,
    wordGaps: NOTHING,
    // Only the first word of a turn tells how long somebody takes for one.
    paces: trace.letters === 0 ? withValue(trace.paces, paceMs) : trace.paces,
    words: trace.words + 1,
    oddWords: trace.oddWords + (isSoon || isFast || trace.lastAt === null ? 1 : 0),
    rhythmicWords: trace.rhythmicWords + (isRhythmic ? 1 : 0),
    evenWords: trace.evenWords + (isEven ? 1 : 0),
  };
}

const isTooMany = (odd: number, of: number): boolean => odd > TYPING_TRUST.oddWords + TYPING_TRUST.oddShare * of;

/** Why hands cannot have typed like this; null when they can. Judged by times and letters, never by the number of frames. */
export function doubtTyping({
  gaps,
  paces,
  words,
  oddWords,
  rhythmicWords,
  evenWords,
}: TypingTrace): TypingDoubt | null {
  const trust = TYPING_TRUST;
  if (isTooMany(oddWords, words)) return 'speed';
  if (isTooMany(evenWords, rhythmicWords)) return 'rhythm';
  const hasGaps = isRhythm(gaps, trust.leastGaps);
  const hasPaces = paces.count >= trust.leastPaces;
  const [rhythm, pace] = [variation(gaps), variation(paces)];
  if (hasGaps && rhythm < (gaps.count >= trust.manyGaps ? trust.manyVariation : trust.leastVariation)) return 'rhythm';
  if (hasPaces && pace < (gaps.count < trust.leastGaps ? trust.keylessPaceVariation : trust.leastPaceVariation))
    return 'pace';
  return hasGaps && hasPaces && Math.max(rhythm, pace) < trust.jointVariation ? 'pace' : null;
}

/** Whether hands can have typed like this. */
export const isTrusted = (trace: TypingTrace): boolean => doubtTyping(trace) === null;
