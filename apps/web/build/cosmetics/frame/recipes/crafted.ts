import { BRASS, GOLD, metal, STEEL } from '../../drawing/metals.ts';
import type { Pen } from '../../drawing/pen.ts';
import { box, circle, cog, ellipse, heart, softPolygon, spikes } from '../../drawing/shapes.ts';
import { everywhere, type FrameRecipe, RING } from '../ring.ts';

const RIM = circle(RING.x, RING.y, RING.outer);
const TRACK = circle(RING.x, RING.y, RING.middle);

function jewel(pen: Pen, x: number, y: number, size: number, color: string): void {
  pen.solid(softPolygon(1.5, [x, y - size], [x + size * 0.8, y], [x, y + size], [x - size * 0.8, y]), color, 3);
  pen.shape(softPolygon(1, [x, y - size * 0.7], [x + size * 0.2, y], [x - size * 0.5, y]), '#fff', 0.7);
}

const ribbon = (pen: Pen, color: string, edge: string): void => {
  pen.solid('M14 104l-18 2 8 10-6 12 24-2z', edge, 3);
  pen.solid('M106 104l18 2-8 10 6 12-24-2z', edge, 3);
  pen.solid('M8 98q52 18 104 0l-4 24q-48 14-96 0z', color, 3.5);
};

/** 1–6: what is made by hand. */
export const CRAFTED: Readonly<Record<number, FrameRecipe>> = {
  1: {
    well: ['#3f6f96', '#16304a'],
    back: (pen) => {
      pen.solid(RIM, '#d9a860', 4);
      pen.line(TRACK, '#f6dca6', 12);
      everywhere(pen, 30, () => pen.line('M55 18q8-4 10-11', '#9c6a2a', 2.6));
      pen.line(RIM, pen.ink, 3.5);
    },
    front: (pen) => {
      pen.cord('M60 112c-22-12-26 12-8 12s14-20 2-26M60 112c22-12 26 12 8 12s-14-20-2-26', '#f6dca6', 6, 3);
      pen.line('M44 116l5 4M76 116l-5 4', '#9c6a2a', 2.2);
    },
  },
  2: {
    well: ['#a2243f', '#4a0a20'],
    back: (pen) => {
      pen.solid(circle(60, 60, 58), '#e23f2b', 4.5);
      pen.line(circle(60, 60, 54.5), '#ff8a6a', 3, { opacity: 0.8 });
      everywhere(pen, 14, (index) => {
        pen.solid(circle(60, 11, 6.4), index % 2 ? '#fff6cf' : '#ffd23f', 3);
        pen.shape(circle(58, 9, 2), '#fff');
      });
    },
    front: (pen) => {
      pen.solid(spikes(5, 17, 8.5, { cx: 60, cy: 112 }), '#ffd23f', 3.5);
      pen.shape(circle(57, 108, 3), '#fff', 0.8);
    },
  },
  3: {
    well: ['#ff9fd0', '#a3195c'],
    back: (pen) => {
      pen.solid(circle(60, 60, 57), '#ffffff', 4.5);
      pen.clip(circle(60, 60, 57), () => everywhere(pen, 11, () => pen.shape('M52 0h18L54 30H38z', '#ef3340')));
      pen.line(circle(60, 60, 53), '#fff', 3, { opacity: 0.55 });
      pen.line(circle(60, 60, 57), pen.ink, 4.5);
    },
    front: (pen) => {
      pen.solid('M60 110C44 94 22 96 20 108s22 18 40 6zM60 110c16-16 38-14 40-2s-22 18-40 6z', '#4fd08d', 3.5);
      pen.line('M30 106q14 0 24 5M90 106q-14 0-24 5', '#1f7a4d', 2.5);
      pen.solid(circle(60, 111, 9), '#ffd23f', 3.5);
    },
  },
  4: {
    well: ['#4a5a80', '#171f33'],
    back: (pen) => {
      pen.solid(cog(60, 60, 66, 56, 14), metal(pen, BRASS), 4.5);
      pen.line(TRACK, '#74481a', 3);
      everywhere(
        pen,
        7,
        () => {
          pen.solid(circle(60, 13, 4), '#fff3cf', 2.4);
          pen.line('M57.5 13h5', pen.ink, 1.8);
        },
        0.5,
      );
    },
    front: (pen) => {
      pen.solid(cog(100, 104, 22, 17, 9), metal(pen, STEEL), 3.5);
      pen.solid(circle(100, 104, 7), '#3f4a61', 3);
      pen.solid(cog(70, 118, 15, 11, 8), metal(pen, ['#ffc4a0', '#c9602f', '#5f240c']), 3.2);
      pen.solid(circle(70, 118, 4.4), '#5f240c', 2.6);
    },
  },
  5: {
    well: ['#7a3bd0', '#2a0f5f'],
    back: (pen) => {
      pen.solid(RIM, '#1d0f3f', 4);
      for (const [width, color, opacity] of [
        [13, '#ff2bd6', 0.35],
        [7, '#ff2bd6', 1],
        [2.4, '#ffffff', 0.9],
      ] as const)
        pen.line(circle(60, 60, 49), color, width, { opacity, dash: '62 15.2' });
      for (const [width, color] of [
        [5, '#00e5ff'],
        [1.6, '#ffffff'],
      ] as const)
        pen.line(circle(60, 60, 42.5), color, width);
      everywhere(pen, 4, () => pen.solid(box(60, 9, 16, 16, 4), '#3a2470', 3), 0.5);
      everywhere(pen, 4, () => pen.line('M54 9h12', '#f9ff3d', 3.4), 0.5);
    },
    front: (pen) => {
      pen.solid('M68 90L40 114h16l-8 20 32-28H62z', '#f9ff3d', 3.5);
    },
  },
  6: {
    well: ['#8c1f3f', '#3a0818'],
    back: (pen) => {
      pen.solid('M22 26L12-18l26 18L60-24 82 0l26-18-10 44z', metal(pen, GOLD), 4);
      pen.solid(circle(60, 60, 57), metal(pen, GOLD), 4.5);
      pen.line(circle(60, 60, 53), '#fff6b8', 2.6, { opacity: 0.9 });
      everywhere(pen, 18, (index) => {
        if (index % 3 === 0)
          pen.solid(ellipse(60, 10.5, 5, 6), ['#ff3d6e', '#38d996', '#4fc8ff'][(index / 3) % 3] ?? '#fff', 2.6);
        else pen.shape(circle(60, 11, 2.6), '#a8680a');
      });
      jewel(pen, 60, -4, 9, '#4fc8ff');
      for (const x of [12, 108]) pen.solid(circle(x, -19, 5), '#ff3d6e', 3);
    },
    front: (pen) => {
      ribbon(pen, '#c4182f', '#7a0f1f');
      pen.solid(heart(60, 110, 9), '#ffd23f', 3);
    },
  },
};
