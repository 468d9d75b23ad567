import { around, circle, ellipse } from '../../drawing/shapes.ts';
import { stars } from '../../drawing/sky.ts';
import type { Recipe } from '../recipe.ts';

/** 49 and 50: a star in its life, and after it. */
export const SUNS: Readonly<Record<number, Recipe>> = {
  49: {
    body: circle(130, 158, 86),
    tones: ['#fff6b0', '#ffb52e', '#e0550f'],
    gloss: 'soft',
    back: (pen) => {
      for (let ray = 0; ray < 12; ray++)
        pen.place(`rotate(${ray * 30} 130 158)`, () => {
          const far = ray % 2 ? 30 : 14;
          pen.solid(`M104 84C100 56 128 ${far + 26} 124 ${far}c22 14 36 40 30 72z`, ray % 2 ? '#ff5a1f' : '#ff9421', 5);
          pen.shape(`M116 84c-2-18 12-28 12-${44 - far * 0.4} 12 12 18 28 14 46z`, '#ffd23f');
        });
    },
    skin: (pen) => {
      pen.shape(ellipse(66, 150, 16, 10), '#ff5a36', 0.5);
      pen.shape(ellipse(194, 150, 16, 10), '#ff5a36', 0.5);
      pen.line('M70 210q30 26 60 4t62 2M84 90q40-20 80 4', '#fff6b0', 6, { opacity: 0.8 });
    },
    cap: 'none',
    fuse: 'none',
    spark: 'none',
    face: { eyes: 'angry', brow: 'bushy', browColor: '#e0550f', mouth: 'grin' },
  },
  50: {
    body: circle(130, 152, 84),
    tones: ['#3a2470', '#140a33', '#030108'],
    rim: '#ff8a4f',
    gloss: 'none',
    back: (pen) => {
      const glow = pen.radial(
        [
          [0, '#fff6d0'],
          [0.45, '#ffb02e'],
          [0.75, '#ff4f7a'],
          [1, '#7a2fd0'],
        ],
        0.5,
        0.5,
        0.5,
      );
      pen.solid(
        around((part) => 118 + Math.sin(part * 2 * Math.PI * 3) * 10, { cy: 150 }),
        glow,
        5,
      );
      pen.line(circle(130, 152, 100), '#fff6d0', 5, { opacity: 0.9 });
      pen.place('rotate(-12 130 164)', () => {
        pen.solid(ellipse(130, 164, 166, 44), '#ff7a3d', 6);
        pen.shape(ellipse(130, 162, 152, 34), '#ffd23f');
        pen.shape(ellipse(130, 162, 124, 24), '#fff6d0');
      });
    },
    skin: (pen) => {
      stars(pen, 50, 18, 76, '#cdb8ff');
      pen.line('M70 110q60-50 120 0', '#7a4fd0', 6, { opacity: 0.6 });
    },
    front: (pen) =>
      pen.place('rotate(-12 130 164)', () => {
        pen.solid('M-38 160C-40 206 60 224 130 224s170-18 168-64c-6 26-60 42-168 42S-32 186-38 160z', '#ff7a3d', 5);
        pen.shape('M-30 174c14 30 90 44 160 44s146-14 160-44c-30 24-90 34-160 34s-130-10-160-34z', '#ffe45c');
        for (const [x, y, r] of [
          [-10, 196, 5],
          [60, 214, 4],
          [190, 214, 5],
          [262, 196, 4],
        ] as const)
          pen.shape(circle(x, y, r), '#fff');
      }),
    cap: 'none',
    fuse: 'none',
    spark: 'prism',
    face: { eyes: 'glow', white: '#fff0a8', pupil: 'spark', pupilColor: '#ff3d7a', brow: 'none', mouth: 'none' },
  },
};
