import { expect, it } from 'vitest';
import { CHAIN_CHOICES, CHAIN_STYLES, chainChoiceOf, chainStyleAt } from './chain-styles.ts';

it('number chain styles on the wire from 0, and in the list one higher after "default", which plays as 0 [R0144]', () => {
  expect(CHAIN_STYLES).toEqual({ startsWith: 0, contains: 1, random: 2, startEnd: 3 });
  expect(CHAIN_CHOICES.map((_, index) => chainStyleAt(index))).toEqual([0, 0, 1, 2, 3]);
  expect(Object.values(CHAIN_STYLES).map(chainChoiceOf)).toEqual([1, 2, 3, 4]);
  for (const [name, style] of Object.entries(CHAIN_STYLES)) {
    expect(CHAIN_CHOICES[chainChoiceOf(style)]).toBe(name);
    expect(chainStyleAt(chainChoiceOf(style))).toBe(style);
  }
});
