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

it('no reply holds a letter of an untyped word beyond its first, whatever is searched, and pages cover all', async () => {
  await fc.assert(
    fc.asyncProperty(cases, async ({ list, typed, asked }) => {
      const [player = ''] = await addPlayers(database, 1);
      const { deps, play } = openCategoryHarness(database, { secret: list });
      await play(player, typed);
      const read = (query: object) => readProgress(deps, player, { category: 'secret', locale: 'en-US', query });
      const all = (await read({ limit: '100' })).words;
      expect(all).toEqual(
        list.map((word) => ({
          word: typed.includes(word) ? word : maskWord(word),
          typed: typed.includes(word),
        })),
      );
      for (const query of asked) {
        const { words: found, summary, pagination } = await read(query);
        for (const one of found) expect(all).toContainEqual(one);
        for (const { word, typed: isTyped } of found)
          if (!isTyped) expect([...word].slice(1).every((letter) => letter === MASK)).toBe(true);
        // How many there are says nothing either: it follows from what is shown.
        const size = Number(query.limit);
        const everything: typeof found = [];
        for (let page = 1; page <= pagination.totalPages; page++)
          everything.push(...(await read({ ...query, page: String(page) })).words);
        const hidden = new Map(all.map(({ word }) => [word, everything.filter((one) => one.word === word).length]));
        for (const [word, times] of hidden) expect([0, all.filter((one) => one.word === word).length]).toContain(times);
        expect(pagination.totalPages).toBe(Math.max(1, Math.ceil(everything.length / size)));
        expect(summary).toEqual({
          totalTyped: typed.length,
          totalUntyped: list.length - typed.length,
          totalUntypedAvailable: list.length - typed.length,
          totalAvailable: list.length,
        });
      }
    }),
    { numRuns: 25 },
  );
});
