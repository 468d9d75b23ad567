import { expect, it } from 'vitest';
import { maskWord } from './mask-word.ts';

it.each([
  ['KING', 'K███'],
  ["DON'T", 'D████'],
  ['X-RAY', 'X████'],
  ['ŞEHİR', 'Ş████'],
  ['𝔄B', '𝔄█'],
  ['A', 'A'],
  ['', ''],
])('masks %s as %s', (word, masked) => {
  expect(maskWord(word)).toBe(masked);
});
