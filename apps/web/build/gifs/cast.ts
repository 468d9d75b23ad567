import { BODIES, type Coat, COATS } from '../../src/ui/critter/critter-appearance.ts';
import { circle, ellipse } from '../cosmetics/drawing/shapes.ts';
import { INK, type Motion, type Reel } from './reel.ts';
import { jump } from './tracks.ts';

const [CORAL, HONEY, MINT, SKY, GRAPE, ROSE, CREAM, TEAL, LIME, SLATE] = COATS as readonly [
  Coat,
  Coat,
  Coat,
  Coat,
  Coat,
  Coat,
  Coat,
  Coat,
  Coat,
  Coat,
];
export const COAT = { CORAL, HONEY, MINT, SKY, GRAPE, ROSE, CREAM, TEAL, LIME, SLATE } as const;

export type Eyes =
  | 'open'
  | 'wide'
  | 'shut'
  | 'happy'
  | 'pressed'
  | 'hearts'
  | 'half'
  | 'up'
  | 'side'
  | 'big'
  | 'wink'
  | 'spiral'
  | 'none';
export type Mouth = 'smile' | 'laugh' | 'sad' | 'wavy' | 'o' | 'flat' | 'teeth' | 'smirk' | 'tongue' | 'tiny' | 'none';
export type Top = 'horns' | 'antenna' | 'ears' | 'sprout' | 'round' | 'tuft' | 'none';

export interface Critter {
  readonly coat: Coat;
  /** Which of the outlines: dome, slime, pear, box, cloud, spiky. */
  readonly body: 0 | 1 | 2 | 3 | 4 | 5;
  readonly top?: Top;
  readonly eyes: Eyes;
  readonly mouth: Mouth;
  readonly brows?: 'angry' | 'worried';
  readonly blush?: boolean;
  /** How the face moves over the body. */
  readonly face?: Motion;
  /** How the pupils move. */
  readonly gaze?: Motion;
}

const white = (reel: Reel, x: number, y: number, r: number): void => reel.solid(circle(x, y, r), '#fff', 4);
const pupil = (reel: Reel, x: number, y: number, r: number): void => {
  reel.fill(circle(x, y, r), INK);
  reel.fill(circle(x + r * 0.35, y - r * 0.4, r * 0.35), '#fff');
};
export const heart = (x: number, y: number, r: number): string =>
  `M${x} ${y + r}C${x - r * 1.9} ${y - r * 0.1} ${x - r * 1.1} ${y - r * 1.3} ${x} ${y - r * 0.35}C${x + r * 1.1} ${y - r * 1.3} ${x + r * 1.9} ${y - r * 0.1} ${x} ${y + r}z`;

const BLINK: Motion = { tall: jump(1, 0.1, 0.86, 0.94) };
const SIDES = [-1, 1] as const;

/** One eye; the side is -1 for the left one. */
function eye(reel: Reel, kind: Eyes, side: -1 | 1, gaze: Motion): void {
  const [x, y] = [50 + side * 16, 50];
  const look = (r: number, dx = 0, dy = 0): void => reel.move(gaze, [x, y], () => pupil(reel, x + dx, y + dy, r));
  switch (kind) {
    case 'open':
      return reel.move(BLINK, [x, y], () => {
        white(reel, x, y, 12);
        look(6.5, -side * 2, 2);
      });
    case 'wide':
      white(reel, x, y, 15);
      return look(4.5);
    case 'big':
      white(reel, x, y, 16);
      look(12.5, 0, 2);
      return reel.fill(circle(x - 4, y + 7, 2.6), '#fff', 0.9);
    case 'half':
      white(reel, x, y, 12);
      look(6, 0, 3);
      return reel.solid(`M${x - 13} ${y}a13 13 0 0 1 26 0z`, '#0003', 4);
    case 'up':
      white(reel, x, y, 12);
      return look(6, 3, -5);
    case 'side':
      white(reel, x, y, 12);
      return look(6, 6, 1);
    case 'shut':
      return reel.line(`M${x - 10} ${y}q10 9 20 0`);
    case 'happy':
      return reel.line(`M${x - 10} ${y + 4}q10 -14 20 0`);
    case 'pressed':
      return reel.line(`M${x - side * 10} ${y - 8}l${side * 17} 9l${-side * 17} 9`);
    case 'hearts':
      return reel.move(gaze, [x, y], () => reel.solid(heart(x, y, 13), '#ff3d6e', 4));
    case 'wink':
      return eye(reel, side < 0 ? 'open' : 'happy', side, gaze);
    case 'spiral':
      white(reel, x, y, 14);
      return reel.move(gaze, [x, y], () =>
        reel.line(`M${x} ${y}c5 -4 7 4 1 6c-9 3 -13 -9 -4 -13c11 -5 19 8 12 17`, INK, 3),
      );
    default:
  }
}

