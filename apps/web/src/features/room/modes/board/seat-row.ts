/** One seat of the row: its middle, in pixels from the row's top left corner. */
export interface RowPlace {
  readonly x: number;
  readonly y: number;
}
export interface SeatRowLayout {
  readonly places: readonly RowPlace[];
  readonly rows: number;
  readonly scale: number;
  readonly height: number;
  /** Where the drum's rim runs: behind the plates of the last row. */
  readonly rimY: number;
  readonly dense: boolean;
  /** Most that a plate may be wide, in the seat's own pixels, without covering a neighbour's. */
  readonly plate: number;
}

/**
 * What a seat takes at full size: its pitch, its avatar above the middle, its plate below, and where the rim crosses that. Drafts
 * stand on the board, not below the seats.
 */
const SEAT = { pitch: 164, above: 100, below: 50, plate: 22 } as const;
/** Between the plates and what stands on the felt. */
const FELT_GAP = 10;
/** What stays free at both ends, so that no plate is cut. */
const EDGE = 12;
/** Without seats the rim begins this far below the stage's top. */
const BARE_RIM = 6;
/** So far apart, in pixels, plates have room for the longest names: 200 at least, and more where they are drawn larger. */
const NAMES = { least: 200, pitch: 280 } as const;
/** Between two plates of which one is drawn larger, because it is its player's turn. */
const PLATE = { gap: 6, active: 1.08 } as const;
/** Narrower than this the plates shrink and seats stand closer. */
const NARROW_BELOW = 620;
const DENSE_FROM = 13;
/** On a stage so low two rows of seats are drawn this small, so that the board below them keeps its height. */
const LOW = { height: 520, scale: 0.36 } as const;

/** Players next to each other in as few rows as still let them be told apart. */
export function layOutRow(players: number, width: number, height: number, narrow: boolean): SeatRowLayout {
  if (players === 0 || width <= 0)
    return { places: [], rows: 0, scale: 1, height: 0, rimY: BARE_RIM, dense: false, plate: 0 };
  const small = narrow || width < NARROW_BELOW;
  const largest = small ? 0.56 : Math.min(0.86, Math.max(0.52, height / 720));
  const least = small ? 0.3 : 0.4;
  const inner = Math.max(1, width - 2 * EDGE);
  const scaleWith = (rows: number) => inner / (Math.ceil(players / rows) * SEAT.pitch);
  let rows = 1;
  while (scaleWith(rows) < least + 0.1 && rows < 4) rows++;
  const most = rows > 1 && height < LOW.height ? Math.min(largest, LOW.scale) : largest;
  const scale = Math.max(least, Math.min(most, scaleWith(rows)));
  const perRow = Math.ceil(players / rows);
  const rowHeight = (SEAT.above + SEAT.below) * scale;
  const apart = Math.max(SEAT.pitch * scale * 1.15, NAMES.least, NAMES.pitch * scale);
  const places = Array.from({ length: players }, (_, seat) => {
    const row = Math.floor(seat / perRow);
    const inRow = Math.min(perRow, players - row * perRow);
    const pitch = Math.min(apart, inner / inRow);
    return {
      x: width / 2 + ((seat % perRow) - (inRow - 1) / 2) * pitch,
      y: row * rowHeight + SEAT.above * scale,
    };
  });
  const rimY = (rows - 1) * rowHeight + (SEAT.above + SEAT.plate) * scale;
  const plate = Math.round((Math.min(apart, inner / perRow) - PLATE.gap) / PLATE.active / scale);
  return { places, rows, scale, height: rows * rowHeight + FELT_GAP, rimY, dense: players >= DENSE_FROM, plate };
}
