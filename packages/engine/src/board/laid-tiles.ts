/** A tile that lies on a crafting board. */
export interface LaidTile {
  readonly id: string;
  /** Its letters. */
  readonly s: string;
  readonly x: number;
  readonly y: number;
}

/** Which way a path is read first; it may bend once, into the other way. */
export const READINGS = ['right', 'down'] as const;
export type Reading = (typeof READINGS)[number];

/** More cells than any board has in a row. */
const ROW = 1024;

/**
 * The tiles of a board by their cells. Read as `right`, a place is (along, across) = (x, y); read as `down` it is (y, x), so
 * that both readings go along first and across after their bend.
 */
export class LaidTiles<Tile extends LaidTile = LaidTile> {
  readonly #byCell: ReadonlyMap<number, Tile>;

  constructor(tiles: Iterable<Tile>) {
    this.#byCell = new Map(Array.from(tiles, (tile) => [tile.y * ROW + tile.x, tile]));
  }

  at(reading: Reading, along: number, across: number): Tile | undefined {
    if (along < 0 || across < 0) return undefined;
    return this.#byCell.get(reading === 'right' ? across * ROW + along : along * ROW + across);
  }

  /** All tiles, row by row. */
  all(): Tile[] {
    return [...this.#byCell].sort(([a], [b]) => a - b).map(([, tile]) => tile);
  }
}

/** Where a tile lies, as the reading sees it. */
export const placeIn = (reading: Reading, { x, y }: Pick<LaidTile, 'x' | 'y'>): { along: number; across: number } =>
  reading === 'right' ? { along: x, across: y } : { along: y, across: x };
