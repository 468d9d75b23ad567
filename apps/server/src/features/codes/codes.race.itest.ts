import { expOfLevel } from '@syllaboom/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countImbalances, readBalances } from '#features/wallet';
import type { Database } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { addPlayers } from '../../testing/people/players.ts';
import { createShiftingClock } from '../../testing/shifting-clock.ts';
import { addCode } from './code.repository.ts';
import type { CodeDeps } from './codes.deps.ts';
import { redeemCode } from './redeem-code.ts';
import { endCode } from './staff-codes.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase(20);
  servers = [openServer(), openServer()];
});
afterAll(() => database.close());

/** Two servers on one database. */
const announced: string[] = [];
const openServer = (): CodeDeps => ({
  database,
  clock: createShiftingClock(),
  ports: { announceChange: (_tx, playerId) => void announced.push(playerId) },
});
let servers: readonly [CodeDeps, CodeDeps];
const serverOf = (n: number): CodeDeps => servers[n % 2 === 0 ? 0 : 1];

const addPlayer = async (): Promise<string> => {
  const [player = ''] = await addPlayers(database, 1);
  await database.pool.query('update profile set exp = $2 where player_id = $1', [player, expOfLevel(10)]);
  return player;
};
const makeCode = (fold: string, uses: number) =>
  database.transact((tx) =>
    addCode(tx, { fold, coin: 0, diamond: 10, key: 0, uses, madeAt: new Date(), madeBy: null, expiresAt: null }),
  );
const codesOf = (results: readonly PromiseSettledResult<unknown>[]): string[] =>
  results.map((result) => {
    if (result.status === 'fulfilled') return 'done';
    if (!(result.reason instanceof AppError)) throw result.reason;
    return result.reason.code;
  });
const countOf = (codes: readonly string[], code: string): number => codes.filter((one) => one === code).length;
const usesOf = async (fold: string) => {
  const { rows } = await database.pool.query(
    `select uses_left as left, (select count(*)::int from reward_code_use u where u.code_fold = c.code_fold) as used
     from reward_code c where code_fold = $1`,
    [fold],
  );
  return rows[0];
};

it('46 a code with 5 uses, redeemed by 20 players at once at two servers, gives 5 times', async () => {
  const players = await Promise.all(Array.from({ length: 20 }, addPlayer));
  await makeCode('FIVEUSES', 5);
  announced.length = 0;
  const results = codesOf(
    await Promise.allSettled(
      players.map((player, n) => redeemCode(serverOf(n), player, 'five-uses', `intent:five-${n}`)),
    ),
  );
  expect([countOf(results, 'done'), countOf(results, 'code/not_exist')]).toEqual([5, 15]);
  const diamonds = await Promise.all(players.map(async (player) => (await readBalances(database.db, player)).diamond));
  expect(diamonds.filter((held) => held === 10)).toHaveLength(5);
  expect([diamonds.reduce((sum, held) => sum + held, 0), announced.length]).toEqual([50, 5]);
  expect(await usesOf('FIVEUSES')).toEqual({ left: 0, used: 5 });
  expect(await countImbalances(database.db)).toBe(0);
});

it('46 one player 20 times at once at two servers gets it once', async () => {
  const player = await addPlayer();
  await makeCode('MANYUSES', 100);
  const results = codesOf(
    await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => redeemCode(serverOf(n), player, 'MANYUSES', `intent:many-${n}`)),
    ),
  );
  expect([countOf(results, 'done'), countOf(results, 'code/used')]).toEqual([1, 19]);
  expect((await readBalances(database.db, player)).diamond).toBe(10);
  expect(await usesOf('MANYUSES')).toEqual({ left: 99, used: 1 });
});

it('once it has ended, nobody redeems it any more; who did before keeps what it gave', async () => {
  const players = await Promise.all(Array.from({ length: 10 }, addPlayer));
  const [staff = ''] = players;
  await makeCode('ENDSSOON', 100);
  const redeeming = players.map((player, n) => redeemCode(serverOf(n), player, 'ENDSSOON', `intent:ends-${n}`));
  const [results] = await Promise.all([Promise.allSettled(redeeming), endCode(openServer(), staff, 'ENDSSOON')]);
  const done = countOf(codesOf(results), 'done');
  expect(done + countOf(codesOf(results), 'code/not_exist')).toBe(10);
  expect(await usesOf('ENDSSOON')).toEqual({ left: 100 - done, used: done });
  const late = await addPlayer();
  await expect(redeemCode(openServer(), late, 'ENDSSOON', 'intent:late')).rejects.toMatchObject({
    code: 'code/not_exist',
  });
});
