import { WORD_SEARCH } from '@syllaboom/engine';
import { expect, it } from 'vitest';
import { createPlayerSearch } from './player-search.ts';

const found = (count: number) => async () => ({
  words: Array.from({ length: Math.min(count, WORD_SEARCH.words) }, (_, i) => `WORD${i}`),
  totalCount: count,
});

it('49 gives whoever sits in a running match five words, 500 ms late, and others all at once [R0219 R0220]', async () => {
  const slept: number[] = [];
  const search = createPlayerSearch({
    clock: { sleep: async (ms) => void slept.push(ms) },
    isInMatch: async (playerId) => playerId === 'anna',
  });
  expect(await search('anna', found(1234))).toEqual({
    words: ['WORD0', 'WORD1', 'WORD2', 'WORD3', 'WORD4'],
    totalCount: 1234,
  });
  expect(slept).toEqual([500]);
  // Nothing found comes no sooner, and an error no sooner either.
  expect(await search('anna', found(0))).toEqual({ words: [], totalCount: 0 });
  await expect(search('anna', () => Promise.reject(new Error('no such language')))).rejects.toThrow('no such language');
  expect(slept).toEqual([500, 500, 500]);
  expect((await search('bert', found(1234))).words).toHaveLength(50);
  expect(slept).toHaveLength(3);
});
