import { around, box, ellipse, star } from '../effects/paths.ts';
import { MOTIFS, type MotifName } from './motifs.ts';
import type { Ground } from '../picture-set.ts';
import { makeHaloPen, makePen, type Pen, type StreakColors } from './pen.ts';

/** The picture is 120 wide with the player's head over its middle; beyond 30 from there it is seen. */
const MIDDLE = 60;

/** Something around a player, in two sets of colours that take turns. */
type Aura = (pen: Pen, other: Pen) => string;

const placed = (inner: string, x: number, y: number, turn = 0, size = 1): string =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})${turn === 0 ? '' : ` rotate(${turn.toFixed(0)})`}${size === 1 ? '' : ` scale(${size})`}">${inner}</g>`;

interface Orbit {
  readonly turned?: boolean;
  readonly near?: number;
  readonly far?: number;
  readonly size?: number;
  readonly small?: number;
}
/** Copies of a motif around the middle: upright, or turned with the circle; every second may be nearer and smaller. */
const orbit =
  (name: MotifName, count: number, { turned = true, near = 44, far = 44, size = 1, small = size }: Orbit = {}): Aura =>
  (pen, other) =>
    Array.from({ length: count }, (_, n) => {
      const degrees = (n * 360) / count;
      const odd = n % 2 === 1;
      const [x, y] = around(MIDDLE, MIDDLE, odd ? near : far, degrees);
      return placed(MOTIFS[name](odd ? other : pen), x, y, turned ? degrees : 0, odd ? small : size);
    }).join('');

/** Tongues that point outward from behind the head. */
const crownOf =
  (d: string, count: number): Aura =>
  (pen, other) =>
    [other, pen]
      .flatMap((each, row) =>
        Array.from({ length: count }, (_, n) =>
          placed(each.solid(d), MIDDLE, MIDDLE, ((n + (row === 0 ? 0.5 : 0)) * 360) / count, row === 0 ? 0.86 : 1),
        ),
      )
      .join('');

const mirrored = (inner: string): string => `${inner}<g transform="matrix(-1 0 0 1 120 0)">${inner}</g>`;

const wings =
  (d: string, ribs: string): Aura =>
  (pen) =>
    mirrored(pen.solid(d) + pen.ink(ribs, 2.6));

const scattered: Aura = (pen, other) =>
  Array.from({ length: 18 }, (_, n) => {
    const degrees = n * 20;
    const [x, y] = around(MIDDLE, MIDDLE, [38, 51, 45][n % 3] ?? 0, degrees);
    const each = n % 2 === 0 ? pen : other;
    const d = [box(-4, -2.5, 8, 5), 'M-4 3L0-5l4 8z', ellipse(0, 0, 3.2), box(-3, -3, 6, 6)][n % 4] ?? '';
    return placed(n % 5 === 0 ? each.other(d) : each.solid(d), x, y, n * 137.5, 1.25);
  }).join('');

const letters: Aura = (pen, other) =>
  [
    'M-4 6L0-6L4 6M-2.5 2h5',
    'M-4-6v12h4c6 0 6-6 0-6h-4h3c5 0 5-6 0-6z',
    'M5-4C0-9-6-4-5 1S1 8 5 4',
    'M-4-6v12c11 1 11-13 0-12z',
    'M5-6h-9V6h9M-4 0h7',
    'M-4 6V-6h9M-4 0h7',
    'M5-4C0-9-6-4-5 1S4 8 5 1H1',
  ]
    .map((d, n, all) => {
      const degrees = (n * 360) / all.length;
      const [x, y] = around(MIDDLE, MIDDLE, 44, degrees);
      const each = n % 2 === 0 ? pen : other;
      return placed(each.solid(box(-10, -10, 20, 20, 5)) + each.ink(d, 3), x, y, n % 2 === 0 ? -8 : 9);
    })
    .join('');

const pixels: Aura = (pen, other) =>
  Array.from({ length: 11 * 11 }, (_, n) => {
    const [column, row] = [n % 11, Math.floor(n / 11)];
    const far = Math.hypot(column - 5, row - 5);
    const isThere = far > 3 && far < 5.8 && (column * 7 + row * 11 + column * row) % 3 !== 0;
    return isThere ? ((column + row) % 2 === 0 ? pen : other).solid(box(column * 10 + 6, row * 10 + 6, 8, 8)) : '';
  }).join('');

