import { fill, INK, line, type Shape } from '../paint.ts';
import { box, ellipse, star } from '../../effects/paths.ts';

/** Things of play, magic and letters. */
export const THINGS = {
  shield: {
    body: ['M32 4c8 5 16 7 25 7c1 22-5 40-25 50C12 51 6 33 7 11c9 0 17-2 25-7z'],
    marks: (p) => fill('M32 12c6 3 11 5 17 5c0 17-4 28-17 36z', p.second, 0.85) + line('M32 12v41M14 29h36', 3),
  },
  potion: {
    back: ['M23 4h18v7h-3v12H26V11h-3z'],
    body: ['M26 18h12c1 6 18 12 18 26c0 10-9 16-24 16S8 54 8 44c0-14 17-20 18-26z'],
    marks: () =>
      fill('M11 40h42c1 12-8 17-21 17S10 52 11 40z', '#fff', 0.28) +
      fill(ellipse(24, 46, 3.6), '#fff', 0.9) +
      fill(ellipse(36, 50, 2.6), '#fff', 0.9) +
      fill(ellipse(38, 38, 2.2), '#fff', 0.9),
  },
  key: {
    body: [
      'M20 4a16 16 0 0 1 14 24l26 25l-3 7h-9v-6h-6v-7h-7l-10-9A16 16 0 1 1 20 4zm-2 9a6 6 0 1 0 0 12a6 6 0 0 0 0-12z',
    ],
  },
  crown: {
    body: ['M5 16l14 13l13-22l13 22l14-13l-5 40H10z', ellipse(5, 15, 3), ellipse(32, 8, 3.6), ellipse(59, 15, 3)],
    marks: (p) => fill(ellipse(32, 40, 5, 6), p.second) + line('M11 50h42', 3),
  },
  bell: {
    back: [ellipse(32, 54, 8)],
    body: [
      'M28 8a4 4 0 0 1 8 0c10 2 15 10 15 20c0 12 4 14 7 19c1 4-1 5-4 5H10c-3 0-5-1-4-5c3-5 7-7 7-19C13 18 18 10 28 8z',
    ],
    marks: () => line('M20 28c0-6 2-9 6-11', 4, '#fff'),
  },
  ghost: {
    body: ['M32 4c14 0 23 10 23 25v30l-8-6l-7 7l-8-7l-8 7l-7-7l-8 6V29C9 14 18 4 32 4z'],
    marks: () =>
      fill(ellipse(24, 27, 4, 5.5), INK) + fill(ellipse(40, 27, 4, 5.5), INK) + fill(ellipse(32, 41, 4, 5), INK),
  },
  skull: {
    body: ['M32 4c16 0 26 10 26 24c0 8-3 12-8 15v11c0 4-2 6-6 6H20c-4 0-6-2-6-6V43c-5-3-8-7-8-15C6 14 16 4 32 4z'],
    marks: () =>
      fill(ellipse(21, 30, 7, 8), INK) +
      fill(ellipse(43, 30, 7, 8), INK) +
      fill('M32 38l4 7h-8z', INK) +
      line('M26 52v8M32 52v8M38 52v8', 2.6),
  },
  littleBomb: {
    back: ['M40 16c4-10 10-12 18-9l-1 5c-6-2-9 0-12 7z', star(6, 8, 4, 56, 10)],
    body: [ellipse(28, 37, 23), 'M34 12l12 6l-4 9l-13-6z'],
    marks: () =>
      fill(ellipse(20, 36, 4, 5), '#fff') +
      fill(ellipse(36, 36, 4, 5), '#fff') +
      fill(ellipse(21, 37, 2, 2.6), INK) +
      fill(ellipse(35, 37, 2, 2.6), INK),
  },
  rocket: {
    back: ['M22 34L8 42v14l14-6zM42 34l14 8v14l-14-6z', 'M26 50h12l-6 12z'],
    body: ['M32 2c10 8 14 18 14 29c0 8-2 14-4 20H22c-2-6-4-12-4-20C18 20 22 10 32 2z'],
    marks: (p) => fill(ellipse(32, 25, 7), '#c4efff') + line(ellipse(32, 25, 7)) + fill('M20 42h24l-2 9H22z', p.lo),
  },
  robot: {
    back: ['M29 15V10a5 5 0 1 1 6 0v5z', box(3, 28, 10, 18, 4), box(51, 28, 10, 18, 4)],
    body: [box(10, 13, 44, 46, 9)],
    marks: () =>
      fill(box(17, 23, 30, 14, 6), INK) +
      fill(ellipse(25, 30, 4), '#5ef0e4') +
      fill(ellipse(39, 30, 4), '#5ef0e4') +
      line('M22 47h20M27 43v8M32 43v8M37 43v8', 2.4),
  },
  gift: {
    back: ['M32 18C22 20 12 16 14 9c2-7 14-5 18 6c4-11 16-13 18-6c2 7-8 11-18 9z'],
    body: [box(5, 17, 54, 15, 3), box(9, 29, 46, 31, 3)],
    marks: (p) => fill(box(26, 17, 12, 43), p.second) + line('M9 33h46', 3),
  },
  letterTile: {
    body: [box(6, 6, 52, 52, 9)],
    marks: (p) =>
      fill('M6 46v3a9 9 0 0 0 9 9h34a9 9 0 0 0 9-9v-3c-1 5-4 7-9 7H15c-5 0-8-2-9-7z', p.lo) +
      fill('M27 14h10l12 33H39l-2-7H27l-2 7H15zM32 23l-3 10h6z', INK),
  },
  pencil: {
    back: ['M4 60l5-18l13 13z'],
    body: ['M9 42L43 7c3-3 6-4 9-1l6 6c3 3 2 6-1 9L22 55z'],
    marks: (p) =>
      fill('M38 12l14 14l5-5c3-3 4-6 1-9l-6-6c-3-3-6-2-9 1z', p.lo) +
      fill('M4 60l2-7l5 5z', INK) +
      line('M15 49L46 17', 2.4),
  },
  speech: {
    body: ['M13 6h38c6 0 10 4 10 10v20c0 6-4 10-10 10H32L17 60l1-14h-5C7 46 3 42 3 36V16C3 10 7 6 13 6z'],
    marks: () => [18, 32, 46].map((x) => fill(ellipse(x, 26, 4), INK)).join(''),
  },
  anchor: {
    body: [
      'M32 3a9 9 0 0 1 4 17v4h9v8h-9v18c7-1 12-5 14-11l-5-2l11-11l6 15l-5-1C54 52 45 61 32 61S10 52 7 40l-5 1l6-15l11 11l-5 2c2 6 7 10 14 11V32h-9v-8h9v-4A9 9 0 0 1 32 3zm0 6a3 3 0 1 0 0 6a3 3 0 0 0 0-6z',
    ],
  },
  note: {
    body: [
      'M22 8l34-5v41c0 6-5 9-11 9s-10-3-10-8s5-9 11-9c2 0 3 0 3 1V21l-20 3v27c0 6-5 9-11 9S4 57 4 52s5-9 11-9c3 0 5 0 7 1z',
    ],
  },
  puzzle: {
    body: ['M8 20h14c-4-6-2-16 8-16s12 10 8 16h14v14c6-4 10 0 10 7s-4 11-10 7v12H8V46c6 4 10 0 10-6s-4-10-10-6z'],
  },
  gamepad: {
    body: ['M18 14h28c10 0 15 16 15 30c0 10-8 12-13 4l-5-6H21l-5 6c-5 8-13 6-13-4c0-14 5-30 15-30z'],
    lines: 'M13 28h10M18 23v10',
    marks: (p) => fill(ellipse(43, 24, 3.6), p.second) + fill(ellipse(49, 31, 3.6), p.hi),
  },
} satisfies Record<string, Shape>;
