import { describe, expect, it } from 'vitest';
import { coinValueOf, findPriceFault, isFarAbove } from './market.ts';

describe('prices of the market', () => {
  it('are whole numbers from 1 on', () => {
    const odd = [
      '',
      'x',
      '1000',
      null,
      undefined,
      0,
      -1,
      1000.5,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      2 ** 53,
      [1000],
      {},
      true,
    ];
    for (const price of odd)
      expect([price, findPriceFault(price, 'coin'), findPriceFault(price, 'diamond')]).toEqual([
        price,
        'price',
        'price',
      ]);
  });
  it('lie between 1000 and 5 000 000 coins', () => {
    expect([1, 999, 5_000_001].map((price) => findPriceFault(price, 'coin'))).toEqual(Array(3).fill('coin_price'));
    expect([1000, 5_000_000].map((price) => findPriceFault(price, 'coin'))).toEqual([null, null]);
  });
  it('are at most 10 000 diamonds', () => {
    expect(findPriceFault(10_001, 'diamond')).toBe('diamond_price');
    expect([1, 10_000].map((price) => findPriceFault(price, 'diamond'))).toEqual([null, null]);
  });
  it('are put in order by coins, a diamond as 2000', () => {
    expect(coinValueOf({ price: 3, currency: 'diamond' })).toBe(6000);
    expect(coinValueOf({ price: 3000, currency: 'coin' })).toBe(3000);
  });
  it('are worth a warning at ten times the last one', () => {
    const last = { price: 1, currency: 'diamond' } as const;
    expect(isFarAbove({ price: 20_000, currency: 'coin' }, last)).toBe(true);
    expect(isFarAbove({ price: 19_999, currency: 'coin' }, last)).toBe(false);
  });
});
