import { BRASS, gearWheel, metal, rivets, STEEL } from '../../drawing/metals.ts';
import { box, circle, cog, softPolygon } from '../../drawing/shapes.ts';
import type { Recipe } from '../recipe.ts';

const ROUND = circle(130, 158, 101);
const COPPER = ['#ffc4a0', '#c9602f', '#5f240c'] as const;

/** 31–36: iron, wood and clockwork. */
export const MACHINES: Readonly<Record<number, Recipe>> = {
  31: {
    body: ROUND,
    tones: ['#c3d0e0', '#66768f', '#262f42'],
    gloss: 'metal',
    // Bolts hold the two halves together.
    back: (pen) => {
      pen.both(() => {
        pen.solid(box(28, 158, 34, 30, 4), metal(pen, STEEL), 5);
        pen.solid(
          softPolygon(4, [-8, 158], [1, 134], [19, 134], [28, 158], [19, 182], [1, 182]),
          metal(pen, COPPER),
          5,
        );
        pen.line('M1 158h18', COPPER[2], 4);
      });
    },
    skin: (pen) => {
      for (const [edge, other] of [
        ['M10 40h240v42q-120 26-240 0z', 'M10 82q120 26 240 0'],
        ['M10 280h240v-62q-120 30-240 0z', 'M10 218q120 30 240 0'],
      ] as const) {
        pen.shape(edge, '#c9602f');
        pen.line(other, pen.ink, 6);
      }
      pen.line('M10 73q120 26 240 0M10 231q120 30 240 0', '#ffc4a0', 3.5, { opacity: 0.8 });
      pen.line('M130 97v22M130 206v26', pen.ink, 4.5);
      const along = (y: number, bend: number, xs: readonly number[]): [number, number][] =>
        xs.map((x) => [x, y + bend * (1 - ((x - 130) / 120) ** 2)]);
      rivets(pen, along(66, 11, [74, 106, 154, 186]), '#ffe3c8', 6.5);
      rivets(pen, along(228, 17, [60, 95, 130, 165, 200]), '#ffe3c8', 6.5);
    },
    cap: 'nut',
    capTones: STEEL,
    fuse: 'cable',
    fuseColors: ['#3a4258', '#ffb52e'],
    spark: 'bolt',
    face: { eyes: 'wide', brow: 'stern', browColor: '#2a3347', mouth: 'grin' },
  },
  32: {
    body: 'M64 96c30-26 102-26 132 0 38 32 52 96 32 136q-4 20-26 22H58q-22-2-26-22c-20-40-6-104 32-136z',
    tones: ['#ffc09a', '#d06a35', '#64260d'],
    rim: '#ffd9b8',
    gloss: 'metal',
    back: (pen) => {
      // The handle, bound where the hand holds it.
      pen.cord('M44 116C-34 84-44 214 30 218', COPPER[1], 13);
      pen.line('M44 112C-24 88-36 204 26 212', '#ffd0a8', 3.5, { opacity: 0.8 });
      pen.cord('M-15 140q-4 22 2 44', '#3a2430', 17);
      // A spout that bends upwards.
      pen.solid(
        'M192 212c40-6 48-26 44-58-2-20 4-32 14-38l-10-14 38-8 2 18c-14 10-16 26-14 42 6 50-14 84-72 86z',
        metal(pen, COPPER),
        6,
      );
      pen.line('M236 108l42-9', COPPER[2], 5);
      pen.line('M247 126c-10 12-6 28-4 42', '#ffe3c8', 4, { opacity: 0.8 });
      for (const [x, y, r] of [
        [270, 72, 13],
        [258, 48, 9],
        [272, 30, 6],
      ] as const)
        pen.solid(circle(x, y, r), '#f4f8ff', 4);
    },
    skin: (pen) => {
      pen.shape('M0 222h260v50H0z', COPPER[2], 0.55);
      pen.line('M10 222h240', '#ffd0a8', 4);
      rivets(
        pen,
        [52, 83, 114, 146, 177, 208].map((x) => [x, 238]),
        '#ffe3c8',
        5.5,
      );
    },
    front: (pen) => {
      // The lid with its rim.
      pen.solid('M74 92q56-52 112 0z', metal(pen, COPPER), 5.5);
      pen.solid(box(130, 94, 128, 15, 7), metal(pen, BRASS), 5);
      pen.line('M96 76q14-14 32-15', '#fff3cf', 4, { opacity: 0.8 });
    },
    cap: 'collar',
    capTones: ['#fff3cf', '#d29a3c', '#74481a'],
    fuse: 'pipe',
    fuseColors: ['#c9602f', '#ffb08a'],
    spark: 'steam',
    face: { eyes: 'cute', brow: 'none', mouth: 'o' },
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
