import { describe, expect, it } from 'vitest';
import { lighterOfTwo } from './choose-process.ts';

const loads = [
  { processId: 'a', roomCount: 10, ccu: 80 },
  { processId: 'b', roomCount: 2, ccu: 10 },
  { processId: 'c', roomCount: 9, ccu: 0 },
];
const draws =
  (...values: number[]) =>
  () =>
    values.shift() ?? 0;

describe('lighterOfTwo', () => {
  it('takes the less loaded of the two that were drawn', () => {
    expect(lighterOfTwo(loads, draws(0, 0.4))).toBe('b');
    expect(lighterOfTwo(loads, draws(0, 0.9))).toBe('c');
    expect(lighterOfTwo(loads, draws(0, 0))).toBe('a');
  });
  it('knows no process where none is counted', () => {
    expect(lighterOfTwo([], draws(0.5))).toBeNull();
  });
});
