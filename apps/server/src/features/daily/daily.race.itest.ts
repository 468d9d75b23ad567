import { afterAll, beforeAll, expect, it } from 'vitest';
import { readItems } from '#features/inventory';
import { countImbalances, readBalances } from '#features/wallet';
import type { Database } from '#platform/db/index.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { addPlayers } from '../../testing/people/players.ts';
import { createShiftingClock } from '../../testing/shifting-clock.ts';
import { bonusesOfDailyWord } from './played-daily-words.ts';
import { openDailyHarness } from './testing/daily-harness.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase(20);
});
afterAll(() => database.close());

const PARALLEL = 20;
const DAY_SECONDS = 86_400;

/** So many claims at once at two servers; what came of each. */
async function storm(player: string, clock = createShiftingClock()) {
  const harnesses = [openDailyHarness(database, clock), openDailyHarness(database, clock)] as const;
  const claims = await Promise.all(
    Array.from({ length: PARALLEL }, (_, n) => harnesses[n % 2 === 0 ? 0 : 1].service.claim(player)),
  );
  return { gains: claims.filter((gain) => gain !== null), announced: harnesses.flatMap(({ announced }) => announced) };
}

it('46 grants a day’s coins once when they are claimed 20 times at once', async () => {
  const [player = ''] = await addPlayers(database, 1);
  const { gains, announced } = await storm(player);
  expect([gains.length, announced]).toEqual([1, [player]]);
  expect((await readBalances(database.db, player)).coin).toBe(500);
  const { rows } = await database.pool.query('select step from daily_reward where player_id = $1', [player]);
  expect(rows).toEqual([{ step: 1 }]);
  expect(await countImbalances(database.db)).toBe(0);
});

it('46 grants a day’s tiles once, and each day its own', async () => {
  const [player = ''] = await addPlayers(database, 1);
  const clock = createShiftingClock();
  for (let day = 0; day < 7; day++) {
    expect((await storm(player, clock)).gains).toHaveLength(1);
    clock.forward(DAY_SECONDS);
  }
  expect(await readBalances(database.db, player)).toEqual({ coin: 5000, diamond: 6, key: 1 });
  const tiles = await readItems(database.db, player, 'tile');
  expect(tiles.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  expect(await countImbalances(database.db)).toBe(0);
});

it('gives both sides of midnight their own claim, and no more', async () => {
  const [player = ''] = await addPlayers(database, 1);
  const [before, after] = [openDailyHarness(database), openDailyHarness(database)];
  after.clock.forward(DAY_SECONDS);
  const claims = await Promise.all(
    Array.from({ length: PARALLEL }, (_, n) => (n % 2 === 0 ? before : after).service.claim(player)),
  );
  // A server whose clock is behind gives nothing once the later day was claimed.
  const given = claims.filter((gain) => gain !== null).length;
  expect([1, 2]).toContain(given);
  const { rows } = await database.pool.query(
    "select count(*)::int as claims from operation where actor = $1 and kind = 'daily_reward' and result <> 'null'",
    [player],
  );
  expect(rows).toEqual([{ claims: given }]);
  expect(await countImbalances(database.db)).toBe(0);
});

it('settles on one word of the day when all ask at once, and pays it once to each player', async () => {
  const players = await addPlayers(database, 3);
  const harnesses = Array.from({ length: PARALLEL }, () => openDailyHarness(database));
  const words = await Promise.all(harnesses.map(({ service }) => service.word(players[0] ?? '', 'en-US')));
  expect(new Set(words.map(({ word }) => word)).size).toBe(1);
  const given = players.map((playerId) => ({ playerId, locale: 'en-US' as const, words: [words[0]?.word ?? ''] }));
  const paid = await Promise.all(
    Array.from({ length: PARALLEL }, (_, n) =>
      database.transact((tx) =>
        bonusesOfDailyWord(
          tx,
          { matchId: `match-${n}`, endedAt: new Date() },
          n % 2 === 0 ? given : given.toReversed(),
        ),
      ),
    ),
  );
  const all = paid.flatMap((bonuses) => [...bonuses]);
  expect(all.map(([playerId]) => playerId).sort()).toEqual([...players].sort());
  expect(all.every(([, coins]) => coins === 500)).toBe(true);
});
