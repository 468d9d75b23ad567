import { ellipse, heart, petals, star } from '../effects/paths.ts';
import type { Pen } from './pen.ts';

/** What flies around a player, drawn around a middle of 0 and about 18 wide. */
export type Motif = (pen: Pen) => string;

const snow = (): string =>
  Array.from({ length: 6 }, (_, n) => {
    const a = (n * Math.PI) / 3;
    const at = (r: number, turn = 0): string =>
      `${(r * Math.cos(a + turn)).toFixed(1)} ${(r * Math.sin(a + turn)).toFixed(1)}`;
    return `M0 0L${at(13)}M${at(7)}L${at(12.5, 0.4)}M${at(7)}L${at(12.5, -0.4)}`;
  }).join('');

export const MOTIFS = {
  spark: (pen) => pen.solid(star(4, 10, 3.2, 0, 0)),
  star: (pen) => pen.solid(star(5, 10, 4.6, 0, 0)),
  heart: (pen) => pen.solid(heart(0, 0, 18)),
  drop: (pen) => pen.solid('M0 -10C4 -4 7 0 7 4a7 7 0 0 1-14 0C-7 0-4-4 0-10z') + pen.shine('M-3 4a3 3 0 0 0 3 3'),
  bubble: (pen) => pen.solid(ellipse(0, 0, 8)) + pen.shine('M-4-1a4 4 0 0 1 4-4'),
  snowflake: (pen) => pen.stroke(snow(), 2.4),
  leaf: (pen) => pen.solid('M0 -12C9 -5 9 5 0 12C-9 5-9-5 0-12z') + pen.ink('M0-6V9M0 0l4-3M0 4l-4-3'),
  blossom: (pen) =>
    petals(5, 5.6, 4.6, 0, 0)
      .map((d) => pen.solid(d))
      .join('') + pen.other(ellipse(0, 0, 3.4)),
  note: (pen) => pen.solid('M-3-10L9-12V5a4.5 4 0 1 1-3.5-4V-6L0-5V8a4.5 4 0 1 1-3-4z'),
  paw: (pen) =>
    pen.solid('M0-1c4 0 8 4 7 8c-1 3-4 2-7 1c-3 1-6 2-7-1c-1-4 3-8 7-8z') +
    [
      [-8, -2],
      [-3, -8],
      [3, -8],
      [8, -2],
    ]
      .map(([x = 0, y = 0]) => pen.solid(ellipse(x, y, 2.8, 3.6)))
      .join(''),
  butterfly: (pen) =>
    pen.ink('M-1-7L-4-13M1-7L4-13', 2.4) +
    pen.other('M-1 1C-7-1-11 3-9 8C-7 12-2 9-1 4zM1 1C7-1 11 3 9 8C7 12 2 9 1 4z') +
    pen.solid('M-1 2C-2-7-9-14-13-11C-16-7-12 2-1 2zM1 2C2-7 9-14 13-11C16-7 12 2 1 2z') +
    pen.shine('M-8-5l-1-1M8-5l1-1') +
    pen.ink('M0-6V8', 4),
  bat: (pen) =>
    pen.solid(
      'M0-3l2-4l2 4c3-4 7-5 12-4c-3 3-3 5-3 8c-3-1-5-1-6 1c-3-1-5 1-7 5c-2-4-4-6-7-5c-1-2-3-2-6-1c0-3 0-5-3-8c5-1 9 0 12 4l2-4z',
    ),
  bolt: (pen) => pen.solid('M3-13L-8 2h6l-4 11L8-4H1z'),
  candy: (pen) => pen.other('M-5 0l-8-6v12zM5 0l8-6v12z') + pen.solid(ellipse(0, 0, 6.5)),
} satisfies Record<string, Motif>;
export type MotifName = keyof typeof MOTIFS;
