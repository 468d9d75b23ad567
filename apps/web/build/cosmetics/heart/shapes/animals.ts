import { fill, INK, line, type Shape } from '../paint.ts';
import { ellipse } from '../../effects/paths.ts';

const eyes = (left: number, right: number, y: number, r = 3): string =>
  [left, right]
    .map((x) => fill(ellipse(x, y, r, r * 1.25), INK) + fill(ellipse(x + 1, y - 1.4, r * 0.36), '#fff'))
    .join('');
const nose = (x: number, y: number): string => fill(`M${x - 4} ${y}q4-3 8 0q-1 4-4 5q-3-1-4-5z`, INK);

/** Heads, and animals as a whole. */
export const ANIMALS = {
  cat: {
    body: [
      'M8 5c7 2 12 6 15 10c6-2 12-2 18 0c3-4 8-8 15-10c2 9 2 16 0 23c2 4 3 8 2 13C56 53 44 59 32 59S8 53 6 41c-1-5 0-9 2-13c-2-7-2-14 0-23z',
    ],
    marks: () => eyes(22, 42, 36) + nose(32, 43) + line('M4 42h8M52 42h8', 2.4),
  },
  dog: {
    back: ['M16 10C6 8 2 16 3 26c0 9 3 17 8 17c5 0 7-6 7-14z', 'M48 10c10-2 14 6 13 16c0 9-3 17-8 17c-5 0-7-6-7-14z'],
    body: ['M32 6c13 0 20 8 20 20c0 5 2 9 0 16c-2 10-10 17-20 17s-18-7-20-17c-2-7 0-11 0-16C12 14 19 6 32 6z'],
    marks: (p) =>
      fill(ellipse(32, 46, 12, 10), p.hi) + eyes(23, 41, 30) + nose(32, 40) + line('M32 45v5M26 51q6 4 12 0', 2.4),
  },
  bunny: {
    body: [
      'M22 30C14 22 12 8 18 4c6-2 10 8 11 20h6C36 12 40 2 46 4c6 4 4 18-4 26c7 4 10 9 10 14c0 10-9 16-20 16s-20-6-20-16c0-5 3-10 10-14z',
    ],
    marks: (p) =>
      fill('M19 9c3 0 5 8 6 16c-5-5-8-15-6-16zM45 9c-3 0-5 8-6 16c5-5 8-15 6-16z', p.lo) +
      eyes(24, 40, 42) +
      nose(32, 48),
  },
  bear: {
    body: [ellipse(14, 16, 10), ellipse(50, 16, 10), ellipse(32, 36, 25, 23)],
    marks: (p) =>
      fill(ellipse(14, 16, 5), p.lo) +
      fill(ellipse(50, 16, 5), p.lo) +
      fill(ellipse(32, 45, 11, 9), p.second) +
      eyes(22, 42, 33) +
      nose(32, 41),
  },
  panda: {
    back: [ellipse(13, 18, 9), ellipse(51, 18, 9)],
    body: [ellipse(32, 36, 26, 22)],
    marks: () =>
      fill(ellipse(21, 35, 7, 8), INK) +
      fill(ellipse(43, 35, 7, 8), INK) +
      fill(ellipse(22, 34, 2.6), '#fff') +
      fill(ellipse(42, 34, 2.6), '#fff') +
      nose(32, 44),
  },
  fox: {
    body: [
      'M4 6c9 2 16 7 20 12c5-1 11-1 16 0c4-5 11-10 20-12c2 12 0 22-4 28c-4 10-14 20-24 26C22 54 12 44 8 34C4 28 2 18 4 6z',
    ],
    marks: () =>
      fill('M10 36c9-1 16 4 22 13c6-9 13-14 22-13c-5 10-13 18-22 24c-9-6-17-14-22-24z', '#fff6e8') +
      eyes(22, 42, 33, 2.8) +
      fill(ellipse(32, 55, 4.5, 3.6), INK),
  },
  frog: {
    body: [ellipse(16, 18, 12), ellipse(48, 18, 12), ellipse(32, 39, 28, 20)],
    marks: () =>
      [16, 48].map((x) => fill(ellipse(x, 17, 7.5), '#fff') + fill(ellipse(x, 17, 4), INK)).join('') +
      line('M12 40q20 15 40 0', 3.4) +
      fill(ellipse(29, 32, 1.4), INK) +
      fill(ellipse(35, 32, 1.4), INK),
  },
  owl: {
    body: ['M9 4c5 5 11 6 23 6s18-1 23-6c3 8 4 17 4 26c0 18-12 30-27 30S5 48 5 30c0-9 1-18 4-26z'],
    marks: (p) =>
      [21, 43]
        .map((x) => fill(ellipse(x, 27, 10), p.second) + line(ellipse(x, 27, 10), 2.6) + fill(ellipse(x, 27, 5), INK))
        .join('') +
      fill('M27 36h10l-5 9z', '#ff8a2b') +
      line('M24 52l4 3l4-3l4 3l4-3', 2.4),
  },
  chick: {
    back: ['M26 12c-6-4-4-9 2-8c0-4 6-4 7 0c5-2 8 3 3 8z', 'M22 58l-5 4h10zM42 58l-5 4h10z'],
    body: [ellipse(32, 35, 25, 24)],
    marks: () =>
      eyes(22, 42, 31) + fill('M24 37q8-5 16 0q-8 10-16 0z', '#ff8a2b') + line('M24 37q8-5 16 0q-8 10-16 0z', 2.2),
  },
  piglet: {
    body: [
      'M8 8c8 0 14 3 17 6c5-2 9-2 14 0c3-3 9-6 17-6c1 8-1 14-4 18c4 5 6 9 6 14C58 51 47 58 32 58S6 51 6 40c0-5 2-9 6-14C9 22 7 16 8 8z',
    ],
    marks: (p) =>
      fill(ellipse(32, 42, 12, 9), p.lo) +
      line(ellipse(32, 42, 12, 9), 2.4) +
      fill(ellipse(27.5, 42, 2.4, 3.4), INK) +
      fill(ellipse(36.5, 42, 2.4, 3.4), INK) +
      eyes(20, 44, 30, 2.6),
  },
  unicorn: {
    back: ['M30 20L44 2l-2 20z', 'M44 20c10 2 15 10 12 18c4 6 2 14-4 18l-12-20z'],
    body: ['M40 18c8 4 12 12 11 22c-1 8-3 14-2 20H26c0-5-1-8-5-8c-8 2-14 0-15-6c-1-4 2-7 6-11c3-6 6-12 14-16l2-9l6 7z'],
    marks: () => eyes(30, 30, 32, 2.8) + fill(ellipse(11, 45, 1.6), INK),
  },
  whale: {
    back: ['M26 18c0-6-3-9-9-9c0-5 8-6 11-1c3-5 11-4 11 1c-6 0-9 3-9 9z'],
    body: [
      'M4 38c0-13 10-20 22-20c13 0 17 8 24 8c-3-5-4-10-2-15c4 0 6 2 8 5c2-2 3-4 6-5c1 9-2 15-6 19c0 17-10 27-26 27C14 57 4 50 4 38z',
    ],
    marks: (p) => fill('M6 44c10 4 24 4 34-2c-2 8-8 14-18 14C14 56 8 52 6 44z', p.hi) + eyes(17, 17, 36, 2.8),
  },
  fish: {
    back: ['M42 32c6-8 12-12 18-12c-2 8-2 16 0 24c-6 0-12-4-18-12z', 'M22 16c4-8 12-10 20-8c-2 4-2 8 0 12z'],
    body: ['M4 32c6-12 16-17 26-17c9 0 15 7 20 17c-5 10-11 17-20 17C20 49 10 44 4 32z'],
    marks: (p) => eyes(17, 17, 29, 3) + line('M28 20q7 12 0 24', 3) + line('M38 24q4 8 0 16', 3, p.lo),
  },
  octopus: {
    body: [
      'M32 4c14 0 22 9 22 21c0 5-2 8-2 12c1 6 4 8 8 8c0 6-6 9-12 6c0 6-5 10-9 8c-2-1-3-4-3-7c-1 5-3 8-7 8s-6-3-7-8c0 3-1 6-3 7c-4 2-7-2-7-8C8 54 4 51 4 45c4 0 7-2 8-8c0-4-2-7-2-12C10 13 18 4 32 4z',
    ],
    marks: () => eyes(24, 40, 27, 3.4) + line('M28 36q4 3 8 0', 2.6),
  },
  turtle: {
    back: [ellipse(54, 38, 8, 7), ellipse(16, 51, 6, 8), ellipse(44, 51, 6, 8), 'M10 44l-8 4l10 4z'],
    body: ['M6 46C6 26 16 14 30 14s23 12 24 32z'],
    lines: 'M30 14v12l-10 8v12M30 26l10 8v12M20 34L9 32M40 34l12-3',
    marks: () => fill(ellipse(56, 36, 2), INK),
  },
  bee: {
    back: [ellipse(24, 15, 12, 10), ellipse(44, 15, 12, 10)],
    body: ['M6 38c0-11 10-17 24-17s22 6 26 17l6 2l-6 2C52 53 43 58 30 58S6 50 6 38z'],
    marks: () => fill('M24 21h8v37h-8zM40 23l7 3v28l-7 3z', INK) + eyes(14, 14, 36, 2.8),
  },
  butterfly: {
    body: [
      'M31 30C27 15 16 5 7 8C2 11 4 24 10 29C16 33 25 33 31 31z',
      'M33 30C37 15 48 5 57 8C62 11 60 24 54 29C48 33 39 33 33 31z',
      'M31 33C24 32 14 34 11 40C8 47 14 57 20 56C27 55 30 44 31 36z',
      'M33 33C40 32 50 34 53 40C56 47 50 57 44 56C37 55 34 44 33 36z',
    ],
    front: [ellipse(32, 34, 3, 17)],
    marks: (p) =>
      fill(ellipse(15, 19, 5, 6), p.second) +
      fill(ellipse(49, 19, 5, 6), p.second) +
      fill(ellipse(20, 46, 4), p.hi) +
      fill(ellipse(44, 46, 4), p.hi),
  },
  ladybird: {
    back: [ellipse(32, 15, 12, 10), 'M24 10L17 3h5l6 6zM40 10l7-7h-5l-6 6z'],
    body: [ellipse(32, 38, 23, 21)],
    lines: 'M32 18v41',
    marks: () =>
      [
        [20, 32],
        [44, 32],
        [22, 47],
        [42, 47],
      ]
        .map(([x = 0, y = 0]) => fill(ellipse(x, y, 4.6), INK))
        .join(''),
  },
  snail: {
    back: ['M4 59C4 50 8 48 14 48h28c6 0 7-6 7-14l-2-12l4-1l3 8l3-8l4 1l-2 12c0 14-5 25-16 25z'],
    body: [ellipse(26, 31, 20)],
    lines: 'M26 31a4 4 0 0 1 8 1c0 7-8 9-13 6c-7-5-5-17 5-18c8 0 14 6 13 13',
  },
  paw: {
    body: [
      'M32 30c10 0 20 12 19 22c-1 8-11 7-19 4c-8 3-18 4-19-4C12 42 22 30 32 30z',
      ellipse(10, 28, 7, 9),
      ellipse(25, 14, 7.5, 10),
      ellipse(43, 15, 7.5, 10),
      ellipse(55, 30, 7, 9),
    ],
  },
  penguin: {
    back: [
      'M14 56l-4 5h16zM50 56l4 5H38z',
      'M14 26C6 32 3 40 5 46c5-2 9-5 12-10zM50 26c8 6 11 14 9 20c-5-2-9-5-12-10z',
    ],
    body: ['M32 3c12 0 18 9 18 20v18c0 11-7 18-18 18s-18-7-18-18V23C14 12 20 3 32 3z'],
    marks: (p) =>
      fill('M32 56c-8 0-12-6-12-15c0-7 3-11 4-15c-4-8 2-13 8-8c6-5 12 0 8 8c1 4 4 8 4 15c0 9-4 15-12 15z', '#fff') +
      eyes(26, 38, 20, 2.2) +
      fill('M27 25h10l-5 7z', p.second),
  },
  dinosaur: {
    back: ['M18 16l-6-8l12 2l2-8l8 8l8-4l-2 10z'],
    body: ['M6 30c0-12 10-18 24-18c16 0 29 8 29 20c0 10-6 12-14 12H34c0 6 2 10 2 15H10c-3-9-4-18-4-29z'],
    marks: (p) =>
      eyes(28, 28, 26, 3) +
      fill('M36 40l3 5l3-5l3 5l3-5l3 5l3-6z', '#fff') +
      fill(ellipse(52, 28, 1.6), INK) +
      fill(ellipse(14, 40, 3), p.lo),
  },
} satisfies Record<string, Shape>;
