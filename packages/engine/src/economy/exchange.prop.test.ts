import fc from 'fast-check';
import { expect, it } from 'vitest';
import { EXCHANGE } from '../balance/economy/exchange.ts';
import {
  type ExchangeCurrency,
  type ExchangePool,
  factorFor,
  FIRST_POOL,
  otherCurrency,
  quoteExchange,
  reservesOf,
  settlePool,
} from './exchange.ts';

const START = { coin: 30_000_000, diamond: 15_000 } as const;
interface World {
  pool: ExchangePool;
  at: number;
  target: number;
}
type Purse = Record<ExchangeCurrency, number>;

/** What a player does: waits, and gives a part of what they hold; the number of players may change meanwhile. */
const act = fc.record({
  who: fc.nat({ max: 4 }),
  pauseMs: fc.oneof(fc.constant(0), fc.nat({ max: 600_000 }), fc.nat({ max: 48 * 3_600_000 })),
  from: fc.constantFrom<ExchangeCurrency>('coin', 'diamond'),
  part: fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 0.001, noNaN: true })),
  players: fc.option(fc.nat({ max: 20_000 })),
});
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

function pass(world: World, { pauseMs, players }: Pick<Act, 'pauseMs' | 'players'>): void {
  const settled = settlePool(world.pool, { at: world.at, now: world.at + pauseMs, target: world.target });
  world.pool = settled.pool;
  world.at = settled.at;
  if (players !== null) world.target = factorFor(players);
}

function trade(world: World, purse: Purse, from: ExchangeCurrency, amount: number): void {
  const quote = quoteExchange(reservesOf(world.pool), from, amount);
  if (quote === null) return;
  expect(quote.amountSpent).toBeLessThanOrEqual(amount);
  expect(Number.isSafeInteger(quote.amountSpent) && quote.amountSpent >= 1).toBe(true);
  expect(quote.price).toBeGreaterThanOrEqual(EXCHANGE.leastPrice);
  expect(quote.price).toBeLessThanOrEqual(EXCHANGE.mostPrice);
  purse[from] -= quote.amountSpent;
  purse[otherCurrency(from)] += quote.amountReceived;
  world.pool = { ...world.pool, price: quote.price };
}

/** The smallest amount that brings at least so much. */
function costOf(world: World, from: ExchangeCurrency, wanted: number, most: number): number | null {
  const received = (amount: number) => quoteExchange(reservesOf(world.pool), from, amount)?.amountReceived ?? 0;
  if (received(most) < wanted) return null;
  let [low, high] = [0, most];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (received(middle) >= wanted) high = middle;
    else low = middle;
  }
  return high;
}

/** Nobody holds more of both than at the start, nor more coins once the diamonds are as many again. */
function expectNoRicher(world: World, purse: Purse, start: Purse): void {
  expect(purse.coin > start.coin && purse.diamond >= start.diamond).toBe(false);
  expect(purse.diamond > start.diamond && purse.coin >= start.coin).toBe(false);
  const end = { ...purse };
  const then = { ...world };
  if (end.diamond > start.diamond) trade(then, end, 'diamond', end.diamond - start.diamond);
  else if (end.diamond < start.diamond) {
    const cost = costOf(then, 'coin', start.diamond - end.diamond, end.coin);
    if (cost === null) return;
    trade(then, end, 'coin', cost);
  }
  expect(end.diamond).toBeGreaterThanOrEqual(start.diamond);
  if (end.diamond === start.diamond) expect(end.coin).toBeLessThanOrEqual(start.coin);
}

const amountOf = (purse: Purse, { from, part }: Act): number => Math.floor(purse[from] * part);

it('45 nobody who trades only with themselves gets richer: 5 players, 10 000 trades, any pauses, any number of players', () => {
  const rounds = 40;
  fc.assert(
    fc.property(fc.array(act, { minLength: 250, maxLength: 250, size: 'max' }), (acts) => {
      // Each of the five has an exchange alone: what they gain there can come from nobody but the house.
      for (const who of [0, 1, 2, 3, 4]) {
        const world: World = { pool: FIRST_POOL, at: 0, target: 1 };
        const purse: Purse = { ...START };
        for (const one of acts.filter((each) => each.who === who)) {
          pass(world, one);
          if (amountOf(purse, one) >= 1) trade(world, purse, one.from, amountOf(purse, one));
          expectNoRicher(world, purse, START);
        }
      }
    }),
    { numRuns: rounds, seed: 20 },
  );
}, 60_000);

it('five players together take nothing out of one exchange, whatever they win from each other', () => {
  fc.assert(
    fc.property(fc.array(act, { minLength: 250, maxLength: 250, size: 'max' }), (acts) => {
      const world: World = { pool: FIRST_POOL, at: 0, target: 1 };
      const purses: Purse[] = [0, 1, 2, 3, 4].map(() => ({ ...START }));
      const all: Purse = { coin: START.coin * 5, diamond: START.diamond * 5 };
      for (const one of acts) {
        pass(world, one);
        const purse = purses[one.who];
        if (purse === undefined) continue;
        if (amountOf(purse, one) >= 1) trade(world, purse, one.from, amountOf(purse, one));
        const sum = (currency: ExchangeCurrency) => purses.reduce((total, each) => total + each[currency], 0);
        expectNoRicher(world, { coin: sum('coin'), diamond: sum('diamond') }, all);
      }
    }),
    { numRuns: 40, seed: 21 },
  );
}, 60_000);

it('a preview from the reserves as they go over the wire is the exact result', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1000, max: 4000, noNaN: true }),
      fc.double({ min: 1, max: 50, noNaN: true }),
      fc.constantFrom<ExchangeCurrency>('coin', 'diamond'),
      fc.integer({ min: 1, max: 1_000_000_000 }),
      (price, factor, from, amount) => {
        const reserves = reservesOf({ price, factor });
        const read = JSON.parse(JSON.stringify(reserves)) as typeof reserves;
        const quote = quoteExchange(reserves, from, amount);
        expect(quoteExchange(read, from, amount)).toEqual(quote);
        if (quote !== null && quote.amountSpent > 1)
          expect(quoteExchange(reserves, from, quote.amountSpent - 1)?.amountReceived ?? 0).toBeLessThan(
            quote.amountReceived,
          );
      },
    ),
    { numRuns: 300 },
  );
});
