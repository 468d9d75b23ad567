import { describe, expect, it } from 'vitest';
import { CHEST, CHEST_ODDS } from '../balance/economy/cosmetics.ts';
import { findBomb } from '../catalogue/cosmetics/bombs.ts';
import { CHESTS } from '../catalogue/cosmetics/chests.ts';
import { RARITIES } from '../catalogue/cosmetics/rarities.ts';
import { nextRandom, seedRandom } from '../random.ts';
import { drawChest, drawDroppedBomb, untilLegendary } from './draw-chest.ts';

const rolls = (seed: number) => {
  const random = seedRandom(seed);
  return () => nextRandom(random);
};
const DRAWS = 100_000;

describe('a chest', () => {
  it.each(CHESTS)('of $theme: 100 000 draws lie within 1 % of the odds that are shown', (chest) => {
    const roll = rolls(chest.keys);
    const counts = { common: 0, rare: 0, epic: 0, legendary: 0 };
    const bombs = new Map<number, number>();
    let wrong = 0;
    for (let each = 0; each < DRAWS; each++) {
      const { bomb, rarity } = drawChest(chest, 0, roll);
      counts[rarity]++;
      bombs.set(bomb, (bombs.get(bomb) ?? 0) + 1);
      if (findBomb(bomb)?.rarity !== rarity || !chest.bombs.includes(bomb)) wrong++;
    }
    expect(wrong).toBe(0);
    for (const rarity of RARITIES) {
      expect(Math.abs((100 * counts[rarity]) / DRAWS - CHEST_ODDS[rarity])).toBeLessThan(1);
      const alike = chest.bombs.filter((id) => findBomb(id)?.rarity === rarity);
      for (const id of alike) {
        expect(Math.abs((100 * (bombs.get(id) ?? 0)) / DRAWS - CHEST_ODDS[rarity] / alike.length)).toBeLessThan(1);
      }
    }
  });

  it('brings a legendary bomb by the 40th, however the dice fall', () => {
    const [chest] = CHESTS;
    if (chest === undefined) throw new Error('No chests');
    const unlucky = () => 0;
    expect(drawChest(chest, CHEST.pity - 2, unlucky).rarity).toBe('common');
    expect(drawChest(chest, CHEST.pity - 1, unlucky)).toEqual({ bomb: 10, rarity: 'legendary' });
    expect(drawChest(chest, CHEST.pity + 7, unlucky).rarity).toBe('legendary');
    expect([0, 38, 39, 80].map(untilLegendary)).toEqual([40, 2, 1, 1]);
  });

  it('takes the ends of a roll', () => {
    const [chest] = CHESTS;
    if (chest === undefined) throw new Error('No chests');
    const almostOne = 1 - Number.EPSILON / 2;
    expect(drawChest(chest, 0, () => 0)).toEqual({ bomb: 1, rarity: 'common' });
    expect(drawChest(chest, 0, () => almostOne)).toEqual({ bomb: 10, rarity: 'legendary' });
  });
});

it('what drops in play is a common bomb of any theme, each as likely', () => {
  const roll = rolls(7);
  const counts = new Map<number, number>();
  for (let each = 0; each < DRAWS; each++) {
    const bomb = drawDroppedBomb(roll);
    counts.set(bomb, (counts.get(bomb) ?? 0) + 1);
  }
  expect(counts.size).toBe(30);
  for (const [bomb, count] of counts) {
    expect(findBomb(bomb)?.rarity).toBe('common');
    expect(Math.abs(count / DRAWS - 1 / 30)).toBeLessThan(0.005);
  }
});
