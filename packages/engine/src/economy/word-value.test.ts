import { expect, it } from 'vitest';
import { daysOfValue, removalRefund, wordValue } from './word-value.ts';

it.each([
  ['KING', 200],
  ['SEVEN', 250 * 1.115 ** 2],
  // Ten letters and signs, and five more for the hyphen.
  ['SIXTY-FOUR', 250 * 1.115 ** 12],
  ["DON'T", 250 * 1.115 ** 7],
  // Three signs, five more for the one between: eight.
  ['A-B', 250 * 1.115 ** 5],
  ['A·B', 250 * 1.115 ** 5],
  ['A-B’C', 250 * 1.115 ** 12],
])('knows what %s is worth [S0241 S0242]', (word, coins) => {
  expect(wordValue(word)).toBeCloseTo(coins, 6);
});

it('pays ten times the value for a removed word', () => {
  expect(removalRefund('KING')).toBe(2000);
  expect(removalRefund('SEVEN')).toBe(3108);
});

it.each([
  [200, 1],
  [719, 1],
  [2159, 1],
  [2160, 2],
  [2880, 2],
])('a value of %d is worth %d days [S0243]', (value, days) => {
  expect(daysOfValue(value)).toBe(days);
});
