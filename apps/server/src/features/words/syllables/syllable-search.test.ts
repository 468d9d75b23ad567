import { COUNT_FILTERS, ENDPOINTS, SYLLABLE_ORDERS, SYLLABLE_SORTS } from '@syllaboom/contracts';
import { inventWords, listWordIndex } from '@syllaboom/engine/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSyllableSearch, type SyllablesAsked } from './syllable-search.ts';

const index = listWordIndex(inventWords(250, 3));
const { search } = createSyllableSearch({ openDictionary: async () => index });
const all = index
  .promptList()
  .page(
    { minCount: 1, maxCount: 9999, minLength: 2, maxLength: 4, by: 'alphabet', descending: false },
    0,
    9999,
  ).prompts;

const FITS = {
  at_most: (count: number, value: number) => count <= value,
  at_least: (count: number, value: number) => count >= value,
  exact: (count: number, value: number) => count === value,
};

it('lists what fits every filter, by pages of 60 without gaps [L0199 L0200]', async () => {
  const asked: fc.Arbitrary<SyllablesAsked> = fc.record(
    {
      language: fc.constant('en-US'),
      countFilter: fc.constantFrom(...COUNT_FILTERS),
      countValue: fc.integer({ min: 1, max: 20 }).map(String),
      sortBy: fc.constantFrom(...SYLLABLE_SORTS),
      sortOrder: fc.constantFrom(...SYLLABLE_ORDERS),
      length: fc.constantFrom('2', '3', '4'),
      search: fc.constantFrom('', 'a', 'ST', 'tr', 'é', ' o '),
    },
    { requiredKeys: ['language'] },
  );
  await fc.assert(
    fc.asyncProperty(asked, async (query) => {
      const { countFilter, countValue, sortBy, sortOrder, length, search: text = '' } = query;
      const part = text.trim().toUpperCase().replace('É', 'E');
      const expected = all
        .filter(({ prompt }) => prompt.includes(part) && (length === undefined || prompt.length === Number(length)))
        .filter(({ count }) => !countFilter || !countValue || FITS[countFilter](count, Number(countValue)));
      const sign = sortOrder === 'desc' ? -1 : 1;
      if (sortBy === 'count') expected.sort((a, b) => sign * (a.count - b.count));
      else if (sign < 0) expected.reverse();
      const total = expected.length;
      const found: unknown[] = [];
      const totalPages = Math.ceil(total / 60);
      for (let page = 1; page <= Math.max(1, totalPages); page++) {
        const reply = await search({ ...query, page: String(page) });
        expect(reply.pagination).toEqual({
          currentPage: page,
          totalPages,
          totalResults: total,
          hasNextPage: page < totalPages,
          hasPrevPage: page > 1,
          resultsPerPage: 60,
        });
        found.push(...reply.syllables);
      }
      expect(found).toEqual(expected.map(({ prompt, count }) => ({ syllable: prompt, count })));
    }),
    { numRuns: 60 },
  );
});

it('finds nothing where the text holds no letter of the language', async () => {
  for (const text of ['123', '漢', '漢字'])
    expect((await search({ language: 'en-US', search: text })).pagination.totalResults).toBe(0);
});

it('takes counts of 1 to 5000 and lengths of 2 to 4 alone [L0198]', () => {
  const query = ENDPOINTS.searchSyllables.query;
  const takes = (more: object): boolean => query?.safeParse({ language: 'en-US', ...more }).success ?? false;
  for (const countValue of ['1', '5000']) expect(takes({ countFilter: 'exact', countValue })).toBe(true);
  for (const countValue of ['0', '5001', '-1', '1.5', 'x', '', '99999'])
    expect(takes({ countFilter: 'exact', countValue })).toBe(false);
  for (const length of ['2', '3', '4']) expect(takes({ length })).toBe(true);
  for (const length of ['1', '5', '3.5', '']) expect(takes({ length })).toBe(false);
  for (const page of ['0', '-1', 'x', '100000']) expect(takes({ page })).toBe(false);
  expect([takes({ countFilter: 'less' }), takes({ sortBy: 'size' }), takes({ sortOrder: 'up' })]).toEqual([
    false,
    false,
    false,
  ]);
});