const laurel: Aura = (pen, other) =>
  mirrored(
    pen.stroke('M58 108C30 106 12 84 14 52', 3) +
      Array.from({ length: 7 }, (_, n) => {
        const [x, y] = around(MIDDLE, MIDDLE + 2, 46, 198 + n * 19);
        return [-38, 38]
          .map((lean, side) =>
            placed(
              (side === 0 ? pen : other).solid('M0 3C6-2 6-10 0-17C-6-10-6-2 0 3z'),
              x,
              y,
              288 + n * 19 + lean,
              0.9,
            ),
          )
          .join('');
      }).join(''),
  );

const cogs: Aura = (pen, other) => {
  const cog = (each: Pen, teeth: number, r: number) =>
    each.solid(star(teeth, r, r * 0.74, 0, 0)) + each.ink(ellipse(0, 0, r * 0.3), 3);
  return [
    placed(cog(pen, 10, 27), 27, 38),
    placed(cog(other, 9, 22), 92, 30, 12),
    placed(cog(other, 8, 20), 22, 88, 8),
    placed(cog(pen, 10, 25), 92, 82),
  ].join('');
};

const planets: Aura = (pen, other) =>
  placed(other.stroke(ellipse(0, 0, 54, 24), 2.4), 60, 60, -24) +
  placed(pen.stroke(ellipse(0, 0, 54, 24), 2.4), 60, 60, 36) +
  [
    [12, 82, 9],
    [106, 38, 7],
    [102, 94, 10],
    [20, 26, 7],
  ]
    .map(([x = 0, y = 0, r = 0], n) =>
      placed(
        (n % 2 === 0 ? pen : other).solid(ellipse(0, 0, r)) +
          pen.shine(`M${-r / 2} ${-r / 4}a${r / 2} ${r / 2} 0 0 1 ${r / 2}${-r / 4}`),
        x,
        y,
      ),
    )
    .join('');

const spiral = (from: number, degrees: number, near: number, far: number): readonly (readonly [number, number])[] =>
  Array.from({ length: 20 }, (_, n) =>
    around(MIDDLE, MIDDLE, near + ((far - near) * n) / 19, from + (degrees * n) / 19),
  );
const through = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/** A gust of wind: some way around the middle, and a curl at its end. */
const gust = (from: number, degrees: number): string => {
  const [x, y] = around(MIDDLE, MIDDLE, 41, from + degrees);
  const curl = Array.from({ length: 18 }, (_, n) => around(x, y, 11 - n * 0.42, from + degrees + n * 25));
  return through([...spiral(from, degrees, 36, 52), ...curl]);
};

const whirl: Aura = (pen, other) =>
  [0, 90, 180, 270]
    .map(
      (from, n) =>
        (n % 2 === 0 ? other : pen).stroke(through(spiral(from + 28, 62, 30, 36)), 3.5) +
        (n % 2 === 0 ? pen : other).stroke(gust(from, 66), 5.5),
    )
    .join('') +
  [0, 90, 180, 270]
    .map((from, n) => (n % 2 === 0 ? other : pen).stroke(through(spiral(from + 8, 34, 51, 59)), 3.5))
    .join('');

const comets: Aura = (pen, other) =>
  Array.from({ length: 5 }, (_, n) => {
    const [x, y] = around(MIDDLE, MIDDLE, 45, n * 72);
    return placed(
      other.solid('M0-7C-14-8-26-2-34 12C-24 4-12 4-1 7z') + pen.solid(star(5, 10, 4.8, 2, 0)),
      x,
      y,
      n * 72 + 8,
    );
  }).join('');

