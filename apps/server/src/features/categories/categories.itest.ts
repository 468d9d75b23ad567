import { INTENT_KEY_HEADER } from '@syllaboom/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordPlayedWords } from '#features/words';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { createTinyDictionaries, createTinyIndex } from '../../testing/tiny-dictionaries.ts';

const RIVERS = ['CONGO', 'INDUS', 'NIGER'];
const FRUIT = ['APPLE', 'BANANA', 'CHERRY'];
const MANY = Array.from({ length: 45 }, (_, n) => `WORD${String.fromCharCode(65 + Math.floor(n / 9), 65 + (n % 9))}`);
const CATEGORIES = { rivers: RIVERS, fruit: FRUIT, many: MANY, palindromes: ['LEVEL'], gone: [] };

const index = createTinyIndex('en-US', [...RIVERS, ...FRUIT, ...MANY, 'LEVEL'], CATEGORIES);
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(undefined, { dictionaries: createTinyDictionaries(index) });
});
afterAll(() => server.close());

async function signUp(name: string, words: readonly string[] = []) {
  const { token, user } = await server.signUp(name);
  await server.database.transact((tx) =>
    recordPlayedWords(
      tx,
      { matchId: 'm', at: new Date() },
      words.map((word) => ({ playerId: user.id, locale: 'en-US' as const, word })),
      (_language, word) => index.categoriesOf(word),
    ),
  );
  return {
    id: user.id,
    get: (path: string) => server.call('GET', `/api/${path}`, undefined, { token }),
    claim: (path: string, key?: string) =>
      server.call('POST', `/api/category/claim/${path}`, undefined, {
        token,
        headers: key === undefined ? {} : { [INTENT_KEY_HEADER]: key },
      }),
  };
}

it('answers a player’s progress in each category that has words, with what it gives, built by a rule or by hand [L0120 L0279 R0181 R0182]', async () => {
  const { get } = await signUp('progress', ['CONGO', 'LEVEL', 'BANANA', 'APPLE', 'BANANA']);
  const none = { key: 0, diamond: 0, bomb: 0 };
  const open = { hasAchievement: false, generated: false, languages: ['en-US'] };
  expect((await get('category/all/en-US')).body).toEqual({
    categories: [
      { ...open, category: 'rivers', totalWords: 3, typedWordsCount: 1, rewards: { key: 1, diamond: 20, bomb: 105 } },
      { ...open, category: 'fruit', totalWords: 3, typedWordsCount: 2, rewards: none },
      { ...open, category: 'many', totalWords: 45, typedWordsCount: 0, rewards: none },
      {
        ...open,
        category: 'palindromes',
        totalWords: 1,
        typedWordsCount: 1,
        rewards: { key: 1, diamond: 20, bomb: 104 },
        generated: true,
      },
    ],
  });
  expect((await get('category/all/xx-XX')).body.code).toBe('words/language_unknown');
  const building = await get('category/all/pt-BR');
  expect([building.status, building.body.code, building.headers.get('retry-after')]).toEqual([
    503,
    'words/language_building',
    '5',
  ]);
});

it('gives a complete category once, and says in its own words why it gives nothing [L0159 L0280]', async () => {
  const { id, get, claim } = await signUp('claimer', [...RIVERS, 'APPLE', 'BANANA']);
  const incomplete = await claim('fruit/en-US');
  expect([incomplete.status, incomplete.body.error]).toEqual([
    409,
    'You have not typed every word of this category yet',
  ]);
  const given = { success: true, error: null, key: 1, diamond: 20, bomb: 105 };
  const first = await claim('rivers/en-US', 'claim-of-mine');
  expect([first.status, first.body]).toEqual([200, given]);
  expect((await claim('rivers/en-US', 'claim-of-mine')).body).toEqual(given);
  const again = await claim('rivers/en-US');
  expect([again.status, again.body.error]).toEqual([409, 'You have already claimed this category']);
  const all = (await get('category/all/en-US')).body.categories;
  expect(all[0]).toMatchObject({ category: 'rivers', typedWordsCount: 3, hasAchievement: true });
  const own = (await get(`profile/${id}`)).body.p.achivements;
  expect(own).toEqual([{ count: 3, achievement: 'rivers', locale: 'en-US', claimed: true }]);
  const { rows } = await server.database.pool.query(
    "select item, count from inventory_item where player_id = $1 and kind = 'bomb'",
    [id],
  );
  expect(rows).toEqual([{ item: '105', count: 1 }]);
});

it('gives the badge alone for a small category, and keeps it in the profile when words come', async () => {
  const { id, get, claim } = await signUp('badge', FRUIT);
  expect((await get(`profile/${id}`)).body.p.achivements).toEqual([
    { count: 3, achievement: 'fruit', locale: 'en-US', claimed: false },
  ]);
  expect((await claim('fruit/en-US')).body).toEqual({ success: true, error: null, key: 0, diamond: 0, bomb: 0 });
  // As if the next version of the dictionary had more fruit.
  await server.database.pool.query('update category_claim set words = 2 where player_id = $1', [id]);
  expect((await get(`profile/${id}`)).body.p.achivements).toEqual([
    { count: 3, achievement: 'fruit', locale: 'en-US', claimed: true },
  ]);
});

