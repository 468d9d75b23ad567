import type { Pen } from '../drawing/pen.ts';
import { box, circle, ellipse, flame, heart, spikes } from '../drawing/shapes.ts';
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
export type Spark =
  | 'burst'
  | 'flame'
  | 'blueflame'
  | 'bubbles'
  | 'hearts'
  | 'snow'
  | 'bolt'
  | 'stars'
  | 'slime'
  | 'steam'
  | 'sugar'
  | 'ghost'
  | 'petal'
  | 'prism'
  | 'lamp'
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

const around = (draw: (x: number, y: number, size: number) => void, places: readonly (readonly number[])[]): void => {
  for (const [x = 0, y = 0, size = 1] of places) draw(TIP.x + x, TIP.y + y, size);
};

/** What glows at the tip. The second of two states is drawn when `beat` is 1: the table changes between them. */
export function drawSpark(pen: Pen, spark: Spark, beat: 0 | 1): void {
  const { x, y } = TIP;
  const turn = beat * 22;
  const grow = 1 + beat * 0.14;
  const star = (fill: string, core: string, points = 8, outer = 28, inner = 15) => {
    pen.place(`rotate(${turn} ${x} ${y})`, () =>
      pen.solid(spikes(points, outer * grow, inner * grow, { cx: x, cy: y }), fill, 3.5),
    );
    pen.shape(circle(x, y, 9.5 * grow), core);
  };
  const fire = (outer: string, inner: string, core: string) => {
    pen.solid(flame(x, y + 16, 30 * grow, 54 * grow), outer, 4);
    pen.shape(flame(x + 1, y + 13, 18 * grow, 33 * grow), inner);
    pen.shape(ellipse(x, y + 8, 5, 7), core);
  };
  switch (spark) {
    case 'flame':
      return fire('#ff6a1f', '#ffc93f', '#fff6cf');
    case 'blueflame':
      return fire('#3f7bff', '#7fe3ff', '#f2ffff');
    case 'ghost':
      return fire('#3fd67a', '#b6ff8f', '#f6ffe2');
    case 'bubbles':
      return around(
        (cx, cy, size) => {
          pen.solid(circle(cx, cy - beat * 4, size * grow), '#bff0ff', 3.5);
          pen.shape(circle(cx - size * 0.3, cy - beat * 4 - size * 0.35, size * 0.28), '#fff');
        },
        [
          [0, 0, 12],
          [18, -14, 8],
          [-6, -22, 6],
        ],
      );
    case 'hearts':
      return around(
        (cx, cy, size) => pen.solid(heart(cx, cy - beat * 4, size * grow), '#ff5c93', 3.5),
        [
          [0, 0, 13],
          [20, -16, 8],
          [-12, -22, 6],
        ],
      );
    case 'snow':
      pen.place(`rotate(${turn} ${x} ${y})`, () => {
        const arms = [0, 60, 120].map((angle) => {
          const [dx, dy] = [Math.sin((angle * Math.PI) / 180) * 24, Math.cos((angle * Math.PI) / 180) * 24];
          return `M${x - dx} ${y - dy}L${x + dx} ${y + dy}`;
        });
        pen.line(arms.join(''), pen.ink, 11);
        pen.line(arms.join(''), '#d8f6ff', 5);
      });
      return pen.solid(circle(x, y, 8), '#fff', 3);
    case 'bolt':
      pen.place(`rotate(${turn - 8} ${x} ${y}) scale(1)`, () =>
        pen.solid(`M${x + 6} ${y - 32}l-24 34h14l-8 28 28-36h-15l14-26z`, beat ? '#fffbd0' : '#ffe14a', 4),
      );
      return;
    case 'stars':
      return around(
        (cx, cy, size) =>
          pen.place(`rotate(${turn} ${cx} ${cy})`, () =>
            pen.solid(spikes(5, size * grow, size * 0.45, { cx, cy }), '#ffe14a', 3.5),
          ),
        [
          [0, 0, 20],
          [22, -20, 10],
          [-16, -24, 8],
        ],
      );
    case 'slime':
      pen.solid(`M${x - 14} ${y - 4}a15 15 0 0 1 30 0c0 8-4 8-4 16s-6 8-7 0-3-4-6 2-8 4-8-3-5-7-5-15z`, '#9be32a', 4);
      return pen.shape(circle(x - 3, y - 7 - beat * 3, 4), '#f0ffc0');
    case 'steam':
      return around(
        (cx, cy, size) => pen.solid(circle(cx, cy - beat * 5, size * grow), '#f3f0ea', 3.5),
        [
          [4, 2, 11],
          [22, -8, 14],
          [12, -26, 9],
        ],
      );
    case 'sugar':
      star('#ff8fc8', '#fff', 6, 25, 14);
      return around(
        (cx, cy, size) => pen.shape(circle(cx, cy, size), '#fff'),
        [
          [20, -20, 3],
          [-18, -20, 2.5],
          [22, 14, 2.5],
        ],
      );
    case 'petal':
      pen.place(`rotate(${turn} ${x} ${y})`, () => {
        for (let petal = 0; petal < 5; petal++)
          pen.place(`rotate(${petal * 72} ${x} ${y})`, () => pen.solid(ellipse(x, y - 15, 9, 13), '#ffd1e6', 3.5));
      });
      return pen.solid(circle(x, y, 8), '#ffd23f', 3.5);
    case 'prism':
      pen.place(`rotate(${turn} ${x} ${y})`, () => {
        pen.solid(spikes(4, 32 * grow, 9, { cx: x, cy: y }), '#ffffff', 3.5);
        pen.shape(spikes(4, 20, 7, { cx: x, cy: y }), beat ? '#ff9df0' : '#9df5ff');
      });
      return;
    case 'lamp':
      pen.shape(circle(x, y, 34 * grow), '#fff3a0', 0.3);
      pen.solid(
        circle(x, y, 16),
        pen.radial([
          [0, '#ffffff'],
          [0.6, '#fff07a'],
          [1, '#ffb52e'],
        ]),
        4.5,
      );
      return;
    case 'none':
      return;
    default:
      star('#ff9421', '#ffe88a');
  }
}
