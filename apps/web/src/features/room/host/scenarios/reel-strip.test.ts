import { describe, expect, it } from 'vitest';
import { reelStrip } from './reel-strip.ts';

describe('the reel', () => {
  it('lets the others pass and stops at the one that was drawn', () => {
    const { cards, stop } = reelStrip(8, [1, 4, 8, 12]);
    expect(cards[stop]).toBe(8);
    expect(cards.filter((id) => id === 8)).toHaveLength(1);
    expect(new Set(cards)).toEqual(new Set([1, 4, 8, 12]));
    expect(cards.every((id, place) => id !== cards[place + 1])).toBe(true);
  });
  it('has only one card when only one may come up', () => {
    const { cards, stop } = reelStrip(9, [9]);
    expect(new Set(cards)).toEqual(new Set([9]));
    expect(cards.length).toBeGreaterThan(stop);
  });
});
