import type { Pen } from '../drawing/pen.ts';
import { box, circle, ellipse, heart, spikes } from '../drawing/shapes.ts';
import type { Face, Tones } from './recipe.ts';

export type Eyes =
  | 'round'
  | 'wide'
  | 'sleepy'
  | 'cute'
  | 'angry'
  | 'cyclops'
  | 'three'
  | 'glow'
  | 'almond'
  | 'led'
  | 'socket'
  | 'goggles'
  | 'tall'
  | 'button';
export type Pupil = 'dot' | 'slit' | 'star' | 'heart' | 'ring' | 'cross' | 'bar' | 'spark' | 'goat';
export type Brow = 'stern' | 'bushy' | 'raised' | 'worried' | 'spiky' | 'none';
export type Mouth =
  | 'smirk'
  | 'grin'
  | 'fangs'
  | 'o'
  | 'tongue'
  | 'zigzag'
  | 'flat'
  | 'open'
  | 'beak'
  | 'moustache'
  | 'stitches'
  | 'grille'
  | 'none';

/** Where eyes stand: the table moves their pupils there (ui/bomb/bomb-layers.tsx). */
export const EYE_SLOTS = { left: { x: 100, y: 118 }, middle: { x: 130, y: 112 }, right: { x: 160, y: 118 } } as const;
export type EyeSlot = keyof typeof EYE_SLOTS;

const WHITE = '#ffffff';
const DARK = '#170d1c';

interface Eye {
  readonly slot: EyeSlot;
  readonly rx: number;
  readonly ry: number;
}

const pair = (rx: number, ry: number): readonly Eye[] => [
  { slot: 'left', rx, ry },
  { slot: 'right', rx, ry },
];

/** Which eyes there are, and how large. */
const SIZES: Readonly<Record<Eyes, readonly Eye[]>> = {
  round: pair(17, 19),
  wide: pair(21, 22),
  sleepy: pair(18, 18),
  cute: pair(14, 18),
  angry: pair(19, 19),
  cyclops: [{ slot: 'middle', rx: 33, ry: 31 }],
  three: [...pair(15, 16), { slot: 'middle', rx: 16, ry: 18 }],
  glow: pair(18, 14),
  almond: pair(22, 28),
  led: pair(17, 15),
  socket: pair(21, 22),
  goggles: pair(19, 19),
  tall: pair(14, 25),
  button: pair(17, 17),
};

/** The third of three eyes stands higher than a single one. */
const placeOf = (eyes: Eyes, slot: EyeSlot) => {
  const { x, y } = EYE_SLOTS[slot];
  if (eyes === 'three') return slot === 'middle' ? { x, y: y - 20 } : { x: slot === 'left' ? x - 6 : x + 6, y: y + 3 };
  return { x, y };
};

function lid(pen: Pen, x: number, y: number, rx: number, ry: number, side: number, tones: Tones, angry: boolean): void {
  const eye = ellipse(x, y, rx, ry);
  const [inner, outer] = angry ? [y - ry * 0.1, y - ry * 0.95] : [y - 1, y - 1];
  const [left, right] = side < 0 ? [outer, inner] : [inner, outer];
  const cover = `M${x - rx - 4} ${y - ry - 6}h${2 * rx + 8}V${right}L${x - rx - 4} ${left}z`;
  pen.clip(eye, () => pen.solid(cover, tones[1], 5));
}

