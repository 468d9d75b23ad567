import { GAME_LANGUAGES } from '@syllaboom/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SignedIn, signUpWith } from '../../../testing/people/staff.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { searchDiscoveries } from './discovery-search.ts';

let server: TestServer;
let anna: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  anna = await signUpWith(server, 'anna');
});
afterAll(() => server.close());

const discover = (words: readonly (readonly [locale: string, word: string, claims: number | null])[]) =>
  server.database.pool.query(
    `insert into word_discovery (locale, word, player_id, holder_id, match_id, discovered_at, claims)
     select l, w, $1, $1, 'm', now(), c from unnest($2::text[], $3::text[], $4::int[]) v (l, w, c)`,
    [anna.id, words.map(([locale]) => locale), words.map(([, word]) => word), words.map(([, , claims]) => claims)],
  );
const nothingOffensive = { openDictionary: async () => ({ isOffensive: () => false }) };
const search = (query: string, words: Parameters<typeof searchDiscoveries>[1] = nothingOffensive) =>
  searchDiscoveries(server.database.db, words, query);

it('finds discovered words by their beginning with language and claims, the most claimed first [R0160 R0380]', async () => {
  await discover([
    ['en-US', 'KINGDOM', 9],
    ['en-US', 'KING', 4],
    ['en-US', 'KINGS', 4],
    ['en-US', 'VIKING', 50],
  ]);
  await server.database.pool.query("insert into word_discovery (locale, word, claims) values ('en-US', 'KINGLET', 3)");
  expect((await anna.get('/discovery/search/king')).body).toEqual([
    { word: 'KINGDOM', locale: 'en-US', cc: 9 },
    { word: 'KING', locale: 'en-US', cc: 4 },
    { word: 'KINGS', locale: 'en-US', cc: 4 },
  ]);
  for (const none of ['XQZ', '%25', '_', '%20', "'"])
    expect((await anna.get(`/discovery/search/${none}`)).body).toEqual([]);
});

it('looks into each of the languages, as each of them spells the text', async () => {
  await discover(GAME_LANGUAGES.map((locale, n) => [locale, locale === 'tr-TR' ? 'İKİ' : 'IKI', n + 1]));
  const found = await search('iki');
  expect(found.map(({ locale }) => locale)).toEqual(GAME_LANGUAGES.toReversed());
  expect(found.find(({ locale }) => locale === 'tr-TR')?.word).toBe('İKİ');
});

it('shows twenty at most, none that is offensive, and none of a language that is being prepared', async () => {
  await discover(
    Array.from({ length: 30 }, (_, n) => ['en-US', `ZED${String.fromCharCode(65 + n)}`, 100 - n] as const),
  );
  await discover([['fi', 'ZEDX', 500]]);
  const rude = {
    openDictionary: async (locale: string) => {
      if (locale === 'fi') throw new Error('being built');
      return { isOffensive: (word: string) => word === 'ZEDB' };
    },
  };
  const found = await search('zed', rude);
  expect(found).toHaveLength(20);
  expect(found.slice(0, 2).map(({ word }) => word)).toEqual(['ZEDA', 'ZEDC']);
});

it('counts discovered words and players for the first page, once for everybody [R0378 R0379]', async () => {
  const { rows } = await server.database.pool.query(
    `select (select count(*)::int from word_discovery where player_id is not null) as "discoveredWordCount",
      (select count(*)::int from account where erased_at is null) as "playerCount"`,
  );
  const first = (await anna.get('/syllaboom')).body;
  expect(first).toEqual(rows[0]);
  await signUpWith(server, 'ben');
  expect((await anna.get('/home')).body).toEqual(first);
  server.clock.forward(601);
  expect((await (await signUpWith(server, 'cleo')).get('/home')).body.playerCount).toBe(first.playerCount + 2);
});
