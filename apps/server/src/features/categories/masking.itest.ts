import { MASK } from '@syllaboom/contracts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#platform/db/index.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { addPlayers } from '../../testing/people/players.ts';
import { maskWord } from './mask-word.ts';
import { readProgress } from './read-progress.ts';
import { openCategoryHarness } from './testing/category-harness.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Of no word. */
const OTHER_LETTERS = 0x1400;
const LETTERS = [...'ABCDEŞĞЖЁÑ-', "'"];
const words = fc.uniqueArray(
  fc.array(fc.constantFrom(...LETTERS), { minLength: 2, maxLength: 9 }).map((letters) => letters.join('')),
  { minLength: 1, maxLength: 60 },
);

/** What somebody may type who is after the masked words: parts of them, masks, patterns, anything. */
const searches = (known: readonly string[]) =>
  fc.oneof(
    fc
      .constantFrom(...known)
      .chain((word) =>
        fc.tuple(fc.nat(word.length), fc.nat(word.length)).map(([a, b]) => word.slice(Math.min(a, b), Math.max(a, b))),
      ),
    fc.constantFrom(...known).map((word) => word.toLowerCase()),
    fc.constantFrom(...known).map(maskWord),
    fc.constantFrom(MASK, '%', '_', '.*', '', ' ', '\\', 'A%', '[A-Z]'),
    fc.string({ maxLength: 12 }),
  );

const cases = words.chain((list) =>
  fc.record({
    list: fc.constant(list),
    typed: fc.subarray(list),
    asked: fc.array(
      fc.record({
        search: searches(list),
        page: fc.constantFrom('1', '2', '0', '99999'),
        limit: fc.constantFrom('1', '7', '20', '100'),
      }),
      { minLength: 1, maxLength: 8 },
    ),
  }),
);

/** The same list with other letters behind each mask: whoever sees no difference has learned nothing of them. */
const disguise = (list: readonly string[], typed: readonly string[]): string[] =>
  list.map((word, n) => {
    if (typed.includes(word)) return word;
    const [first = '', ...rest] = [...word];
    return first + rest.map(() => String.fromCodePoint(OTHER_LETTERS + n)).join('');
  });

it('no reply holds a letter of an untyped word beyond its first, or depends on it, whatever is searched', async () => {
  await fc.assert(
    fc.asyncProperty(cases, async ({ list, typed, asked }) => {
      const [player = ''] = await addPlayers(database, 1);
      const { deps, play } = openCategoryHarness(database, { secret: list });
      const disguised = openCategoryHarness(database, { secret: disguise(list, typed) });
      await play(player, typed);
      const read = (query: object, from = deps) =>
        readProgress(from, player, { category: 'secret', locale: 'en-US', query });
      const { words: all, summary } = await read({ limit: '100' });
      expect(all).toEqual(
        list.map((word) => ({
          word: typed.includes(word) ? word : maskWord(word),
          typed: typed.includes(word),
        })),
      );
      expect(summary).toEqual({
        totalTyped: typed.length,
        totalUntyped: list.length - typed.length,
        totalUntypedAvailable: list.length - typed.length,
        totalAvailable: list.length,
      });
      for (const query of asked) {
        const found = await read(query);
        expect(found).toEqual(await read(query, disguised.deps));
        for (const { word, typed: isTyped } of found.words)
          expect(isTyped || [...word].slice(1).every((letter) => letter === MASK)).toBe(true);
        expect(found.words.length).toBeLessThanOrEqual(Number(query.limit));
        expect(found.summary).toEqual(summary);
      }
    }),
    { numRuns: 40 },
  );
});

it('the search finds typed words by any part and masked ones by their first letter, over all pages', async () => {
  const [player = ''] = await addPlayers(database, 1);
  const list = Array.from({ length: 45 }, (_, n) => `WO${String.fromCodePoint(65 + Math.floor(n / 9), 65 + (n % 9))}`);
  const { deps, play } = openCategoryHarness(database, { secret: list });
  const typed = list.filter((_, n) => n % 2 === 0);
  await play(player, typed);
  const search = async (text: string): Promise<string[]> => {
    const found: string[] = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const query = { search: text, limit: '7', page: String(page) };
      const { words: some, pagination } = await readProgress(deps, player, {
        category: 'secret',
        locale: 'en-US',
        query,
      });
      pages = pagination.totalPages;
      found.push(...some.map(({ word }) => word));
    }
    return found;
  };
  expect(await search('wo')).toEqual(typed);
  expect(await search('w')).toEqual(list.map((word) => (typed.includes(word) ? word : 'W███')));
  expect(await search('AA')).toEqual(['WOAA']);
  expect(await search('AB')).toEqual([]);
});
