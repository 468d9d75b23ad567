import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATEGORY_BOMBS } from '../balance/economy/category-rewards.ts';
import { type CategoryReward, categoryReward } from './category-reward.ts';

const sizes = fc.integer({ min: 0, max: 20_000 });
const themed = fc.constantFrom(...Object.keys(CATEGORY_BOMBS));
const plain = fc.string().filter((name) => !Object.hasOwn(CATEGORY_BOMBS, name));
const isBadgeOnly = ({ diamond, key, bomb }: CategoryReward): boolean => diamond + key + bomb === 0;

describe('the reward of a category', () => {
  it.each([
    [0, 0, 0],
    [500, 0, 0],
    [501, 15, 0],
    [1_000, 15, 0],
    [1_001, 30, 1],
    [2_500, 30, 1],
    [2_501, 50, 2],
    [6_041, 50, 2],
  ])('of %i words is %i diamonds and %i keys', (words, diamond, key) => {
    expect(categoryReward('animals', words)).toEqual({ diamond, key, bomb: 0 });
  });

  it('is the badge alone up to 500 words, but for the five with a bomb of their own', () => {
    fc.assert(
      fc.property(fc.oneof(themed, plain), sizes, (name, words) => {
        const isThemed = Object.hasOwn(CATEGORY_BOMBS, name);
        expect(isBadgeOnly(categoryReward(name, words))).toBe(words <= 500 && !isThemed);
      }),
    );
  });

  it('never falls when a category without a bomb grows, whatever its name', () => {
    fc.assert(
      fc.property(
        fc.oneof(plain, fc.constantFrom('constructor', '__proto__', 'toString')),
        sizes,
        sizes,
        (name, a, b) => {
          const [small, large] = [categoryReward(name, Math.min(a, b)), categoryReward(name, Math.max(a, b))];
          expect(small.diamond <= large.diamond && small.key <= large.key && large.bomb === 0).toBe(true);
        },
      ),
    );
  });

  it('is one bomb of its own, 20 diamonds and a key for each of the five, whatever their size', () => {
    fc.assert(
      fc.property(themed, sizes, (name, words) => {
        expect(categoryReward(name, words)).toEqual({
          diamond: 20,
          key: 1,
          bomb: CATEGORY_BOMBS[name as keyof typeof CATEGORY_BOMBS],
        });
      }),
    );
    expect(Object.values(CATEGORY_BOMBS)).toEqual([101, 102, 103, 104, 105]);
  });
});
