import { randomUUID } from 'node:crypto';
import { ERRORS } from '@syllaboom/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readItems } from '#features/inventory';
import { countImbalances, readBalances } from '#features/wallet';
import { listWord, removeWord } from '#features/words';
import type { Database } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { addPlayers } from '../../testing/people/players.ts';
import { readClaimedCategories } from './category-reward.repository.ts';
import { claimCategory } from './claim-category.ts';
import { openCategoryHarness } from './testing/category-harness.ts';

let database: Database;
let staff: string;
beforeAll(async () => {
  database = await openTestDatabase(20);
  staff = await addPlayer();
});
afterAll(() => database.close());

const PARALLEL = 20;
const COUNTRIES = ['CHAD', 'CUBA', 'FIJI', 'IRAN', 'MALI'];
const RIVERS = ['CONGO', 'INDUS', 'NIGER', 'RHINE', 'VOLGA'];
const numbered = (name: string): string[] =>
  Array.from({ length: 501 }, (_, n) => `${name}${String(n).padStart(3, '0')}`);
const [MANY, OTHERS] = [numbered('WORD'), numbered('OTHER')];
const CATEGORIES = { countries: COUNTRIES, rivers: RIVERS, many: MANY, others: OTHERS };

const addPlayer = async (): Promise<string> => (await addPlayers(database, 1))[0] ?? '';
const refusalOf = (result: PromiseSettledResult<unknown>): string | null => {
  if (result.status === 'fulfilled') return null;
  if (!(result.reason instanceof AppError)) throw result.reason;
  return result.reason.code;
};
const countOf = <Value>(list: readonly Value[], value: Value): number => list.filter((one) => one === value).length;

/** Takes the word out of the dictionary, as the staff's timer does. */
const removeFrom = (word: string, categories: readonly string[]): Promise<unknown> =>
  database.transact(async (tx) => {
    const listed = { locale: 'en-US', word, listedAt: new Date(), listedBy: staff };
    await listWord(tx, listed);
    return removeWord(tx, listed, new Date(), categories);
  });

/** So many claims at once at two servers, all with the same key or each with one of its own. */
async function storm(player: string, { category = 'countries', languages = ['en-US'], key = null as string | null }) {
  const harnesses = [openCategoryHarness(database, CATEGORIES), openCategoryHarness(database, CATEGORIES)] as const;
  const claims = await Promise.allSettled(
    Array.from({ length: PARALLEL * languages.length }, (_, n) =>
      claimCategory(harnesses[n % 2 === 0 ? 0 : 1].deps, player, {
        category,
        language: languages[n % languages.length] ?? '',
        key: key ?? randomUUID(),
      }),
    ),
  );
  return { claims, announced: harnesses.flatMap(({ announced }) => announced) };
}

const entriesOf = async (player: string): Promise<number> => {
  const { rows } = await database.pool.query(
    `select count(distinct e.operation_id)::int as n from wallet_entry e
     join wallet_account a on a.id = e.account_id where a.player_id = $1`,
    [player],
  );
  return rows[0].n;
};

it('46 gives a complete category’s rewards once when it is claimed 20 times at once at two servers [L0159]', async () => {
  const player = await addPlayer();
  await openCategoryHarness(database, CATEGORIES).play(player, COUNTRIES);
  const { claims, announced } = await storm(player, {});
  const refusals = claims.map(refusalOf);
  expect([countOf(refusals, null), countOf(refusals, 'category/claimed'), announced]).toEqual([1, 19, [player]]);
  expect(ERRORS['category/claimed'].text).toBe('You have already claimed this category');
  expect(await readBalances(database.db, player)).toEqual({ coin: 0, diamond: 20, key: 1 });
  expect(await readItems(database.db, player, 'bomb')).toMatchObject([{ item: '102', count: 1 }]);
  expect([await entriesOf(player), await countImbalances(database.db)]).toEqual([1, 0]);
});

