import { describe, expect, it } from 'vitest';
import { CRAFT } from '../balance/economy/craft.ts';
import { EXCHANGE } from '../balance/economy/exchange.ts';
import { HABITS } from '../testing/simulated-year/habits.ts';
import { CURRENCIES } from '../testing/simulated-year/player.ts';
import { bandsOf, MONTH_DAYS, simulateYear } from '../testing/simulated-year/simulate-year.ts';

describe('a year of 2000 players of five habits, half of whom build crafting boards', () => {
  const year = simulateYear(2000, 7);
  const bands = bandsOf(year);

  it('makes and burns about as much, and leaves the exchange room', () => {
    expect(bands.burntOfMade).toBeGreaterThan(0.7);
    expect(bands.burntOfMade).toBeLessThan(1.1);
    expect(bands.growthOfRegular).toBeLessThan(0.1);
    expect(bands.hoursAtClamp).toBeLessThan(0.2);
    expect(year.trades).toBeGreaterThan(500);
  });

  it('gives a first frame after weeks, and no habit more than three times another for the same hours', () => {
    const { regular = 0, heavy = 0 } = bands.weeksToFrame;
    expect([regular >= 3, regular <= 8, heavy >= 1, heavy <= 3], `${regular}, ${heavy}`).toEqual([
      true,
      true,
      true,
      true,
    ]);
    const perHour = Object.values(bands.coinsAnHour);
    expect(Math.max(...perHour) / Math.min(...perHour)).toBeLessThan(3);
  });

  it('pays from boards what people like to come back for, and never more than their cap', () => {
    for (const coins of Object.values(bands.boardCoins)) expect(coins).toBeLessThan(CRAFT.dailyFull);
    const { regular = 0, heavy = 0 } = bands.boardCoins;
    expect(
      [regular, heavy].every((coins) => coins >= 20_000 && coins <= 60_000),
      `${regular}, ${heavy}`,
    ).toBe(true);
  });

  it('loses and invents nothing: what players hold is what they were given, less what they paid and exchanged', () => {
    const last = year.months.at(-1);
    const held = (currency: (typeof CURRENCIES)[number]) =>
      year.players.reduce((sum, { purse }) => sum + purse[currency], 0);
    expect(year.months.length * MONTH_DAYS).toBe(360);
    for (const currency of CURRENCIES) {
      const { made, burnt, kept } = last ?? {};
      const left =
        (made?.[currency] ?? 0) - (burnt?.[currency] ?? 0) - (currency === 'key' ? 0 : (kept?.[currency] ?? 0));
      expect(held(currency)).toBe(left);
    }
    for (const { purse } of year.players)
      for (const currency of CURRENCIES) expect(purse[currency]).toBeGreaterThanOrEqual(0);
    for (const { price } of year.months) {
      expect(price).toBeGreaterThanOrEqual(EXCHANGE.leastPrice);
      expect(price).toBeLessThanOrEqual(EXCHANGE.mostPrice);
    }
    expect(HABITS.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  });
});
