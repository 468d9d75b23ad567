import { describe, expect, it } from 'vitest';
import { distanceOutside, isDetached, isTabDrag } from './tab-drag.ts';

const box = { left: 100, top: 100, right: 400, bottom: 700 };

describe('a dragged chat tab', () => {
  it('is measured from the nearest border of the chat window', () => {
    expect(distanceOutside(box, 250, 300)).toBe(0);
    expect(distanceOutside(box, 40, 300)).toBe(60);
    expect(distanceOutside(box, 430, 740)).toBe(50);
  });
  it('detaches more than 50 px outside, on every side [R0101]', () => {
    expect([isDetached(box, 51, 300), isDetached(box, 50, 300), isDetached(box, 49, 300)]).toEqual([
      false,
      false,
      true,
    ]);
    expect([isDetached(box, 250, 49), isDetached(box, 451, 300), isDetached(box, 250, 751)]).toEqual([
      true,
      true,
      true,
    ]);
  });
  it('moves with a finger after 10 px [R0103]', () => {
    expect([9, 10, 11].map((px) => isTabDrag('touch', px, 0))).toEqual([false, false, true]);
    expect(isTabDrag('mouse', 0, 6)).toBe(true);
  });
});
