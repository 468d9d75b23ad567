import { afterAll, beforeAll, expect, it } from 'vitest';
import { countImbalances } from '#features/wallet';
import type { Database } from '#platform/db/index.ts';
import { openTestDatabase } from '../../../testing/database.ts';
import { createFinishedMatch, createSeat, createStats } from '../../../testing/matches/finished-matches.ts';
import { matchPorts } from '../../../testing/matches/match-ports.ts';
import { addPlayers } from '../../../testing/people/players.ts';
import { recordMatch } from './record-match.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase(20);
});
afterAll(() => database.close());

const ports = matchPorts;
const sum = async (sql: string) => (await database.pool.query(sql)).rows[0].value as number;

it('46 grants a match once when it is told 20 times at once', async () => {
  const [anna = '', bert = ''] = await addPlayers(database, 2);
  const match = createFinishedMatch([
    createSeat(anna, 1, createStats(['RACER'], { diamonds: 1, tiles: ['RA'] })),
    createSeat(bert, 2, createStats([])),
  ]);
  const results = await Promise.all(Array.from({ length: 20 }, () => recordMatch(database, ports, match)));
  for (const result of results) expect(result).toEqual(results[0]);
  expect(
    await sum(
      `select count(*)::int as value from wallet_entry e join wallet_account a on a.id = e.account_id where a.player_id = '${anna}' and a.currency = 'coin'`,
    ),
  ).toBe(1);
  expect(await sum(`select count::int as value from inventory_item where player_id = '${anna}'`)).toBe(1);
  expect(await sum(`select matches as value from profile where player_id = '${anna}'`)).toBe(1);
  expect(await countImbalances(database.db)).toBe(0);
});

it('keeps the day’s limits and gives each word one discoverer when the same players end many matches at once', async () => {
  const players = await addPlayers(database, 4);
  const words = Array.from({ length: 30 }, (_, n) => `SHARED${n}`);
  const matches = Array.from({ length: 24 }, (_, n) => {
    const seats = players.map((player, at) =>
      createSeat(
        player,
        at + 1,
        createStats(words.slice((n + at) % 10, ((n + at) % 10) + 20), { coins: 3000, diamonds: 1, keys: 1 }),
      ),
    );
    return createFinishedMatch(n % 2 === 0 ? seats : seats.toReversed());
  });
  const results = await Promise.all(matches.map((match) => recordMatch(database, ports, match)));
  expect(results.every((result) => result.recorded)).toBe(true);
  for (const player of players) {
    const day = (await database.pool.query('select * from daily_play where player_id = $1', [player])).rows[0];
    const purse = (
      await database.pool.query('select currency, balance::int from wallet_account where player_id = $1', [player])
    ).rows;
    const balance = (currency: string) => purse.find((row) => row.currency === currency)?.balance;
    expect(day.diamonds).toBe(10);
    expect([balance('diamond'), balance('key')]).toEqual([10, 1]);
    expect(balance('coin')).toBe(Number(day.coins));
    expect(Number(day.coins)).toBeGreaterThanOrEqual(40_000);
    expect(Number(day.coins)).toBeLessThan(40_000 + (24 * 3000 + 30 * 120) / 4);
  }
  expect(await sum("select count(*)::int as value from word_discovery where word like 'SHARED%'")).toBe(29);
  const discovered = results
    .flatMap((result) => Object.values(result.players))
    .reduce((total, player) => total + player.discovered, 0);
  expect(discovered).toBe(29);
  expect(await countImbalances(database.db)).toBe(0);
}, 60_000);
