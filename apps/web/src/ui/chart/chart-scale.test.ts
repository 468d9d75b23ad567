import { describe, expect, it } from 'vitest';
import { axisMarks, drawCurve, marksWithin, nearestPlace, placesOf, TIME_STEPS, valueAt } from './chart-scale.ts';

describe('the marks of an axis', () => {
  it('lie at round numbers around what is shown', () => {
    expect(axisMarks(0, 43, 5)).toEqual([0, 10, 20, 30, 40, 50]);
    expect(axisMarks(512, 688, 4)).toEqual([500, 550, 600, 650, 700]);
    expect(axisMarks(0, 0.3, 3)).toEqual([0, 0.1, 0.2, 0.3]);
  });
  it('keep to the steps that are asked for: whole hearts, minutes', () => {
    expect(axisMarks(0, 3, 5, [1, 2, 5])).toEqual([0, 1, 2, 3]);
    expect(axisMarks(0, 200, 4, TIME_STEPS)).toEqual([0, 60, 120, 180, 240]);
    expect(axisMarks(0, 1, 5, [1])).toEqual([0, 1]);
  });
  it('stay within an axis that ends where the curves end', () => {
    expect(marksWithin(0, 247, 5, TIME_STEPS)).toEqual([0, 60, 120, 180, 240]);
    expect(marksWithin(1, 24, 5)).toEqual([5, 10, 15, 20]);
  });
  it('exist for a single value, and for more than the steps reach', () => {
    expect(axisMarks(500, 500, 4)).toHaveLength(2);
    expect(axisMarks(0, 0, 4)).toHaveLength(2);
    expect(axisMarks(0, 100_000, 4, TIME_STEPS).length).toBeLessThanOrEqual(5);
  });
});

describe('a curve', () => {
  const points = [
    [0, 3],
    [10, 2],
    [30, 0],
  ] as const;
  it('is read between its points: straight, or as steps', () => {
    expect([-1, 0, 5, 10, 29, 30, 31].map((x) => valueAt(points, x, 'steps'))).toEqual([null, 3, 3, 2, 2, 0, 0]);
    expect([-1, 0, 5, 20, 30, 31].map((x) => valueAt(points, x, 'line'))).toEqual([null, 3, 2.5, 1, 0, null]);
  });
  it('is drawn straight or as steps', () => {
    const same = (value: number) => value;
    expect(drawCurve(points, 'line', same, same)).toBe('M0 3L10 2L30 0');
    expect(drawCurve(points, 'steps', same, same)).toBe('M0 3H10V2H30V0');
    expect(drawCurve([], 'line', same, same)).toBe('');
  });
  it('shares its places with the others', () => {
    const series = [
      { id: 'a', label: 'A', points },
      { id: 'b', label: 'B', points: [[5, 1] as const, [10, 1] as const] },
    ];
    expect(placesOf(series)).toEqual([0, 5, 10, 30]);
    expect([-4, 3, 8, 99].map((x) => nearestPlace(placesOf(series), x))).toEqual([0, 1, 2, 3]);
  });
});
