import { type FrequencyTier, wordOrder } from '@syllaboom/engine';
import { inventWords, listWordIndex } from '@syllaboom/engine/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { WordFinder } from './word-finder.ts';

const WORDS = [
  ...new Set([...inventWords(900, 11), 'X-RAY', 'A-LIST', 'X-RAYED', 'STATIONER', 'STATIONERY', 'STATION']),
];
const tiers = Object.fromEntries(WORDS.map((word, i) => [word, (i % 9 > 4 ? 0 : i % 9) as FrequencyTier]));
const offensive = WORDS.filter((_, i) => i % 50 === 3);
const index = listWordIndex(WORDS, 'en-US', { tiers, offensive });
const byAlphabet = wordOrder('en-US');
const text = fc.oneof(
  fc.constantFrom('E', 'A', 'TA', 'STA', 'STATI', 'STATION', 'X-R', '-', 'X-RAY', 'QQ', ''),
  fc.nat().map((n) => (WORDS[n % WORDS.length] as string).slice(0, 1 + (n % 6))),
);

it('finds every showable word of a text once, page by page, in the order asked', async () => {
  const finder = new WordFinder();
  await fc.assert(
    fc.asyncProperty(
      text,
      fc.constantFrom('known' as const, 'alphabet' as const),
      fc.integer({ min: 1, max: 60 }),
      async (part, order, perPage) => {
        // Two letters beside each other, one letter, or a joiner between two: anything else is in no index.
        const isSought = /[A-Z]{2}|^[A-Z](?:-[A-Z])?$/.test(part);
        const expected = WORDS.filter((word) => isSought && word.includes(part)).sort(byAlphabet);
        if (order === 'known') {
          const rank = (word: string): number => tiers[word] ?? 0;
          expected.sort((a, b) => rank(b) - rank(a) || a.length - b.length || byAlphabet(a, b));
        }
        for (let page = 1; page <= Math.ceil(expected.length / perPage) + 1; page++) {
          const own = expected.slice((page - 1) * perPage, page * perPage);
          expect(await finder.find(index, part, { order, page, perPage })).toEqual({
            words: own.filter((word) => !offensive.includes(word)),
            totalCount: expected.length,
          });
        }
      },
    ),
    { numRuns: 60 },
  );
});

it('looks through the words of a text once for its pages, and lets others have their turn', async () => {
  let read = 0;
  const counting = {
    ...index,
    wordsFor: (...asked: Parameters<typeof index.wordsFor>) => {
      const words = index.wordsFor(...asked);
      read += words.length;
      return words;
    },
  };
  const finder = new WordFinder();
  const total = index.count('A');
  const last = Math.ceil(total / 50);
  await finder.find(counting, 'A', { order: 'known', page: 1, perPage: 50 });
  expect(read).toBe(0);
  await finder.find(counting, 'A', { order: 'known', page: last, perPage: 50 });
  expect(read).toBeLessThanOrEqual(2 * total);
  read = 0;
  await finder.find(counting, 'A', { order: 'known', page: last, perPage: 50 });
  expect(read).toBeLessThanOrEqual(total);
});
