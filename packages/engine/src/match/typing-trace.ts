import { TYPING_TRUST } from '../balance/typing-trust.ts';
import type { DraftDelta } from './match-input.ts';

/** What the drafts of a match tell of the hands behind them. Times are the room's clock in ms. */
export interface TypingTrace {
  /** Gaps between single letters: how many, their sum, the sum of their squares. */
  readonly gaps: number;
  readonly sumMs: number;
  readonly squaresMs: number;
  /** Of the word that is being typed: changes with letters so far, when the first and the last came. */
  readonly keys: number;
  readonly firstAt: number;
  readonly lastAt: number;
  /** Words sent so far; of them those whose keys came too fast, and those that came without any. */
  readonly words: number;
  readonly fastWords: number;
  readonly unseenWords: number;
}

export const FRESH_TRACE: TypingTrace = {
  gaps: 0,
  sumMs: 0,
  squaresMs: 0,
  keys: 0,
  firstAt: 0,
  lastAt: 0,
  words: 0,
  fastWords: 0,
  unseenWords: 0,
};

/** The trace after a change of the draft. Only single letters tell of a rhythm: keyboards that complete words send more. */
export function traceDraft(trace: TypingTrace, delta: DraftDelta, at: number): TypingTrace {
  const added = delta.t === 'd' ? '' : delta.t === 'r' ? delta.w : delta.a;
  if (added === '') return trace;
  const keys = trace.keys + 1;
  if (keys === 1) return { ...trace, keys, firstAt: at, lastAt: at };
  const gapMs = at - trace.lastAt;
  const counts = delta.t === 'a' && [...added].length === 1 && gapMs <= TYPING_TRUST.longestGapMs;
  const moved = { ...trace, keys, lastAt: at };
  return counts
    ? { ...moved, gaps: trace.gaps + 1, sumMs: trace.sumMs + gapMs, squaresMs: trace.squaresMs + gapMs * gapMs }
    : moved;
}

/** The trace after a word was sent. */
export function traceSubmit(trace: TypingTrace): TypingTrace {
  const seconds = (trace.lastAt - trace.firstAt) / 1000;
  const isFast =
    trace.keys >= TYPING_TRUST.fastWordKeys &&
    (trace.keys - 1) / Math.max(seconds, Number.EPSILON) > TYPING_TRUST.mostKeysPerSecond;
  return {
    ...trace,
    keys: 0,
    words: trace.words + 1,
    fastWords: trace.fastWords + (isFast ? 1 : 0),
    unseenWords: trace.unseenWords + (trace.keys === 0 ? 1 : 0),
  };
}

/** Whether hands can have typed like this: not too evenly, not too fast, and not without keys. */
export function isTrusted({ gaps, sumMs, squaresMs, words, fastWords, unseenWords }: TypingTrace): boolean {
  if (Math.max(fastWords, unseenWords) > TYPING_TRUST.oddWords + TYPING_TRUST.oddShare * words) return false;
  if (gaps < TYPING_TRUST.leastGaps) return true;
  const mean = sumMs / gaps;
  const variance = Math.max(0, squaresMs / gaps - mean * mean);
  return Math.sqrt(variance) >= mean * TYPING_TRUST.leastVariation;
}