function mouth(reel: Reel, kind: Mouth): void {
  switch (kind) {
    case 'smile':
      return reel.line('M36 74q14 14 28 0');
    case 'laugh':
      reel.solid('M31 70h38c0 18 -8 26 -19 26s-19 -8 -19 -26z', '#5b1226', 4.5);
      return reel.fill('M40 89q10 -8 20 0q-4 5 -10 5t-10 -5z', '#ff7a94');
    case 'sad':
      return reel.line('M36 84q14 -14 28 0');
    case 'wavy':
      return reel.line('M33 80q6 -9 11 0t11 0t11 0');
    case 'o':
      return reel.solid(ellipse(50, 81, 9, 11), '#5b1226', 4.5);
    case 'flat':
      return reel.line('M38 79h24');
    case 'teeth':
      reel.solid('M32 73h36v10q-18 9 -36 0z', '#fff', 4.5);
      return reel.line('M44 73v13M56 73v13M33 79h34', INK, 3);
    case 'smirk':
      return reel.line('M38 80q14 4 25 -8');
    case 'tongue':
      reel.line('M36 74q14 14 28 0');
      return reel.solid('M50 80h12q3 14 -6 14t-6 -14z', '#ff7a94', 4);
    case 'tiny':
      return reel.line('M45 78q5 5 10 0');
    default:
  }
}

const TOPS: Readonly<Record<Exclude<Top, 'none'>, (reel: Reel, coat: Coat) => void>> = {
  horns: (reel) =>
    reel.solid('M24 28C14 22 12 8 18 2c6 8 16 10 18 18zM76 28c10 -6 12 -20 6 -26c-6 8 -16 10 -18 18z', '#fff1d0', 4),
  antenna: (reel) => {
    reel.line('M50 20V2', INK, 4);
    reel.solid(circle(50, -1, 7), '#ffd23f', 4);
  },
  ears: (reel, coat) => reel.solid('M22 34L14 4l24 16zM78 34l8 -30l-24 16z', coat.body, 4.5),
  sprout: (reel) => {
    reel.line('M50 22V4', INK, 4);
    reel.solid('M50 6C48 -8 34 -12 24 -8c2 12 14 18 26 14zM50 6C52 -8 66 -12 76 -8c-2 12 -14 18 -26 14z', '#7ed957', 4);
  },
  round: (reel, coat) => reel.solid(`${circle(20, 24, 13)}${circle(80, 24, 13)}`, coat.body, 4.5),
  tuft: (reel, coat) => reel.solid('M34 20c2 -16 12 -20 16 -8c4 -14 16 -10 16 8z', coat.shade, 4),
};

/** A creature in a box of 100 × 100, standing on its lower edge. */
export function critter(reel: Reel, one: Critter): void {
  const { coat, body, top = 'none', eyes, gaze = {}, face = {} } = one;
  const outline = BODIES[body] ?? '';
  // The slime is lower than the others.
  if (top !== 'none') reel.at(0, body === 1 ? 12 : 0, 1, () => TOPS[top](reel, coat));
  reel.solid(outline, coat.body);
  reel.clip(outline, () => {
    reel.fill('M70 -10h40v120h-30q14 -60 -10 -120z', coat.shade, 0.5);
    reel.fill('M30 104c0 -16 8 -24 20 -24s20 8 20 24z', coat.light, 0.55);
    reel.fill('M22 38q4 -16 20 -18q-10 6 -14 18q-4 4 -6 0z', coat.light, 0.9);
  });
  reel.line(outline, INK, 5);
  reel.move(face, [50, 60], () => {
    reel.fill(`${ellipse(25, 70, 8, 5)}${ellipse(75, 70, 8, 5)}`, '#ff4d6d', one.blush === true ? 0.8 : 0.3);
    for (const side of SIDES) eye(reel, eyes, side, gaze);
    if (one.brows === 'angry') reel.line('M24 32l18 9M76 32l-18 9', INK, 6);
    if (one.brows === 'worried') reel.line('M24 38l15 -8M76 38l-15 -8');
    mouth(reel, one.mouth);
  });
}

/** A creature in the middle of a picture, as most of them are. */
export const hero = (
  reel: Reel,
  one: Critter,
  motion: Motion = {},
  about: readonly [number, number] = [100, 200],
): void => reel.move(motion, about, () => reel.at(25, 51, 1.5, () => critter(reel, one)));

/** A paw around its middle, fingers up. */
export function paw(reel: Reel, coat: Coat, r = 17): void {
  reel.solid(circle(0, 0, r), coat.body, 5);
  reel.line(`M${-r * 0.35} ${-r * 0.9}v${r * 0.5}M${r * 0.35} ${-r * 0.9}v${r * 0.5}`, INK, 3.5);
  reel.fill(ellipse(0, r * 0.35, r * 0.45, r * 0.35), coat.light, 0.8);
}

const ARM = 15;
/** An arm from the body to a paw, as a thick line. */
export function arm(reel: Reel, d: string, coat: Coat): void {
  reel.line(d, INK, ARM + 10);
  reel.line(d, coat.body, ARM);
}
