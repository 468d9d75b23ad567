import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#platform/db/index.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { createShiftingClock } from '../../testing/shifting-clock.ts';
import { readPool } from './pool.repository.ts';
import { resizePool } from './resize-pool.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('counts the players once a day, and lets the reserves grow slowly at the same price', async () => {
  const clock = createShiftingClock();
  let counted = 0;
  const deps = {
    database,
    clock,
    isOpen: true,
    ports: {
      announceChange: () => {},
      countPlayersSince: async (_db: unknown, day: Date) => {
        counted += 1;
        const days = (Date.parse(clock.now().toISOString().slice(0, 10)) - day.getTime()) / 86_400_000;
        expect(days).toBe(6);
        return 1500;
      },
      mutualBlocks: async () => new Map(),
    },
  };
  await database.pool.query('update exchange_pool set price = 3000, settled_at = $1', [clock.now()]);
  await Promise.all(Array.from({ length: 6 }, () => resizePool(deps)));
  expect(counted).toBe(1);
  const before = await readPool(database.db, clock.now());
  expect(before.factor).toBeLessThan(1.001);
  clock.forward(3600);
  const after = await readPool(database.db, clock.now());
  expect(after.factor).toBeCloseTo(1.02, 2);
  expect(after.price).toBeCloseTo(2000 * 1.5 ** 0.98, 0);
  clock.forward(30 * 86_400);
  expect((await readPool(database.db, clock.now())).factor).toBe(3);
  await resizePool(deps);
  expect(counted).toBe(2);
});
