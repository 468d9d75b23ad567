import { fill, INK, line, type Shape } from '../paint.ts';
import { ellipse, star } from '../../effects/paths.ts';

/** Stones, treasures, and what stands in the sky. */
export const GEMS = {
  brilliant: {
    body: ['M16 10h32l12 15l-28 33L4 25z'],
    lines: 'M4 25h56M22 25l10 33l10-33M22 25l6-15M42 25l-6-15',
  },
  shards: {
    body: ['M24 58L18 26L32 4l14 22l-6 32z'],
    back: ['M22 58L5 42l3-16l14 10z', 'M42 58l17-16l-3-16l-14 10z'],
    lines: 'M32 4l-2 54M18 26l13 6l15-6',
  },
  shell: {
    body: [
      'M32 8c6-4 12-1 13 4c6 0 9 5 8 10c5 3 5 9 2 13c-5 10-12 15-17 18l4 6H22l4-6C21 50 14 45 9 35c-3-4-3-10 2-13c-1-5 2-10 8-10c1-5 7-8 13-4z',
    ],
    lines: 'M32 50V14M27 50L18 20M37 50l9-30M24 50L11 32M40 50l13-18',
  },
  star: {
    body: ['M32 4l8.5 17.5l19 2.5l-14 13.5l3.5 19L32 47l-17 9.5l3.5-19L4.5 24l19-2.5z'],
    marks: () => fill(ellipse(26, 30, 2.8, 3.6), INK) + fill(ellipse(38, 30, 2.8, 3.6), INK),
    lines: 'M27 38q5 4 10 0',
  },
  shootingStar: {
    back: ['M28 26L4 50l3 3L36 30zM34 32L14 59l4 2l22-25z', 'M22 22L3 36l2 3l24-11z'],
    body: [star(5, 23, 10.5, 40, 25, 12)],
  },
  sun: {
    back: [star(8, 30, 17)],
    body: [ellipse(32, 32, 17)],
    marks: () => fill(ellipse(26, 30, 2.6), INK) + fill(ellipse(38, 30, 2.6), INK),
    lines: 'M26 37q6 5 12 0',
  },
  moon: {
    body: ['M38 5A28 28 0 1 0 58 44C44 48 26 38 27 22C27.5 14 32 8 38 5z'],
    marks: (p) => fill(ellipse(18, 40, 4), p.lo, 0.6) + fill(ellipse(30, 50, 3), p.lo, 0.6),
  },
  planet: {
    back: ['M3 42.6A31 11-20 0 1 61 21.4l-8.3 3.1A22 5.5-20 0 0 11.3 39.5z', star(4, 8, 3.4, 9, 11)],
    body: [ellipse(32, 32, 20)],
    marks: (p) =>
      line('M16 23q14 5 27-7', 4, p.lo) +
      line('M27 46q12 1 19-7', 4, p.lo) +
      fill(ellipse(38, 24, 3.2), p.lo) +
      line('M20 19q3-3 7-4', 3, '#fff'),
    front: ['M3 42.6A31 11-20 0 0 61 21.4l-8.3 3.1A22 5.5-20 0 1 11.3 39.5z'],
  },
  bolt: { body: ['M36 4L10 36h15l-6 24l33-35H35l9-21z'] },
  drop: {
    body: ['M32 4c8 14 21 22 21 36a21 21 0 0 1-42 0C11 26 24 18 32 4z'],
    marks: () => line('M20 42c0 5 4 9 9 10', 4, '#fff'),
  },
  snowflake: {
    body: Array.from({ length: 6 }, (_, n) => {
      const turn = (x: number, y: number): string => {
        const a = (n * Math.PI) / 3;
        return `${(32 + x * Math.cos(a) - y * Math.sin(a)).toFixed(1)} ${(32 + x * Math.sin(a) + y * Math.cos(a)).toFixed(1)}`;
      };
      return `M${[
        [-3, 0],
        [-3, -13],
        [-10, -18],
        [-7, -22],
        [-3, -19],
        [-3, -28],
        [3, -28],
        [3, -19],
        [7, -22],
        [10, -18],
        [3, -13],
        [3, 0],
      ]
        .map(([x = 0, y = 0]) => turn(x, y))
        .join('L')}z`;
    }),
  },
  cloud: {
    body: ['M16 52a12 12 0 0 1-2-24c1-11 10-18 19-17c7 1 12 5 14 11c8 0 13 6 13 14c0 9-6 16-14 16z'],
    marks: () => fill(ellipse(26, 36, 2.6, 3.2), INK) + fill(ellipse(40, 36, 2.6, 3.2), INK),
    lines: 'M30 42q3 3 6 0',
  },
  rainbow: {
    body: ['M4 52V42a28 28 0 0 1 56 0v10H44V42a12 12 0 0 0-24 0v10z'],
    marks: (p) =>
      line('M9 52V42a23 23 0 0 1 46 0v10', 5, p.second) + line('M15 52V42a17 17 0 0 1 34 0v10', 5, '#52c6f7'),
  },
  sparkle: {
    body: ['M30 6C33 24 40 31 56 34C40 37 33 44 30 62C27 44 20 37 4 34C20 31 27 24 30 6z'],
    back: ['M51 3c1 7 3 9 9 10c-6 1-8 3-9 10c-1-7-3-9-9-10c6-1 8-3 9-10z'],
  },
} satisfies Record<string, Shape>;
