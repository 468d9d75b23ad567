import { describe, expect, it } from 'vitest';
import { cardTierOf, rankStyle, rankOf } from './rank.ts';

describe('ranks', () => {
  it('change exactly at their points [R0554 L0054]', () => {
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
  it('leave the colour of the card to tiers with names of their own [L0377 L0378]', () => {
    const borders = [0, 749, 750, 999, 1000, 1499, 1500, 1999, 2000, 2499, 2500, 2999, 3000, 3500, 9999];
    expect(borders.map(cardTierOf)).toEqual([
      'bronze',
      'bronze',
      'novice',
      'novice',
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
      'master',
    ]);
    // The same points: the card is bronze, the rank is iron; above all ranks the card has no colour of its own.
    expect([cardTierOf(700), rankOf(700)]).toEqual(['bronze', 'iron']);
    expect([cardTierOf(3600), rankOf(3600)]).toEqual(['master', 'challenger']);
  });
  it('show above 500, with a gradient above 2500, as a legend above 3000', () => {
    expect([0, 500, 501, 2500, 2501, 3000, 3001].map(rankStyle)).toEqual([
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
