import { expect, it } from 'vitest';
import { wordOrder } from './word-order.ts';

it('words stand in the order of their language’s alphabet, joiners and shorter ones first', () => {
  expect(['ZOO', 'AB', "A'B", 'A', 'A-B'].sort(wordOrder('en-US'))).toEqual(['A', "A'B", 'A-B', 'AB', 'ZOO']);
  expect(['TALO', 'ŠAKKI', 'SAMA', 'ÄITI'].sort(wordOrder('fi'))).toEqual(['SAMA', 'ŠAKKI', 'TALO', 'ÄITI']);
});