it('refuses what is no claim, and changes nothing', async () => {
  const { id, claim } = await signUp('refused', RIVERS);
  const codes = [];
  for (const [path, key] of [
    ['none/en-US', undefined],
    ['__proto__/en-US', undefined],
    ['gone/en-US', undefined],
    ['rivers/xx-XX', undefined],
    ['rivers/pt-BR', undefined],
    [`${'x'.repeat(61)}/en-US`, undefined],
    ['rivers/en-US', 'short'],
    ['rivers/en-US', 'with spaces in it'],
    ['rivers/en-US', 'x'.repeat(65)],
  ] as const)
    codes.push((await claim(path, key)).body.code);
  expect(codes).toEqual([
    'category/unknown',
    'category/unknown',
    'category/incomplete',
    'words/language_unknown',
    'words/language_building',
    'http/bad_request',
    'http/bad_request',
    'http/bad_request',
    'http/bad_request',
  ]);
  const { rows } = await server.database.pool.query('select 1 from category_reward where player_id = $1', [id]);
  expect(rows).toEqual([]);
});

it('shows a category’s words page by page, the untyped ones masked, with a summary of all [R0148 R0364]', async () => {
  const { get } = await signUp('reader', ['WORDAB', 'WORDEI', 'BANANA']);
  const progress = async (query = '') => (await get(`category/progress/many/en-US${query}`)).body;
  const first = await progress();
  expect(first.words).toHaveLength(20);
  expect(first.words.slice(0, 3)).toEqual([
    { word: 'W█████', typed: false },
    { word: 'WORDAB', typed: true },
    { word: 'W█████', typed: false },
  ]);
  expect(first.pagination).toEqual({ currentPage: 1, totalPages: 3 });
  expect(first.summary).toEqual({ totalTyped: 2, totalUntyped: 43, totalUntypedAvailable: 43, totalAvailable: 45 });
  const last = await progress('?page=3&limit=20&search=');
  expect([last.words.length, last.words.at(-1), last.pagination.currentPage]).toEqual([
    5,
    { word: 'WORDEI', typed: true },
    3,
  ]);
  expect((await progress('?page=99')).pagination).toEqual({ currentPage: 3, totalPages: 3 });
  expect((await progress('?search=wordei&limit=100')).words).toEqual([{ word: 'WORDEI', typed: true }]);
  const hidden = await progress('?search=ORDAC');
  expect(hidden).toEqual({ ...hidden, words: [], pagination: { currentPage: 1, totalPages: 1 } });
  expect(hidden.summary).toEqual(first.summary);
  for (const query of ['?page=-1', '?page=x', '?limit=0', '?limit=101', '?limit=2.5', `?search=${'x'.repeat(61)}`])
    expect([query, (await progress(query)).code]).toEqual([query, 'http/bad_request']);
  expect((await get('category/progress/none/en-US')).body.code).toBe('category/unknown');
});

it('counts apart what is about to leave the dictionary', async () => {
  const { id, get } = await signUp('leaving', ['APPLE']);
  await server.database.pool.query(
    `insert into word_removal (locale, word, listed_at, listed_by)
     values ('en-US', 'APPLE', now(), $1), ('en-US', 'CHERRY', now(), $1), ('tr-TR', 'BANANA', now(), $1)`,
    [id],
  );
  expect((await get('category/progress/fruit/en-US')).body.summary).toEqual({
    totalTyped: 1,
    totalUntyped: 2,
    totalUntypedAvailable: 1,
    totalAvailable: 3,
  });
  await server.database.pool.query('delete from word_removal');
});

it('17 guests and strangers have no categories', async () => {
  const guest = (await server.call('POST', '/api/auth/guest', {})).body.token;
  for (const [method, path] of [
    ['GET', 'category/all/en-US'],
    ['GET', 'category/progress/fruit/en-US'],
    ['POST', 'category/claim/fruit/en-US'],
    ['GET', 'wiki/en/BANANA'],
  ] as const)
    for (const token of [guest, undefined]) {
      const refused = await server.call(method, `/api/${path}`, undefined, { token });
      expect([path, refused.status, refused.body.error]).toEqual([path, 401, 'You need to login.']);
    }
});

it('exports what was claimed, and forgets it with the account', async () => {
  const { id, claim } = await signUp('exported', FRUIT);
  await claim('fruit/en-US');
  const { personalData } = server.composition.features['categories'] ?? {};
  const [data] = [personalData].flat();
  expect(await data?.read(server.database.db, id)).toMatchObject({
    claimed: [{ locale: 'en-US', category: 'fruit', words: 3 }],
  });
  await server.database.transact(async (tx) => data?.erase(tx, id));
  expect(await data?.read(server.database.db, id)).toEqual({ claimed: [] });
});
