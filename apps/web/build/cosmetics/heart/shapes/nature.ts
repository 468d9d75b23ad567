import { fill, INK, type Shape } from '../paint.ts';
import { box, ellipse, petals } from '../../effects/paths.ts';

/** What grows and burns. */
export const NATURE = {
  flame: {
    body: ['M34 3c2 12 18 19 18 36c0 13-9 21-20 21S12 52 12 39c0-9 5-13 7-20c4 3 6 6 7 9c5-6 8-14 8-25z'],
    marks: (p) =>
      fill('M33 32c2 6 9 9 9 17c0 6-4 10-10 10s-10-4-10-10c0-5 3-6 4-9c2 1 3 2 3 4c3-3 4-7 4-12z', p.second),
  },
  clover: {
    back: ['M30 34h5c0 10 3 18 9 24l-5 3C32 55 30 46 30 34z'],
    body: [
      'M32 29C18 28 6 22 8 13C10 7 17 7 20 11C21 6 27 4 31 9C34 14 33 22 32 29z',
      'M32 29C33 15 40 3 48 6C55 9 54 15 51 18C56 19 58 25 53 29C47 32 39 31 32 29z',
      'M32 29C46 30 57 37 55 45C52 52 46 51 43 48C42 53 36 54 33 49C30 44 31 36 32 29z',
      'M32 29C31 43 24 55 16 52C9 49 10 43 13 40C8 38 7 32 12 29C18 26 25 27 32 29z',
    ],
    lines: 'M24 21l16 16M40 21L24 37',
  },
  daisy: {
    body: petals(8, 18, 9.5),
    front: [ellipse(32, 32, 9)],
  },
  tulip: {
    back: ['M30 36h5v25h-5z', 'M30 58C18 58 12 50 12 40c10 2 18 8 18 18z', 'M35 58c12 0 18-8 18-18c-10 2-18 8-18 18z'],
    body: ['M14 6l9 8l9-11l9 11l9-8v17c0 12-8 19-18 19s-18-7-18-19z'],
  },
  rose: {
    back: ['M30 36h4v25h-4z', 'M33 54c3-9 11-12 20-11c-2 9-10 14-20 11z'],
    body: ['M32 4c8-2 14 2 16 7c6 3 8 9 5 15c0 9-10 16-21 16s-21-7-21-16c-3-6-1-12 5-15c2-5 8-9 16-7z'],
    lines: 'M32 24a5 5 0 1 1 5-5c0 9-15 10-16-1M16 22c2 12 28 14 32 0',
  },
  mushroom: {
    back: ['M23 34h18c-1 8 2 15 4 20c1 4-1 6-4 6H23c-3 0-5-2-4-6c2-5 5-12 4-20z'],
    body: ['M4 32C4 16 17 5 32 5s28 11 28 27c0 5-4 7-8 7H12c-4 0-8-2-8-7z'],
    marks: () =>
      fill(ellipse(20, 22, 5.5), '#fff') +
      fill(ellipse(42, 17, 4.5), '#fff') +
      fill(ellipse(34, 31, 4), '#fff') +
      fill(ellipse(51, 30, 3), '#fff'),
  },
  cactus: {
    body: [
      box(23, 5, 18, 46, 9),
      'M24 42h-6A12 12 0 0 1 6 30v-7a5 5 0 0 1 10 0v5a4 4 0 0 0 4 4h5z',
      'M40 36h5a4 4 0 0 0 4-4V21a5 5 0 0 1 10 0v12a13 13 0 0 1-13 13h-6z',
    ],
    front: ['M16 46h32l-4 14H20z'],
    lines: 'M29 15v5M35 25v5M29 34v5',
  },
  firTree: {
    back: [box(27, 48, 10, 13)],
    body: ['M32 3l15 17h-6l13 15h-8l12 15H6l12-15h-8l13-15h-6z'],
  },
  pumpkin: {
    back: ['M28 20c0-8-2-11-6-13l6-4c5 3 8 8 8 17z'],
    body: [ellipse(18, 38, 14, 19), ellipse(46, 38, 14, 19), ellipse(32, 38, 15, 21)],
    marks: () => fill('M18 36l5-8l5 8zM36 36l5-8l5 8zM16 43l6 4l4-3l6 4l6-4l4 3l6-4c-2 7-8 11-16 11s-14-4-16-11z', INK),
  },
  mapleLeaf: {
    back: ['M30 44h4v17h-4z'],
    body: ['M32 3l6 11l7-4l-2 15l9-7l2 6l8 1l-6 9l4 4l-15 8l1 4l-14-2l-14 2l1-4L4 38l4-4l-6-9l8-1l2-6l9 7l-2-15l7 4z'],
    lines: 'M32 48V22M32 40l-11-9M32 40l11-9',
  },
} satisfies Record<string, Shape>;
