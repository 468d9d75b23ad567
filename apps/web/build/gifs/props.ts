import { box, circle, ellipse, polygon } from '../cosmetics/drawing/shapes.ts';
import { INK, type Motion, type Reel } from './reel.ts';
import { beat, even, soft, type Track } from './tracks.ts';

/** A star of five points around its middle. */
export function star(x: number, y: number, r: number, points = 5, inner = 0.48): string {
  const corners = Array.from({ length: points * 2 }, (_, at) => {
    const angle = (Math.PI * at) / points - Math.PI / 2;
    const reach = at % 2 === 0 ? r : r * inner;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const;
  });
  return polygon(...corners);
}

export const drop = (x: number, y: number, r: number): string =>
  `M${x} ${y - r * 1.6}c${r * 0.4} ${r * 0.7} ${r} ${r} ${r} ${r * 1.7}a${r} ${r} 0 0 1 ${-2 * r} 0c0 ${-r * 0.7} ${r * 0.6} ${-r} ${r} ${-r * 1.7}z`;

/** Comes, rises and is gone: for hearts, sleepers' letters, steam. `from` and `to`: part of the turn. */
export function rising(height: number, from: number, to: number, drift = 0): Motion {
  const rest = to >= 1 ? [] : [[1, 0] as const];
  const fade: Track = soft(
    [0, 0],
    [from, 0],
    [from + (to - from) * 0.25, 1],
    [from + (to - from) * 0.7, 1],
    [to, 0],
    ...rest,
  );
  const y: Track = even([0, 0], [from, 0], [to, -height], ...(to >= 1 ? [] : [[1, -height] as const]));
  const x: Track = soft([0, 0], [from, 0], [(from + to) / 2, drift], [to, 0], ...rest);
  return drift === 0 ? { fade, y } : { fade, y, x };
}

/** Flies out of a point and is gone. */
export function flying(dx: number, dy: number, from: number, to: number): Motion {
  const ends = to >= 1;
  return {
    x: even([0, 0], [from, 0], [to, dx], ...(ends ? [] : [[1, dx] as const])),
    y: even([0, 0], [from, 0], [to, dy], ...(ends ? [] : [[1, dy] as const])),
    fade: soft(
      [0, 0],
      [Math.max(0.001, from), 0],
      [from + 0.02, 1],
      [from + (to - from) * 0.7, 1],
      [to, 0],
      ...(ends ? [] : [[1, 0] as const]),
    ),
  };
}

const FLAME = 'M0 14C-13 14 -16 2 -9 -7C-8 -2 -5 -1 -4 -4C-5 -12 0 -19 7 -22C5 -14 14 -8 13 3C12 11 7 14 0 14z';
export function flame(reel: Reel, size = 1): void {
  reel.at(0, 0, size, () =>
    reel.move({ tall: beat(1, 1.2, 4), turn: beat(-6, 6, 2) }, [0, 14], () => {
      reel.solid(FLAME, '#ff7a1a', 5 / size);
      reel.at(0, 5, 0.55, () => reel.fill(FLAME, '#ffe14d'));
    }),
  );
}

/** Stand-alone sparks at the end of a fuse. */
export function spark(reel: Reel, r = 12): void {
  reel.move({ turn: even([0, 0], [1, 360]), size: beat(0.8, 1.2, 4) }, [0, 0], () => {
    reel.solid(star(0, 0, r, 8, 0.5), '#ff9a1f', 3.5);
    reel.fill(star(0, 0, r * 0.55, 8, 0.5), '#fff6b8');
  });
}

/** The bomb of the table, around its middle: about 50 in radius; `face` draws what it looks like. */
export function bomb(reel: Reel, face?: () => void): void {
  reel.line('M20 -46C26 -66 44 -64 48 -74', INK, 13);
  reel.line('M20 -46C26 -66 44 -64 48 -74', '#e8c48a', 6);
  reel.solid(box(16, -47, 30, 16, 4), '#8fa0b8', 5);
  reel.solid(circle(0, 0, 50), '#3a3550', 5);
  reel.fill('M-38 -14q4 -22 24 -26q-14 12 -14 30q-6 4 -10 -4z', '#fff', 0.35);
  reel.fill('M10 46q36 -8 38 -46q8 40 -38 46z', '#000', 0.3);
  face?.();
  reel.at(50, -78, 1, () => spark(reel));
}
export function bombFace(reel: Reel, mood: 'grin' | 'calm' | 'panic'): void {
  const r = mood === 'panic' ? 12 : 9;
  reel.fill(`${circle(-17, -4, r)}${circle(17, -4, r)}`, '#fff');
  reel.fill(`${circle(-15, -2, 4)}${circle(15, -2, 4)}`, INK);
  if (mood === 'grin') reel.line('M-17 18q17 16 34 0', '#fff', 5);
  else if (mood === 'calm') reel.line('M-10 20q10 8 20 0', '#fff', 5);
  else reel.line('M-16 24q5 -9 11 0t11 0t11 0', '#fff', 5);
}

/** A stopwatch around its middle; `hand` is how its hand turns. */
export function stopwatch(reel: Reel, hand: Track): void {
  reel.solid(`${box(0, -64, 22, 16, 4)}`, '#ffc62e', 5);
  reel.solid(box(40, -50, 20, 12, 4), '#ffc62e', 5);
  reel.solid(circle(0, 0, 56), '#ff5f52', 5.5);
  reel.solid(circle(0, 0, 43), '#fffaf0', 4);
  reel.line('M0 -38v8M0 38v-8M38 0h-8M-38 0h8', INK, 5);
  reel.move({ turn: hand }, [0, 0], () => reel.line('M0 8V-28', '#e2262b', 7));
  reel.fill(circle(0, 0, 6), INK);
}

export const shadow = (reel: Reel, x: number, y: number, width: number): void =>
  reel.fill(ellipse(x, y, width, 7), '#000', 0.22);

/** A cup with handles, its foot at the origin. */
export function cup(reel: Reel): void {
  reel.line('M-34 -78c-26 -4 -26 36 8 36M34 -78c26 -4 26 36 -8 36', INK, 15);
  reel.line('M-34 -78c-26 -4 -26 36 8 36M34 -78c26 -4 26 36 -8 36', '#ffc62e', 7);
  reel.solid('M-9 -34h18v22h-18z', '#e09a1a');
  reel.solid(box(0, -6, 58, 14, 4), '#a8680a');
  reel.solid('M-38 -92h76c2 36 -12 62 -38 62s-40 -26 -38 -62z', '#ffc62e');
  reel.fill('M-26 -84h14c-2 22 4 38 10 44c-18 -6 -26 -24 -24 -44z', '#fff6b8', 0.9);
  reel.solid(star(0, -64, 14), '#fff6b8', 3.5);
}
export function crown(reel: Reel): void {
  reel.solid('M-36 16L-42 -22L-18 -4L0 -32L18 -4L42 -22L36 16z', '#ffc62e');
  reel.solid(box(0, 16, 74, 14, 5), '#e09a1a');
  for (const [x, color] of [
    [-22, '#ff3d6e'],
    [0, '#4cc3f0'],
    [22, '#4fd08d'],
  ] as const)
    reel.solid(circle(x, 16, 4.5), color, 2.5);
}
