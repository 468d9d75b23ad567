import { describe, expect, it } from 'vitest';
import { drawTo, letterAt, pathOf, placeLetters } from './scape-circle.ts';

describe('drawing', () => {
  it('adds letters, undoes by returning and uses none twice [R0258]', () => {
    let path: readonly number[] = [];
    for (const index of [0, 0, 2, 4, 2, 0, -1, 3, 0]) path = drawTo(path, index);
    expect(path).toEqual([0]);
  });
  it('leaves a letter that is in the path already where it is', () => {
    expect(drawTo([0, 1, 2], 0)).toEqual([0, 1, 2]);
  });
});

it('finds the letter under a point, and nothing between letters', () => {
  const places = placeLetters('ABCDEF');
  for (const [index, { x, y }] of places.entries()) expect(letterAt(places, x + 2, y - 2)).toBe(index);
  expect(letterAt(places, 50, 50)).toBe(-1);
});

it('uses every letter of the circle at most once for a typed word', () => {
  expect(pathOf('TREASE', 'TREE')).toEqual([0, 1, 2, 5]);
  expect(pathOf('TREAS', 'TREE')).toEqual([0, 1, 2]);
});
