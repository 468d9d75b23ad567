import { describe, expect, it } from 'vitest';
import { CATEGORY_BOMBS } from '../../balance/economy/category-rewards.ts';
import { BOMBS, findBomb } from './bombs.ts';
import { CHESTS, findChest } from './chests.ts';
import { findHeartEffect, findStreak, HEART_EFFECTS, STREAKS } from './effects.ts';
import { findFrame, FRAMES } from './frames.ts';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => from + place);
const rarityOf = (id: number) => findBomb(id)?.rarity;

describe('bombs', () => {
  it('are 0–53, those of categories, and the specials 1000–1017', () => {
    const ids = BOMBS.map(({ id }) => id);
    expect(ids).toEqual([...range(0, 53), ...Object.values(CATEGORY_BOMBS), ...range(1000, 1017)]);
    expect([findBomb(54), findBomb(500), findBomb(-1), findBomb(0.5), findBomb(Number.NaN)]).toEqual(
      Array.from({ length: 5 }, () => null),
    );
  });

  it('cost 1000 coins and 5 diamonds up to 1 000 000 and 500, which the specials do [R0560 R0561]', () => {
    const sold = BOMBS.flatMap(({ price }) => (price === null ? [] : [price]));
    expect(sold).toHaveLength(53 + 18);
    const span = (currency: 'coin' | 'diamond') => {
      const prices = sold.map((price) => price[currency]);
      return [Math.min(...prices), Math.max(...prices)];
    };
    expect([span('coin'), span('diamond')]).toEqual([
      [1_000, 1_000_000],
      [5, 500],
    ]);
    for (const id of range(1000, 1017)) expect(findBomb(id)?.price).toEqual({ coin: 1_000_000, diamond: 500 });
    for (const { id, price } of BOMBS) if (id < 1000) expect(price?.coin ?? 0).toBeLessThan(1_000_000);
  });

  it('of categories are neither sold nor in a chest, and the plain one is everybody’s', () => {
    const inChests = new Set(CHESTS.flatMap(({ bombs }) => bombs));
    for (const id of [0, ...Object.values(CATEGORY_BOMBS)]) {
      expect(findBomb(id)?.price).toBeNull();
      expect(inChests.has(id)).toBe(false);
    }
  });

  it('cost more the rarer they are and the dearer their chest', () => {
    for (const [place, { bombs }] of CHESTS.entries()) {
      const prices = bombs.map((id) => findBomb(id)?.price ?? { coin: 0, diamond: 0 });
      for (const currency of ['coin', 'diamond'] as const) {
        const own = prices.map((price) => price[currency]);
        expect(own).toEqual(own.toSorted((a, b) => a - b));
        expect(new Set(own).size).toBe(4);
        const cheaper = CHESTS[place - 1]?.bombs.map((id) => findBomb(id)?.price?.[currency] ?? 0);
        for (const [each, price] of cheaper?.entries() ?? []) expect(price).toBeLessThan(own[each] ?? 0);
      }
    }
  });
});

describe('chests', () => {
  it('are five themes of ten bombs for 1 to 5 keys: 6 common, 2 rare, 1 epic, 1 legendary [R0563]', () => {
    expect(CHESTS.map(({ keys }) => keys)).toEqual([1, 2, 3, 4, 5]);
    expect(CHESTS.flatMap(({ bombs }) => bombs)).toEqual(range(1, 50));
    for (const chest of CHESTS) {
      const rarities = chest.bombs.map(rarityOf);
      const counts = (['common', 'rare', 'epic', 'legendary'] as const).map(
        (rarity) => rarities.filter((one) => one === rarity).length,
      );
      expect(counts).toEqual([6, 2, 1, 1]);
      for (const id of chest.bombs) expect(findBomb(id)?.theme).toBe(chest.theme);
      expect(findChest(chest.theme)).toBe(chest);
    }
    expect([findChest(''), findChest('constructor')]).toEqual([null, null]);
  });
});

describe('effects and frames', () => {
  it('33 streaks for 5 to 20 keys and 95 hearts for 5 to 25, the first of each for nothing [R0563]', () => {
    const spans = [STREAKS, HEART_EFFECTS].map((effects) => {
      const keys = effects.slice(1).map((effect) => effect.keys);
      return [effects.length, effects[0]?.keys, Math.min(...keys), Math.max(...keys)];
    });
    expect(spans).toEqual([
      [33, 0, 5, 20],
      [95, 0, 5, 25],
    ]);
    const sum = (effects: typeof STREAKS) => effects.reduce((keys, effect) => keys + effect.keys, 0);
    expect([sum(STREAKS), sum(HEART_EFFECTS)]).toEqual([336, 1066]);
    expect([findStreak(33), findStreak(-1), findHeartEffect(95), findHeartEffect(1.5)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('12 frames: 500 000 coins and 250–750 diamonds, one 600 000, one 1 000 000 [R0562]', () => {
    const sold = FRAMES.flatMap(({ price }) => (price === null ? [] : [price]));
    expect(sold).toHaveLength(12);
    expect(sold.map(({ coin }) => coin).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 10 }, () => 500_000),
      600_000,
      1_000_000,
    ]);
    const diamonds = sold.map(({ diamond }) => diamond);
    expect([Math.min(...diamonds), Math.max(...diamonds)]).toEqual([250, 750]);
    expect([findFrame(0)?.price, findFrame(13)]).toEqual([null, null]);
  });
});
