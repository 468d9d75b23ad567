import { describe, expect, it } from 'vitest';
import { seedRandom } from '../../../random.ts';
import type { TriviaQuestion } from '../../state/match-content.ts';
import { drawQuestions, questionLimitAt } from './trivia-questions.ts';

const DIFFICULTIES = [0, 1, 2, 3, 4] as const;
const question = (q: string, d: TriviaQuestion['d']): TriviaQuestion => ({
  q,
  a: ['one', 'two', 'three', 'four'],
  correct: 0,
  d,
  author: null,
});
const bank = DIFFICULTIES.flatMap((d) => Array.from({ length: 30 }, (_, i) => question(`${d}/${i}`, d)));

describe('the questions of a match', () => {
  it('may be harder from the 6th and the 13th on [R0187]', () => {
    expect([1, 5, 6, 12, 13, 25].map(questionLimitAt)).toEqual([1, 1, 2, 2, 4, 4]);
    for (let seed = 0; seed < 50; seed++) {
      const drawn = drawQuestions(bank, seedRandom(seed));
      expect(drawn.filter(({ d }, i) => d > questionLimitAt(i + 1))).toEqual([]);
    }
  });

  it('are 25, none twice, and others for another seed', () => {
    const drawn = drawQuestions([...bank, ...bank], seedRandom(1));
    expect(new Set(drawn.map(({ q }) => q)).size).toBe(25);
    expect(drawQuestions(bank, seedRandom(2))).not.toEqual(drawQuestions(bank, seedRandom(3)));
    expect(drawQuestions(bank, seedRandom(2))).toEqual(drawQuestions(bank, seedRandom(2)));
  });

  it('are the easiest that are left where a bank has too few easy ones', () => {
    const hard = [...Array.from({ length: 40 }, (_, i) => question(`hard ${i}`, 4)), question('easy', 0)];
    const drawn = drawQuestions(hard, seedRandom(5));
    expect([drawn.length, drawn[0]?.q]).toEqual([25, 'easy']);
    expect(drawQuestions(hard.slice(0, 7), seedRandom(5))).toHaveLength(7);
    expect(drawQuestions([], seedRandom(5))).toEqual([]);
  });
});
