import { LANGUAGE_MODERATOR_ROLE, removalRefund } from '@syllaboom/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepBoardScores } from '#features/leaderboards';
import { countImbalances } from '#features/wallet';
import { recordPlayedWords } from '#features/words';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { type SignedIn, signInAgain, signUpWith } from '../../testing/people/staff.ts';

const DAY_SECONDS = 86_400;

let server: TestServer;
let lena: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  lena = await signUpWith(server, 'lena', LANGUAGE_MODERATOR_ROLE);
});
afterAll(() => server.close());

const exists = async (word: string) =>
  (await (await signInAgain(server, 'lena')).get(`/word/exists/en-US/${word}`)).body;
const coinsOf = async (playerId: string): Promise<number> => {
  const { rows } = await server.database.pool.query(
    "select balance from wallet_account where player_id = $1 and currency = 'coin'",
    [playerId],
  );
  return rows[0].balance;
};
async function own(playerId: string, word: string): Promise<void> {
  await server.database.pool.query(
    `insert into word_discovery (locale, word, player_id, holder_id, match_id, discovered_at) values ('en-US', $2, $1, $1, 'm', now())`,
    [playerId, word],
  );
  await server.database.pool.query(
    `insert into word_claim (player_id, locale, word, uses, claimed_at, last_used_at) values ($1, 'en-US', $2, 1, now(), now())`,
    [playerId, word],
  );
}

describe('upcoming removals', () => {
  it('list the word, its date, who listed it and its claims [R0158 R0384]', async () => {
    const ben = await signUpWith(server, 'ben_list');
    await own(ben.id, 'BANANA');
    expect((await lena.post('/lm/removals/en-US', { word: ' banana ' })).body).toEqual({ success: true });
    const { body } = await ben.get('/lm/removals/en-US?page=1&limit=40');
    expect(body).toEqual({
      data: [{ w: 'BANANA', d: expect.stringMatching(/^\d{4}-.*Z$/), u: 'lena', cc: 1 }],
      total: 1,
    });
    expect((await ben.get('/lm/removals/fr-FR')).body).toEqual({ data: [], total: 0 });
    expect((await ben.get('/lm/removals/xx')).body.code).toBe('words/language_unknown');
    const cancelled = await lena.remove('/lm/removals/en-US/BANANA');
    expect(cancelled.body).toEqual({ success: true });
    expect((await ben.get('/lm/removals/en-US')).body.total).toBe(0);
    expect((await lena.remove('/lm/removals/en-US/BANANA')).body.code).toBe('moderation/not_found');
  });

  it('come 40 on a page [R0384]', async () => {
    const { pool } = server.database;
    await pool.query(
      `insert into word_removal (locale, word, listed_at, listed_by)
       select 'de-DE', 'WORT' || lpad(n::text, 3, '0'), now() + n * interval '1 second', $1 from generate_series(1, 45) n`,
      [lena.id],
    );
    const page = async (query: string) => (await lena.get(`/lm/removals/de-DE${query}`)).body;
    expect((await page('')).data).toHaveLength(40);
    const second = await page('?page=2&limit=40');
    expect([second.data.length, second.total, second.data[0].w]).toEqual([5, 45, 'WORT041']);
  });

  it('take words of the dictionary once, from language moderators alone', async () => {
    const add = (by: SignedIn, word: string, locale = 'en-US') => by.post(`/lm/removals/${locale}`, { word });
    const ben = await signUpWith(server, 'ben_no');
    expect((await add(ben, 'RING')).status).toBe(403);
    expect((await add(lena, 'QWERTY')).body.code).toBe('removal/unknown_word');
    expect((await add(lena, 'MOT', 'fr-FR')).body.code).toBe('words/language_building');
    expect((await add(lena, 'RING')).status).toBe(200);
    expect((await add(lena, 'ring')).body.code).toBe('removal/listed');
    await lena.remove('/lm/removals/en-US/RING');
  });
});

it('takes a word out of dictionary and discoveries after seven days and pays its holder once [R0159]', async () => {
  const ben = await signUpWith(server, 'ben_pay');
  await own(ben.id, 'STRING');
  await lena.post('/lm/removals/en-US', { word: 'STRING' });
  const { tendRemovals } = server.composition;
  server.clock.forward(7 * DAY_SECONDS - 60);
  await tendRemovals();
  expect(await exists('STRING')).toEqual({ exists: true });
  expect(await coinsOf(ben.id)).toBe(0);
  server.clock.forward(61);
  await Promise.all(Array.from({ length: 10 }, () => tendRemovals()));
  expect(await exists('STRING')).toEqual({ exists: false });
  expect(await exists('KING')).toEqual({ exists: true });
  expect(await coinsOf(ben.id)).toBe(removalRefund('STRING'));
  const { rows } = await server.database.pool.query("select 1 from word_discovery where word = 'STRING'");
  expect(rows).toEqual([]);
  // A match that ran on with the word discovers it no more.
  const played = [{ playerId: ben.id, locale: 'en-US' as const, word: 'STRING' }];
  const { discovered } = await server.database.transact((tx) =>
    recordPlayedWords(tx, { matchId: 'late', at: server.clock.now() }, played, () => []),
  );
  expect(discovered).toEqual([]);
  expect(await countImbalances(server.database.db)).toBe(0);
  const again = await signInAgain(server, 'lena');
  expect((await again.get('/lm/removals/en-US')).body.total).toBe(0);
  expect((await again.post('/lm/removals/en-US', { word: 'STRING' })).body.code).toBe('removal/unknown_word');
});