function drawEye(pen: Pen, face: Face, eye: Eye, tones: Tones): void {
  const { eyes } = face;
  const { x, y } = placeOf(eyes, eye.slot);
  const { rx, ry } = eye;
  const side = eye.slot === 'left' ? -1 : 1;
  const white = face.white ?? WHITE;
  switch (eyes) {
    case 'cute':
    case 'button':
      return;
    case 'almond':
      pen.place(`rotate(${side * -24} ${x} ${y})`, () => {
        pen.solid(ellipse(x, y, rx, ry), DARK, 4);
        pen.shape(ellipse(x, y + ry * 0.45, rx * 0.6, ry * 0.35), white, 0.35);
      });
      return;
    case 'led':
      pen.solid(box(x, y, rx * 2, ry * 2, 7), '#0c1322', 5);
      pen.shape(box(x, y, rx * 2 - 8, ry * 2 - 8, 4), white, 0.25);
      return;
    case 'socket':
      pen.solid(ellipse(x, y, rx, ry), '#1d0a14', 5);
      pen.shape(ellipse(x, y + 2, rx * 0.72, ry * 0.72), white, 0.3);
      return;
    case 'glow':
      pen.solid(
        `M${x - side * -rx} ${y - ry * 0.9}Q${x} ${y - ry * 0.2} ${x - side * rx} ${y + 1}Q${x} ${y + ry * 1.5} ${x + side * rx} ${y - ry * 0.9}z`,
        white,
        5,
      );
      return;
    case 'goggles':
      pen.line(`M${x - side * -rx} ${y}h${side * 26}`, pen.ink, 15);
      pen.line(`M${x - side * -rx} ${y}h${side * 26}`, '#6b3f22', 8);
      pen.solid(
        circle(x, y, rx + 9),
        pen.linear([
          [0, '#ffe0a0'],
          [0.5, '#d09a3a'],
          [1, '#7d5420'],
        ]),
        4,
      );
      pen.solid(circle(x, y, rx), white, 4);
      return;
    default:
      pen.solid(ellipse(x, y, rx, ry), white, 5);
      if (eyes === 'cyclops') {
        pen.shape(circle(x, y + 2, 19), face.browColor ?? '#4fb0ff');
        pen.shape(circle(x, y + 2, 13.5), '#000', 0.22);
      }
      if (eyes === 'sleepy' || eyes === 'angry') lid(pen, x, y, rx, ry, side, tones, eyes === 'angry');
  }
}

function pupilShape(kind: Pupil, x: number, y: number, size: number): string {
  switch (kind) {
    case 'slit':
      return ellipse(x, y, size * 0.38, size * 1.5);
    case 'star':
      return spikes(5, size * 1.5, size * 0.65, { cx: x, cy: y });
    case 'heart':
      return heart(x, y + 1, size * 0.8);
    case 'bar':
      return box(x, y, size * 2.1, size * 0.8, 3);
    case 'goat':
      return box(x, y, size * 2.1, size * 0.7, size * 0.35);
    case 'spark':
      return spikes(4, size * 1.5, size * 0.5, { cx: x, cy: y });
    case 'cross':
      return `M${x - size} ${y - size * 0.35}h${size * 0.65}v${-size * 0.65}h${size * 0.7}v${size * 0.65}h${size * 0.65}v${size * 0.7}h${-size * 0.65}v${size * 0.65}h${-size * 0.7}v${-size * 0.65}h${-size * 0.65}z`;
    default:
      return circle(x, y, size);
  }
}

/** The pupil of one eye, alone: it is moved by itself. */
export function drawPupil(pen: Pen, face: Face, slot: EyeSlot): void {
  const eye = SIZES[face.eyes].find((candidate) => candidate.slot === slot);
  if (!eye) return;
  const { x, y } = placeOf(face.eyes, slot);
  const color = face.pupilColor ?? DARK;
  if (face.eyes === 'cute') {
    pen.shape(ellipse(x, y + 1, eye.rx, eye.ry), color);
    pen.shape(ellipse(x + 4, y - 7, 5.5, 6.5), '#fff');
    pen.shape(circle(x - 5, y + 8, 3), '#fff', 0.85);
    return;
  }
  if (face.eyes === 'button') {
    pen.solid(circle(x, y, eye.rx), color, 5);
    pen.line(circle(x, y, eye.rx - 5), '#fff', 2, { opacity: 0.4 });
    pen.line(`M${x - 5} ${y - 5}l10 10M${x + 5} ${y - 5}l-10 10`, '#fff', 3, { opacity: 0.9 });
    return;
  }
  const size = face.eyes === 'cyclops' ? 12 : face.eyes === 'three' ? 7 : 8.5;
  const dy = face.eyes === 'led' || face.eyes === 'socket' ? 0 : 3;
  if (face.eyes === 'almond') {
    pen.shape(ellipse(x + 5, y - 9, 5, 7), '#fff', 0.95);
    pen.shape(circle(x - 6, y + 9, 3), '#fff', 0.6);
    return;
  }
  const kind = face.pupil ?? 'dot';
  pen.shape(pupilShape(kind, x, y + dy, size), color);
  if (kind === 'ring') pen.shape(circle(x, y + dy, size * 0.45), face.white ?? WHITE);
  if (kind === 'dot') pen.shape(circle(x + size * 0.36, y + dy - size * 0.45, size * 0.36), '#fff');
}

