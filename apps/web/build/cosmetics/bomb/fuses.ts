import type { Pen } from '../drawing/pen.ts';
import { box, circle, ellipse } from '../drawing/shapes.ts';
import type { Tones } from './recipe.ts';

export type Cap = 'brass' | 'nut' | 'ring' | 'cork' | 'cup' | 'collar' | 'none';
export type Fuse =
  | 'rope'
  | 'twist'
  | 'chain'
  | 'coil'
  | 'cable'
  | 'vine'
  | 'tentacle'
  | 'candle'
  | 'match'
  | 'pipe'
  | 'hair'
  | 'none';

/** From the cap to the tip where the spark sits. */
const WAY = 'M150 52c4-22 22-34 40-26';
export const TIP = { x: 192, y: 27 } as const;
const BRASS: Tones = ['#f7dfae', '#cf9f57', '#7d5420'];

export function drawFuse(pen: Pen, fuse: Fuse, [first, second]: readonly [string, string]): void {
  switch (fuse) {
    case 'twist':
      pen.cord(WAY, first, 12);
      return pen.line(WAY, second, 12, { dash: '6 8', cap: 'butt' });
    case 'chain':
      for (const [x, y, turn] of [
        [151, 46, -70],
        [157, 34, -50],
        [168, 26, -30],
        [182, 24, 10],
      ] as const)
        pen.place(`rotate(${turn} ${x} ${y})`, () => {
          pen.line(ellipse(x, y, 10, 6.5), pen.ink, 10);
          pen.line(ellipse(x, y, 10, 6.5), turn === -50 || turn === 10 ? second : first, 4.5);
        });
      return pen.silhouette(WAY, 20);
    case 'coil':
      pen.cord('M150 52c-12-8 0-16 8-10s-2 16-6 4 10-18 17-10-4 16-7 3 12-16 18-8-2 14-4 2 8-10 14-7', first, 4, 3.5);
      return pen.silhouette(WAY, 20);
    case 'cable':
      pen.cord(WAY, first, 8);
      pen.line(WAY, second, 2.5);
      return pen.solid(box(TIP.x - 2, TIP.y, 20, 16, 4), second, 4);
    case 'vine':
      pen.cord(WAY, first, 7);
      pen.solid('M160 34c-16-2-20-14-18-22 12 0 20 8 18 22z', second, 4);
      return pen.solid('M172 28c4-14 14-16 22-14 0 8-8 16-22 14z', second, 4);
    case 'tentacle':
      pen.solid('M138 54c0-30 22-48 50-40 14 4 12 22-2 20-14-4-24 6-24 22z', first, 5);
      for (const [x, y] of [
        [149, 44],
        [156, 32],
        [168, 25],
      ] as const)
        pen.shape(circle(x, y, 3.6), second);
      return;
    case 'candle':
      pen.solid('M140 52l14-40 16 6-12 38z', first, 5);
      pen.line('M147 44l14 2M152 31l14 3', second, 4);
      return pen.line('M164 14q10 4 22 10', pen.ink, 5);
    case 'match':
      pen.cord('M148 54L184 30', first, 8);
      return pen.solid(ellipse(TIP.x - 4, TIP.y + 2, 12, 10), second, 5);
    case 'pipe':
      pen.cord('M148 54V34q0-10 10-10h26', first, 13);
      pen.line('M148 46V34q0-8 8-8h24', '#fff', 3, { opacity: 0.45 });
      return pen.solid(box(183, 24, 10, 27, 3), second, 4);
    case 'hair':
      pen.solid('M132 56c-4-26 10-44 30-46-6 6-6 10-4 14 8-8 20-10 32-4-14 2-20 8-22 16-2 8-8 14-12 20z', first, 5);
      return pen.line('M144 50c0-14 6-24 14-30M154 48c2-10 8-16 18-20', second, 3);
    case 'none':
      return;
    default:
      pen.cord(WAY, first, 11);
      pen.line(WAY, second, 11, { dash: '4 7', cap: 'butt' });
  }
}

export function drawCap(pen: Pen, cap: Cap, tones: Tones = BRASS): void {
  const metal = () =>
    pen.linear(
      [
        [0, tones[0]],
        [0.45, tones[1]],
        [1, tones[2]],
      ],
      'right',
    );
  switch (cap) {
    case 'nut':
      pen.solid('M104 48l10-8h44l10 8v22h-64z', metal(), 5);
      return pen.line('M122 42v26M148 42v26', pen.ink, 3.5);
    case 'ring':
      pen.solid(box(136, 62, 62, 22, 8), metal(), 5);
      return pen.solid(box(136, 50, 36, 14, 5), metal(), 5);
    case 'cork':
      pen.solid('M112 40q24-6 48 0l6 32h-60z', metal(), 5);
      pen.shape(circle(124, 52, 3), tones[2], 0.6);
      pen.shape(circle(140, 60, 2.4), tones[2], 0.6);
      return pen.shape(circle(148, 48, 2.6), tones[2], 0.6);
    case 'cup':
      pen.solid('M106 44h60l-8 30h-44z', metal(), 5);
      return pen.line('M118 48l4 22M130 48l2 22M142 48v22M154 48l-4 22', tones[2], 3);
    case 'collar':
      pen.solid(ellipse(134, 62, 40, 13), metal(), 5);
      return pen.shape(ellipse(134, 58, 26, 6), tones[2], 0.7);
    case 'none':
      return;
    default:
      pen.solid('M107 44h58a6 6 0 016 6v24H101V50a6 6 0 016-6z', metal(), 6);
  }
}
