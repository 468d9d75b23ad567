import { describe, expect, it } from 'vitest';
import { clampRect, dragRect, moveIntoView } from './window-rect.ts';

const start = { x: 100, y: 100, w: 400, h: 300 };

describe('the rect of a window', () => {
  it('never gets smaller than 200 × 150 [R0021]', () => {
    expect(clampRect({ x: 0, y: 0, w: 10, h: 10 }, 1000, 800)).toMatchObject({ w: 200, h: 150 });
    expect(dragRect(start, -1000, -1000, 'se')).toMatchObject({ w: 200, h: 150 });
    expect(dragRect(start, 1000, 1000, 'nw')).toEqual({ x: 300, y: 250, w: 200, h: 150 });
  });
  it('stays reachable at every side', () => {
    expect(clampRect({ ...start, x: -5000, y: -5000 }, 1000, 800)).toMatchObject({ x: 80 - 400, y: 0 });
    expect(clampRect({ ...start, x: 5000, y: 5000 }, 1000, 800)).toMatchObject({ x: 920, y: 756 });
  });
  it('is no larger than the view', () => {
    expect(clampRect({ x: 0, y: 0, w: 9000, h: 9000 }, 1000, 800)).toMatchObject({ w: 1000, h: 792 });
  });
  it('is whole on a screen that got smaller, and where it was on one that has room for it', () => {
    expect(moveIntoView(start, 1000, 800)).toEqual(start);
    expect(moveIntoView({ x: 200, y: 500, w: 400, h: 600 }, 500, 700)).toEqual({ x: 100, y: 92, w: 400, h: 600 });
    expect(moveIntoView({ x: 100, y: 100, w: 900, h: 900 }, 500, 700)).toEqual({ x: 0, y: 0, w: 500, h: 692 });
  });
  it('moves as a whole without an edge, and keeps the far edge with one', () => {
    expect(dragRect(start, 30, -20, null)).toEqual({ x: 130, y: 80, w: 400, h: 300 });
    expect(dragRect(start, 30, 0, 'w')).toEqual({ x: 130, y: 100, w: 370, h: 300 });
  });
});
