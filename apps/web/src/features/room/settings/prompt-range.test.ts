import { describe, expect, it } from 'vitest';
import { describeWpp, displayedWpp, rangeAround } from './prompt-range.ts';

describe('words per prompt', () => {
  it('show a range of 30 % less to 60 % more [R0575]', () => {
    expect(rangeAround(100)).toEqual([70, 160]);
    expect(describeWpp(100, 3, -1, 'auto')).toBe('70–160');
    expect(describeWpp(100, 3, 400, 'auto')).toBe('100–400');
  });
  it('stand at 5000 on the scale when negative [R0576]', () => {
    expect([displayedWpp(-1), displayedWpp(42)]).toEqual([5000, 42]);
    expect(describeWpp(-1, 0, -1, 'auto')).toBe('auto');
  });
  it('show ERROR with the value for a kind that nobody knows [R0520]', () => {
    expect(describeWpp(50, 9, -1, 'auto')).toBe('ERROR 9');
  });
});