function drawBrows(pen: Pen, face: Face, tones: Tones): void {
  const color = face.browColor ?? tones[0];
  const brow = face.brow ?? 'stern';
  if (brow === 'none' || face.eyes === 'cyclops') return;
  pen.both(() => {
    switch (brow) {
      case 'bushy':
        pen.solid('M74 96c2-14 16-18 30-10 8 4 12 8 10 14-14-6-26-8-40-4z', color, 4);
        return;
      case 'raised':
        pen.cord('M80 93q18-15 36-5', color, 4, 2.5);
        return;
      case 'worried':
        pen.cord('M82 100l28-12', color, 4, 2.5);
        return;
      case 'spiky':
        pen.solid('M76 84l16 3 2-7 10 12 10 8-2 7c-12-2-24-8-36-23z', color, 4);
        return;
      default:
        pen.cord('M82 91l28 9', color, 4, 2.5);
    }
  });
}

const THROAT = '#5b1226';

function drawMouth(pen: Pen, face: Face): void {
  const color = face.mouthColor;
  const teeth = (d: string) => pen.shape(d, '#fff');
  switch (face.mouth ?? 'smirk') {
    case 'grin':
      pen.solid('M92 158q38 12 76 0c2 30-14 44-38 44s-40-14-38-44z', color ?? THROAT, 5);
      pen.clip('M92 158q38 12 76 0c2 30-14 44-38 44s-40-14-38-44z', () => {
        teeth('M90 152h80v22q-40 10-80 0z');
        pen.line('M106 158v20M122 160v20M138 160v20M154 158v20', pen.ink, 2.5);
        pen.shape(ellipse(130, 204, 22, 14), '#ff7a94');
      });
      return pen.line('M92 158q38 12 76 0c2 30-14 44-38 44s-40-14-38-44z', pen.ink, 5);
    case 'fangs':
      pen.solid('M96 162q34 10 68 0c0 22-12 32-34 32s-34-10-34-32z', color ?? THROAT, 5);
      pen.solid('M104 165l14 2-6 17zM156 165l-14 2 6 17z', '#fff', 3);
      return;
    case 'o':
      return pen.solid(ellipse(130, 176, 14, 17), color ?? THROAT, 5);
    case 'tongue':
      pen.cord('M96 162q34 26 68 0', pen.ink, 1, 3);
      pen.solid('M128 174c0 22 4 30 15 28s11-16 5-34z', color ?? '#ff6a8c', 4);
      return pen.line('M138 176l3 14', pen.ink, 2.5, { opacity: 0.6 });
    case 'zigzag':
      pen.solid('M88 160h84c0 24-16 36-42 36s-42-12-42-36z', color ?? THROAT, 5);
      pen.solid('M90 160h80l-10 14-10-12-10 14-10-13-10 13-10-14-10 12z', '#fff', 3);
      return;
    case 'flat':
      return pen.line('M104 174q26 6 52 0', color ?? pen.ink, 6);
    case 'open':
      pen.solid('M100 162h60c0 28-12 38-30 38s-30-10-30-38z', color ?? THROAT, 5);
      return pen.shape(ellipse(130, 192, 16, 8), '#ff7a94');
    case 'beak':
      return pen.solid('M112 150q18-10 36 0l-18 34z', color ?? '#ffb02e', 5);
    case 'moustache':
      pen.line('M114 190q16 10 32 0', pen.ink, 5);
      return pen.solid(
        'M130 160c-12-14-34-10-40 2-4 8-14 8-18 4 2 18 26 24 42 14 8-4 12-8 16-12 4 4 8 8 16 12 16 10 40 4 42-14-4 4-14 4-18-4-6-12-28-16-40-2z',
        color ?? '#3a2418',
        4,
      );
    case 'stitches':
      pen.line('M96 172q34 12 68 0', color ?? pen.ink, 5);
      return pen.line('M104 165v18M117 168v18M130 170v18M143 168v18M156 165v18', color ?? pen.ink, 4);
    case 'grille':
      pen.solid(box(130, 178, 66, 30, 8), color ?? '#20232f', 5);
      return pen.line('M108 168v20M119 168v20M130 168v20M141 168v20M152 168v20', '#ffffff', 4, { opacity: 0.55 });
    case 'none':
      return;
    default:
      pen.line('M102 168q26 22 56-2', color ?? pen.ink, 6);
      pen.line('M154 160q6 2 8 8', color ?? pen.ink, 5);
  }
}

/** Everything of a face but its pupils. */
export function drawFace(pen: Pen, face: Face, tones: Tones): void {
  for (const eye of SIZES[face.eyes]) drawEye(pen, face, eye, tones);
  drawBrows(pen, face, tones);
  drawMouth(pen, face);
}
