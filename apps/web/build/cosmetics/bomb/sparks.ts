import type { Pen } from '../drawing/pen.ts';
import { circle, ellipse, flame, heart, spikes } from '../drawing/shapes.ts';
import { TIP } from './fuses.ts';

export type Spark =
  | 'burst'
  | 'flame'
  | 'blueflame'
  | 'bubbles'
  | 'hearts'
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

const { x, y } = TIP;
const GROWS = 0.14;
const TURNS = 22;

/** Draws one of the two states of a spark. */
type DrawSpark = (pen: Pen, beat: 0 | 1) => void;

const turned = (pen: Pen, beat: 0 | 1, draw: () => void): void => pen.place(`rotate(${beat * TURNS} ${x} ${y})`, draw);

const each = (places: readonly (readonly [number, number, number])[], draw: DrawAt): void => {
  for (const [dx, dy, size] of places) draw(x + dx, y + dy, size);
};
type DrawAt = (cx: number, cy: number, size: number) => void;

function star(pen: Pen, beat: 0 | 1, fill: string, core: string, points: number, outer: number, inner: number): void {
  const grow = 1 + beat * GROWS;
  turned(pen, beat, () => pen.solid(spikes(points, outer * grow, inner * grow, { cx: x, cy: y }), fill, 3.5));
  pen.shape(circle(x, y, 9.5 * grow), core);
}

const fire =
  (outer: string, inner: string, core: string): DrawSpark =>
  (pen, beat) => {
    const grow = 1 + beat * GROWS;
    pen.solid(flame(x, y + 16, 30 * grow, 54 * grow), outer, 4);
    pen.shape(flame(x + 1, y + 13, 18 * grow, 33 * grow), inner);
    pen.shape(ellipse(x, y + 8, 5, 7), core);
  };

const SPARKS: Readonly<Record<Spark, DrawSpark>> = {
  burst: (pen, beat) => star(pen, beat, '#ff9421', '#ffe88a', 8, 28, 15),
  flame: fire('#ff6a1f', '#ffc93f', '#fff6cf'),
  blueflame: fire('#3f7bff', '#7fe3ff', '#f2ffff'),
  ghost: fire('#3fd67a', '#b6ff8f', '#f6ffe2'),
  bubbles: (pen, beat) =>
    each(
      [
        [0, 0, 12],
        [18, -14, 8],
        [-6, -22, 6],
      ],
      (cx, cy, size) => {
        pen.solid(circle(cx, cy - beat * 4, size), '#bff0ff', 3.5);
        pen.shape(circle(cx - size * 0.3, cy - beat * 4 - size * 0.35, size * 0.28), '#fff');
      },
    ),
  hearts: (pen, beat) =>
    each(
      [
        [0, 0, 13],
        [20, -16, 8],
        [-12, -22, 6],
      ],
      (cx, cy, size) => pen.solid(heart(cx, cy - beat * 4, size), '#ff5c93', 3.5),
    ),
  bolt: (pen, beat) =>
    pen.place(`rotate(${beat * TURNS - 8} ${x} ${y})`, () =>
      pen.solid(`M${x + 6} ${y - 32}l-24 34h14l-8 28 28-36h-15l14-26z`, beat ? '#fffbd0' : '#ffe14a', 4),
    ),
  stars: (pen, beat) =>
    each(
      [
        [0, 0, 20],
        [22, -20, 10],
        [-16, -24, 8],
      ],
      (cx, cy, size) =>
        pen.place(`rotate(${beat * TURNS} ${cx} ${cy})`, () =>
          pen.solid(spikes(5, size, size * 0.45, { cx, cy }), '#ffe14a', 3.5),
        ),
    ),
  slime: (pen, beat) => {
    pen.solid(`M${x - 14} ${y - 4}a15 15 0 0 1 30 0c0 8-4 8-4 16s-6 8-7 0-3-4-6 2-8 4-8-3-5-7-5-15z`, '#9be32a', 4);
    pen.shape(circle(x - 3, y - 7 - beat * 3, 4), '#f0ffc0');
  },
  steam: (pen, beat) =>
    each(
      [
        [4, 2, 11],
        [22, -8, 14],
        [12, -26, 9],
      ],
      (cx, cy, size) => pen.solid(circle(cx, cy - beat * 5, size), '#f3f0ea', 3.5),
    ),
  sugar: (pen, beat) => {
    star(pen, beat, '#ff8fc8', '#fff', 6, 25, 14);
    each(
      [
        [20, -20, 3],
        [-18, -20, 2.5],
        [22, 14, 2.5],
      ],
      (cx, cy, size) => pen.shape(circle(cx, cy, size), '#fff'),
    );
  },
  petal: (pen, beat) => {
    turned(pen, beat, () => {
      for (let petal = 0; petal < 5; petal++)
        pen.place(`rotate(${petal * 72} ${x} ${y})`, () => pen.solid(ellipse(x, y - 15, 9, 13), '#ffd1e6', 3.5));
    });
    pen.solid(circle(x, y, 8), '#ffd23f', 3.5);
  },
  prism: (pen, beat) =>
    turned(pen, beat, () => {
      pen.solid(spikes(4, 32, 9, { cx: x, cy: y }), '#ffffff', 3.5);
      pen.shape(spikes(4, 20, 7, { cx: x, cy: y }), beat ? '#ff9df0' : '#9df5ff');
    }),
  lamp: (pen, beat) => {
    pen.shape(circle(x, y, 34 * (1 + beat * GROWS)), '#fff3a0', 0.3);
    const light = pen.radial([
      [0, '#ffffff'],
      [0.6, '#fff07a'],
      [1, '#ffb52e'],
    ]);
    pen.solid(circle(x, y, 16), light, 4.5);
  },
  none: () => undefined,
};

/** What glows at the tip. The second of two states is drawn when `beat` is 1: the table changes between them. */
export const drawSpark = (pen: Pen, spark: Spark, beat: 0 | 1): void => SPARKS[spark](pen, beat);
