import { describe, expect, it } from 'vitest';
import { type Camera, CELL, fitTo, GLIDE_DECAY, keepInSight, reveal, TAP_PX, toCell, ZOOM, zoomAt } from './camera.ts';

const VIEW = { width: 800, height: 500 };
const BOARD = { width: 20, height: 20 };
const AT_REST: Camera = { x: 0, y: 0, zoom: 1 };

describe('the camera over a board', () => {
  it('has cells of 40 px, zooms from 0.2 to 5 by 1.1 a wheel step, taps below 10 px, and glides by 0.92 [L0367 L0368]', () => {
    expect([CELL, ZOOM.least, ZOOM.most, ZOOM.wheelStep, TAP_PX, GLIDE_DECAY]).toEqual([40, 0.2, 5, 1.1, 10, 0.92]);
  });

  it('finds the cell under a point, also far outside', () => {
    expect(toCell(AT_REST, { x: 79, y: 41 })).toEqual({ x: 1, y: 1 });
    expect(toCell({ x: 100, y: 50, zoom: 2 }, { x: 99, y: 130 })).toEqual({ x: -1, y: 1 });
  });

  it('keeps the point under the pointer while it zooms, and stops at both ends', () => {
    const point = { x: 300, y: 200 };
    let camera = AT_REST;
    for (let step = 0; step < 40; step++) camera = zoomAt(camera, point, ZOOM.wheelStep);
    expect(camera.zoom).toBe(5);
    expect(toCell(camera, point)).toEqual(toCell(AT_REST, point));
    for (let step = 0; step < 80; step++) camera = zoomAt(camera, point, 1 / ZOOM.wheelStep);
    expect(camera.zoom).toBe(0.2);
  });

  it('never loses the board out of sight', () => {
    for (const x of [-100_000, 100_000]) {
      const kept = keepInSight({ x, y: -x, zoom: 1 }, VIEW, BOARD);
      expect(kept.x).toBeLessThanOrEqual(VIEW.width - 2 * CELL);
      expect(kept.x + 20 * CELL).toBeGreaterThanOrEqual(2 * CELL);
      expect(kept.y).toBeLessThanOrEqual(VIEW.height - 2 * CELL);
    }
  });

  it('shows some cells as large as fits, but not larger than a thumb needs', () => {
    const all = fitTo({ left: 0, top: 0, right: 19, bottom: 19 }, VIEW);
    expect(all.zoom).toBeCloseTo(500 / 800);
    expect(toCell(all, { x: 400, y: 250 })).toEqual({ x: 10, y: 10 });
    expect(fitTo({ left: 3, top: 3, right: 3, bottom: 3 }, VIEW).zoom).toBe(1.6);
  });

  it('moves no more than a cell needs to be seen', () => {
    expect(reveal(AT_REST, { x: 5, y: 5 }, VIEW)).toEqual(AT_REST);
    expect(reveal(AT_REST, { x: 19, y: 5 }, VIEW).x).toBe(800 - 80 - 19 * 40);
    expect(reveal({ x: -400, y: 0, zoom: 1 }, { x: 2, y: 5 }, VIEW).x).toBe(40 - 80);
  });
});
