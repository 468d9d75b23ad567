import { inventWords, listWordIndex, SAMPLE_WORDS } from '@syllaboom/engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexWithout } from '../removals/index-without.ts';
import { indexWith } from './index-with.ts';

const half = SAMPLE_WORDS.filter((_, at) => at % 2 === 0);
const base = listWordIndex(half, 'en-US', { tiers: { [half[0] ?? '']: 4 }, categories: { food: half.slice(0, 3) } });
const addedWords = fc.subarray([...SAMPLE_WORDS], { maxLength: 40 }).map((words) => new Set(words));
const prompts = fc.constantFrom('', 'E', 'Z', 'ER', 'IN', 'AN', 'ST', 'RE', 'TIGE', 'BER', 'XX');
const places = fc.constantFrom('contains' as const, 'starts' as const, 'ends' as const);

describe('a dictionary with some words more', () => {
  it('knows, counts and finds what one that always had them does', () => {
    fc.assert(
      fc.property(addedWords, prompts, places, (added, prompt, place) => {
        const index = indexWith(base, added);
        const always = listWordIndex([...half, ...added], 'en-US');
        expect(index.size).toBe(always.size);
        expect(index.count(prompt, place)).toBe(always.count(prompt, place));
        for (const offset of [0, 1, 7, 30, 200])
          expect(index.wordsFor(prompt, offset, 10, place)).toEqual(always.wordsFor(prompt, offset, 10, place));
        for (const word of SAMPLE_WORDS) expect(index.exists(word)).toBe(always.exists(word));
        expect(index.wordsFromLetters('STRINGERAMBO', 3)).toEqual(always.wordsFromLetters('STRINGERAMBO', 3));
        expect(index.countFitting(prompt, { without: 'A' })).toBe(always.countFitting(prompt, { without: 'A' }));
      }),
      { numRuns: 100 },
    );
  });

  it('lists the prompts of the smaller one with their counts', () => {
    fc.assert(
      fc.property(addedWords, (added) => {
        const index = indexWithout(indexWith(base, added), new Set(half.slice(0, 3)));
        const asked = {
          minCount: 1,
          maxCount: 999,
          minLength: 2,
          maxLength: 4,
          by: 'count',
          descending: true,
        } as const;
        for (const { prompt, count } of index.promptList().page(asked, 0, 50).prompts)
          expect([prompt, count]).toEqual([prompt, index.count(prompt)]);
        expect(index.knownWords('E', 0, 5)).toEqual(
          indexWithout(base, new Set(half.slice(0, 3))).knownWords('E', 0, 5),
        );
      }),
      { numRuns: 50 },
    );
  });

  it('shows nothing that it does not hold, and each word once', () => {
    fc.assert(
      fc.property(addedWords, prompts, fc.double({ min: 0, max: 0.999, noNaN: true }), (added, prompt, pick) => {
        const index = indexWith(base, added);
        const near = index.wordsNear(prompt, pick, 5);
        expect(new Set(near).size).toBe(near.length);
        const shown = [index.sampleWord(prompt, pick), index.wordOfLength(5, 0, pick), ...near];
        for (const word of shown) expect(word === null || index.exists(word)).toBe(true);
        for (const word of added)
          if (!base.exists(word)) expect([index.tier(word), index.categoriesOf(word)]).toEqual([0, []]);
      }),
      { numRuns: 100 },
    );
  });

  it('finds a word for what no other word holds, never a coarse one', () => {
    const small = listWordIndex(['KING', 'RING'], 'en-US', { offensive: ['ZAXX'] });
    const index = indexWith(small, new Set(['BANANA', 'ZAXX']));
    expect([index.sampleWord('NAN', 0.3), index.sampleWord('AXX', 0.3)]).toEqual(['BANANA', null]);
    expect([index.wordOfLength(6, 0, 0), index.wordOfLength(6, 1, 0)]).toEqual(['BANANA', null]);
    expect(index.promptAt({ minCount: 1, maxCount: 9, minLength: 2, maxLength: 2 }, 0)?.count).toBeGreaterThan(0);
  });

  it('finds a page without walking to it, however many words the prompt has', () => {
    const words = inventWords(6_000, 3);
    const many = listWordIndex(words.filter((_, at) => at % 40 !== 7));
    const added = new Set(words.filter((_, at) => at % 40 === 7));
    const always = listWordIndex(words);
    const prompt = ['AR', 'ER', 'ES', 'AS'].toSorted((a, b) => many.count(b) - many.count(a))[0] ?? '';
    expect(many.count(prompt)).toBeGreaterThan(400);
    let asked = 0;
    const index = indexWith(
      {
        ...many,
        wordsFor: (...page: Parameters<typeof many.wordsFor>) => {
          asked++;
          return many.wordsFor(...page);
        },
      },
      added,
    );
    const all = always.count(prompt);
    for (const offset of [0, 1, 250, all - 5, all, all + 40]) {
      asked = 0;
      expect(index.wordsFor(prompt, offset, 10)).toEqual(always.wordsFor(prompt, offset, 10));
      expect(asked).toBeLessThan(100);
    }
  });

  it('pages through a language whose alphabet has an order of its own', () => {
    const words = ['TALO', 'ŠAKKI', 'SALAMA', 'ÄALA', 'ALA', 'ZALA', 'ŽALA', 'ÖALA', 'VALA', 'ÅALA'];
    const all = listWordIndex(words, 'fi').wordsFor('AL', 0, 20);
    for (const one of all) {
      const others = listWordIndex(
        words.filter((word) => word !== one),
        'fi',
      );
      const index = indexWith(others, new Set([one]));
      for (let offset = 0; offset <= all.length; offset++)
        expect(index.wordsFor('AL', offset, 2)).toEqual(all.slice(offset, offset + 2));
    }
  });

  it('may lose words again', () => {
    const index = indexWithout(indexWith(base, new Set(['QUIXOTRY'])), new Set(['QUIXOTRY']));
    expect([index.exists('QUIXOTRY'), index.size, index.count('QUIX')]).toEqual([false, base.size, 0]);
  });
});
