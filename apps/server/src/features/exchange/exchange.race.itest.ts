import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countImbalances, readBalances } from '#features/wallet';
import type { Database } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { grant } from '../../testing/people/grant.ts';
import { addPlayers } from '../../testing/people/players.ts';
import { createShiftingClock, type ShiftingClock } from '../../testing/shifting-clock.ts';
import type { ExchangeDeps } from './exchange.deps.ts';
import { exchangeCurrency } from './exchange-currency.ts';
import { readPool } from './pool.repository.ts';
import { readTrades } from './trade.repository.ts';

let database: Database;
let clock: ShiftingClock;
let deps: ExchangeDeps;
beforeAll(async () => {
  database = await openTestDatabase(20);
  clock = createShiftingClock();
  deps = {
    database,
    clock,
    isOpen: true,
    ports: { announceChange: () => {}, countPlayersSince: async () => 0, mutualBlocks: async () => new Map() },
  };
});
afterAll(() => database.close());

let made = 0;
const newKey = (): string => {
  made += 1;
  return `intent:race-${made}`;
};
const ask = (playerId: string, from: 'coin' | 'diamond', amount: number, key = newKey()) =>
  exchangeCurrency(deps, playerId, { from, amount, least: 1 }, key);
const codeOf = (result: PromiseSettledResult<unknown>): string => {
  if (result.status === 'fulfilled') return 'done';
  if (!(result.reason instanceof AppError)) throw result.reason;
  return result.reason.code;
};
const addPlayer = async (goods: Parameters<typeof grant>[2]): Promise<string> => {
  const [player = ''] = await addPlayers(database, 1);
  await grant(database, player, goods);
  return player;
};

describe('exchanges at once', () => {
  it('45 of a whole balance: one is made', async () => {
    const player = await addPlayer({ diamond: 40 });
    const results = await Promise.allSettled([ask(player, 'diamond', 40), ask(player, 'diamond', 40)]);
    expect(results.map(codeOf).toSorted()).toEqual(['done', 'exchange/no_gems']);
    expect((await readBalances(database.db, player)).diamond).toBe(0);
    expect(await readTrades(database.db, { of: player, before: null, most: 9 })).toHaveLength(1);
  });

  it('46 with one key: one is made, and all hear of it', async () => {
    const player = await addPlayer({ coin: 100_000 });
    const results = await Promise.all(Array.from({ length: 20 }, () => ask(player, 'coin', 10_000, 'intent:the-same')));
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    expect((await readBalances(database.db, player)).coin).toBe(100_000 - (results[0]?.amountSpent ?? 0));
    expect(await readTrades(database.db, { of: player, before: null, most: 9 })).toHaveLength(1);
  });

  it('46 of many players each find the price that the one before has left', async () => {
    const players = await Promise.all(Array.from({ length: 10 }, () => addPlayer({ diamond: 100 })));
    const results = await Promise.all(players.map((player) => ask(player, 'diamond', 100)));
    const received = results.map(({ amountReceived }) => amountReceived).toSorted((a, b) => a - b);
    expect(new Set(received).size).toBe(10);
    expect(await countImbalances(database.db)).toBe(0);
  });
});

it('history and balances agree after random exchanges of five players, with pauses, some at once', async () => {
  const start = { coin: 4_000_000, diamond: 2000 };
  const players = await Promise.all(Array.from({ length: 5 }, () => addPlayer(start)));
  let seed = 7;
  const roll = (most: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  for (let round = 0; round < 60; round += 1) {
    clock.forward(roll(3) === 0 ? roll(20_000) : 0);
    await Promise.allSettled(
      Array.from({ length: 1 + roll(4) }, () => {
        const from = roll(2) === 0 ? 'coin' : 'diamond';
        return ask(players[roll(5)] ?? '', from, 1 + roll(from === 'coin' ? 3_000_000 : 1500));
      }),
    );
    const { price } = await readPool(database.db, clock.now());
    expect(price).toBeGreaterThanOrEqual(1000);
    expect(price).toBeLessThanOrEqual(4000);
  }
  for (const player of players) {
    const sums = { ...start };
    for (const { from, amountSpent, amountReceived } of await readTrades(database.db, {
      of: player,
      before: null,
      most: 500,
    })) {
      sums[from] -= amountSpent;
      sums[from === 'coin' ? 'diamond' : 'coin'] += amountReceived;
    }
    expect(await readBalances(database.db, player)).toEqual({ ...sums, key: 0 });
  }
  expect(await countImbalances(database.db)).toBe(0);
});
