import { describe, expect, it } from 'vitest';
import { asSeatId } from '../../ids.ts';
import { inputStats } from './input-stats.ts';
import type { MatchInput } from '../state/match-input.ts';

const seat = asSeatId('a');
const typed = (word: string, from: number, gapMs: (n: number) => number, untrusted = false): MatchInput[] => {
  let at = from;
  const letters = [...word].map((a, n): MatchInput => {
    at += n === 0 ? 0 : gapMs(n);
    return { k: 'draft', at, seat, delta: { t: 'a', a } };
  });
  return [...letters, { k: 'submit', at, seat, word, creditMs: 0, ...(untrusted ? { untrusted } : {}) }];
};

describe('statistics of somebody’s input', () => {
  it('count words, those that nobody typed, and those without a letter', () => {
    const inputs: MatchInput[] = [
      ...typed('STATION', 1000, () => 100),
      { k: 'submit', at: 3000, seat, word: 'UNSEEN', creditMs: 0, untrusted: true },
      { k: 'submit', at: 3000, seat: asSeatId('b'), word: 'OTHER', creditMs: 0, untrusted: true },
      { k: 'submit', at: 3100, seat, word: '', creditMs: 0 },
    ];
    expect(inputStats(inputs, seat)).toEqual({
      words: 2,
      untypedWords: 1,
      unseenWords: 1,
      medianLetterMs: 86,
      gapVariation: null,
    });
  });

  it('tell how even the gaps are, thinking left out', () => {
    const words = Array.from({ length: 12 }, (_, n) => typed('WORDS', 5000 * n, () => 90)).flat();
    expect(inputStats(words, seat)).toMatchObject({ gapVariation: 0, medianLetterMs: 72 });
    const uneven = Array.from({ length: 12 }, (_, n) => typed('WORDS', 5000 * n, (m) => 60 + 60 * (m % 2))).flat();
    expect(inputStats(uneven, seat).gapVariation).toBe(33);
  });

  it('know nothing of somebody who sent nothing', () => {
    expect(inputStats([{ k: 'time', at: 5 }], seat)).toEqual({
      words: 0,
      untypedWords: 0,
      unseenWords: 0,
      medianLetterMs: null,
      gapVariation: null,
    });
  });
});