/** An arm that tapers along its way and curls at its end; what is on its inner side stands where the suckers are. */
function arm(): { readonly outline: string; readonly suckers: readonly (readonly [number, number, number])[] } {
  const [left, right, suckers]: [string[], string[], [number, number, number][]] = [[], [], []];
  let [x, y, heading] = [0, -18, -100];
  for (let step = 0; step <= 34; step++) {
    const [angle, half] = [(heading * Math.PI) / 180, 8.5 - step * 0.2];
    const [across, down] = [-Math.sin(angle), Math.cos(angle)];
    left.push(`${(x - across * half).toFixed(1)} ${(y - down * half).toFixed(1)}`);
    right.unshift(`${(x + across * half).toFixed(1)} ${(y + down * half).toFixed(1)}`);
    if (step % 5 === 3 && step < 30) suckers.push([x + across * half * 0.45, y + down * half * 0.45, half * 0.32]);
    heading += step < 12 ? -1.5 : step * 0.52;
    x += Math.cos(angle) * 2.1;
    y += Math.sin(angle) * 2.1;
  }
  return { outline: `M${[...left, ...right].join('L')}z`, suckers };
}

const tentacles: Aura = (pen, other) => {
  const { outline, suckers } = arm();
  return Array.from({ length: 7 }, (_, n) =>
    placed(
      (n % 2 === 0 ? pen : other).solid(outline) +
        suckers
          .map(([x, y, r]) => pen.dot(ellipse(Number(x.toFixed(1)), Number(y.toFixed(1)), Number(r.toFixed(1)))))
          .join(''),
      MIDDLE,
      MIDDLE,
      (n * 360) / 7,
      0.93,
    ),
  ).join('');
};

const fan: Aura = (pen, other) =>
  [-96, -72, -48, -24, 0, 24, 48, 72, 96]
    .map((turn, n) => {
      const each = n % 2 === 0 ? pen : other;
      return placed(
        each.solid('M0-14C-12-34-12-56 0-57C12-56 12-34 0-14z') +
          each.other(ellipse(0, -46, 5)) +
          each.ink('M0-46v.1', 4),
        MIDDLE,
        64,
        turn,
      );
    })
    .join('');

const thorns: Aura = (pen, other) =>
  Array.from({ length: 12 }, (_, n) => placed(pen.solid('M-5-40L0-55L5-40z'), MIDDLE, MIDDLE, n * 30 + 15)).join('') +
  pen.stroke(ellipse(MIDDLE, MIDDLE, 42), 5) +
  Array.from({ length: 5 }, (_, n) => {
    const [x, y] = around(MIDDLE, MIDDLE, 42, n * 72);
    return placed(MOTIFS.blossom(other), x, y, n * 72, 1.25);
  }).join('');

/** A breaker that rolls clockwise, with its foam. */
const BREAKER = 'M-26 6C-22-6-14-20 2-21C16-22 23-11 17-2C14-9 7-11 3-6C-1-1 4 6 22 4C12 13-14 13-26 6z';
const breakers: Aura = (pen, other) =>
  Array.from({ length: 8 }, (_, n) => {
    const degrees = n * 45;
    const [x, y] = around(MIDDLE, MIDDLE, 41, degrees);
    const each = n % 2 === 0 ? pen : other;
    return placed(each.solid(BREAKER) + each.shine('M-18 1C-14-7-8-15 2-15.5M-12 8q10 3 20 0'), x, y, degrees, 0.95);
  }).join('') +
  Array.from({ length: 8 }, (_, n) => {
    const [x, y] = around(MIDDLE, MIDDLE, 60, n * 45 + 27);
    return other.solid(ellipse(Number(x.toFixed(1)), Number(y.toFixed(1)), n % 2 === 0 ? 2.6 : 1.8));
  }).join('');

const TAIL = 'M-6 20C-14 40-10 48 0 58C10 48 14 40 6 20z';
const phoenix: Aura = (pen, other) =>
  [-44, 44, -22, 22, 0]
    .map((turn) => placed(other.solid(TAIL) + other.other(ellipse(0, 47, 4)), MIDDLE, MIDDLE, turn))
    .join('') +
  wings(
    'M56 66C40 72 10 68-1 22c7 6 12 8 16 7C8 22 7 12 9 2c8 14 20 18 27 22c-1-6 0-11 2-15c8 14 18 24 18 57z',
    'M10 34c10 14 22 22 38 26M22 30c8 10 18 16 28 22',
  )(pen, other);
