import type { Pen } from '../../drawing/pen.ts';
import { around, box, circle, ellipse, heart, scatter, spikes } from '../../drawing/shapes.ts';
import type { Recipe } from '../recipe.ts';

const ROUND = circle(130, 158, 101);

function feather(pen: Pen, x: number, y: number, turn: number, length: number, color: string, tip: string): void {
  pen.place(`rotate(${turn} ${x} ${y})`, () => {
    pen.solid(
      `M${x} ${y}c-24 ${-length * 0.3}-20 ${-length * 0.8} 4 ${-length} 22 ${length * 0.3} 20 ${length * 0.7}-4 ${length}z`,
      color,
      5,
    );
    pen.shape(
      `M${x + 1} ${y - length * 0.62}c-9 ${-length * 0.08}-6 ${-length * 0.24} 3 ${-length * 0.32} 8 ${length * 0.1} 7 ${length * 0.24}-3 ${length * 0.32}z`,
      tip,
    );
  });
}

/** 1000, 1002 and 1008: creatures of tales. */
export const CREATURES: Readonly<Record<number, Recipe>> = {
  1000: {
    body: 'M28 150C28 84 70 52 130 52s102 32 102 98v98c0 18-18 18-26 2-8 20-34 20-44 0-8 22-34 24-42 2-10 18-36 18-44-2-8 14-46 20-46-2z',
    tones: ['#ffffff', '#d8e4ff', '#8fa4e0'],
    rim: '#b48bff',
    gloss: 'soft',
    back: (pen) => {
      pen.both(() => {
        pen.solid('M40 200C0 210-30 190-34 150c16 8 22 4 26-6 8 14 24 20 44 18z', '#d8e4ff', 6);
        pen.shape(circle(-20, 60, 9), '#9fe8ff', 0.6);
        pen.shape(circle(0, 30, 5), '#9fe8ff', 0.6);
      });
    },
    skin: (pen) => {
      pen.shape('M20 210q110 30 220 0v70H20z', '#7a8fe0', 0.35);
      pen.shape(ellipse(66, 152, 16, 9), '#ff8fc8', 0.6);
      pen.shape(ellipse(194, 152, 16, 9), '#ff8fc8', 0.6);
    },
    front: (pen) => {
      pen.line('M60 226l-18 26M200 226l18 26', '#fff', 5, { opacity: 0.6 });
      pen.solid(box(130, 52, 92, 15, 6), '#2a1f57', 5);
      pen.solid('M94 48V2h72v46z', '#3a2a6b', 5);
      pen.shape('M97 30h66v14H97z', '#ff5c93');
    },
    cap: 'none',
    fuse: 'none',
    spark: 'ghost',
    face: {
      eyes: 'cute',
      pupilColor: '#2a1f57',
      brow: 'raised',
      browColor: '#2a1f57',
      mouth: 'o',
      mouthColor: '#2a1f57',
    },
  },
  1002: {
    body: 'M130 62c50 0 80 36 84 84 4 60-44 116-84 124-40-8-88-64-84-124 4-48 34-84 84-84z',
    tones: ['#ffe45c', '#ff8a1f', '#c4230f'],
    rim: '#fff0a0',
    gloss: 'soft',
    back: (pen) => {
      for (const [turn, length] of [
        [170, 62],
        [190, 62],
        [180, 74],
      ] as const)
        feather(pen, 130, 226, turn, length, '#ff4f1f', '#ffe45c');
      pen.both(() => {
        for (const [turn, length, color] of [
          [-112, 98, '#c4230f'],
          [-90, 104, '#e8401a'],
          [-66, 118, '#ff6a1f'],
          [-44, 130, '#ff9421'],
          [-26, 118, '#ffc23f'],
        ] as const)
          feather(pen, 66, 190, turn, length, color, '#fff0a0');
      });
      for (const [turn, length] of [
        [-26, 66],
        [24, 58],
        [-2, 86],
      ] as const)
        feather(pen, 122, 76, turn, length, '#ff4f1f', '#ffe45c');
    },
    skin: (pen) => {
      for (let row = 0; row < 3; row++)
        pen.line(`M40 ${206 + row * 20}q15 18 30 0t30 0t30 0t30 0t30 0t30 0`, '#c4230f', 4.5, { opacity: 0.6 });
      pen.shape('M60 90c30-20 110-20 140 0-30 0-50 20-70 50-20-30-40-50-70-50z', '#fff0a0', 0.35);
    },
    cap: 'none',
    fuse: 'none',
    spark: 'flame',
    face: { eyes: 'angry', white: '#fffbe0', brow: 'spiky', browColor: '#c4230f', mouth: 'beak' },
  },
  1008: {
    body: ROUND,
    tones: ['#ffe6f2', '#ffffff', '#c9b8d9'],
    gloss: 'soft',
    back: (pen) => {
      pen.both(() => {
        pen.solid('M70 96C50 60 60 30 84 12c10 26 20 44 40 54z', '#ffffff', 6);
        pen.shape('M80 78c-8-18-6-32 2-46 6 14 12 24 20 32z', '#ff9ccf');
      });
      for (const [index, color] of ['#ff5c7a', '#ff9f3d', '#ffe14a', '#5fe08a', '#4fb8ff', '#a87bff'].entries())
        pen.solid(
          `M${196 - index * 4} ${76 + index * 22}c40-${14 - index * 6} 76 6 84 ${40 + index * 5}-14-6-24-4-32 6-10-16-26-22-46-20z`,
          color,
          5,
        );
    },
    skin: (pen) => {
      pen.shape(ellipse(66, 156, 18, 11), '#ff8fc8', 0.75);
      pen.shape(ellipse(194, 156, 18, 11), '#ff8fc8', 0.75);
      for (const { x, y } of scatter(1008, 9, 80, { x: 130, y: 206 }))
        pen.shape(spikes(4, 8, 2.6, { cx: x, cy: y }), '#c9a6ff');
      pen.shape(heart(196, 214, 15), '#ff5c93');
    },
    front: (pen) => {
      const horn = 'M112 66L130-40l18 106z';
      pen.solid(horn, '#ffd23f', 5);
      pen.clip(horn, () => pen.line('M104 54l60-18M104 26l54-16M108-2l44-14', '#d9860f', 6));
      for (const [x, y, r, color] of [
        [84, 68, 18, '#ff5c7a'],
        [106, 60, 17, '#ffe14a'],
        [154, 60, 17, '#4fb8ff'],
        [176, 70, 18, '#a87bff'],
        [130, 64, 18, '#5fe08a'],
      ] as const)
        pen.solid(
          around((part) => r + Math.sin(part * 10 * Math.PI) * 2.5, { cx: x, cy: y, steps: 24 }),
          color,
          4,
        );
    },
    cap: 'none',
    fuse: 'none',
    spark: 'prism',
    face: { eyes: 'cute', pupilColor: '#4a1a80', brow: 'none', mouth: 'open' },
  },
};