it('takes a removed word off the boards of discoverers and of its category', async () => {
  const ben = await signUpWith(server, 'ben_boards');
  const lister = await signInAgain(server, 'lena');
  const at = server.clock.now();
  await server.database.transact(async (tx) => {
    const played = [{ playerId: ben.id, locale: 'en-US' as const, word: 'BANANA' }];
    const { categories } = await recordPlayedWords(tx, { matchId: 'm', at }, played, () => ['fruit']);
    expect(categories).toEqual([{ playerId: ben.id, category: 'fruit', words: 1 }]);
    const entry = (board: string, score: number) => ({ board, playerId: ben.id, score, at });
    await keepBoardScores(tx, [entry('discovered', 3), entry('category:fruit', 1)]);
  });
  await server.database.pool.query("update word_discovery set player_id = $1 where word = 'BANANA'", [ben.id]);
  await lister.post('/lm/removals/en-US', { word: 'BANANA' });
  server.clock.forward(7 * DAY_SECONDS + 1);
  await Promise.all(Array.from({ length: 5 }, () => server.composition.tendRemovals()));
  const { rows } = await server.database.pool.query(
    'select board, score, place_by from board_score where player_id = $1',
    [ben.id],
  );
  expect(rows).toEqual([{ board: 'discovered', score: 2, place_by: -2 }]);
});

it('removes the other words when one cannot be paid for', async () => {
  const [stuck, ben] = [await signUpWith(server, 'stuck'), await signUpWith(server, 'ben_other')];
  const lister = await signInAgain(server, 'lena');
  await own(stuck.id, 'KING');
  await own(ben.id, 'SINGING');
  for (const word of ['KING', 'SINGING']) await lister.post('/lm/removals/en-US', { word });
  const { pool } = server.database;
  await pool.query('update wallet_account set player_id = null, system = $2 where player_id = $1', [stuck.id, 'lost']);
  server.clock.forward(7 * DAY_SECONDS + 1);
  await expect(server.composition.tendRemovals()).rejects.toThrow('some words could not be removed');
  expect([await exists('KING'), await exists('SINGING')]).toEqual([{ exists: true }, { exists: false }]);
  expect(await coinsOf(ben.id)).toBe(removalRefund('SINGING'));
});

it('pays whoever holds the word, and takes it off the board of its discoverer; nobody who is erased', async () => {
  const [finder, buyer, gone] = [
    await signUpWith(server, 'finder'),
    await signUpWith(server, 'buyer'),
    await signUpWith(server, 'gone_finder'),
  ];
  const { pool } = server.database;
  const lapsed = (word: string) =>
    pool.query(
      `insert into word_removal (locale, word, listed_at, listed_by) values ('en-US', $1, now() - interval '400 days', $2)`,
      [word, lena.id],
    );
  await own(finder.id, 'HANDED');
  await pool.query("update word_discovery set holder_id = $1 where word = 'HANDED'", [buyer.id]);
  await own(gone.id, 'ORPHANED');
  expect((await gone.post('/account/delete', { username: 'gone_finder' })).status).toBe(200);
  await own(finder.id, 'DESTROYED');
  await pool.query("update word_discovery set holder_id = null where word = 'DESTROYED'");
  const score = (playerId: string) => ({ board: 'discovered', playerId, score: 5, at: server.clock.now() });
  await server.database.transact((tx) => keepBoardScores(tx, [score(finder.id), score(buyer.id)]));
  for (const word of ['HANDED', 'ORPHANED', 'DESTROYED']) await lapsed(word);
  // Others that are due fail for reasons of their own.
  await server.composition.tendRemovals().catch(() => undefined);
  expect([await coinsOf(finder.id), await coinsOf(buyer.id)]).toEqual([0, removalRefund('HANDED')]);
  const boards = await pool.query(
    "select player_id, score from board_score where board = 'discovered' and player_id = any($1) order by score",
    [[finder.id, buyer.id, gone.id]],
  );
  expect(boards.rows).toEqual([
    { player_id: finder.id, score: 3 },
    { player_id: buyer.id, score: 5 },
  ]);
  expect((await pool.query("select word from word_discovery where word = 'ORPHANED'")).rows).toEqual([]);
  expect(await countImbalances(server.database.db)).toBe(0);
});
