import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

it('names the first page, the last one and two on either side of the one that is shown', () => {
  expect(pageNumbers(10, 20)).toEqual([1, 'before', 8, 9, 10, 11, 12, 'after', 20]);
  expect(pageNumbers(1, 20)).toEqual([1, 2, 3, 4, 5, 'after', 20]);
  expect(pageNumbers(20, 20)).toEqual([1, 'before', 16, 17, 18, 19, 20]);
  expect(pageNumbers(2, 3)).toEqual([1, 2, 3]);
  expect(pageNumbers(1, 1)).toEqual([1]);
});

it('leaves out more than one page or none, in order, with the shown one among them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (one, other) => {
      const [page, pages] = [Math.min(one, other), Math.max(one, other)];
      const shown = pageNumbers(page, pages);
      expect(shown).toContain(page);
      const numbers = shown.filter((entry) => typeof entry === 'number');
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect([numbers[0], numbers.at(-1)]).toEqual([1, pages]);
      for (const [at, entry] of shown.entries()) {
        const [before, after] = [shown[at - 1], shown[at + 1]];
        if (typeof entry === 'number') {
          if (typeof before === 'number') expect(entry).toBe(before + 1);
        } else expect(Number(after) - Number(before)).toBeGreaterThan(2);
      }
    }),
  );
});
