import { describe, expect, it } from 'vitest';
import { rankLook, rankOf } from './rank.ts';

describe('ranks', () => {
  it('change exactly at their points [R0554]', () => {
    const borders = [0, 749, 750, 999, 1000, 1499, 1500, 1999, 2000, 2499, 2500, 2999, 3000, 3499, 3500, 9999];
    expect(borders.map(rankOf)).toEqual([
      'iron',
      'iron',
      'bronze',
      'bronze',
      'silver',
      'silver',
      'gold',
      'gold',
      'diamond',
      'diamond',
      'platinum',
      'platinum',
      'master',
      'master',
      'challenger',
      'challenger',
    ]);
  });
  it('show above 500, with a gradient above 2500, as a legend above 3000', () => {
    expect([0, 500, 501, 2500, 2501, 3000, 3001].map(rankLook)).toEqual([
      null,
      null,
      'plain',
      'plain',
      'gradient',
      'gradient',
      'legendary',
    ]);
  });
});
