import { GAME_MODERATOR_ROLE } from '@syllaboom/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFinishedMatch, createSeat, createStats } from '../../../testing/matches/finished-matches.ts';
import { addPlayers } from '../../../testing/people/players.ts';
import { type SignedIn, signUpWith } from '../../../testing/people/staff.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { countUncountedClaims } from './count-claims.ts';

let server: TestServer;
let judge: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  judge = await signUpWith(server, 'judge', GAME_MODERATOR_ROLE);
});
afterAll(() => server.close());
const query = async (text: string, ...values: unknown[]) => (await server.database.pool.query(text, values)).rows;

const record = (first: string, second: string, words: readonly string[]) =>
  server.composition.roomPorts.recordMatch(
    createFinishedMatch([
      createSeat(first, 1, createStats(words)),
      createSeat(second, 2, createStats(words.toReversed().slice(0, 5))),
    ]),
  );
const wordsNamed = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, n) => `${name}${String.fromCharCode(65 + n)}`);
/** The same words, beginning with another one. */
const turned = (words: readonly string[], by: number): string[] => [...words.slice(by), ...words.slice(0, by)];
const miscounted = () =>
  query(
    `select f.word, f.claims from word_discovery f
     where f.claims is distinct from (select count(*)::int from word_claim c where c.locale = f.locale and c.word = f.word)`,
  );
async function deadlocks(): Promise<number> {
  await query('select pg_stat_force_next_flush()');
  const [row] = await query('select deadlocks from pg_stat_database where datname = current_database()');
  return Number(row.deadlocks);
}

it('counts every claim of matches that end together, and gives each word one discoverer', async () => {
  const before = await deadlocks();
  const people = await addPlayers(server.database, 16);
  await query('update account set way_in = true');
  const words = wordsNamed('TOGETHER', 20);
  await Promise.all(
    Array.from({ length: 8 }, (_, n) => record(people[2 * n] ?? '', people[2 * n + 1] ?? '', turned(words, n))),
  );
  expect(await miscounted()).toEqual([]);
  const facts = await query("select player_id, holder_id, claims from word_discovery where word like 'TOGETHER%'");
  expect(facts).toHaveLength(20);
  for (const { player_id: finder, holder_id: holder, claims } of facts) {
    expect([people.includes(finder), holder]).toEqual([true, finder]);
    expect(claims).toBeGreaterThanOrEqual(8);
  }
  expect(await deadlocks()).toBe(before);
});

it('keeps the claims right while players are erased, gains are taken back, and old words are counted', async () => {
  const before = await deadlocks();
  const words = wordsNamed('MEANWHILE', 12);
  const [gone, cheat, stays] = [
    await signUpWith(server, 'gone'),
    await signUpWith(server, 'cheat'),
    await signUpWith(server, 'stays'),
  ];
  const others = await addPlayers(server.database, 6);
  await query('update account set way_in = true');
  await record(gone.id, cheat.id, words);
  await query("update word_discovery set claims = null where word like 'MEANWHILE%'");
  await Promise.all([
    ...others.map((id, n) => record(id, n % 2 === 0 ? gone.id : cheat.id, turned(words, n * 2))),
    gone.post('/account/delete', { username: 'gone' }),
    judge.post(`/gm/players/${cheat.id}/undo-gains`, { since: '2020-01-01T00:00:00Z', all: true, reason: 'A script' }),
    countUncountedClaims(server.database, server.clock),
    ...others.map((id, n) => record(id, stays.id, turned(words, n))),
  ]);
  await countUncountedClaims(server.database, server.clock);
  expect(await miscounted()).toEqual([]);
  expect(await query('select word from word_claim where player_id = $1', gone.id)).toEqual([]);
  expect(await query('select word from word_discovery where holder_id = $1', gone.id)).toEqual([]);
  expect(await deadlocks()).toBe(before);
});

it('words that an account without a way in has claimed are discovered once, by whoever plays them next', async () => {
  const people = await addPlayers(server.database, 8);
  const [keyed = '', ...others] = people;
  await query('update account set way_in = player_id <> $1', keyed);
  const words = wordsNamed('LEFTOVER', 6);
  await server.composition.roomPorts.recordMatch(
    createFinishedMatch([createSeat(keyed, 1, createStats(words)), createSeat(others[0] ?? '', 2, createStats([]))]),
  );
  expect(
    await query("select distinct player_id, holder_id, claims from word_discovery where word like 'LEFTOVER%'"),
  ).toEqual([{ player_id: null, holder_id: null, claims: 1 }]);
  const results = await Promise.all(
    [0, 2, 4].map((n) => record(others[n] ?? '', others[n + 1] ?? '', turned(words, n))),
  );
  const [{ found }] = await query(
    "select count(*)::int as found from word_discovery where word like 'LEFTOVER%' and player_id = any($1) and holder_id = player_id",
    others,
  );
  expect(found).toBe(6);
  const shown = results.flatMap(({ players }) => Object.values(players).map(({ discovered }) => discovered));
  expect(shown.reduce((sum, one) => sum + one, 0)).toBe(6);
  expect(await miscounted()).toEqual([]);
});
