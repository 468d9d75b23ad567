import { describe, expect, it } from 'vitest';
import { EXCHANGE } from '../balance/economy/exchange.ts';
import {
  type ExchangeCurrency,
  type ExchangePool,
  factorFor,
  FIRST_POOL,
  quoteExchange,
  rateOf,
  reservesOf,
  settlePool,
  worthOf,
} from './exchange.ts';

const HOUR = 3_600_000;
const quote = (from: ExchangeCurrency, amount: number, pool: ExchangePool = FIRST_POOL) =>
  quoteExchange(reservesOf(pool), from, amount);
const later = (pool: ExchangePool, hours: number, target = pool.factor) =>
  settlePool(pool, { at: 0, now: hours * HOUR, target }).pool;

describe('what an amount brings', () => {
  it('begins at 2000 coins a diamond, over 10 000 diamonds and 20 000 000 coins', () => {
    const reserves = reservesOf(FIRST_POOL);
    expect(reserves).toEqual({ coin: 20_000_000, diamond: 10_000 });
    expect([rateOf(reserves, 'diamond'), rateOf(reserves, 'coin')]).toEqual([2000, 0.0005]);
  });

  it('is 99 % of the curve’s average over it, rounded down [R0543]', () => {
    // 20 000 000 × 100 / 10 100 = 198 019.8; less 1 %.
    expect(quote('diamond', 100)).toMatchObject({ amountSpent: 100, amountReceived: 196_039 });
    expect(quote('diamond', 1)).toMatchObject({ amountReceived: 1979 });
    expect(worthOf(reservesOf(FIRST_POOL), 'diamond', 100)).toBeCloseTo(196_039.6, 1);
  });

  it('spends the least that brings as much', () => {
    const few = quote('coin', 5000);
    expect(few).toMatchObject({ amountReceived: 2, amountSpent: 4042 });
    expect(quote('coin', 4041)?.amountReceived).toBe(1);
    expect(quote('coin', 2021)).toMatchObject({ amountReceived: 1, amountSpent: 2021 });
    expect(quote('coin', 2020)).toBeNull();
  });

  it('is nothing where it brings less than one, or more than a number holds', () => {
    expect(quote('coin', 1)).toBeNull();
    expect(quote('diamond', Number.MAX_SAFE_INTEGER)).toBeNull();
  });

  it('stands at the ends of the curve: 2929 diamonds make it dear, 4142 cheap', () => {
    expect(quote('coin', 8_290_000)?.price).toBe(EXCHANGE.mostPrice);
    expect(quote('coin', 8_280_000)?.price).toBeLessThan(EXCHANGE.mostPrice);
    expect(quote('diamond', 4143)?.price).toBe(EXCHANGE.leastPrice);
    const cheap = { price: EXCHANGE.leastPrice, factor: 1 };
    expect(quote('diamond', 1000, cheap)).toMatchObject({ amountReceived: 990_000, price: 1000 });
    expect(quote('coin', 4_000_000, { price: EXCHANGE.mostPrice, factor: 1 })).toMatchObject({
      amountReceived: 990,
      price: 4000,
    });
  });

  it('moves the price less where more players play', () => {
    const large = { price: 2000, factor: factorFor(5000) };
    expect(large.factor).toBe(10);
    expect(quote('diamond', 1000, large)?.price).toBeGreaterThan(quote('diamond', 1000)?.price ?? 0);
    expect([factorFor(0), factorFor(499), factorFor(500)]).toEqual([1, 1, 1]);
  });
});

describe('time', () => {
  it('brings the price back by 2 % of its distance an hour', () => {
    expect(later({ price: 4000, factor: 1 }, 1).price).toBeCloseTo(2000 * 2 ** 0.98, 6);
    expect(later({ price: 1000, factor: 1 }, 24 * 30).price).toBeCloseTo(2000, 2);
  });

  it('changes the size of the reserves at the same price, by no more than 2 % an hour', () => {
    const grown = later(FIRST_POOL, 3, 10);
    expect(grown.price).toBe(2000);
    expect(grown.factor).toBeCloseTo(1.02 ** 3, 9);
    expect(later(grown, 1, 1).factor).toBeCloseTo(1.02 ** 2, 9);
    expect(later(FIRST_POOL, 24 * 365, 10).factor).toBe(10);
    const dear = { price: 3000, factor: 2 };
    expect(rateOf(reservesOf(dear), 'diamond')).toBeCloseTo(3000, 6);
  });

  it('stands still between full minutes, and when a clock goes back', () => {
    const pool = { price: 3000, factor: 1 };
    expect(settlePool(pool, { at: 0, now: 59_999, target: 1 })).toEqual({ pool, at: 0 });
    expect(settlePool(pool, { at: 0, now: -HOUR, target: 1 })).toEqual({ pool, at: 0 });
    const once = settlePool(pool, { at: 0, now: 2 * HOUR + 500, target: 4 });
    const first = settlePool(pool, { at: 0, now: 70_000, target: 4 });
    expect(first.at).toBe(60_000);
    const twice = settlePool(first.pool, { at: first.at, now: 2 * HOUR + 500, target: 4 });
    expect(twice.at).toBe(once.at);
    expect(twice.pool.price).toBeCloseTo(once.pool.price, 6);
    expect(twice.pool.factor).toBeCloseTo(once.pool.factor, 9);
  });
});
