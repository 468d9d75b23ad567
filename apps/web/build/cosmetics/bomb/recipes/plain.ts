import type { Pen } from '../../drawing/pen.ts';
import { box, circle, polygon, spikes } from '../../drawing/shapes.ts';
import type { Recipe } from '../recipe.ts';

const ROUND = circle(130, 158, 101);

const corner = (cx: number, cy: number, r: number, step: number, of: number, turn = 0): readonly [number, number] => {
  const angle = ((step + turn) / of) * 2 * Math.PI;
  return [cx + Math.sin(angle) * r, cy - Math.cos(angle) * r];
};

const pentagon = (cx: number, cy: number, r: number, turn: number): string =>
  polygon(...[0, 1, 2, 3, 4].map((step) => corner(cx, cy, r, step, 5, turn)));

function mirrors(pen: Pen): void {
  const shades = ['#f7e9ff', '#c9a6ff', '#8f6be0', '#ff9df0', '#7fe3ff', '#5f43b0'];
  for (let row = 0; row < 10; row++) {
    const y = 62 + row * 21;
    const half = Math.sqrt(Math.max(0, 103 ** 2 - (y + 8 - 158) ** 2));
    const columns = Math.max(4, Math.round(half / 11));
    for (let column = 0; column < columns; column++) {
      const from = 130 - Math.cos((column / columns) * Math.PI) * half;
      const to = 130 - Math.cos(((column + 1) / columns) * Math.PI) * half;
      pen.shape(
        box((from + to) / 2, y + 8, to - from - 3, 17, 2),
        shades[(row * 5 + column * 7 + ((column * row) % 3)) % shades.length] ?? '#fff',
      );
    }
  }
}

/** The plain bomb, and those that newcomers buy first. */
export const PLAIN: Readonly<Record<number, Recipe>> = {
  0: {
    body: ROUND,
    tones: ['#5a70a0', '#222d52', '#0b1022'],
    rim: '#8fb4ff',
    face: { eyes: 'round', brow: 'stern', browColor: '#8fa0c4', mouth: 'smirk', mouthColor: '#8fa0c4' },
  },
  51: {
    body: ROUND,
    tones: ['#ffffff', '#eef0f6', '#a7adc2'],
    gloss: 'soft',
    skin: (pen) => {
      const ink = '#22202f';
      pen.shape(pentagon(130, 196, 34, 0.5), ink);
      for (let step = 0; step < 5; step++) {
        const [x, y] = corner(130, 196, 34, step, 5, 0.5);
        const [tx, ty] = corner(130, 196, 72, step, 5, 0.5);
        const [px, py] = corner(130, 190, 108, step, 5, 0.5);
        pen.line(`M${x} ${y}L${tx} ${ty}`, ink, 5);
        pen.shape(pentagon(px, py, 36, 0), ink);
      }
    },
    fuse: 'rope',
    face: { eyes: 'round', brow: 'bushy', browColor: '#22202f', mouth: 'none' },
  },
  52: {
    body: ROUND,
    tones: ['#ffffff', '#fff4e2', '#c9b8a0'],
    skin: (pen) => {
      const colors = ['#ff4f4f', '#fffaf0', '#ffc62e', '#fffaf0', '#2f9bff', '#fffaf0', '#ff4f4f'];
      const poles = { top: 52, foot: 264 };
      pen.place('rotate(-28 130 158)', () => {
        for (const [index, color] of colors.entries()) {
          const [from, to] = [(index - 3.5) * 48, (index - 2.5) * 48];
          pen.shape(
            `M130 ${poles.top}C${130 + from} 90 ${130 + from} 226 130 ${poles.foot}C${130 + to} 226 ${130 + to} 90 130 ${poles.top}z`,
            color,
          );
        }
        pen.solid(circle(130, poles.top + 14, 15), '#ffffff', 4);
      });
      pen.shape(
        circle(130, 158, 106),
        pen.radial([
          [0, '#000', 0],
          [0.7, '#000', 0],
          [1, '#3a1a10', 0.35],
        ]),
      );
    },
    cap: 'cork',
    capTones: ['#ffffff', '#e6e6ee', '#9a9ab0'],
    fuse: 'twist',
    fuseColors: ['#ffc62e', '#2f9bff'],
    spark: 'stars',
    face: { eyes: 'cute', brow: 'raised', browColor: '#8c1a1a', mouth: 'open' },
  },
  53: {
    body: ROUND,
    tones: ['#d9c2ff', '#7a5ad0', '#2b1a66'],
    gloss: 'none',
    skin: (pen) => {
      mirrors(pen);
      pen.shape(
        circle(130, 158, 106),
        pen.radial([
          [0, '#fff', 0.35],
          [0.35, '#fff', 0],
          [0.65, '#1a0c4a', 0.1],
          [1, '#1a0c4a', 0.65],
        ]),
      );
      for (const [x, y, r] of [
        [78, 96, 20],
        [196, 210, 14],
        [204, 120, 10],
      ] as const)
        pen.shape(spikes(4, r, r * 0.22, { cx: x, cy: y }), '#fff');
    },
    cap: 'ring',
    capTones: ['#ffffff', '#b9b8d9', '#5f5a8c'],
    fuse: 'chain',
    fuseColors: ['#ffffff', '#b9b8d9'],
    spark: 'prism',
    face: { eyes: 'button', pupilColor: '#1a1030', brow: 'raised', browColor: '#ff9df0', mouth: 'grin' },
  },
};