const fire: Aura = (pen, other) =>
  Array.from({ length: 10 }, (_, n) => around(MIDDLE, MIDDLE + 5, 36, n * 36))
    .sort((a, b) => a[1] - b[1])
    .map(([x, y], n) => {
      const tongue =
        'M1-26C3-16 15-8 13 4C11 13 5 16 0 16C-7 16-13 11-13 3C-13-4-8-7-7-13C-4-11-2-8-2-5C1-10 2-16 1-26z';
      return placed(
        (n % 2 === 0 ? pen : other).solid(tongue) +
          (n % 2 === 0 ? other : pen).solid('M0-8C2-3 6 0 6 5a6 6 0 0 1-12 0c0-3 1-5 3-7c1 1 1 2 2 3c1-3 1-5 1-9z'),
        x,
        y,
        0,
        0.98,
      );
    })
    .join('');

/** What everybody has: the flame that stands beside a head with the count in it. */
const plainFlame: Aura = (pen, other) =>
  placed(
    pen.solid(
      'M0-54c6 18 28 28 34 54c6 28-12 50-34 50S-40 28-34 2c2-12 10-18 12-28c8 6 12 12 12 18c10-10 14-26 10-46z',
    ) + other.solid('M0-8c4 12 18 18 18 34c0 12-8 20-18 20S-18 38-18 26c0-10 6-12 8-20c4 2 6 6 6 10c4-6 6-14 4-24z'),
    60,
    62,
  );

export const AURAS = {
  flame: plainFlame,
  sparks: orbit('spark', 10, { turned: false, near: 36, far: 47, size: 1.1, small: 0.7 }),
  bubbles: orbit('bubble', 14, { near: 34, far: 48, size: 1.05, small: 0.55 }),
  drops: orbit('drop', 12, { near: 38, far: 47, small: 0.7 }),
  leaves: orbit('leaf', 9),
  notes: orbit('note', 5, { turned: false, size: 1.25 }),
  confetti: scattered,
  stars: orbit('star', 5, { size: 1.55, near: 43, far: 43 }),
  hearts: orbit('heart', 8, { near: 36, far: 47, size: 1.1, small: 0.7 }),
  paws: orbit('paw', 6, { near: 40, far: 47, size: 1.1 }),
  candies: orbit('candy', 7, { near: 45, far: 45, size: 1.1 }),
  snow: orbit('snowflake', 6, { near: 44, far: 44, size: 1.05 }),
  blossoms: orbit('blossom', 9, { near: 45, far: 45, size: 1.25 }),
  breakers,
  letters,
  butterflies: orbit('butterfly', 8, { near: 44, far: 46, size: 1.2, small: 0.9 }),
  bats: orbit('bat', 6, { turned: false, near: 45, far: 45, size: 1.1 }),
  pixels,
  cogs,
  rays: (pen, other) =>
    placed(other.solid(star(12, 57, 38, 0, 0, 15)), 60, 60) + pen.solid(star(12, 50, 34, MIDDLE, MIDDLE)),
  thorns,
  bolts: orbit('bolt', 8, { size: 1.15 }),
  laurel,
  comets,
  planets,
  whirl,
  tentacles,
  fan,
  crystals: crownOf('M0-58L7-46L8-24H-8L-7-46z', 7),
  angelWings: wings(
    'M54 74C40 82 28 86 18 80c4-1 8-2 10-4C12 78 4 68 4 58c6 4 10 4 14 4C4 54-2 36 3 10c14 24 44 18 51 50z',
    'M18 63c10 4 18 5 28 2M27 77c8 0 14-3 20-7M13 40c8 8 22 12 36 14',
  ),
  dragonWings: wings(
    'M56 70C46 56 40 60 34 74C29 62 23 62 14 76C15 62 10 54-1 52C13 40 15 24 19 2C35 20 54 30 56 70z',
    'M19 5C23 28 21 54 15 72M22 18c10 14 13 32 12 52',
  ),
  fire,
  phoenix,
} satisfies Record<string, Aura>;
export type AuraName = keyof typeof AURAS;

/** A streak's picture; the middle is free for a head. */
export function drawAura(name: AuraName, colors: StreakColors, { ink, halo }: Ground): string {
  const pen = makePen(colors, ink);
  const other = makePen({ base: colors.second, second: colors.base }, ink);
  const around = makeHaloPen(halo);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-7 -7 134 134" width="134" height="134">` +
    `<g opacity="${halo.opacity}">${AURAS[name](around, around)}</g>${AURAS[name](pen, other)}</svg>`
  );
}
