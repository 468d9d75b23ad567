import { describe, expect, it } from 'vitest';
import { digitScale, rollAt } from './rolling-number.tsx';

describe('a rolling number', () => {
  it('starts at the old value and ends at the new one', () => {
    expect(rollAt(100, 900, 0)).toBe(100);
    expect(rollAt(100, 900, 1)).toBe(900);
    expect(rollAt(100, 900, 1.5)).toBe(900);
  });
  it('shrinks past 12 and past 16 digits [R0600]', () => {
    const [twelve, thirteen, seventeen] = [10 ** 11, 10 ** 12, 10 ** 16].map(digitScale) as [number, number, number];
    expect(twelve).toBe(1);
    expect(thirteen).toBeLessThan(twelve);
    expect(seventeen).toBeLessThan(thirteen);
  });
});
