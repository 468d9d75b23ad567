import { CRAFT, craftRate } from '@syllaboom/engine';
import { isPathOf, wordsOfBoard } from '@syllaboom/engine/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countItemFaults } from '#features/inventory';
import { countImbalances, readBalances } from '#features/wallet';
import type { Database } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { countBoardFaults } from './testing/crafting-world.ts';
import { addBuilder, openCrafting, type StandingClock } from './testing/open-crafting.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const MINUTE = 60_000;
const WORDS = ['AB', 'BA', 'ABA', 'BAB', 'ABBA', 'BABA', 'AAB', 'BBA', 'ABAB', 'AABB', 'BAAB'];
const START = Date.UTC(2026, 10, 20);
const cell = { x: fc.nat(4), y: fc.nat(4) };
const deed = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('place' as const), s: fc.constantFrom('A', 'B', 'AB'), ...cell }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('move' as const), pick: fc.nat(), ...cell }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('take' as const), pick: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('collect' as const), pick: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('all' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('clear' as const) }) },
  // Now and then the clock goes back.
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: -30, max: 300 }) }),
  },
);

const refused = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work;
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause;
  }
};

it('whatever is laid, moved, taken, collected and cleared: words are those of the rules, tiles and coins add up', async () => {
  const clock: StandingClock = { ms: START };
  const boards = openCrafting(database, clock, WORDS);
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 10, maxLength: 50 }), async (deeds) => {
      const player = await addBuilder(database, { A: 5, B: 5, AB: 2 });
      clock.ms = START;
      let latest = START;
      for (const done of deeds) {
        const { board, validWords } = await boards.show(player);
        const tile = 'pick' in done ? board[done.pick % Math.max(1, board.length)] : undefined;
        if (done.kind === 'place') await refused(boards.place(player, done.s, done.x, done.y));
        if (done.kind === 'move' && tile) await refused(boards.move(player, tile.id, done.x, done.y));
        if (done.kind === 'take' && tile) await boards.take(player, tile.id);
        if (done.kind === 'all') await boards.collectAll(player);
        if (done.kind === 'clear') await boards.clear(player);
        if (done.kind === 'wait') clock.ms += done.minutes * MINUTE;
        const word = done.kind === 'collect' ? validWords[done.pick % Math.max(1, validWords.length)] : undefined;
        if (word) await boards.collect(player, word.id);
        latest = Math.max(latest, clock.ms);
        const after = await boards.show(player);
        const tileOf = new Map(after.board.map((one) => [one.id, one]));
        expect(after.validWords.map((one) => one.word).toSorted()).toEqual(
          [...wordsOfBoard(after.board, new Set(WORDS))].toSorted(),
        );
        for (const { word: text, path } of after.validWords)
          expect(
            isPathOf(
              text,
              path.flatMap(({ id }) => tileOf.get(id) ?? []),
            ),
          ).toBe(true);
      }
      const { coin } = await readBalances(database.db, player);
      expect(coin).toBeLessThanOrEqual(((latest - START) / MINUTE) * WORDS.length);
      expect([
        await countImbalances(database.db),
        await countItemFaults(database.db),
        await countBoardFaults(database),
      ]).toEqual([0, 0, 0]);
    }),
    { numRuns: 12 },
  );
}, 120_000);

it('a clock that is set back pays no minute twice, neither to a word that is formed again', async () => {
  const clock: StandingClock = { ms: START };
  const boards = openCrafting(database, clock);
  const player = await addBuilder(database, { BA: 1, NA: 1 });
  await boards.place(player, 'BA', 0, 0);
  const { syllable } = await boards.place(player, 'NA', 1, 0);
  clock.ms += 60 * MINUTE;
  expect((await boards.collectAll(player)).coins).toBe(60);
  clock.ms -= 60 * MINUTE;
  await boards.take(player, syllable.id);
  await boards.place(player, 'NA', 1, 0);
  clock.ms += 60 * MINUTE;
  expect((await boards.collectAll(player)).coins).toBe(0);
  clock.ms += 5 * MINUTE;
  expect((await boards.collectAll(player)).coins).toBe(5);
});

it('a board of seventy long words: sixty of them earn, and a day pays in full up to its cap', async () => {
  const clock: StandingClock = { ms: START };
  const boards = openCrafting(database, clock);
  const player = await addBuilder(database, {});
  // Laid by hand: thirty letters by letter pairs would take a thousand moves.
  const { rows } = await database.pool.query(
    `insert into craft_tile (player_id, locale, syllable, x, y)
     select $1, 'en-US', 'KING', n, 0 from generate_series(0, 1) n returning id`,
    [player],
  );
  await database.pool.query(
    `insert into craft_word (player_id, locale, word, path, last_reward, earns)
     select $1, 'en-US', 'W' || n || repeat('A', 30 - length('W' || n)), $2, $3, n <= $4 from generate_series(1, 70) n`,
    [player, rows.map(({ id }) => id), new Date(START), CRAFT.earningWords],
  );
  const perMinute = CRAFT.earningWords * craftRate('A'.repeat(30));
  let paid = 0;
  for (let minute = 20; minute < 1440; minute += 20) {
    clock.ms = START + minute * MINUTE;
    const reply = await boards.collectAll(player);
    paid += reply.coins;
    expect(reply.today.coins).toBe(minute * perMinute);
  }
  const gross = 1420 * perMinute;
  expect(paid).toBe(CRAFT.dailyFull + (gross - CRAFT.dailyFull) * CRAFT.afterDailyFull);
  expect((await readBalances(database.db, player)).coin).toBe(paid);
  // The next day begins anew; a clock that goes back to the old one finds it as it was left.
  clock.ms = START + 1440 * MINUTE;
  expect((await boards.collectAll(player)).coins).toBe(20 * perMinute);
  clock.ms = START + 1430 * MINUTE;
  expect((await boards.collectAll(player)).coins).toBe(0);
  clock.ms = START + 1441 * MINUTE;
  expect((await boards.collectAll(player)).coins).toBe(perMinute);
}, 60_000);
