import type { Pen } from './pen.ts';
import { circle, scatter, spikes } from './shapes.ts';

/** A sky full of them, in a disc around the middle. */
export function stars(pen: Pen, seed: number, count: number, radius: number, color = '#fff'): void {
  for (const [index, { x, y }] of scatter(seed, count, radius).entries())
    if (index % 4 === 0) pen.shape(spikes(4, 8, 2.4, { cx: x, cy: y }), color);
    else pen.shape(circle(x, y, index % 3 ? 1.8 : 2.6), color, 0.9);
}
