import type { Pen } from '../../drawing/pen.ts';
import { around, box, circle, ellipse, scatter, spikes } from '../../drawing/shapes.ts';
import type { Recipe } from '../recipe.ts';

const ROUND = circle(130, 158, 101);

/** Stars with the lines between them. */
function constellation(pen: Pen, points: readonly (readonly [number, number])[], links: string, size = 9): void {
  pen.line(links, '#9fd0ff', 3, { opacity: 0.85 });
  for (const [x, y] of points) pen.shape(spikes(4, size, size * 0.32, { cx: x, cy: y }), '#fffbe0');
}

function tower(pen: Pen, x: number, top: number, width: number, color: string, roof = ''): void {
  pen.solid(`M${x} 262V${top}${roof || `h${width}`}V262z`, color, 5);
  for (let y = top + 16; y < 250; y += 20)
    for (let dx = 9; dx < width - 6; dx += 15)
      if ((x + y + dx) % 4 !== 0) pen.shape(box(x + dx + 2, y, 7, 10, 1), '#ffe27a', (y + dx) % 3 ? 0.95 : 0.55);
}

/** 101–105: what whole categories of words are rewarded with. */
export const CATEGORIES: Readonly<Record<number, Recipe>> = {
  101: {
    body: ROUND,
    tones: ['#4f5fd0', '#1b1f6b', '#070826'],
    rim: '#ff8fe0',
    gloss: 'none',
    back: (pen) => {
      pen.line('M-20 214C20 280 240 280 282 120', pen.ink, 16);
      pen.cord('M-20 214C20 280 240 280 282 120', '#ffd23f', 7);
      for (const [x, y] of [
        [-20, 214],
        [282, 120],
      ] as const)
        pen.solid(circle(x, y, 11), '#fff1d0', 4);
    },
    skin: (pen) => {
      pen.shape('M10 120Q90 60 250 90V40H10z', '#7a4fd0', 0.4);
      for (const { x, y } of scatter(101, 40, 98)) pen.shape(circle(x, y, 1.7), '#fff', 0.8);
      constellation(
        pen,
        [
          [52, 122],
          [64, 166],
          [40, 206],
          [86, 222],
        ],
        'M52 122L64 166L40 206L86 222',
      );
      constellation(
        pen,
        [
          [208, 112],
          [192, 164],
          [222, 186],
          [186, 222],
          [150, 240],
        ],
        'M208 112L192 164L222 186L186 222L150 240',
      );
      constellation(
        pen,
        [
          [92, 80],
          [130, 72],
          [172, 84],
        ],
        'M92 80L130 72L172 84',
        7,
      );
    },
    cap: 'collar',
    capTones: ['#ffe88a', '#ffd23f', '#a8741a'],
    fuse: 'cable',
    fuseColors: ['#4f5fd0', '#ffd23f'],
    spark: 'stars',
    face: {
      eyes: 'round',
      pupil: 'star',
      pupilColor: '#1b1f6b',
      white: '#fffbe0',
      brow: 'raised',
      browColor: '#9fd0ff',
      mouth: 'smirk',
      mouthColor: '#9fd0ff',
    },
  },
  102: {
    body: circle(130, 150, 94),
    tones: ['#8fe3ff', '#2f8fe0', '#0f3f8c'],
    gloss: 'shine',
    back: (pen) => {
      pen.cord('M40 56C-20 110-12 230 66 258', '#d29a3c', 11);
      pen.solid('M78 262h104l22 30H56z', '#96561f', 6);
      pen.cord('M130 244v24', '#d29a3c', 14);
    },
    skin: (pen) => {
      const land = [
        'M20 120c20-40 60-50 78-30 10 12-6 24 0 38 6 16-16 40-26 60-10 16-24 0-30-20-4-20-30-24-22-48z',
        'M150 84c30-20 84 0 92 40 6 34-20 30-34 42-10 10 6 30-10 50-20 20-40-10-40-36-14-4-20-18-14-34 6-14-4-46 6-62z',
        'M96 232c20-12 60-8 70 14H90z',
      ];
      for (const d of land) {
        pen.shape(d, '#2f7a2a');
        pen.place('translate(-3 -4)', () => pen.shape(d, '#7fd04a'));
      }
      pen.line('M36 108q94 22 188 0M28 170q102 30 204 0', '#fff', 2.5, { opacity: 0.4 });
      pen.line(ellipse(130, 150, 44, 94), '#fff', 2.5, { opacity: 0.4 });
    },
    front: (pen) => {
      pen.cord('M214 96l34-66', '#8c4f1c', 5, 3);
      pen.solid('M246 28c-22-12-30 8-52-4l-14 28c20 10 30-6 52 4z', '#ff5a36', 4);
      pen.line('M240 40c-20-10-30 8-50-2', '#fff', 6);
    },
    cap: 'ring',
    fuse: 'none',
    spark: 'burst',
    face: { eyes: 'round', brow: 'raised', browColor: '#0f3f8c', mouth: 'open' },
  },
  103: {
    body: around((part) => 101 + Math.cos(part * 2 * Math.PI) * -3),
    tones: ['#ffb06a', '#b0427f', '#2a1550'],
    gloss: 'none',
    back: (pen) => {
      tower(pen, -26, 136, 40, '#3a2a6b');
      tower(pen, 246, 112, 40, '#3a2a6b', 'l20-30l20 30');
      tower(pen, 8, 60, 44, '#4f3a8c', 'v-16h12v-18h8v18h12v16h12');
      tower(pen, 208, 74, 44, '#4f3a8c', 'h44');
      pen.solid('M-34 258h328v22H-34z', '#1f1640', 5);
    },
    skin: (pen) => {
      pen.shape(circle(184, 104, 30), '#fff1b8', 0.9);
      for (const [x, top, width] of [
        [24, 196, 34],
        [58, 174, 30],
        [90, 204, 34],
        [126, 186, 28],
        [156, 206, 34],
        [190, 180, 40],
      ] as const)
        tower(pen, x, top, width, '#2a1f57');
      pen.line('M20 250q110 24 220 0', '#ffd23f', 4, { opacity: 0.8, dash: '12 10' });
    },
    cap: 'brass',
    fuse: 'cable',
    fuseColors: ['#3a2a6b', '#ffd23f'],
    spark: 'lamp',
    face: { eyes: 'sleepy', brow: 'raised', browColor: '#ffe27a', mouth: 'none' },
  },
  104: {
    body: ROUND,
    tones: ['#fffaf0', '#fff1d0', '#d9b98a'],
    gloss: 'none',
    back: (pen) => {
      pen.both(() => {
        pen.cord('M110 56C100 20 70 10 40 30', '#f2d7a0', 11);
        pen.solid(spikes(8, 26, 14, { cx: 36, cy: 32 }), '#ff9421', 4);
        pen.shape(circle(36, 32, 9), '#ffe88a');
      });
    },
    skin: (pen) => {
      pen.shape('M130 40h130v240H130z', '#22202f');
      for (let band = 0; band < 6; band++) {
        const y = 66 + band * 36;
        pen.shape(`M130 ${y}l-26 18 26 18z`, '#22202f');
        pen.shape(`M130 ${y}l26 18-26 18z`, '#fff1d0');
      }
      pen.line('M60 196c0 34 30 44 70 40', '#22202f', 7);
      pen.line('M200 196c0 34-30 44-70 40', '#fff1d0', 7);
      pen.shape(circle(56, 160, 9), '#ff5a36');
      pen.shape(circle(204, 160, 9), '#4fd6ff');
    },
    cap: 'ring',
    capTones: ['#fff1d0', '#cf9f57', '#7d5420'],
    fuse: 'none',
    spark: 'none',
    face: { eyes: 'wide', pupil: 'ring', brow: 'stern', browColor: '#ff5a36', mouth: 'none' },
  },
  105: {
    body: 'M130 50c24 38 110 76 110 132 0 52-48 86-110 86S20 234 20 182C20 126 106 88 130 50z',
    tones: ['#c9fff0', '#2fc4b8', '#0f5f7a'],
    gloss: 'glass',
    back: (pen) => {
      pen.both(() => {
        pen.cord('M14 268C6 220 0 190-14 166', '#3f8f3a', 7);
        pen.solid(box(-16, 150, 17, 48, 8), '#7a4214', 5);
        pen.cord('M30 268c-10-30-20-50-40-60', '#5fc04a', 6);
      });
    },
    skin: (pen) => {
      pen.shape('M0 50h260v120c-30 20-60-20-100 6s-80-20-160 8z', '#8fd14a', 0.85);
      const river = 'M128 40c-10 44 50 50 30 86-16 28-92 30-84 66 6 26 84 18 98 46 6 12-6 26-16 40';
      pen.line(river, '#0f5f7a', 40);
      pen.line(river, '#4fc8ff', 31);
      pen.line(river, '#d8f8ff', 4, { opacity: 0.9, dash: '18 16' });
      for (const [x, y] of [
        [54, 150],
        [206, 158],
        [196, 130],
        [60, 176],
      ] as const)
        pen.solid(`M${x} ${y}l12 26h-24z`, '#2f7a2a', 3);
    },
    cap: 'none',
    fuse: 'vine',
    fuseColors: ['#3f8f3a', '#8fd14a'],
    spark: 'bubbles',
    face: { eyes: 'cute', brow: 'raised', browColor: '#0f5f7a', mouth: 'none' },
  },
};
