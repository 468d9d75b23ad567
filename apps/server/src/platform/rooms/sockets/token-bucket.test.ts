import { describe, expect, it } from 'vitest';
import { TokenBucket } from './token-bucket.ts';

describe('TokenBucket', () => {
  it('lets a burst of its capacity through and nothing more', () => {
    const bucket = new TokenBucket(3, 1, 0);
    expect([0, 0, 0, 0].map((now) => bucket.take(now))).toEqual([true, true, true, false]);
  });

  it('refills with time and never beyond its capacity', () => {
    const bucket = new TokenBucket(2, 10, 0);
    bucket.take(0);
    bucket.take(0);
    expect(bucket.take(50)).toBe(false);
    expect(bucket.take(150)).toBe(true);
    expect([10_000, 10_000, 10_000].map((now) => bucket.take(now))).toEqual([true, true, false]);
  });
});
