import type { FrequencyTier } from '@syllaboom/engine';
import { inventWords, listWordIndex, SAMPLE_WORDS } from '@syllaboom/engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexWithout } from './index-without.ts';

const CATEGORIES = { food: ['BERRY', 'BUTTER', 'CHERRY', 'GINGER', 'PEPPER'] };
const whole = listWordIndex(SAMPLE_WORDS, 'en-US', { categories: CATEGORIES });
const removedWords = fc.subarray([...SAMPLE_WORDS], { maxLength: 30 }).map((words) => new Set(words));
const prompts = fc.constantFrom('E', 'Z', 'ER', 'IN', 'AN', 'ST', 'RE', 'TIGE', 'BER', 'XX');
const places = fc.constantFrom('contains' as const, 'starts' as const, 'ends' as const);

describe('a dictionary without some words', () => {
  it('knows, counts and finds what one that never had them does', () => {
    fc.assert(
      fc.property(removedWords, prompts, places, (removed, prompt, place) => {
        const index = indexWithout(whole, removed);
        const never = listWordIndex(
          SAMPLE_WORDS.filter((word) => !removed.has(word)),
          'en-US',
        );
        expect(index.size).toBe(never.size);
        expect(index.count(prompt, place)).toBe(never.count(prompt, place));
        for (const offset of [0, 1, 7, 30])
          expect(index.wordsFor(prompt, offset, 10, place)).toEqual(never.wordsFor(prompt, offset, 10, place));
        for (const word of SAMPLE_WORDS) expect(index.exists(word)).toBe(never.exists(word));
      }),
      { numRuns: 100 },
    );
  });

  it('never shows a removed word', () => {
    fc.assert(
      fc.property(removedWords, prompts, fc.double({ min: 0, max: 0.999, noNaN: true }), (removed, prompt, pick) => {
        const index = indexWithout(whole, removed);
        const shown = [
          index.sampleWord(prompt, pick),
          index.commonWord(0, pick),
          index.wordOfLength(5, 0, pick),
          ...index.wordsNear(prompt, pick, 5),
          ...index.wordsFromLetters('STRINGERAMBO', 3),
          ...index.wordsFor(prompt, 3, 20),
          ...index.categoryWords('food'),
        ];
        for (const word of shown) expect(word === null || !removed.has(word)).toBe(true);
        for (const word of removed) expect([index.tier(word), index.categoriesOf(word)]).toEqual([0, []]);
      }),
      { numRuns: 100 },
    );
  });

  it('draws no prompt whose words have all left', () => {
    const index = indexWithout(listWordIndex(['KING', 'RING', 'BANANA'], 'en-US'), new Set(['BANANA']));
    const bounds = { minCount: 1, maxCount: 9, minLength: 2, maxLength: 3 };
    for (let pick = 0; pick < 1; pick += 0.05) {
      const drawn = index.promptAt(bounds, pick);
      expect(drawn === null || index.count(drawn.prompt) > 0).toBe(true);
    }
  });

  it('finds a page without walking to it, however many words the prompt has', () => {
    const many = listWordIndex(inventWords(6_000, 3));
    const prompt = ['AR', 'ER', 'ES', 'AS'].toSorted((a, b) => many.count(b) - many.count(a))[0] ?? '';
    const words = many.wordsFor(prompt, 0, many.size);
    expect(words.length).toBeGreaterThan(400);
    const removed = new Set(words.filter((_, i) => i % 40 === 7));
    let read = 0;
    const counting = {
      ...many,
      wordsFor: (...asked: Parameters<typeof many.wordsFor>) => {
        const page = many.wordsFor(...asked);
        read += page.length;
        return page;
      },
    };
    const index = indexWithout(counting, removed);
    const left = words.filter((word) => !removed.has(word));
    for (const offset of [0, 1, 250, left.length - 5, left.length, left.length + 40]) {
      read = 0;
      expect(index.wordsFor(prompt, offset, 10)).toEqual(left.slice(offset, offset + 10));
      expect(read).toBeLessThan(10 + removed.size + 10);
    }
  });

  it('pages through a language whose alphabet has an order of its own', () => {
    const words = ['TALO', 'ŠAKKI', 'SALAMA', 'ÄALA', 'ALA', 'ZALA', 'ŽALA', 'ÖALA', 'VALA', 'ÅALA'];
    const finnish = listWordIndex(words, 'fi');
    const all = finnish.wordsFor('AL', 0, 20);
    for (const gone of all) {
      const index = indexWithout(finnish, new Set([gone]));
      const left = all.filter((word) => word !== gone);
      for (let offset = 0; offset <= left.length; offset++)
        expect(index.wordsFor('AL', offset, 2)).toEqual(left.slice(offset, offset + 2));
    }
  });
});

it('lists the prompts and the well-known words that one without them would', () => {
  const tiers = Object.fromEntries(SAMPLE_WORDS.map((word, i) => [word, (i % 5) as FrequencyTier]));
  const known = listWordIndex(SAMPLE_WORDS, 'en-US', { tiers });
  const bounds = { minCount: 1, maxCount: 99, minLength: 2, maxLength: 4, by: 'count', descending: true } as const;
  fc.assert(
    fc.property(removedWords, prompts, fc.nat(20), (removed, prompt, offset) => {
      const index = indexWithout(known, removed);
      const words = SAMPLE_WORDS.filter((word) => !removed.has(word));
      const never = listWordIndex(words, 'en-US', { tiers });
      expect(index.promptList().page(bounds, offset, 9999)).toEqual(never.promptList().page(bounds, offset, 9999));
      expect(index.knownWords(prompt, offset, 7)).toEqual(never.knownWords(prompt, offset, 7));
    }),
    { numRuns: 30 },
  );
});