it('46 gives each language’s own rewards once when both are claimed at once', async () => {
  const player = await addPlayer();
  const harness = openCategoryHarness(database, CATEGORIES);
  for (const language of ['en-US', 'tr-TR'] as const) await harness.play(player, COUNTRIES, language);
  const { claims } = await storm(player, { languages: ['en-US', 'tr-TR'] });
  expect(countOf(claims.map(refusalOf), null)).toBe(2);
  expect(await readBalances(database.db, player)).toEqual({ coin: 0, diamond: 40, key: 2 });
  expect([await entriesOf(player), await countImbalances(database.db)]).toEqual([2, 0]);
});

it('46 answers a claim that is asked again with its key, pays it once, and refuses every other key', async () => {
  const player = await addPlayer();
  const harness = openCategoryHarness(database, CATEGORIES);
  await harness.play(player, COUNTRIES);
  const { claims } = await storm(player, { key: 'claim-0001' });
  const reward = { diamond: 20, key: 1, bomb: 102 };
  for (const claim of claims) expect(claim).toEqual({ status: 'fulfilled', value: reward });
  for (const key of ['claim-0002', randomUUID()])
    await expect(
      claimCategory(harness.deps, player, { category: 'countries', language: 'en-US', key }),
    ).rejects.toMatchObject({ code: 'category/claimed' });
  expect([await entriesOf(player), (await readBalances(database.db, player)).diamond]).toEqual([1, 20]);
});

it('46 never pays for an incomplete category, whoever removes words meanwhile', async () => {
  const [player, other] = [await addPlayer(), await addPlayer()];
  const harness = openCategoryHarness(database, CATEGORIES);
  await harness.play(player, RIVERS.slice(2));
  await harness.play(other, RIVERS.slice(1));
  const category = 'rivers';
  const [claims] = await Promise.all([storm(player, { category }), removeFrom('CONGO', [category])]);
  expect(claims.claims.map(refusalOf)).toEqual(Array.from({ length: PARALLEL }, () => 'category/incomplete'));
  expect(await readBalances(database.db, player)).toEqual({ coin: 0, diamond: 0, key: 0 });
  // For whoever lacks the removed word alone it is complete now, though these servers have not heard of the removal.
  const { claims: others } = await storm(other, { category });
  expect(countOf(others.map(refusalOf), null)).toBe(1);
  expect(await readClaimedCategories(database.db, other)).toEqual([{ locale: 'en-US', category, words: 4 }]);
  expect(await countImbalances(database.db)).toBe(0);
});

it('46 pays once, and by one of the two sizes, when a word leaves while claims run', async () => {
  const player = await addPlayer();
  await openCategoryHarness(database, CATEGORIES).play(player, MANY);
  const [{ claims }] = await Promise.all([storm(player, { category: 'many' }), removeFrom('WORD007', ['many'])]);
  expect(countOf(claims.map(refusalOf), null)).toBe(1);
  const [claimed] = await readClaimedCategories(database.db, player);
  expect([500, 501]).toContain(claimed?.words);
  expect((await readBalances(database.db, player)).diamond).toBe(claimed?.words === 501 ? 15 : 0);
});

it('judges by the smaller size once a word has left, also at a server that has not heard of it', async () => {
  const [stale, knowing] = [await addPlayer(), await addPlayer()];
  const [before, after] = [
    openCategoryHarness(database, CATEGORIES),
    openCategoryHarness(database, CATEGORIES, ['OTHER007']),
  ];
  for (const player of [stale, knowing]) await before.play(player, OTHERS);
  await removeFrom('OTHER007', ['others']);
  const asked = { category: 'others', language: 'en-US', key: 'claim-0001' };
  const badge = { diamond: 0, key: 0, bomb: 0 };
  expect(await claimCategory(before.deps, stale, asked)).toEqual(badge);
  expect(await claimCategory(after.deps, knowing, asked)).toEqual(badge);
  for (const player of [stale, knowing])
    expect(await readClaimedCategories(database.db, player)).toMatchObject([{ words: 500 }]);
});
