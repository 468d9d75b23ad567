/** A box on the stage, in pixels from its top left corner. */
export interface DeckBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface DeckLayout {
  readonly box: DeckBox;
  /** Of the rim's outer edge. */
  readonly radius: number;
  /** How thick the rim is. */
  readonly rim: number;
  /** How high the striped side stands below. */
  readonly lip: number;
}

/** What stays free below the drum's side. */
export const DECK_SHADOW = 6;
const SMALL_BELOW = 620;
const LOW_BELOW = 360;

/** The drum on a stage of this size, its rim from `top` on; what is left below is its side. */
export function layOutDeck(width: number, height: number, top: number): DeckLayout {
  const small = width < SMALL_BELOW || height < LOW_BELOW;
  const rim = small ? 12 : 20;
  const lip = height < LOW_BELOW ? 6 : small ? 12 : 24;
  const edge = small ? 5 : 8;
  const box = { x: edge, y: top, width: width - 2 * edge, height: height - top - lip - DECK_SHADOW };
  return { box, radius: Math.max(0, Math.min(small ? 44 : 92, box.height / 2, box.width / 2)), rim, lip };
}

/** The bulbs' middles along the rim: evenly, clockwise from the top left, an even number so that they can blink in turns. */
export function rimBulbs(
  { x, y, width, height }: DeckBox,
  radius: number,
  rim: number,
): readonly { x: number; y: number }[] {
  const inset = rim / 2;
  const r = Math.max(1, radius - inset);
  const [left, top, right, bottom] = [x + inset, y + inset, x + width - inset, y + height - inset];
  const across = Math.max(0, right - left - 2 * r);
  const down = Math.max(0, bottom - top - 2 * r);
  const corner = (Math.PI / 2) * r;
  const total = 2 * across + 2 * down + 4 * corner;
  const count = 2 * Math.max(4, Math.round(total / (rim * 3.2) / 2));
  const around = (cx: number, cy: number, from: number) => (way: number) => {
    const angle = from + way / r;
    return { x: cx + Math.cos(angle) * r, y: cy + Math.sin(angle) * r };
  };
  const parts: readonly (readonly [number, (way: number) => { x: number; y: number }])[] = [
    [across, (way) => ({ x: left + r + way, y: top })],
    [corner, around(right - r, top + r, -Math.PI / 2)],
    [down, (way) => ({ x: right, y: top + r + way })],
    [corner, around(right - r, bottom - r, 0)],
    [across, (way) => ({ x: right - r - way, y: bottom })],
    [corner, around(left + r, bottom - r, Math.PI / 2)],
    [down, (way) => ({ x: left, y: bottom - r - way })],
    [corner, around(left + r, top + r, Math.PI)],
  ];
  return Array.from({ length: count }, (_, index) => {
    let way = (index / count) * total;
    for (const [length, at] of parts) {
      if (way < length) return rounded(at(way));
      way -= length;
    }
    return rounded({ x: left + r, y: top });
  });
}

const rounded = ({ x, y }: { x: number; y: number }) => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 });
