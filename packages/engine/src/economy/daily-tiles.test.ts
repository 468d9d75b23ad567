import { expect, it } from 'vitest';
import { nextRandom, seedRandom } from '../random.ts';
import { inventWords, listWordIndex } from '../testing/index.ts';
import { dailyTiles } from './daily-reward.ts';

const roller = (seed: number) => {
  const random = seedRandom(seed);
  return () => nextRandom(random);
};

it('tiles of the day are syllables of two or three letters that many words hold', () => {
  const words = listWordIndex(inventWords(3_000, 21));
  const tiles = dailyTiles(words, 60, roller(7));
  expect(tiles).toHaveLength(60);
  expect(new Set(tiles).size).toBeGreaterThan(20);
  for (const tile of tiles) {
    expect(tile).toMatch(/^[A-Z]{2,3}$/);
    expect(words.count(tile)).toBeGreaterThanOrEqual(8);
  }
});

it('tiles of the day come from a tiny list, too', () => {
  const tiny = listWordIndex(['HONEY', 'BERRY', 'MANGO']);
  for (const tile of dailyTiles(tiny, 3, roller(3))) expect(tiny.count(tile)).toBeGreaterThan(0);
  expect(dailyTiles(tiny, 3, roller(3))).toHaveLength(3);
});
