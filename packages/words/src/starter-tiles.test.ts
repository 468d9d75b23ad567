import { CRAFT, GAME_LANGUAGES, starterTiles } from '@syllaboom/engine';
import { expect, it } from 'vitest';
import { openOrBuildIndex } from './index.ts';

it.each(GAME_LANGUAGES)(
  'a first board in %s has twelve different tiles, of which three pairs make words that are not coarse',
  (language) => {
    const index = openOrBuildIndex(language);
    const tiles = starterTiles(index);
    expect(new Set(tiles).size).toBe(CRAFT.starterTiles);
    const pairs = Array.from({ length: CRAFT.starterPairs }, (_, n) => tiles.slice(2 * n, 2 * n + 2).join(''));
    for (const word of pairs) {
      expect([word, index.exists(word), index.isOffensive(word)]).toEqual([word, true, false]);
    }
    expect(starterTiles(index)).toEqual(tiles);
  },
  60_000,
);
