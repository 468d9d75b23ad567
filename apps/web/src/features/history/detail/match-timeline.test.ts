import { expect, it } from 'vitest';
import { heartsCurve, readCategories, speedCurve } from './match-timeline.ts';

it('draws words per minute as the words of the last minute', () => {
  const wordsAt = [2, 8, 14, 30, 61, 62, 63, 64, 118];
  const curve = new Map(speedCurve({ wordsAt, hearts: [] }, 121));
  // Two words in the first 10 s count as if 15 s had passed.
  expect([0, 10, 30, 60, 120, 121].map((at) => curve.get(at))).toEqual([0, 8, 8, 4, 5, 4]);
  expect([...curve.keys()].slice(0, 4)).toEqual([0, 5, 10, 15]);
});

it('keeps to some forty points, however long a match took', () => {
  expect(speedCurve({ wordsAt: [], hearts: [] }, 3600).length).toBeLessThanOrEqual(42);
  expect(speedCurve({ wordsAt: [], hearts: [] }, 0)).toEqual([[0, 0]]);
});

it('draws hearts up to the end, the last change of a second only', () => {
  const hearts: [number, number][] = [
    [0, 3],
    [20, 2],
    [20, 3],
    [44, 1],
  ];
  expect(heartsCurve({ wordsAt: [], hearts }, 60)).toEqual([
    [0, 3],
    [20, 3],
    [44, 1],
    [60, 1],
  ]);
  expect(heartsCurve({ wordsAt: [], hearts: [] }, 60)).toEqual([]);
});

it('reads the categories of a match [R0163]', () => {
  expect(readCategories('rivers:1,animals:3')).toEqual([
    { name: 'animals', count: 3 },
    { name: 'rivers', count: 1 },
  ]);
  expect(readCategories('')).toEqual([]);
});
