import { INK, type Motion, type Reel } from './reel.ts';

/** Letters as strokes in a box of 56 × 80: no font of any system is needed. */
const STROKES: Readonly<Record<string, string>> = {
  A: 'M4 76L28 6l24 70M13 52h30',
  B: 'M8 6v70h20a18 18 0 0 0 0-37H8h17a16 16 0 0 0 0-33z',
  C: 'M50 19A25 35 0 1 0 50 63',
  D: 'M8 6v70h12a32 35 0 0 0 0-70z',
  E: 'M46 6H8v70h38M8 40h31',
  G: 'M50 19A25 35 0 1 0 51 45H34',
  H: 'M8 6v70M48 6v70M8 41h40',
  I: 'M28 6v70',
  K: 'M8 6v70M46 6L8 46M21 35l27 41',
  L: 'M10 6v70h36',
  M: 'M5 76V6l23 38L51 6v70',
  N: 'M8 76V6l40 70V6',
  O: 'M28 6a22 35 0 0 1 0 70a22 35 0 0 1 0-70z',
  P: 'M8 76V6h20a19 19 0 0 1 0 38H8',
  S: 'M47 17C40 1 9 3 9 23s38 13 38 34S16 81 7 63',
  T: 'M4 6h48M28 6v70',
  W: 'M2 6l12 70L28 26l14 50L54 6',
  Y: 'M4 6l24 36L52 6M28 42v34',
  Z: 'M6 6h44L6 76h46',
  '!': 'M28 6v42M28 74v.1',
  '?': 'M9 24C9 0 49 0 49 25C49 42 28 38 28 55M28 76v.1',
};
const WIDTH = 60;

export function letter(reel: Reel, sign: string, color: string, width = 15): void {
  const d = STROKES[sign];
  if (d === undefined) throw new Error(`There are no strokes for ${sign}`);
  reel.path(d, { line: INK, width: width + 11 });
  reel.path(d, { line: color, width });
  reel.path(d, { line: '#fff', width: width / 5, opacity: 0.5 });
}

interface Lettering {
  /** The middle of the word. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colors: readonly string[];
  readonly motion?: (at: number) => Motion;
}

/** A word, each letter with a movement of its own. */
export function lettering(reel: Reel, text: string, { x, y, size, colors, motion }: Lettering): void {
  const signs = [...text];
  const step = (WIDTH + 10) * size;
  const left = x - ((signs.length - 1) * step) / 2;
  // What stands behind is drawn first.
  for (const [at, sign] of signs.entries())
    reel.move(motion?.(at) ?? {}, [left + at * step, y], () =>
      reel.at(left + at * step - 28 * size, y - 41 * size, size, () =>
        letter(reel, sign, colors[at % colors.length] ?? '#fff'),
      ),
    );
}
