import { fill, INK, line, type Shape } from '../paint.ts';
import { box, ellipse, heart, polygon } from '../../effects/paths.ts';

const gloss = fill('M14 22c1-6 5-9 9-9-5 3-6 6-6 11-1 3-4 1-3-2z', '#fff', 0.7);

const PIXELS = ['.XX.XX.', 'XXXXXXX', 'XXXXXXX', '.XXXXX.', '..XXX..', '...X...'];
const pixels = PIXELS.flatMap((row, y) =>
  [...row].flatMap((cell, x) => (cell === 'X' ? [box(4 + x * 8, 9 + y * 8, 8, 8)] : [])),
);

/** Hearts with something of their own, and the signs of cards. */
export const HEARTS = {
  heart: { body: [heart()], marks: () => gloss },
  pixelHeart: {
    body: pixels,
    marks: () => fill(box(12, 17, 8, 8), '#fff', 0.85) + fill(box(36, 41, 8, 8), INK, 0.18),
  },
  wingedHeart: {
    back: [
      'M22 30C14 30 4 26 3 12c5 2 8 2 12 2c-3-2-4-4-4-6c10 1 16 8 16 16z',
      'M42 30c8 0 18-4 19-18c-5 2-8 2-12 2c3-2 4-4 4-6c-10 1-16 8-16 16z',
    ],
    body: [heart(32, 38, 34)],
  },
  flamingHeart: {
    back: ['M12 31C8 18 16 14 18 6c5 4 6 9 6 13c3-4 4-10 6-16c6 6 8 12 8 17c3-3 4-7 5-12c6 5 10 12 9 23z'],
    body: [heart(32, 40, 44)],
    marks: () => fill('M15 33c0-5 3-8 7-9c-3 3-4 5-4 9c-1 3-3 2-3 0z', '#fff', 0.7),
  },
  crownedHeart: {
    body: [heart(32, 39, 48)],
    front: ['M19 22L15 6l10 6l7-9l7 9l10-6l-4 16z'],
    marks: () => fill('M13 32c0-5 3-8 7-9c-3 3-4 5-4 9c-1 3-3 2-3 0z', '#fff', 0.7),
  },
  devilHeart: {
    back: ['M12 24C4 20 4 12 8 4c2 7 7 9 14 10z', 'M52 24c8-4 8-12 4-20c-2 7-7 9-14 10z'],
    body: [heart(32, 36, 46)],
    lines: 'M19 28l8 4M45 28l-8 4M24 42q8 6 16 0',
    marks: () => fill(ellipse(24, 34, 2.6), INK) + fill(ellipse(40, 34, 2.6), INK),
  },
  haloHeart: {
    body: [heart(32, 41, 38)],
    front: [
      'M32 4c12 0 20 3 20 7s-8 7-20 7s-20-3-20-7s8-7 20-7zm0 4.5c-8 0-13 1-13 2.5s5 2.5 13 2.5s13-1 13-2.5s-5-2.5-13-2.5z',
    ],
  },
  arrowHeart: {
    back: ['M4 50l6-8l5 4l34-28l-3-4l13-6l-3 14l-4-3l-34 29l4 5l-10 3z'],
    body: [heart(30, 31, 42)],
    marks: () => gloss,
  },
  patchedHeart: {
    body: [heart()],
    front: ['M6 35L51 12L58 25L13 48z'],
    lines: 'M36.8 30.5h.1M34.4 25.9h.1M29.6 34.1h.1M27.2 29.5h.1',
  },
  brokenHeart: {
    body: [
      'M26 13C23 9 18 8 15 8C8 8 4 14 4 22c0 13 10 22 24 34l-4-12l6-8l-7-8z',
      'M36 15c3-5 8-7 12-7c8 0 12 6 12 14c0 13-10 22-26 35l-3-12l6-9l-7-8z',
    ],
  },
  meltingHeart: {
    body: [
      'M6 23C6 14 13 8 20 8c5 0 9 3 12 7c3-4 7-7 12-7c7 0 14 6 14 15c0 8-4 14-6 17v9a4 4 0 0 1-8 0v-3c-2 0-3 1-3 3v7a5 5 0 0 1-10 0v-4c0-3-4-3-4 0v1a4 4 0 0 1-8 0v-8c-5-4-13-13-13-22z',
    ],
    marks: () => gloss,
  },
  crystalHeart: {
    body: ['M32 58L6 30L8 16L18 7h8l6 7l6-7h8l10 9l2 14z'],
    lines: 'M6 30h52M18 30l14 28l14-28M18 30l4-22M46 30l-4-22M18 30l14-16l14 16',
  },
  clockworkHeart: {
    body: [
      ...Array.from({ length: 8 }, (_, n) =>
        polygon(4, 9, 32 + 22 * Math.cos((n * Math.PI) / 4), 32 + 22 * Math.sin((n * Math.PI) / 4), n * 45 + 45),
      ),
      ellipse(32, 32, 22),
    ],
    marks: (p) => fill(heart(32, 33, 28), p.second) + line(heart(32, 33, 28)),
  },
  twinHearts: {
    back: [heart(42, 23, 34)],
    body: [heart(24, 40, 38)],
  },
  heartBalloon: {
    back: ['M30 44h4l5 6h-14z', 'M31 46c-4 6 6 8 0 15c9-5 1-9 3-15z'],
    body: [heart(32, 26, 46)],
    marks: () => fill('M16 20c1-5 4-7 8-7-4 3-5 5-5 9-1 3-4 1-3-2z', '#fff', 0.75),
  },
  heartLock: {
    back: ['M16 30V20a16 16 0 0 1 32 0v10h-8V20a8 8 0 0 0-16 0v10z'],
    body: [box(9, 27, 46, 32, 7)],
    marks: () => fill(heart(32, 43, 20), INK),
  },
  spade: {
    body: ['M32 4C44 16 58 24 58 38c0 12-15 16-22 6c0 7 2 11 6 15H22c4-4 6-8 6-15c-7 10-22 6-22-6C6 24 20 16 32 4z'],
  },
  club: {
    body: [
      ellipse(32, 18, 13),
      ellipse(18, 37, 13),
      ellipse(46, 37, 13),
      'M28 24h8v14c0 8 2 15 7 21H21c5-6 7-13 7-21z',
    ],
  },
} satisfies Record<string, Shape>;
