import type { Pen } from '../../drawing/pen.ts';
import { around, box, circle, cog, ellipse, flame, softPolygon } from '../../drawing/shapes.ts';
import type { Recipe, Tones } from '../recipe.ts';

const ROUND = circle(130, 158, 101);
const STEEL: Tones = ['#dfe8f2', '#8fa0b8', '#3f4a61'];
const BRASS: Tones = ['#ffe7a8', '#d29a3c', '#74481a'];

const metal = (pen: Pen, [light, middle, dark]: Tones): string =>
  pen.linear(
    [
      [0, light],
      [0.5, middle],
      [1, dark],
    ],
    'right',
  );

function rivets(pen: Pen, places: readonly (readonly [number, number])[], color: string, r = 4.5): void {
  for (const [x, y] of places) {
    pen.shape(circle(x, y + 1.5, r + 1), '#000', 0.35);
    pen.shape(circle(x, y, r), color);
    pen.shape(circle(x - r * 0.3, y - r * 0.35, r * 0.35), '#fff', 0.8);
  }
}

function gauge(pen: Pen, cx: number, cy: number, r: number, needle: number): void {
  pen.solid(circle(cx, cy, r), metal(pen, BRASS), 4.5);
  pen.solid(circle(cx, cy, r * 0.74), '#fffaf0', 3);
  pen.line(
    `M${cx - r * 0.45} ${cy + r * 0.25}A${r * 0.52} ${r * 0.52} 0 0 1 ${cx + r * 0.45} ${cy + r * 0.25}`,
    '#d9402c',
    3.5,
  );
  pen.place(`rotate(${needle} ${cx} ${cy})`, () => pen.line(`M${cx} ${cy}V${cy - r * 0.55}`, '#170d1c', 3));
  pen.shape(circle(cx, cy, r * 0.14), '#170d1c');
}

function wheel(pen: Pen, cx: number, cy: number, r: number, teeth: number, tones: Tones): void {
  pen.solid(cog(cx, cy, r, r * 0.8, teeth), metal(pen, tones), 4.5);
  pen.solid(circle(cx, cy, r * 0.34), tones[2], 4);
}

