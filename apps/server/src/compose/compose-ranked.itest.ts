import { afterAll, beforeAll, expect, it } from 'vitest';
import { rankedHistory } from '#features/ranked';
import type { Database } from '#platform/db/index.ts';
import type { RedisClient } from '#platform/redis/redis.ts';
import { composeRanked } from './compose-ranked.ts';
import { openTestDatabase } from '../testing/database.ts';
import { addRankedPlayers, bookingOf } from '../testing/matches/ranked-matches.ts';
import { createShiftingClock } from '../testing/shifting-clock.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const start = (redis: RedisClient | null) => {
  const world = { database, clock: createShiftingClock() };
  return composeRanked(world, { emit: async () => undefined, playerChanged: () => undefined, redis });
};
const wpOf = async (ids: string[]) =>
  (await database.pool.query('select distinct wp from profile where player_id = any($1)', [ids])).rows;

it('calls off what a killed server had open, so that nobody loses points; not what other processes play', async () => {
  const players = await addRankedPlayers(database, 2);
  const [anna = '', ben = ''] = players;
  const killed = await start(null);
  expect(await killed.ranked.book(bookingOf(anna, ben))).toBe(true);
  // With Redis others may be alive: the rooms tell which process has died.
  const beside = await start({} as RedisClient);
  expect(await beside.ranked.book(bookingOf(anna, ben))).toBe(false);
  const next = await start(null);
  expect(await next.ranked.book(bookingOf(anna, ben))).toBe(true);
  expect(await wpOf(players)).toEqual([{ wp: 500 }]);
  expect(await rankedHistory(next.deps, anna)).toEqual([]);
});
