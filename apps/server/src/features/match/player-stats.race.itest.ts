import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCategoryProgress } from '#features/words';
import { createFinishedMatch, createSeat, createStats } from '../../testing/matches/finished-matches.ts';
import { addPlayers } from '../../testing/people/players.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { createTinyDictionaries } from '../../testing/tiny-dictionaries.ts';
import type { FinishedMatch } from './record/finished-match.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = (await server.signUp('looker')).token;
});
afterAll(() => server.close());

const record = (match: FinishedMatch) => server.composition.roomPorts.recordMatch(match);
const profile = async (id: string) => (await server.call('GET', `/api/profile/${id}`, undefined, { token })).body;

it('has the sum of all matches after 50 that ended at once [R0134 R0135 R0136]', async () => {
  const [anna = '', bert = ''] = await addPlayers(server.database, 2);
  const matches = Array.from({ length: 50 }, (_, n) => {
    const startedAt = new Date(Date.UTC(2026, 1, 1 + (n % 7), 10));
    const words = Array.from({ length: 1 + (n % 4) }, (_word, at) => `RACE${n % 10}X${at}`);
    const seat = {
      ...createSeat(anna, 1, createStats(words, { bestCombo: (n * 7) % 23, wrongWords: n % 3, typedLetters: 20 + n })),
      alphabets: n % 5,
    };
    return createFinishedMatch([seat, createSeat(bert, 2, createStats([]))], {
      startedAt,
      endedAt: new Date(startedAt.getTime() + (60 + n) * 1000),
    });
  });
  await Promise.all(matches.map(record));
  // Told twice, counted once.
  await Promise.all(matches.slice(0, 10).map(record));

  const sum = (read: (n: number) => number) => matches.reduce((total, _match, n) => total + read(n), 0);
  const { s, p, d } = await profile(anna);
  expect(s).toEqual({
    mc: 22,
    mwpm: expect.any(Number),
    ttt: sum((n) => 1 + (n % 4) + (n % 3)),
    ttc: sum((n) => 1 + (n % 4)),
    mt: 109,
    am: 4,
    tac: sum((n) => n % 5),
    tgt: sum((n) => 60 + n),
  });
  const { rows } = await server.database.pool.query(
    "select max((stats->>'wpm')::float8) best from match_player where player_id = $1",
    [anna],
  );
  expect(s.mwpm).toBe(rows[0].best);
  expect([p.playTime, d]).toEqual([50, 7]);
  const claims = await server.database.pool.query('select count(*)::int n from word_claim where player_id = $1', [
    anna,
  ]);
  const found = await server.database.pool.query('select count(*)::int n from word_discovery where player_id = $1', [
    anna,
  ]);
  expect([p.wordCount, p.discovered]).toEqual([claims.rows[0].n, found.rows[0].n]);
  expect(p.wordCount).toBeGreaterThan(0);
  expect((await profile(bert)).s).toMatchObject({ ttc: 0, mt: 109 });
});

it('makes no records of input that no person typed', async () => {
  const [carl = '', dora = ''] = await addPlayers(server.database, 2);
  await record(
    createFinishedMatch([
      createSeat(carl, 1, createStats(['UNTYPED'], { untrusted: true, bestCombo: 40 })),
      createSeat(dora, 2, createStats(['TYPED'], { bestCombo: 3 })),
    ]),
  );
  expect((await profile(carl)).s).toMatchObject({ mc: 0, mwpm: 0, ttc: 0 });
  expect((await profile(dora)).s).toMatchObject({ mc: 3, ttc: 1 });
});

it('names word categories of which every word was claimed, once they are complete [R0133]', async () => {
  const [erik = '', fred = ''] = await addPlayers(server.database, 2);
  const match = (words: readonly string[]) =>
    createFinishedMatch([createSeat(erik, 1, createStats(words)), createSeat(fred, 2, createStats(['KING']))]);
  await record(match(['STRING', 'SINGING']));
  expect((await profile(erik)).p.achivements).toEqual([]);
  await Promise.all(Array.from({ length: 8 }, () => record(match(['BANANA', 'BANANA']))));
  expect((await profile(erik)).p.achivements).toEqual([
    { count: 1, achievement: 'fruit', locale: 'en-US', claimed: false },
  ]);
  expect((await profile(fred)).p.achivements).toEqual([]);
  const { rows } = await server.database.pool.query('select words from category_claim where player_id = $1', [erik]);
  expect(rows).toEqual([{ words: 1 }]);
});

it('counts categories of claims from before they were counted, each once', async () => {
  const players = await addPlayers(server.database, 40);
  await server.database.pool.query(
    `insert into word_claim (player_id, locale, word, uses, claimed_at, last_used_at)
      select p, l, w, 1, now(), now() from unnest($1::text[]) p, unnest(array['BANANA', 'KING']) w, unnest(array['en-US', 'fr-FR']) l`,
    [players],
  );
  const categories = createCategoryProgress(server.database, createTinyDictionaries(), async () => undefined);
  await Promise.all([categories.catchUp(), categories.catchUp(), categories.catchUp()]);
  const { rows } = await server.database.pool.query(
    'select distinct category, words, count(*)::int players from category_claim where player_id = any($1) group by 1, 2',
    [players],
  );
  expect(rows).toEqual([{ category: 'fruit', words: 1, players: 40 }]);
  const left = await server.database.pool.query(
    'select locale, count(*)::int n from word_claim where not categorised group by 1',
  );
  // Their dictionary is not ready here: they wait.
  expect(left.rows).toEqual([{ locale: 'fr-FR', n: 80 }]);
});

it('is quick for somebody with 300 completed days and 30 000 words', async () => {
  const [gerd = ''] = await addPlayers(server.database, 1);
  await server.database.pool.query(
    `insert into word_claim (player_id, locale, word, uses, claimed_at, last_used_at, categorised)
      select $1, 'en-US', 'W' || n, 1 + n % 9, now(), now(), true from generate_series(1, 30000) n`,
    [gerd],
  );
  await server.database.pool.query(
    `insert into word_discovery (locale, word, player_id, match_id, discovered_at)
      select 'en-US', 'W' || n, $1, 'm', now() from generate_series(1, 9000) n`,
    [gerd],
  );
  await server.database.pool.query(
    "insert into daily_play (player_id, day) select $1, date '2025-01-01' + n from generate_series(1, 300) n",
    [gerd],
  );
  await server.database.pool.query('analyze');
  const begun = performance.now();
  for (let n = 0; n < 10; n++) await profile(gerd);
  expect((performance.now() - begun) / 10).toBeLessThan(250);
  expect(await profile(gerd)).toMatchObject({ d: 300, p: { discovered: 9_000 } });
  const usage = await server.call('GET', `/api/word/usage/${gerd}`, undefined, { token });
  expect(usage.body).toHaveLength(100);
});
