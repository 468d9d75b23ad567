import { GIF_IDS } from '@syllaboom/engine';
import { expect, it } from 'vitest';
import { drawGif } from '../apps/web/build/gifs/gif-pictures.ts';

const MOST_BYTES = 60 * 1024;
const drawn = GIF_IDS.map((id) => ({ id, moving: drawGif(id, true), still: drawGif(id, false) }));

it('draws every GIF of the pack small enough to be one of dozens', () => {
  for (const { id, moving, still } of drawn) {
    expect([id, moving.length <= MOST_BYTES, still.length < moving.length]).toEqual([id, true, true]);
    expect([id, /NaN|undefined|Infinity/.test(moving + still)]).toEqual([id, false]);
  }
});

it('draws each of them moving, and at rest without any movement', () => {
  for (const { id, moving, still } of drawn) {
    expect([id, /<animate/.test(moving), /<animate/.test(still)]).toEqual([id, true, false]);
    // What turns for ever has as many times as values.
    for (const [, values = '', times = ''] of moving.matchAll(/values="([^"]*)" keyTimes="([^"]*)"/g)) {
      const at = times.split(';').map(Number);
      expect([id, values.split(';').length, at[0], at.at(-1)]).toEqual([id, at.length, 0, 1]);
      expect([id, at]).toEqual([id, at.toSorted((one, other) => one - other)]);
    }
  }
});

it('draws nothing that could run or ask for anything, and no two alike', () => {
  for (const { id, moving } of drawn)
    expect([id, /<script|<style|<text|<image|href|url\((?!#)|\son\w+=/i.test(moving)]).toEqual([id, false]);
  expect(new Set(drawn.map(({ still }) => still)).size).toBe(drawn.length);
});
