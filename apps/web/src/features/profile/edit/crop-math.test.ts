import { describe, expect, it } from 'vitest';
import { firstCrop, MOST_ZOOM, moveCrop, zoomCrop, zoomOf } from './crop-math.ts';

const SIZE = { width: 400, height: 300 };

describe('cropping', () => {
  it('starts with the largest square in the middle', () => {
    expect(firstCrop(SIZE)).toEqual({ x: 50, y: 0, side: 300 });
  });
  it('moves by parts of the square and stops at the edges', () => {
    const crop = firstCrop(SIZE);
    expect(moveCrop(SIZE, crop, 0.1, 0.1)).toEqual({ x: 80, y: 0, side: 300 });
    expect(moveCrop(SIZE, crop, -9, 9)).toEqual({ x: 0, y: 0, side: 300 });
  });
  it('zooms around the middle, between 1 and the most, and back within the picture', () => {
    const near = zoomCrop(SIZE, firstCrop(SIZE), 2);
    expect(near).toEqual({ x: 125, y: 75, side: 150 });
    expect(zoomOf(SIZE, near)).toBe(2);
    expect(zoomOf(SIZE, zoomCrop(SIZE, near, 99))).toBe(MOST_ZOOM);
    const corner = moveCrop(SIZE, near, 9, 9);
    expect(zoomCrop(SIZE, corner, 0.1)).toEqual({ x: 100, y: 0, side: 300 });
  });
});
