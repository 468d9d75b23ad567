import type { Pen } from '../drawing/pen.ts';

/** Middle and radii of the ring around a face. */
export const RING = { x: 60, y: 60, outer: 54, middle: 47, inner: 40 } as const;

/** How a frame is drawn. */
export interface FrameRecipe {
  /** What lies behind the face: lit and dark. */
  readonly well: readonly [light: string, dark: string];
  /** The ring, and all that grows out of it. */
  readonly back: (pen: Pen) => void;
  /** What lies over the face's lower edge. */
  readonly front?: (pen: Pen) => void;
}

/** Draws something at places around the ring; the first lies at the top, and each is turned outwards. */
export function everywhere(pen: Pen, count: number, draw: (index: number) => void, from = 0): void {
  for (let index = 0; index < count; index++)
    pen.place(`rotate(${Math.round(((index + from) * 3600) / count) / 10} ${RING.x} ${RING.y})`, () => draw(index));
}
