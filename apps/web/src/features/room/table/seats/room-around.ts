import type { Point } from '../geometry.ts';

/** How far a token reaches around its seat, in its own pixels: the critter above, the plate below. */
const TOKEN = { head: 85, halfHead: 42, plateTop: 6, foot: 46 } as const;
/** Ears and antennas of the one behind may be covered. */
const HEAD_SHOWN = 57;
/** Radius of the fuse, in widths of the bomb. */
const FUSE = 0.71;
const PLATE = { least: 76, most: 260, gap: 5 } as const;

interface Stand {
  readonly seats: readonly Point[];
  readonly seatScale: number;
  readonly bomb: number;
}

/** Half of the width that one seat leaves to the plate of another, in its own pixels. */
function halfBeside(own: Point, other: Point, scale: number): number {
  const across = Math.abs(own.x - other.x) / scale - PLATE.gap;
  const below = (other.y - own.y) / scale;
  if (Math.abs(below) < TOKEN.foot - TOKEN.plateTop) return across / 2;
  return below > 0 && below < HEAD_SHOWN + TOKEN.foot ? across - TOKEN.halfHead : Number.POSITIVE_INFINITY;
}

/** How far the fuse reaches sideways where the plate of a seat stands. */
function fuseBeside({ y }: Point, scale: number, fuse: number): number {
  const [top, bottom] = [y + TOKEN.plateTop * scale, y + TOKEN.foot * scale];
  const nearest = Math.max(top, -bottom, 0);
  return Math.sqrt(Math.max(0, fuse ** 2 - nearest ** 2));
}

/** Most that the plate of each seat may be wide, in its own pixels, without covering a neighbour, the fuse or the stage's edge. */
export function plateRooms({ seats, seatScale, bomb }: Stand, width: number): readonly number[] {
  const fuse = bomb * FUSE;
  return seats.map((own) => {
    const edge = (width / 2 - Math.abs(own.x)) / seatScale - PLATE.gap;
    const inward =
      Math.abs(own.y) < fuse
        ? (Math.abs(own.x) - fuseBeside(own, seatScale, fuse)) / seatScale
        : Number.POSITIVE_INFINITY;
    const beside = seats.map((other) => (other === own ? Number.POSITIVE_INFINITY : halfBeside(own, other, seatScale)));
    return Math.round(Math.min(PLATE.most, Math.max(PLATE.least, 2 * Math.min(edge, inward, ...beside))));
  });
}

/** What a plate is as wide as, in its own pixels but for the text, which small tables keep readable. */
const WORDS = { signs: 40, letter: 0.62, most: 18, large: 15, least: 4, small: 7, rem: 16 } as const;

/** How wide the plate of each seat is at the most with a name of so many letters, in its own pixels. */
export function plateWidths(
  letters: readonly number[],
  plates: readonly number[],
  scale: number,
  rem: number = WORDS.rem,
): readonly number[] {
  const grown = rem / WORDS.rem;
  const drawn = Math.min(WORDS.most, Math.max(WORDS.large * grown * scale, WORDS.least + WORDS.small * grown));
  return plates.map((most, seat) =>
    Math.min(most, WORDS.signs + ((letters[seat] ?? most) * WORDS.letter * drawn) / scale),
  );
}

export interface Middle {
  readonly width: number;
  readonly height: number;
  /** Where its middle lies, from that of the table. */
  readonly y: number;
}

const WIDEST = 440;
const STEP = 20;
const MARGIN = 8;
/** How much of the felt may be written on. */
const DECK_USED = 0.86;
/** Text needs width more than height. */
const WORDS_ARE_WIDE = 1.25;

/** The largest part of a table with these radii that no token covers: where the bomb stands in a match. */
export function middleOf(
  { seats, seatScale }: Stand,
  plates: readonly number[],
  deck: { readonly rx: number; readonly ry: number },
): Middle {
  let best: Middle = { width: 0, height: 0, y: 0 };
  for (let width = STEP; width <= Math.min(WIDEST, 2 * deck.rx * DECK_USED); width += STEP) {
    // The corners lie on the felt, too.
    const reach = deck.ry * Math.sqrt(1 - (width / 2 / deck.rx) ** 2);
    const near = seats.filter((seat, index) => {
      const half = Math.max(TOKEN.halfHead, (plates[index] ?? 0) / 2) * seatScale;
      return Math.abs(seat.x) - half - MARGIN < width / 2;
    });
    const above = near.filter(({ y }) => y <= 0).map(({ y }) => y + TOKEN.foot * seatScale);
    const below = near.filter(({ y }) => y > 0).map(({ y }) => y - TOKEN.head * seatScale);
    const top = Math.max(-reach, ...above) + MARGIN;
    const bottom = Math.min(reach, ...below) - MARGIN;
    const fits = (bottom - top) * width ** WORDS_ARE_WIDE > best.height * best.width ** WORDS_ARE_WIDE;
    if (fits) best = { width, height: bottom - top, y: (top + bottom) / 2 };
  }
  return best;
}
