import { GOLD, metal } from '../../drawing/metals.ts';
import type { Pen } from '../../drawing/pen.ts';
import { around, circle, ellipse, flame, scatter, softPolygon, spikes } from '../../drawing/shapes.ts';
import { everywhere, type FrameRecipe, RING } from '../ring.ts';

const TRACK = circle(RING.x, RING.y, RING.middle);

function blossom(pen: Pen, x: number, y: number, size: number, color: string, core: string): void {
  for (let petal = 0; petal < 5; petal++)
    pen.place(`rotate(${petal * 72} ${x} ${y})`, () =>
      pen.solid(ellipse(x, y - size * 0.72, size * 0.46, size * 0.62), color, 2.6),
    );
  pen.solid(circle(x, y, size * 0.36), core, 2.6);
}

const laurelLeaf = (pen: Pen, fill: string): void => pen.solid('M60 14C50 6 48-6 54-16c10 6 14 18 6 30z', fill, 3);

/** 7–12: what grows, flows and burns. */
export const GROWN: Readonly<Record<number, FrameRecipe>> = {
  7: {
    well: ['#2f7a5a', '#0f3326'],
    back: (pen) => {
      pen.solid(circle(60, 60, 52), '#7a4a1f', 4);
      pen.line(TRACK, '#a8702f', 5);
      everywhere(pen, 13, (index) => {
        pen.solid('M60 12c-14-2-20-12-18-22 12-2 20 8 18 22z', index % 2 ? '#57b22b' : '#8fd14a', 3);
        pen.line('M58 8q-6-6-10-12', '#2f7f1a', 1.8);
      });
      blossom(pen, 16, 22, 15, '#ff8fc8', '#ffd23f');
      blossom(pen, 106, 34, 12, '#fff1d0', '#ff9421');
    },
    front: (pen) => {
      blossom(pen, 44, 110, 15, '#ffd1e6', '#ff5c93');
      blossom(pen, 76, 112, 12, '#b48bff', '#ffd23f');
      blossom(pen, 96, 98, 9, '#ff8fc8', '#ffd23f');
    },
  },
  8: {
    well: ['#5fd0ff', '#0f4a8c'],
    back: (pen) => {
      pen.solid(
        around((part) => 58 + Math.sin(part * 2 * Math.PI * 9) * 5, { cx: 60, cy: 60, steps: 90 }),
        '#1d7fc4',
        4.5,
      );
      pen.line(
        around((part) => 52 + Math.sin(part * 2 * Math.PI * 9 + 1) * 3, { cx: 60, cy: 60, steps: 90 }),
        '#8fe3ff',
        3.5,
      );
      for (const [x, y, r] of [
        [10, 14, 7],
        [0, 30, 4],
        [112, 16, 5],
      ] as const) {
        pen.solid(circle(x, y, r), '#d8f8ff', 2.6);
        pen.shape(circle(x - r * 0.3, y - r * 0.3, r * 0.3), '#fff');
      }
    },
    front: (pen) => {
      pen.solid('M18 118c-10-12-8-26-2-34 4 6 6 10 6 16 4-6 10-8 14-8-2 12-6 22-18 26z', '#ff7a59', 3.2);
      pen.solid(spikes(5, 17, 9, { cx: 98, cy: 104 }), '#ffb02e', 3.5);
      for (const { x, y } of scatter(8, 5, 7, { x: 98, y: 104 })) pen.shape(circle(x, y, 1.6), '#fff1d0');
      pen.solid('M44 112q16-22 32 0c6 10-38 10-32 0z', '#ffd1e6', 3.2);
      pen.line('M60 102v14M52 106l3 10M68 106l-3 10', '#cf5f92', 2);
    },
  },
  9: {
    well: ['#bfefff', '#3f7fb8'],
    back: (pen) => {
      everywhere(pen, 12, (index) => {
        const reach = index % 3 === 0 ? -20 : index % 2 ? -6 : -12;
        pen.solid(
          softPolygon(1.5, [50, 14], [56, reach + 8], [60, reach], [66, reach + 12], [70, 14]),
          index % 2 ? '#a8e6ff' : '#e8fbff',
          3.2,
        );
        pen.shape(softPolygon(1, [60, reach + 3], [66, reach + 13], [68, 12], [60, 12]), '#4fa8e0', 0.6);
      });
      pen.solid(circle(60, 60, 52), '#d8f6ff', 4);
      pen.line(TRACK, '#7fc8f0', 5);
      everywhere(pen, 9, () => pen.line('M56 16l8-6', '#fff', 3));
    },
    front: (pen) => {
      for (const [x, length] of [
        [26, 16],
        [40, 26],
        [54, 18],
        [68, 28],
        [82, 20],
        [95, 14],
      ] as const)
        pen.solid(`M${x - 7} ${103 + (30 - Math.abs(60 - x)) * 0.16}h14l-7 ${length}z`, '#e8fbff', 3);
    },
  },
  10: {
    well: ['#5a3fb8', '#120a36'],
    back: (pen) => {
      pen.solid(circle(60, 60, 54), '#1b1f6b', 4.5);
      for (const { x, y } of scatter(10, 30, 53, { x: 60, y: 60 })) pen.shape(circle(x, y, 1.3), '#fff', 0.9);
      pen.place('rotate(-24 60 60)', () => {
        pen.cord('M-14 60a74 24 0 0 1 148 0', '#ffb02e', 3.5, 2.5);
      });
      pen.solid(circle(8, 12, 11), '#ff7ac8', 3.5);
      pen.line('M0 16q8-6 16-6', '#ffd1f0', 2.5);
      pen.solid(spikes(4, 13, 4.5, { cx: 108, cy: 8 }), '#fff6b8', 3);
    },
    front: (pen) => {
      pen.place('rotate(-24 60 60)', () => {
        pen.cord('M-14 60a74 24 0 0 0 148 0', '#ffd23f', 4, 2.5);
        pen.solid(circle(90, 82, 9), '#5fe0d8', 3.2);
      });
      pen.solid(spikes(5, 12, 5.5, { cx: 34, cy: 112 }), '#ffe14a', 3);
      pen.solid(spikes(5, 8, 3.6, { cx: 52, cy: 120 }), '#ffe14a', 2.6);
    },
  },
  11: {
    well: ['#ffb02e', '#8c1a0a'],
    back: (pen) => {
      everywhere(pen, 14, (index) => {
        const height = index % 2 ? 30 : 40;
        pen.solid(flame(60, 14, 24, height), index % 2 ? '#ff4f1f' : '#ff8a1f', 3.2);
        pen.shape(flame(60, 13, 14, height * 0.6), '#ffd23f');
      });
      pen.solid(circle(60, 60, 51), '#c4230f', 4);
      pen.line(TRACK, '#ff8a1f', 4);
    },
    front: (pen) => {
      for (const [x, y, size] of [
        [30, 124, 34],
        [60, 132, 46],
        [90, 124, 34],
      ] as const) {
        pen.solid(flame(x, y, size * 0.7, size), '#ff6a1f', 3.2);
        pen.shape(flame(x + 1, y - 1, size * 0.42, size * 0.62), '#ffd23f');
      }
    },
  },
  12: {
    well: ['#1f6f5a', '#062a26'],
    back: (pen) => {
      for (const side of [1, -1])
        pen.place(side < 0 ? 'matrix(-1 0 0 1 120 0)' : 'translate(0 0)', () =>
          everywhere(pen, 14, (index) => {
            if (index > 0 && index < 7) laurelLeaf(pen, index % 2 ? metal(pen, GOLD) : '#ffe45c');
          }),
        );
      pen.solid(circle(60, 60, 54), '#2f9b6c', 4.5);
      pen.clip(circle(60, 60, 54), () => {
        everywhere(pen, 22, () => pen.line('M52 20q8 8 16 0M52 12q8 8 16 0', '#0f5a3f', 2.4));
      });
      pen.line(circle(60, 60, 53), '#a6ef9c', 2.4, { opacity: 0.7 });
    },
    front: (pen) => {
      pen.solid(
        'M100 88c10 14 4 34-16 40-24 6-56 2-66-14 14 6 26 2 32-6 10-12 34-8 40 2 4-8 6-14 10-22z',
        '#3fbf86',
        3.5,
      );
      pen.line('M34 116q22 8 46-2', '#fff1a8', 4);
      pen.solid('M28 86c-16-4-26 6-28 18 8-2 10 4 6 10 14 4 32 2 38-8 4-10-4-18-16-20z', '#3fbf86', 3.5);
      pen.solid('M26 88l-8-14 16 8zM36 92l2-16 8 16z', '#ffd23f', 3);
      pen.solid(circle(24, 98, 4.6), '#fff27a', 2.6);
      pen.shape(ellipse(24, 98, 1.3, 3.4), '#170d1c');
      pen.shape(circle(6, 101, 1.8), '#170d1c');
      pen.line('M6 112q10 2 20-2', '#170d1c', 2.6);
    },
  },
};
