import { GOLD, metal } from '../../drawing/metals.ts';
import type { Pen } from '../../drawing/pen.ts';
import { around, circle, heart, polygon, softPolygon } from '../../drawing/shapes.ts';
import type { Recipe } from '../recipe.ts';

const ROUND = circle(130, 158, 101);
function gem(pen: Pen, x: number, y: number, size: number, color: string): void {
  pen.solid(softPolygon(2, [x, y - size], [x + size * 0.8, y], [x, y + size], [x - size * 0.8, y]), color, 4);
  pen.shape(polygon([x, y - size * 0.8], [x + size * 0.25, y - size * 0.1], [x - size * 0.55, y]), '#fff', 0.65);
}

function bell(pen: Pen, x: number, y: number): void {
  pen.solid(circle(x, y, 13), metal(pen, GOLD), 4.5);
  pen.line(`M${x - 9} ${y + 3}h18M${x} ${y + 4}v7`, pen.ink, 3);
}

/** 1009, 1010, 1012, 1013: faces that somebody wears. */
export const MASKS: Readonly<Record<number, Recipe>> = {
  1009: {
    body: ROUND,
    tones: ['#fffaf0', '#ffe9cf', '#d9a878'],
    gloss: 'soft',
    back: (pen) => {
      for (let point = 0; point < 9; point++)
        pen.place(`rotate(${100 + point * 20} 130 158)`, () => {
          pen.solid('M112 70l18-55 18 55z', point % 2 ? '#ff3d6e' : '#8f4fe0', 5);
          pen.solid(circle(130, 16, 9), '#ffd23f', 4);
        });
    },
    skin: (pen) => {
      pen.shape('M86 84l14 70-14 40-12-40z', '#8f4fe0', 0.85);
      pen.shape('M174 84l12 70-12 40-14-40z', '#ff3d6e', 0.85);
      pen.shape(circle(60, 168, 15), '#ff5c7a', 0.6);
      pen.shape(circle(200, 168, 15), '#ff5c7a', 0.6);
    },
    front: (pen) => {
      pen.solid('M130 84C110 60 96 40 108-2 116-30 150-32 160-6c10 40-10 66-30 90z', '#ffd23f', 6);
      pen.solid('M130 86C90 90 52 78 30 106 4 90-6 50 22 16c34 0 86 20 108 70z', '#ff3d6e', 6);
      pen.solid('M130 86c40 4 78-8 100 20 26-16 36-56 8-90-34 0-86 20-108 70z', '#8f4fe0', 6);
      bell(pen, 26, 112);
      bell(pen, 234, 112);
      bell(pen, 136, -26);
    },
    cap: 'none',
    fuse: 'none',
    spark: 'none',
    face: { eyes: 'round', pupil: 'cross', brow: 'none', mouth: 'grin' },
  },
  1010: {
    body: ROUND,
    tones: ['#5f6480', '#2b2e45', '#0c0d18'],
    rim: '#ff5a5a',
    gloss: 'metal',
    back: (pen) => {
      pen.both(() => {
        pen.solid('M24 120c-36 4-60 40-56 84l40-6 24 30 34-40z', '#c4182f', 6);
        pen.line('M-22 176l60-16M-6 206l50-24', '#ffd23f', 5);
      });
      pen.solid('M130 56C84 40 44 8 48-34c24 40 50 54 82 56 32-2 58-16 82-56 4 42-36 74-82 90z', metal(pen, GOLD), 6);
    },
    skin: (pen) => {
      pen.shape('M24 100q106-30 212 0V40H24z', '#c4182f');
      pen.line('M24 102q106-30 212 0', '#ffd23f', 7);
      pen.line('M66 50l10 44M98 40l6 44M162 40l-6 44M194 50l-10 44', '#7a0f1f', 5);
      pen.solid('M66 162q64 26 128 0c8 50-20 92-64 92s-72-42-64-92z', '#c4182f', 5);
      pen.line('M76 186q54 18 108 0M84 212q46 16 92 0', '#5f0a18', 4);
      pen.solid('M100 182l10 30 8-26zM160 182l-10 30-8-26z', '#fff', 3);
    },
    front: (pen) => {
      pen.solid(circle(130, 46, 24), metal(pen, GOLD), 5);
      pen.solid(circle(130, 46, 13), '#c4182f', 4);
    },
    cap: 'none',
    fuse: 'none',
    spark: 'none',
    face: { eyes: 'angry', white: '#ffe9b8', brow: 'bushy', browColor: '#f4f0ff', mouth: 'none' },
  },
  1012: {
    body: circle(130, 150, 88),
    tones: ['#f2b27a', '#c47a3f', '#6b3a14'],
    gloss: 'metal',
    back: (pen) => {
      const cloth =
        'M130 20c80 0 116 56 118 118l24 124q-28 18-64 8l-14-60H66l-14 60q-36 10-64-8l24-124c2-62 38-118 118-118z';
      pen.solid(cloth, '#ffc62e', 7);
      pen.clip(cloth, () => {
        for (let stripe = 0; stripe < 10; stripe++)
          pen.line(
            `M130 ${-30 + stripe * 12}C${230 + stripe * 8} ${10 + stripe * 16} 250 ${150 + stripe * 18} 300 ${190 + stripe * 20}M130 ${-30 + stripe * 12}C${30 - stripe * 8} ${10 + stripe * 16} 10 ${150 + stripe * 18}-40 ${190 + stripe * 20}`,
            '#2456c4',
            7,
          );
      });
      pen.solid('M108 234h44l-6 48h-32z', '#2456c4', 5);
      pen.line('M112 246h36M114 258h32M116 270h28', '#ffd23f', 4);
    },
    skin: (pen) => {
      pen.line('M74 118q10-8 20-8M186 118q-10-8-20-8', '#10223f', 4);
      pen.line('M82 126l-30 12v16M178 126l30 12v16', '#10223f', 7);
      pen.shape('M50 108q20 14 34 26-20 10-30 24zM210 108q-20 14-34 26 20 10 30 24z', '#2fc4b8', 0.55);
    },
    front: (pen) => {
      pen.solid('M40 92q90-34 180 0l-4 16q-86-32-172 0z', '#2456c4', 5);
      pen.solid('M122 86c-10-26-4-44 12-50 14 4 12 22 2 24 6 6 8 16 4 26z', metal(pen, GOLD), 4.5);
      pen.shape(circle(136, 46, 3), '#c4182f');
      pen.both(() => gem(pen, 84, 90, 10, '#38d996'));
    },
    cap: 'none',
    fuse: 'none',
    spark: 'none',
    face: { eyes: 'round', brow: 'raised', browColor: '#10223f', mouth: 'smirk', mouthColor: '#5f2a10' },
  },
  1013: {
    body: 'M130 54c66 0 108 40 108 98 0 36-18 54-34 62l-6 40q-6 12-18 12H80q-12 0-18-12l-6-40c-16-8-34-26-34-62 0-58 42-98 108-98z',
    tones: ['#ffffff', '#f4efe2', '#b8ab94'],
    gloss: 'none',
    back: (pen) => {
      for (const [x, y, r, color] of [
        [52, 62, 30, '#ff3d6e'],
        [208, 62, 30, '#ff9421'],
        [90, 36, 32, '#ffd23f'],
        [170, 36, 32, '#9b6bff'],
        [130, 22, 36, '#ff5ca8'],
      ] as const) {
        pen.solid(
          around((part) => r + Math.abs(Math.sin(part * 6 * Math.PI)) * 7, { cx: x, cy: y, steps: 36 }),
          color,
          5,
        );
        pen.line(circle(x, y, r * 0.55), '#fff', 4, { opacity: 0.5 });
        pen.solid(circle(x, y, r * 0.28), '#fff1d0', 3.5);
      }
    },
    skin: (pen) => {
      for (const [x, color] of [
        [100, '#ff5ca8'],
        [160, '#4fc8ff'],
      ] as const)
        for (let petal = 0; petal < 10; petal++)
          pen.place(`rotate(${petal * 36} ${x} 118)`, () => pen.shape(circle(x, 86, 9.5), color));
      pen.shape(heart(130, 84, 9), '#ff3d6e');
      pen.solid('M130 152l12 22h-24z', '#2a1020', 4);
      pen.line('M70 214q60 22 120 0', '#2a1020', 5);
      for (const x of [84, 102, 121, 139, 158, 176]) pen.line(`M${x} 206v34`, '#2a1020', 4);
      pen.line('M34 150q14 10 4 26M226 150q-14 10-4 26M40 186q12 2 18-8M220 186q-12 2-18-8', '#9b6bff', 5);
      for (const [x, y, color] of [
        [62, 172, '#ff9421'],
        [198, 172, '#ff9421'],
        [80, 76, '#38d996'],
        [180, 76, '#38d996'],
      ] as const)
        pen.shape(circle(x, y, 6), color);
    },
    cap: 'none',
    fuse: 'none',
    spark: 'none',
    face: { eyes: 'socket', white: '#ffd23f', pupil: 'heart', pupilColor: '#ff5ca8', brow: 'none', mouth: 'none' },
  },
};
