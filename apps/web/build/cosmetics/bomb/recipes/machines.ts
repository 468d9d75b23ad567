import { BRASS, gearWheel, metal, rivets, STEEL } from '../../drawing/metals.ts';
import { around, box, circle, cog, polygon, softPolygon } from '../../drawing/shapes.ts';
import type { Recipe } from '../recipe.ts';

const ROUND = circle(130, 158, 101);

/** 31–36: iron, wood and clockwork. */
export const MACHINES: Readonly<Record<number, Recipe>> = {
  31: {
    body: ROUND,
    tones: ['#a9b8cc', '#5f6f88', '#262f42'],
    gloss: 'metal',
    skin: (pen) => {
      pen.shape('M96 40h68v240H96z', '#c9602f', 0.95);
      pen.shape('M10 196h240v40H10z', '#c9602f', 0.95);
      pen.shape('M150 40h14v240h-14zM10 226h240v10H10z', '#5f240c', 0.45);
      pen.line('M96 40v240M164 40v240M10 196h240M10 236h240', pen.ink, 5);
      rivets(
        pen,
        [44, 68, 192, 216].map((x): [number, number] => [x, 216]),
        '#ffd9b8',
        6,
      );
      rivets(
        pen,
        [
          [130, 78],
          [130, 250],
          [46, 110],
          [44, 160],
          [214, 110],
          [216, 160],
        ],
        '#dfe8f2',
        6,
      );
    },
    front: (pen) => {
      pen.solid(polygon([130, 186], [158, 201], [158, 231], [130, 246], [102, 231], [102, 201]), metal(pen, STEEL), 5);
      pen.line('M116 216h28', pen.ink, 6);
    },
    cap: 'nut',
    capTones: STEEL,
    fuse: 'cable',
    fuseColors: ['#3a4258', '#ffb52e'],
    spark: 'bolt',
    face: { eyes: 'round', brow: 'stern', browColor: '#dfe8f2', mouth: 'flat' },
  },
  32: {
    body: around((part) => 100 + Math.cos(part * 4 * Math.PI) * -4),
    tones: ['#ffb08a', '#c9602f', '#5f240c'],
    gloss: 'metal',
    back: (pen) => {
      pen.cord('M40 150C-10 130-14 70 34 70', '#5f240c', 12);
      pen.solid(
        'M206 132c30-6 34-30 56-44l10 14c-10 12-10 30-24 44-14 14-30 18-42 18z',
        metal(pen, ['#ffc4a0', '#c9602f', '#5f240c']),
        6,
      );
    },
    skin: (pen) => {
      pen.line('M20 96q110-24 220 0', '#5f240c', 6);
      for (const [x, y, r] of [
        [60, 190, 22],
        [196, 210, 26],
        [80, 236, 14],
        [210, 150, 12],
      ] as const)
        pen.shape(
          around((_, step) => r + ((step * 7) % 5), { cx: x, cy: y, steps: 12 }),
          '#5fbf9f',
          0.6,
        );
      rivets(
        pen,
        [44, 76, 108, 152, 184, 216].map((x) => [x, 84 - Math.abs(130 - x) * -0.05]),
        '#ffd9b8',
      );
    },
    cap: 'collar',
    capTones: ['#ffd0a8', '#c9602f', '#5f240c'],
    fuse: 'pipe',
    fuseColors: ['#c9602f', '#ffb08a'],
    spark: 'steam',
    face: { eyes: 'sleepy', brow: 'raised', browColor: '#5f240c', mouth: 'o' },
  },
  33: {
    body: cog(130, 158, 122, 100, 13),
    tones: ['#ffe7a8', '#d9a23f', '#80521a'],
    gloss: 'metal',
    skin: (pen) => {
      pen.line(circle(130, 158, 84), '#80521a', 6);
      pen.line(circle(130, 156, 84), '#fff3cf', 2.5, { opacity: 0.7 });
      rivets(
        pen,
        [0, 60, 120, 180, 240, 300].map((angle) => [
          130 + Math.sin((angle * Math.PI) / 180) * 94,
          158 - Math.cos((angle * Math.PI) / 180) * 94,
        ]),
        '#fff3cf',
      );
    },
    front: (pen) => gearWheel(pen, 212, 236, 34, 9, STEEL),
    cap: 'none',
    fuse: 'coil',
    fuseColors: ['#ff9a5c', '#c9602f'],
    face: { eyes: 'wide', pupil: 'ring', white: '#fff8e0', brow: 'worried', browColor: '#80521a', mouth: 'grin' },
  },
  34: {
    body: 'M64 66h132c20 24 32 60 32 94s-12 70-32 98H64c-20-28-32-64-32-98s12-70 32-94z',
    tones: ['#d9985c', '#96561f', '#4a250a'],
    gloss: 'matte',
    skin: (pen) => {
      for (const x of [70, 100, 130, 160, 190])
        pen.line(`M${x} 60Q${x + (x - 130) * 0.5} 160 ${x} 262`, '#4a250a', 4.5, { opacity: 0.75 });
      pen.line('M84 150q10 40 2 80M150 80q-10 20 0 44M176 190q8 20 0 40', '#4a250a', 3, { opacity: 0.5 });
      for (const y of [88, 236]) {
        pen.shape(`M0 ${y - 13}q130 14 260 0v26q-130 14-260 0z`, pen.ink);
        pen.shape(`M0 ${y - 9}q130 14 260 0v18q-130 14-260 0z`, metal(pen, STEEL));
        rivets(
          pen,
          [56, 94, 130, 166, 204].map((x) => [x, y + 5]),
          '#f2f7ff',
          3.6,
        );
      }
    },
    cap: 'cork',
    capTones: ['#f2cf9a', '#c99a5c', '#7d5a2a'],
    face: { eyes: 'angry', brow: 'bushy', browColor: '#2b1406', mouth: 'smirk' },
  },
  35: {
    body: softPolygon(
      10,
      [14, 68],
      [246, 68],
      [250, 104],
      [202, 146],
      [188, 186],
      [222, 226],
      [222, 266],
      [38, 266],
      [38, 226],
      [72, 186],
      [58, 146],
      [-12, 100],
    ),
    tones: ['#8fa0b8', '#46536b', '#171d2b'],
    gloss: 'none',
    skin: (pen) => {
      pen.shape('M-20 62h290v14H-20z', '#dfe8f2', 0.75);
      pen.shape('M-10 240h270v40H-10z', '#000', 0.28);
      pen.line('M60 240h140', '#dfe8f2', 3, { opacity: 0.4 });
    },
    front: (pen) => {
      pen.place('rotate(-24 40 74)', () => {
        pen.solid(box(40, 52, 13, 84, 5), '#a8672a', 5);
        pen.solid(box(40, 8, 66, 32, 6), metal(pen, STEEL), 5);
      });
    },
    cap: 'nut',
    capTones: STEEL,
    fuse: 'chain',
    fuseColors: ['#dfe8f2', '#8fa0b8'],
    face: { eyes: 'round', brow: 'stern', browColor: '#ffb52e', mouth: 'flat', mouthColor: '#0c101a' },
  },
  36: {
    body: ROUND,
    tones: ['#fff8e6', '#f4dca6', '#b98a45'],
    gloss: 'glass',
    back: (pen) => {
      pen.both(() => {
        pen.solid('M40 252l-18 30 34-14z', metal(pen, BRASS), 5);
        pen.solid('M92 66C60 30 16 42 22 88z', metal(pen, BRASS), 6);
      });
      pen.solid(ROUND, '#74481a', 7);
    },
    skin: (pen) => {
      for (let hour = 0; hour < 12; hour++)
        pen.place(`rotate(${hour * 30} 130 158)`, () => pen.line('M130 70v16', '#74481a', hour % 3 ? 4 : 8));
      pen.line('M130 158L184 202M130 158l-26 56', '#170d1c', 8);
      pen.shape(circle(130, 158, 9), '#d9402c');
    },
    front: (pen) => {
      pen.line(circle(130, 158, 98), pen.ink, 20);
      pen.line(circle(130, 158, 98), '#d29a3c', 12);
      pen.line(circle(130, 156, 101), '#ffe7a8', 3, { opacity: 0.8 });
    },
    cap: 'ring',
    fuse: 'rope',
    spark: 'bolt',
    face: { eyes: 'tall', brow: 'raised', browColor: '#74481a', mouth: 'none' },
  },
};
