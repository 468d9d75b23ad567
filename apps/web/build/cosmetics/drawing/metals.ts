import type { Pen } from './pen.ts';
import { circle, cog } from './shapes.ts';

/** Light, middle and dark colour of a metal. */
type Metal = readonly [light: string, middle: string, dark: string];

export const STEEL: Metal = ['#dfe8f2', '#8fa0b8', '#3f4a61'];
export const BRASS: Metal = ['#ffe7a8', '#d29a3c', '#74481a'];
export const GOLD: Metal = ['#fff6b8', '#ffc62e', '#a8680a'];

/** As a round thing of it shines. */
export const metal = (pen: Pen, [light, middle, dark]: Metal): string =>
  pen.linear(
    [
      [0, light],
      [0.5, middle],
      [1, dark],
    ],
    'right',
  );

export function rivets(pen: Pen, places: readonly (readonly [number, number])[], color: string, r = 4.5): void {
  for (const [x, y] of places) {
    pen.shape(circle(x, y + 1.5, r + 1), '#000', 0.35);
    pen.shape(circle(x, y, r), color);
    pen.shape(circle(x - r * 0.3, y - r * 0.35, r * 0.35), '#fff', 0.8);
  }
}

export function gearWheel(pen: Pen, cx: number, cy: number, r: number, teeth: number, tones: Metal): void {
  pen.solid(cog(cx, cy, r, r * 0.8, teeth), metal(pen, tones), 4.5);
  pen.solid(circle(cx, cy, r * 0.34), tones[2], 4);
}
