import { describe, expect, it } from 'vitest';
import { bubbleAt, isOnBubble } from './bubbles.ts';
import { cellPx, ZOOM } from './camera.ts';

const BUBBLE = { x: 4, y: 6, coins: 1_234, full: false };
/** Room that a thumb has around what it presses. */
const REACH = 7;

describe('a coin bubble', () => {
  it.each([ZOOM.least, 0.4, 0.6, 0.8, 1, 1.1])('leaves the row of words above in sight at zoom %d', (zoom) => {
    const camera = { x: 0, y: 0, zoom };
    const { x, y } = bubbleAt(camera, BUBBLE);
    expect(isOnBubble(camera, BUBBLE, { x, y: y - cellPx(camera) / 2 })).toBe(true);
    const above = Math.max(12, cellPx(camera) + 1) + REACH;
    expect(isOnBubble(camera, BUBBLE, { x, y: y - above })).toBe(false);
  });

  it('is as narrow as its coin where nobody could read its number', () => {
    const camera = { x: 0, y: 0, zoom: 0.5 };
    const { x, y } = bubbleAt(camera, BUBBLE);
    const middle = y - cellPx(camera) / 2;
    expect(isOnBubble(camera, BUBBLE, { x: x + cellPx(camera) / 2, y: middle })).toBe(true);
    expect(isOnBubble(camera, BUBBLE, { x: x + cellPx(camera) / 2 + REACH + 1, y: middle })).toBe(false);
  });
});
