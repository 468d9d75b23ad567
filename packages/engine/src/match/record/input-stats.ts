import { TYPING_TRUST } from '../../balance/match/typing-trust.ts';
import type { SeatId } from '../../ids.ts';
import type { MatchInput } from '../state/match-input.ts';

/** What a match's log tells of somebody's input, for people who judge whether a person typed it. */
export interface InputStats {
  readonly words: number;
  /** Of these, those sent while the input was held for a script's. */
  readonly untypedWords: number;
  /** Of these, those that no letter was seen of before. */
  readonly unseenWords: number;
  /** Half of the words took longer per letter, from their first letter to being sent. Null without a word that was seen. */
  readonly medianLetterMs: number | null;
  /** By how many per cent of their mean the gaps between single letters vary; null while there are too few. */
  readonly gapVariation: number | null;
}

interface Tally {
  words: number;
  untyped: number;
  unseen: number;
  /** When the first and the last letter of the running word came. */
  firstAt: number | null;
  lastAt: number;
  readonly letterMs: number[];
  gaps: number;
  sumMs: number;
  squaresMs: number;
}

/** Reads the statistics of one seat from the inputs of a match. */
export function inputStats(inputs: readonly MatchInput[], seat: SeatId): InputStats {
  const tally: Tally = {
    words: 0,
    untyped: 0,
    unseen: 0,
    firstAt: null,
    lastAt: 0,
    letterMs: [],
    gaps: 0,
    sumMs: 0,
    squaresMs: 0,
  };
  for (const input of inputs) {
    if (input.k === 'draft' && input.seat === seat) noteDraft(tally, input);
    else if (input.k === 'submit' && input.seat === seat && input.word !== '') noteWord(tally, input);
  }
  return {
    words: tally.words,
    untypedWords: tally.untyped,
    unseenWords: tally.unseen,
    medianLetterMs: medianOf(tally.letterMs),
    gapVariation: variationOf(tally),
  };
}

function noteDraft(tally: Tally, { at, delta }: Extract<MatchInput, { k: 'draft' }>): void {
  if (delta.t === 'd' || (delta.t === 'r' && delta.w === '')) return;
  const gapMs = at - tally.lastAt;
  const isLetter = delta.t === 'a' && [...delta.a].length === 1;
  if (tally.firstAt !== null && isLetter && gapMs <= TYPING_TRUST.longestGapMs) {
    tally.gaps += 1;
    tally.sumMs += gapMs;
    tally.squaresMs += gapMs * gapMs;
  }
  tally.firstAt ??= at;
  tally.lastAt = at;
}

function noteWord(tally: Tally, { at, word, untrusted }: Extract<MatchInput, { k: 'submit' }>): void {
  tally.words += 1;
  if (untrusted === true) tally.untyped += 1;
  if (tally.firstAt === null) tally.unseen += 1;
  else tally.letterMs.push((at - tally.firstAt) / [...word].length);
  tally.firstAt = null;
}

function medianOf(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  return middle === undefined ? null : Math.round(middle);
}

function variationOf({ gaps, sumMs, squaresMs }: Tally): number | null {
  const mean = sumMs / gaps;
  if (gaps < TYPING_TRUST.leastGaps || mean === 0) return null;
  return Math.round((100 * Math.sqrt(Math.max(0, squaresMs / gaps - mean * mean))) / mean);
}
