import { type PromptQuery, promptsIn } from '@syllaboom/engine';
import { listWordIndex } from '@syllaboom/engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexOf } from '../testing/plain-words.ts';

const word = fc.string({ unit: fc.constantFrom(..."AABBCDE'-"), minLength: 2, maxLength: 9 });
const wordLists = fc.uniqueArray(word, { minLength: 1, maxLength: 120 });
const query: fc.Arbitrary<PromptQuery> = fc.record({
  minCount: fc.integer({ min: 0, max: 12 }),
  maxCount: fc.integer({ min: 0, max: 200 }),
  minLength: fc.integer({ min: 1, max: 5 }),
  maxLength: fc.integer({ min: 0, max: 6 }),
  part: fc.oneof(fc.constant(''), fc.string({ unit: fc.constantFrom(...'ABCZ-é'), maxLength: 5 })),
  by: fc.constantFrom('alphabet' as const, 'count' as const),
  descending: fc.boolean(),
});

describe('the list of prompts against looking at every word', () => {
  it('lists the same prompts in the same order, whatever is asked, and pages without gaps', () => {
    fc.assert(
      fc.property(wordLists, query, fc.integer({ min: 1, max: 9 }), (words, asked, limit) => {
        const real = indexOf({ words }).promptList();
        const expected = listWordIndex(words).promptList().page(asked, 0, 10_000);
        expect(real.page(asked, 0, 10_000)).toEqual(expected);
        const paged: unknown[] = [];
        for (let offset = 0; offset < expected.total; offset += limit) {
          const page = real.page(asked, offset, limit);
          expect(page.total).toBe(expected.total);
          paged.push(...page.prompts);
        }
        expect(paged).toEqual(expected.prompts);
      }),
      { numRuns: 25 },
    );
  });

  it('leaves out offensive prompts', () => {
    const index = indexOf({ words: ['SHOCK', 'SHOE', 'COCK'], offensive: { words: ['COCK'], stems: ['SHOE'] } });
    const all = { minCount: 1, maxCount: 9, minLength: 2, maxLength: 4, by: 'alphabet', descending: false } as const;
    const listed = index
      .promptList()
      .page(all, 0, 100)
      .prompts.map(({ prompt }) => prompt);
    expect(listed).toContain('SHO');
    expect(listed).not.toContain('COCK');
    expect(listed).not.toContain('SHOE');
  });

  it('counts without the words that have left', () => {
    fc.assert(
      fc.property(wordLists, query, fc.array(fc.nat(), { maxLength: 20 }), (words, asked, chosen) => {
        const gone = new Set(chosen.map((i) => words[i % words.length] as string));
        const fewer = new Map<string, number>();
        for (const one of gone) for (const prompt of promptsIn(one)) fewer.set(prompt, (fewer.get(prompt) ?? 0) + 1);
        const left = words.filter((one) => !gone.has(one));
        expect(indexOf({ words }).promptList(fewer).page(asked, 0, 500)).toEqual(
          listWordIndex(left).promptList().page(asked, 0, 500),
        );
      }),
      { numRuns: 25 },
    );
  });

  it('gives the well-known words of a text by tier, length and alphabet', () => {
    const text = fc.string({ unit: fc.constantFrom(...'ABC-'), minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(wordLists, text, fc.nat(6), fc.nat(8), (words, part, offset, limit) => {
        const tierOf = (i: number) => ((i * 7) % 5) as 0 | 1 | 2 | 3 | 4;
        const real = indexOf({ words, tiers: new Map(words.map((one, i) => [one, tierOf(i)])) });
        const plain = listWordIndex(words, 'en-US', {
          tiers: Object.fromEntries(words.map((one, i) => [one, tierOf(i)])),
        });
        expect(real.knownWords(part, offset, limit)).toEqual(plain.knownWords(part, offset, limit));
      }),
      { numRuns: 25 },
    );
  });
});