/** 31–40: the engine house. */
export const MACHINES: Readonly<Record<number, Recipe>> = {
  31: {
    body: ROUND,
    tones: ['#a9b8cc', '#5f6f88', '#262f42'],
    gloss: 'metal',
    skin: (pen) => {
      pen.line('M130 50v220M20 158h220', '#1b2233', 6);
      pen.line('M134 50v220M20 162h220', '#d9e4f2', 2.5, { opacity: 0.5 });
      const places = [-40, 40].flatMap((angle) => [angle, 180 - angle, 180 + angle, -angle]);
      rivets(
        pen,
        [
          ...[66, 84, 220, 240].flatMap((y): [number, number][] => [
            [118, y],
            [142, y],
          ]),
          ...[46, 66, 194, 214].flatMap((x): [number, number][] => [
            [x, 147],
            [x, 170],
          ]),
          ...places.map((angle): [number, number] => [
            130 + Math.sin((angle * Math.PI) / 180) * 86,
            158 - Math.cos((angle * Math.PI) / 180) * 86,
          ]),
        ],
        '#dfe8f2',
      );
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
    front: (pen) => wheel(pen, 212, 236, 34, 9, STEEL),
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
  37: {
    body: box(130, 160, 186, 204, 62),
    tones: ['#c9d6e6', '#7488a3', '#2c374d'],
    gloss: 'metal',
    back: (pen) => {
      pen.cord('M226 200h26v-90h-30', '#c9602f', 15);
      pen.cord('M34 190H6v60h40', '#c9602f', 15);
      pen.solid(box(240, 190, 30, 18, 5), metal(pen, BRASS), 4);
    },
    skin: (pen) => {
      pen.line('M30 92h200M30 148h200', '#2c374d', 6);
      rivets(
        pen,
        [52, 78, 104, 156, 182, 208].flatMap((x): [number, number][] => [
          [x, 80],
          [x, 240],
        ]),
        '#f2f7ff',
      );
      pen.solid(box(130, 204, 100, 44, 12), '#1d0a06', 5);
      pen.shape(box(130, 208, 86, 30, 8), '#ff6a1f', 0.9);
      for (const x of [98, 120, 144, 164]) pen.shape(flame(x, 224, 24, 34), '#ffd23f');
      pen.line('M98 184v40M116 184v40M134 184v40M152 184v40', pen.ink, 5);
    },
    front: (pen) => {
      gauge(pen, 212, 76, 30, 60);
      pen.solid('M44 44h40l6 26H38z', metal(pen, STEEL), 5);
      pen.solid(ellipse(64, 44, 24, 8), '#171d2b', 4);
    },
    cap: 'ring',
    fuse: 'pipe',
    fuseColors: ['#c9602f', '#ffb08a'],
    spark: 'steam',
    face: { eyes: 'goggles', brow: 'none', mouth: 'none' },
  },
  38: {
    body: 'M62 92h136l20 24v106l-20 24H62l-20-24V116z',
    tones: ['#fff6b8', '#ffc23f', '#c26a0a'],
    gloss: 'glass',
    back: (pen) => {
      pen.solid('M52 62c26-34 130-34 156 0l14 34H38z', metal(pen, ['#5f6f88', '#333e55', '#121826']), 6);
      pen.solid('M36 240h188l16 30H20z', metal(pen, ['#5f6f88', '#333e55', '#121826']), 6);
      pen.cord('M44 90C-30 40-20 8 40 24', '#333e55', 8);
    },
    skin: (pen) => {
      pen.shape(circle(130, 180, 90), '#fffbe0', 0.7);
      pen.shape(flame(130, 246, 96, 120), '#ff8a1f', 0.9);
      pen.shape(flame(132, 246, 58, 76), '#fff0a0');
    },
    front: (pen) => {
      pen.both(() => pen.cord('M78 92v152', '#333e55', 7, 3.5));
      pen.line('M40 164h36M184 164h36', pen.ink, 13);
      pen.line('M40 164h36M184 164h36', '#333e55', 6);
    },
    cap: 'nut',
    capTones: ['#5f6f88', '#333e55', '#121826'],
    fuse: 'chain',
    fuseColors: ['#8fa0b8', '#46536b'],
    spark: 'flame',
    face: { eyes: 'cute', brow: 'raised', browColor: '#c26a0a', mouth: 'smirk' },
  },
  39: {
    body: circle(130, 146, 92),
    tones: ['#6f7f99', '#2f3a52', '#0d1220'],
    gloss: 'metal',
    back: (pen) => {
      pen.solid('M12 150h24v-60h188v60h24v92H12z', metal(pen, ['#e0523a', '#b02a20', '#5f0f12']), 6);
      pen.solid('M64 66L56 14h52l-6 52z', metal(pen, ['#5f6f88', '#2f3a52', '#0d1220']), 6);
      pen.solid(box(82, 8, 66, 18, 6), metal(pen, BRASS), 5);
      for (const [x, y, r] of [
        [66, -18, 15],
        [92, -24, 18],
        [40, -32, 12],
      ] as const)
        pen.solid(circle(x, y, r), '#f3f0ea', 4);
      pen.solid('M22 232h216l30 50H-8z', metal(pen, ['#ff7a5c', '#d9402c', '#7a1512']), 6);
      pen.line('M58 238l-24 40M94 238l-14 40M130 238v40M166 238l14 40M202 238l24 40', pen.ink, 5);
    },
    skin: (pen) => {
      pen.line(circle(130, 146, 76), '#0d1220', 6);
      rivets(
        pen,
        Array.from({ length: 14 }, (_, bolt) => [
          130 + Math.sin((bolt / 14) * 6.283) * 84,
          146 - Math.cos((bolt / 14) * 6.283) * 84,
        ]),
        '#e7eef8',
        4,
      );
    },
    front: (pen) => {
      pen.line(circle(130, 146, 92), '#d29a3c', 6);
      pen.both(() => {
        pen.solid(circle(16, 128, 20), metal(pen, BRASS), 5);
        pen.shape(circle(16, 128, 12), '#fff6b8');
      });
      pen.solid(box(130, 246, 84, 16, 6), metal(pen, BRASS), 4);
    },
    cap: 'ring',
    fuse: 'pipe',
    fuseColors: ['#d29a3c', '#ffe7a8'],
    spark: 'steam',
    face: { eyes: 'wide', brow: 'bushy', browColor: '#d29a3c', mouth: 'moustache', mouthColor: '#f3f0ea' },
  },
  40: {
    body: softPolygon(22, [54, 60], [206, 60], [232, 110], [222, 168], [240, 262], [20, 262], [38, 168], [28, 110]),
    tones: ['#8a93a8', '#434c63', '#141926'],
    rim: '#ff8a1f',
    gloss: 'none',
    back: (pen) => {
      pen.both(() => {
        pen.solid(
          'M40 150L-6 112l-30 34 6 62 26 44 34-8-8-36 30-12z',
          metal(pen, ['#8a93a8', '#434c63', '#141926']),
          6,
        );
        pen.line('M-18 150l20 30-8 44', '#ff8a1f', 5);
        pen.solid('M56 70V6h34v58z', metal(pen, STEEL), 5);
        pen.solid(box(73, 4, 46, 14, 5), metal(pen, BRASS), 4.5);
        pen.solid(flame(73, -2, 34, 42), '#ff6a1f', 4);
        pen.shape(flame(74, -4, 19, 25), '#ffd23f');
      });
    },
    skin: (pen) => {
      pen.line('M40 84l30 22-18 40 34 20M222 90l-34 18 20 36-28 26M70 262l10-40M196 262l-14-46', '#ff8a1f', 7);
      pen.line('M40 84l30 22-18 40 34 20M222 90l-34 18 20 36-28 26M70 262l10-40M196 262l-14-46', '#ffe45c', 2.6);
      pen.shape('M84 70h92l10 20H74z', '#dfe8f2', 0.28);
      const mouth = 'M76 164h108l14 74H62z';
      pen.solid(mouth, '#2a0a06', 6);
      pen.clip(mouth, () => {
        pen.shape(ellipse(130, 244, 80, 60), '#ff5a1f');
        for (const x of [84, 108, 132, 156, 178]) pen.shape(flame(x, 246, 34, 58), x % 3 ? '#ffb02e' : '#ffe45c');
      });
      for (const x of [84, 107, 130, 153, 176]) pen.solid(`M${x - 10} 162h20l-4 24h-12z`, '#c9d6e6', 4);
    },
    front: (pen) => {
      gauge(pen, 214, 64, 24, -40);
      wheel(pen, 44, 246, 28, 8, BRASS);
      wheel(pen, 218, 250, 24, 8, STEEL);
    },
    cap: 'nut',
    capTones: BRASS,
    fuse: 'chain',
    fuseColors: ['#ffe7a8', '#d29a3c'],
    spark: 'flame',
    face: { eyes: 'glow', white: '#ffe45c', pupil: 'bar', pupilColor: '#d9402c', brow: 'none', mouth: 'none' },
  },
};
