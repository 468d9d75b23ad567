import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { fallApart } from './fall-apart.ts';

it.each([
  ['A', ['A']],
  ['AB', ['AB']],
  ['SUN', ['SUN']],
  ['KING', ['KI', 'NG']],
  ['CRANE', ['CRA', 'NE']],
  ['BANANA', ['BAN', 'ANA']],
  ['SINGING', ['SIN', 'GI', 'NG']],
  ['FIREWORK', ['FIR', 'EWO', 'RK']],
  ['X-RAY', ['X-R', 'AY']],
  ['İSTİF', ['İST', 'İF']],
])('%s falls apart into %j', (word, tiles) => {
  expect(fallApart(word)).toEqual(tiles);
});

it('the tiles of any word are the word again, in twos and threes', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...'ABÇİ-ß'), { minLength: 2, maxLength: 45 }), (letters) => {
      const tiles = fallApart(letters.join(''));
      expect(tiles.join('')).toBe(letters.join(''));
      const lengths = tiles.map((tile) => [...tile].length);
      expect(lengths.every((length) => length === 2 || length === 3)).toBe(true);
      expect(lengths.toSorted((a, b) => b - a)).toEqual(lengths);
    }),
  );
});
