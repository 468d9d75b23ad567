import type { Pen } from '../../drawing/pen.ts';
import { around, box, circle, ellipse, spikes, through } from '../../drawing/shapes.ts';
import { stars } from '../../drawing/sky.ts';
import type { Recipe } from '../recipe.ts';

function crater(pen: Pen, x: number, y: number, r: number, dark: string, light: string): void {
  pen.shape(ellipse(x, y, r, r * 0.8), dark);
  pen.shape(ellipse(x + r * 0.12, y + r * 0.16, r * 0.78, r * 0.58), light, 0.5);
}

const ROUND = circle(130, 158, 101);

/** 41–48: planets, and who travels between them. */
export const SPACE: Readonly<Record<number, Recipe>> = {
  41: {
    body: ROUND,
    tones: ['#fff6cf', '#dccb94', '#75653f'],
    gloss: 'none',
    skin: (pen) => {
      for (const [x, y, r] of [
        [60, 122, 20],
        [206, 110, 14],
        [208, 192, 22],
        [80, 222, 24],
        [140, 232, 12],
        [46, 176, 11],
        [150, 76, 11],
        [98, 78, 8],
      ] as const)
        crater(pen, x, y, r, '#9c8850', '#f2e6bc');
      pen.shape('M232 40c30 90 0 190-110 226h160V40z', '#3a2f6b', 0.5);
    },
    front: (pen) => {
      pen.solid('M100 40c-44-26-72 6-66 46 12-10 22-14 34-14 0-18 12-28 32-32z', '#5f6bd0', 5);
      pen.solid(circle(36, 92, 12), '#fff6cf', 4);
      pen.shape(spikes(5, 9, 4, { cx: 70, cy: 48 }), '#ffe14a');
    },
    cap: 'none',
    fuse: 'cable',
    fuseColors: ['#e7e9f5', '#ff5a36'],
    spark: 'stars',
    face: { eyes: 'sleepy', brow: 'none', mouth: 'o', mouthColor: '#75653f' },
  },
  42: {
    body: around((_, step) => [100, 92, 104, 95, 101, 90, 103][step % 7] ?? 98, { steps: 21 }),
    tones: ['#a4685a', '#5b2f33', '#240f18'],
    rim: '#ff8a1f',
    gloss: 'none',
    back: (pen) => {
      pen.solid(
        through([
          [40, 240],
          [230, 250],
          [282, 130],
          [296, -20],
          [236, 48],
          [250, -40],
          [186, 20],
          [150, -34],
          [110, 40],
        ]),
        '#ff6a1f',
        5,
      );
      pen.shape(
        through([
          [70, 230],
          [220, 220],
          [262, 130],
          [270, 40],
          [224, 84],
          [220, 20],
          [180, 60],
          [150, 10],
          [120, 60],
        ]),
        '#ffd23f',
      );
    },
    skin: (pen) => {
      pen.line('M60 90l20 30-24 34 30 30-14 40M200 90l-14 26 28 30-20 40 18 30M110 240l20-22 24 14', '#ff8a1f', 8);
      pen.line('M60 90l20 30-24 34 30 30-14 40M200 90l-14 26 28 30-20 40 18 30M110 240l20-22 24 14', '#ffe45c', 3);
    },
    cap: 'none',
    fuse: 'none',
    spark: 'none',
    face: {
      eyes: 'angry',
      white: '#ffe9b8',
      brow: 'spiky',
      browColor: '#ff8a1f',
      mouth: 'zigzag',
      mouthColor: '#ff6a1f',
    },
  },
  43: {
    body: ROUND,
    tones: ['#ffe0b8', '#e8a060', '#8c4526'],
    gloss: 'soft',
    skin: (pen) => {
      for (const [y, height, color] of [
        [84, 16, '#fff1d0'],
        [112, 20, '#c9602f'],
        [150, 26, '#fff1d0'],
        [190, 18, '#b04a26'],
        [218, 20, '#f2c48a'],
        [246, 14, '#8c3a1c'],
      ] as const)
        pen.shape(`M10 ${y}q60-12 120 0t120 0v${height}q-60 12-120 0t-120 0z`, color, 0.85);
      pen.shape(ellipse(190, 204, 30, 17), '#d9402c');
      pen.line(ellipse(190, 204, 21, 10), '#ffc4a0', 4, { opacity: 0.8 });
    },
    cap: 'none',
    fuse: 'coil',
    fuseColors: ['#ffe0b8', '#c9602f'],
    spark: 'steam',
    face: { eyes: 'tall', brow: 'bushy', browColor: '#8c3a1c', mouth: 'moustache', mouthColor: '#fff1d0' },
  },
  44: {
    body: box(130, 158, 176, 186, 26),
    tones: ['#fff0a8', '#f0b429', '#8f5a0c'],
    gloss: 'metal',
    back: (pen) =>
      pen.both(() => {
        pen.cord('M44 150H16', '#c9d6e6', 9);
        pen.solid(box(-6, 150, 56, 120, 4), '#1f4fb0', 6);
        pen.line('M-34 130h56M-34 150h56M-34 170h56M-34 110h56M-34 190h56M-6 92v116', '#7fb0ff', 3);
      }),
    skin: (pen) => {
      pen.line('M42 90l50 40M92 66l-30 54M170 66l40 60M218 100l-50 20M42 210l60 20M218 200l-70 40', '#8f5a0c', 3.5, {
        opacity: 0.5,
      });
      pen.line('M42 200h176', '#8f5a0c', 5);
    },
    front: (pen) => {
      pen.solid(box(130, 192, 84, 34, 8), '#2a2140', 5);
      pen.line('M98 192q8-14 16 0t16 0t16 0t16 0', '#7dffea', 4);
      pen.place('rotate(-32 60 66)', () => {
        pen.solid('M24 66a38 26 0 0 0 76 0z', '#e7eef8', 5);
        pen.cord('M62 66V42', '#8fa0b8', 4, 3);
        pen.solid(circle(62, 38, 8), '#ff5a36', 4);
      });
    },
    cap: 'nut',
    capTones: ['#ffffff', '#c9d6e6', '#5f6f88'],
    fuse: 'cable',
    fuseColors: ['#c9d6e6', '#ff5a36'],
    spark: 'bolt',
    face: { eyes: 'led', white: '#4fd6ff', pupil: 'bar', pupilColor: '#7dffea', brow: 'none', mouth: 'none' },
  },
  45: {
    body: circle(130, 156, 99),
    tones: ['#ffffff', '#e7eaf5', '#9aa3c2'],
    gloss: 'none',
    back: (pen) => {
      pen.solid(
        'M28 220h204l26 42q-128 24-256 0z',
        pen.linear(
          [
            [0, '#ffffff'],
            [0.6, '#cfd6ea'],
            [1, '#8690b3'],
          ],
          'right',
        ),
        6,
      );
      pen.both(() => {
        pen.solid(box(28, 158, 28, 62, 12), '#ff5a36', 5);
        pen.cord('M26 130V84', '#c9d6e6', 6);
        pen.solid(circle(26, 80, 8), '#ff5a36', 4);
      });
    },
    skin: (pen) => {
      pen.solid(box(130, 128, 160, 108, 50), '#14234f', 6);
      pen.shape('M60 128c0-30 22-48 50-48-30 14-40 30-42 62z', '#8fd0ff', 0.55);
      pen.shape('M176 180l30-40v22l-14 18z', '#8fd0ff', 0.3);
      stars(pen, 45, 12, 52, '#cfe4ff');
    },
    front: (pen) => {
      pen.line(box(130, 128, 160, 108, 50), '#ffc23f', 7);
      pen.line(box(130, 128, 168, 116, 54), pen.ink, 3.5);
      for (const [x, color] of [
        [96, '#ff5a36'],
        [122, '#ffd23f'],
        [148, '#38d996'],
      ] as const)
        pen.solid(circle(x, 244, 8), color, 4);
    },
    cap: 'collar',
    capTones: ['#ffffff', '#cfd6ea', '#8690b3'],
    fuse: 'pipe',
    fuseColors: ['#cfd6ea', '#ff5a36'],
    spark: 'blueflame',
    face: {
      eyes: 'cute',
      pupilColor: '#8fe9ff',
      brow: 'raised',
      browColor: '#8fe9ff',
      mouth: 'smirk',
      mouthColor: '#8fe9ff',
    },
  },
  46: {
    body: circle(130, 158, 88),
    tones: ['#ffb8e8', '#b04fd0', '#4a1a80'],
    gloss: 'soft',
    back: (pen) =>
      pen.place('rotate(-14 130 170)', () => {
        pen.line('M-26 170a156 46 0 0 1 312 0', pen.ink, 28);
        pen.line('M-26 170a156 46 0 0 1 312 0', '#d9a04f', 18);
      }),
    skin: (pen) => {
      pen.shape('M30 100q100 30 200-10v26q-100 36-200 8z', '#ff8fd8', 0.5);
      pen.shape('M30 206q100 30 200-10v30q-100 36-200 8z', '#7a2fb0', 0.6);
      stars(pen, 46, 8, 70, '#ffe6ff');
    },
    front: (pen) =>
      pen.place('rotate(-14 130 170)', () => {
        const ring = 'M-26 170a156 46 0 0 0 312 0';
        pen.cord(ring, '#ffc96a', 18, 5);
        pen.line('M-20 176a150 42 0 0 0 300 0', '#fff1d0', 4);
        pen.line('M-22 166a152 46 0 0 0 304 0', '#a86a1f', 3);
      }),
    cap: 'none',
    fuse: 'hair',
    fuseColors: ['#ffb8e8', '#b04fd0'],
    spark: 'stars',
    face: { eyes: 'round', brow: 'raised', browColor: '#4a1a80', mouth: 'none' },
  },
  47: {
    body: 'M130 52c70 0 112 42 112 96 0 60-60 118-112 118S18 208 18 148c0-54 42-96 112-96z',
    tones: ['#d8ff9c', '#7fcf3f', '#2a7a3a'],
    gloss: 'soft',
    back: (pen) =>
      pen.both(() => {
        pen.cord('M66 90C50 60 30 40 8 32', '#7fcf3f', 9);
        pen.solid(circle(2, 26, 15), '#ff6ad5', 5);
        pen.shape(circle(-3, 21, 4.5), '#fff', 0.85);
        pen.solid('M26 150C-14 130-26 152-20 172c6 18 32 20 50 8z', '#7fcf3f', 5);
      }),
    skin: (pen) => {
      for (const [x, y, r] of [
        [186, 84, 9],
        [204, 104, 6],
        [70, 84, 7],
        [52, 190, 8],
        [206, 188, 9],
      ] as const)
        pen.shape(circle(x, y, r), '#2a7a3a', 0.45);
    },
    cap: 'none',
    fuse: 'tentacle',
    fuseColors: ['#7fcf3f', '#d8ff9c'],
    spark: 'ghost',
    face: { eyes: 'almond', white: '#7a4fd0', brow: 'none', mouth: 'smirk', mouthColor: '#1f5a2a' },
  },
  48: {
    body: 'M-14 176c0-24 40-42 70-48 6-44 38-72 74-72s68 28 74 72c30 6 70 24 70 48 0 40-64 66-144 66S-14 216-14 176z',
    tones: ['#e7f0ff', '#93a4cc', '#39426b'],
    gloss: 'none',
    back: (pen) => pen.shape('M84 232h92l44 66H40z', '#9dff7a', 0.55),
    skin: (pen) => {
      pen.shape('M56 128c6-44 38-76 74-76s68 32 74 76q-74 34-148 0z', '#bff6ff');
      pen.shape('M72 118c6-30 24-50 48-52-18 14-28 30-30 60z', '#fff', 0.7);
      pen.line('M56 128q74 34 148 0', '#39426b', 7);
      pen.shape('M-20 196q150 60 300 0v70H-20z', '#39426b', 0.55);
    },
    front: (pen) => {
      for (const [x, y, color] of [
        [14, 186, '#ff5a36'],
        [56, 206, '#ffd23f'],
        [204, 206, '#ffd23f'],
        [246, 186, '#ff5a36'],
      ] as const)
        pen.solid(circle(x, y, 10), color, 4.5);
    },
    cap: 'none',
    fuse: 'cable',
    fuseColors: ['#93a4cc', '#9dff7a'],
    spark: 'ghost',
    face: { eyes: 'three', white: '#f4ffe0', brow: 'none', mouth: 'smirk', mouthColor: '#39426b' },
  },
};
