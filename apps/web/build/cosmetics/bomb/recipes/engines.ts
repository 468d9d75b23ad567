import { BRASS, gearWheel, metal, rivets, STEEL } from '../../drawing/metals.ts';
import type { Pen } from '../../drawing/pen.ts';
import { box, circle, ellipse, flame, softPolygon } from '../../drawing/shapes.ts';
import type { Recipe } from '../recipe.ts';

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

/** 37–40: what burns. */
export const ENGINES: Readonly<Record<number, Recipe>> = {
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
      gearWheel(pen, 44, 246, 28, 8, BRASS);
      gearWheel(pen, 218, 250, 24, 8, STEEL);
    },
    cap: 'nut',
    capTones: BRASS,
    fuse: 'chain',
    fuseColors: ['#ffe7a8', '#d29a3c'],
    spark: 'flame',
    face: { eyes: 'glow', white: '#ffe45c', pupil: 'bar', pupilColor: '#d9402c', brow: 'none', mouth: 'none' },
  },
};
