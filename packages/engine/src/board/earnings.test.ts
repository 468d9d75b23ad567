import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CRAFT,
  craftCoins,
  craftDay,
  craftRate,
  craftStore,
  earningWords,
  islandsOf,
  payCraftCoins,
} from '../index.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const word = fc.integer({ min: 2, max: 45 }).map((letters) => 'A'.repeat(letters));

describe('a word', () => {
  it('stores its value and earns it in a day, at least a coin a minute [L0363]', () => {
    const letters = (count: number): string => 'A'.repeat(count);
    expect([4, 9, 12, 25].map((count) => [craftRate(letters(count)), craftStore(letters(count))])).toEqual([
      [1, 200],
      [1, 480],
      [1, 666],
      [2, 2741],
    ]);
    // By the minute 25 letters earn more than 4, by the day 12 do.
    const day = (count: number) => craftCoins({ word: letters(count), lastReward: 0, earns: true }, DAY);
    expect(day(12)).toBeGreaterThan(day(4));
  });

  it('never earns more than its rate by the minutes, nor more than its store at a time, however it is collected', () => {
    fc.assert(
      fc.property(
        word,
        fc.array(fc.integer({ min: -3 * MINUTE, max: 2000 * MINUTE }), { maxLength: 60 }),
        (text, steps) => {
          let [now, latest, lastReward, collected] = [DAY, DAY, DAY, 0];
          for (const step of steps) {
            now += step;
            const coins = craftCoins({ word: text, lastReward, earns: true }, now);
            expect(coins).toBeLessThanOrEqual(craftStore(text));
            latest = Math.max(latest, now);
            if (coins > 0) {
              collected += coins;
              lastReward = now;
            }
          }
          expect(collected).toBeLessThanOrEqual(((latest - DAY) / MINUTE) * craftRate(text));
        },
      ),
    );
  });

  it('earns nothing while it is none of those that earn, nor before its last reward', () => {
    expect(craftCoins({ word: 'AAAA', lastReward: 0, earns: false }, DAY)).toBe(0);
    expect(craftCoins({ word: 'AAAA', lastReward: DAY, earns: true }, DAY - MINUTE)).toBe(0);
  });
});

describe('a day', () => {
  it('pays 90 000 coins in full and a quarter of what comes after, to a bot that collects every minute, too', () => {
    // Sixty words of thirty letters: three coins a minute each.
    const words = Array.from({ length: CRAFT.earningWords }, () => ({
      word: 'A'.repeat(30),
      lastReward: 0,
      earns: true,
    }));
    let day = craftDay({ day: 0, coins: 0 }, 0);
    let paid = 0;
    for (let now = MINUTE; now < DAY; now += MINUTE) {
      const coins = words.reduce((sum, one) => sum + craftCoins(one, now), 0);
      for (const one of words) one.lastReward = now;
      const pay = payCraftCoins(craftDay(day, now), coins);
      day = pay.day;
      paid += pay.paid;
    }
    const gross = 1439 * 180;
    expect([day.coins, paid]).toEqual([gross, 90_000 + (gross - 90_000) * 0.25]);
    expect(payCraftCoins(craftDay(day, DAY), 100)).toEqual({ paid: 100, day: { day: 1, coins: 100 } });
  });

  it('does not come again when the clock is set back', () => {
    const late = { day: 20, coins: 90_000 };
    expect(craftDay(late, 19 * DAY)).toBe(late);
    expect(payCraftCoins(craftDay(late, 19 * DAY), 100).paid).toBe(25);
  });

  it('never pays more than the cap allows, however it is cut', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(40_000), { maxLength: 30 }), (cuts) => {
        let day = { day: 0, coins: 0 };
        let paid = 0;
        for (const coins of cuts) {
          const pay = payCraftCoins(day, coins);
          day = pay.day;
          paid += pay.paid;
        }
        const gross = cuts.reduce((sum, coins) => sum + coins, 0);
        const most = Math.min(gross, 90_000) + Math.max(0, gross - 90_000) * 0.25;
        expect(paid).toBeLessThanOrEqual(most);
        expect(paid).toBeGreaterThan(most - cuts.length - 1);
      }),
    );
  });
});

it('the worthiest sixty words earn, of equal ones those that stood first', () => {
  const words = Array.from({ length: 70 }, (_, n) => ({ n, word: 'A'.repeat(n < 65 ? 8 : 20) }));
  const earning = [...earningWords(words)].map(({ n }) => n).toSorted((a, b) => a - b);
  expect(earning).toEqual([...Array.from({ length: 55 }, (_, n) => n), 65, 66, 67, 68, 69]);
});

it('words that touch share an island, on a common tile or side by side', () => {
  const laid = (name: string, ...cells: readonly (readonly [number, number])[]) => ({
    name,
    path: cells.map(([x, y]) => ({ id: `${x} ${y}`, x, y })),
  });
  const words = [
    laid('a', [0, 0], [1, 0]),
    laid('far', [10, 10], [11, 10]),
    laid('crossing', [1, 0], [1, 1]),
    laid('beside', [2, 1], [3, 1]),
    laid('corner', [4, 2], [5, 2]),
    laid('bridge', [11, 11], [11, 12]),
  ];
  expect(islandsOf(words).map((island) => island.map(({ name }) => name))).toEqual([
    ['a', 'crossing', 'beside'],
    ['far', 'bridge'],
    ['corner'],
  ]);
});
