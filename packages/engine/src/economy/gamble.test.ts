import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAMBLE } from '../balance/economy/tiles.ts';
import { PROMPTS } from '../balance/match/prompts.ts';
import { nextRandom, seedRandom } from '../random.ts';
import { listWordIndex } from '../testing/index.ts';
import { promptsIn } from '../word-catalogue.ts';
import { drawTile, gambleOdds } from './gamble.ts';

const rolls = (seed: number) => {
  const random = seedRandom(seed);
  return () => nextRandom(random);
};
const DRAWS = 100_000;

/** Tiles of a list whose size is that of the reference, so that no number is scaled: so many of each count of words. */
function shelf(counts: Readonly<Record<number, number>>) {
  const tiles = Object.entries(counts)
    .flatMap(([count, many]) => Array.from({ length: many }, () => Number(count)))
    .map((count, n) => ({ prompt: `T${String.fromCharCode(65 + Math.floor(n / 26), 65 + (n % 26))}`, count }));
  type Bounds = Parameters<ReturnType<typeof listWordIndex>['countPrompts']>[0];
  const found = new Map<string, typeof tiles>();
  const within = ({ minCount, maxCount }: Bounds) => {
    const key = `${minCount} ${maxCount}`;
    const known = found.get(key) ?? tiles.filter(({ count }) => count >= minCount && count <= maxCount);
    found.set(key, known);
    return known;
  };
  return {
    size: PROMPTS.referenceWords,
    count: (tile: string) => tiles.find(({ prompt }) => prompt === tile)?.count ?? 0,
    countPrompts: (bounds: Bounds) => within(bounds).length,
    promptAt: (bounds: Bounds, pick: number) => within(bounds)[Math.floor(pick * within(bounds).length)] ?? null,
    isOffensive: () => false,
  };
}
const percentsOf = (counts: Readonly<Record<number, number>>, tile = 'ABC'): number[] =>
  gambleOdds(shelf(counts), tile).map(({ percent }) => percent);

describe('the odds of a tile', () => {
  it('are 60, 28, 10 and 2 of a hundred, from the commonest class down', () => {
    expect(gambleOdds(shelf({ 5: 2, 20: 3, 60: 4, 299: 1, 300: 6 }), 'ABC')).toEqual([
      { least: 300, most: null, percent: 60, tiles: 6 },
      { least: 50, most: 299, percent: 28, tiles: 5 },
      { least: 8, most: 49, percent: 10, tiles: 3 },
      { least: 1, most: 7, percent: 2, tiles: 2 },
    ]);
    expect(GAMBLE.classes.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
  });

  it('of an empty class go to the next commoner one, or else to the next rarer', () => {
    expect(percentsOf({ 20: 1, 60: 1, 300: 1 })).toEqual([60, 28, 12, 0]);
    expect(percentsOf({ 60: 1, 300: 1 })).toEqual([60, 40, 0, 0]);
    expect(percentsOf({ 5: 1, 300: 1 })).toEqual([98, 0, 0, 2]);
    expect(percentsOf({ 5: 1, 20: 1 })).toEqual([0, 0, 98, 2]);
    expect(percentsOf({ 5: 1 })).toEqual([0, 0, 0, 100]);
    expect(percentsOf({})).toEqual([0, 0, 0, 0]);
  });

  it('scale with the size of the list; none of its numbers falls below 8', () => {
    const small = { ...shelf({ 3: 1 }), size: Math.round(PROMPTS.referenceWords / 10) };
    expect(gambleOdds(small, 'ABC').map(({ least, most }) => [least, most])).toEqual([
      [30, null],
      [8, 29],
      [8, 7],
      [1, 7],
    ]);
  });

  it('do not count the tile itself', () => {
    const words = listWordIndex(['SUN', 'FUN', 'RUN']);
    expect(gambleOdds(words, 'SUN').map(({ tiles }) => tiles)).toEqual([0, 0, 0, 2]);
    expect(gambleOdds(words, 'XYZ').map(({ tiles }) => tiles)).toEqual([0, 0, 0, 3]);
  });
});

describe('a tile that is gambled', () => {
  it('comes by the odds that are shown, in a class each as likely: 100 000 draws', () => {
    // The tile itself is one of the five with 60 words.
    const words = shelf({ 5: 2, 20: 3, 60: 5, 300: 6 });
    const tile = 'TAF';
    expect(words.count(tile)).toBe(60);
    const odds = gambleOdds(words, tile);
    expect(odds.map(({ tiles }) => tiles)).toEqual([6, 4, 3, 2]);
    const came = new Map<string, number>();
    const roll = rolls(5);
    for (let each = 0; each < DRAWS; each++) {
      const drawn = drawTile(words, tile, roll) ?? '';
      came.set(drawn, (came.get(drawn) ?? 0) + 1);
    }
    expect(came.has(tile)).toBe(false);
    for (const { least, most, percent, tiles } of odds) {
      const ofClass = [...came].filter(([one]) => words.count(one) >= least && words.count(one) <= (most ?? Infinity));
      const share = (100 * ofClass.reduce((sum, [, times]) => sum + times, 0)) / DRAWS;
      expect(Math.abs(share - percent)).toBeLessThan(1);
      // Whatever is likely enough to have come must have come, none much more often than the others.
      if (tiles > 0 && percent / tiles > 0.05) {
        expect(ofClass).toHaveLength(tiles);
        for (const [, times] of ofClass) expect(Math.abs((100 * times) / DRAWS - percent / tiles)).toBeLessThan(0.3);
      }
    }
  });

  it('is never the same, never of another length, and never offensive, whatever the list', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[A-D]{2,7}$/), { minLength: 1, maxLength: 12 }),
        fc.stringMatching(/^[A-D]{2,3}$/),
        fc.nat(1_000),
        (words, tile, seed) => {
          const index = listWordIndex(words, 'en-US', { offensive: ['AB', 'CDA'] });
          const others = new Set(
            words.flatMap((word) => [...promptsIn(word)]).filter((one) => one.length === tile.length && one !== tile),
          );
          const fine = [...others].filter((one) => !index.isOffensive(one));
          const drawn = drawTile(index, tile, rolls(seed));
          if (fine.length === 0) expect(drawn).toBeNull();
          else expect(fine).toContain(drawn);
        },
      ),
    );
  });

  it('takes the ends of a roll', () => {
    const words = listWordIndex(['SUN', 'FUN', 'RUN']);
    const almostOne = 1 - Number.EPSILON / 2;
    expect(['FUN', 'RUN']).toContain(drawTile(words, 'SUN', () => 0));
    expect(['FUN', 'RUN']).toContain(drawTile(words, 'SUN', () => almostOne));
  });

  it('stays where nothing else is of its length', () => {
    expect(drawTile(listWordIndex(['SUN']), 'SUN', () => 0)).toBeNull();
    expect(drawTile(listWordIndex(['SUN']), 'SUNNY', () => 0)).toBeNull();
  });
});
