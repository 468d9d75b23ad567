import type { BoardTile } from '../store/board-state.ts';
import { HOT, type Palette } from './palette.ts';

export type TileLook = 'plain' | 'hot' | 'pending' | 'ghost';

/** Sizes in device px that tiles are drawn in once; in between they are scaled. */
const SIZES = [12, 20, 32, 48, 72, 108, 160, 240] as const;
/** Tiles smaller than this bear no letters: they could not be read. */
const LEAST_LETTERED = 14;
/** Pictures of more px are not kept together. */
const MOST_PX = 12_000_000;
/** A tile's measures as parts of its cell. */
const BODY = { inset: 0.045, drop: 0.07, round: 0.2, rim: 0.035 } as const;
const FONT = '"Rubik Variable", Rubik, sans-serif';

/** The size in device px in which a tile is drawn that is to fill a cell of so many. */
export const spriteSize = (px: number): number => SIZES.find((one) => one >= px) ?? SIZES[SIZES.length - 1] ?? px;

export const lookOf = ({ status }: BoardTile): TileLook =>
  status === 'used' ? 'hot' : status === 'pending' ? 'pending' : 'plain';

/** Pictures of tiles by their letters, each drawn once in a size. */
export class Sprites {
  readonly #kept = new Map<string, HTMLCanvasElement>();
  #palette: Palette;
  #px = 0;

  constructor(palette: Palette) {
    this.#palette = palette;
  }

  /** Another theme, or a font that has come: all are drawn anew. */
  reset(palette: Palette): void {
    this.#palette = palette;
    this.#clear();
  }

  #clear(): void {
    this.#kept.clear();
    this.#px = 0;
  }

  /** The picture of a tile that is to fill a cell of so many device px. */
  of(letters: string, look: TileLook, px: number): HTMLCanvasElement {
    const size = spriteSize(px);
    const key = `${look}${size}${letters}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    if (this.#px > MOST_PX) this.#clear();
    this.#px += size ** 2;
    const made = document.createElement('canvas');
    made.width = size;
    made.height = size;
    const brush = made.getContext('2d');
    if (brush) drawTile(brush, size, letters, look, this.#palette);
    this.#kept.set(key, made);
    return made;
  }
}

function colors(look: TileLook, palette: Palette) {
  return look === 'hot'
    ? HOT
    : { hi: palette.tileHi, tile: palette.tile, edge: palette.tileEdge, ink: palette.tileInk };
}

function drawTile(
  brush: CanvasRenderingContext2D,
  px: number,
  letters: string,
  look: TileLook,
  palette: Palette,
): void {
  const { hi, tile, edge, ink } = colors(look, palette);
  const fill = (inset: number, top: number, bottom: number, color: string | CanvasGradient): void => {
    brush.fillStyle = color;
    brush.beginPath();
    brush.roundRect(inset * px, top * px, (1 - 2 * inset) * px, (bottom - top) * px, (BODY.round - inset / 2) * px);
    brush.fill();
  };
  if (look === 'ghost') brush.globalAlpha = 0.4;
  if (look === 'pending') brush.globalAlpha = 0.85;
  const { inset, rim, drop } = BODY;
  fill(inset, inset, 1 - inset, palette.ink);
  fill(inset + rim, inset + rim, 1 - inset - rim, edge);
  const shine = brush.createLinearGradient(0, inset * px, 0, px * 0.7);
  shine.addColorStop(0, hi);
  shine.addColorStop(1, tile);
  fill(inset + rim, inset + rim, 1 - inset - rim - drop, shine);
  if (px < LEAST_LETTERED) return;
  const room = (1 - 2 * (inset + rim) - 0.08) * px;
  const tall = 0.5 * px;
  brush.font = `900 ${tall}px ${FONT}`;
  const wide = brush.measureText(letters).width;
  brush.font = `900 ${wide > room ? (tall * room) / wide : tall}px ${FONT}`;
  brush.fillStyle = ink;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.fillText(letters, px / 2, (0.5 - drop / 2 + 0.025) * px);
}
