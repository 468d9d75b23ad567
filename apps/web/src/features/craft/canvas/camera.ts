/** A cell at zoom 1, in px. */
export const CELL = 40;
export const ZOOM = { least: 0.2, most: 5, wheelStep: 1.1, buttonStep: 1.35 } as const;
/** Pressed and moved less than this is a tap. */
export const TAP_PX = 10;
/** What is left of a glide's speed after one frame at 60 a second. */
export const GLIDE_DECAY = 0.92;
export const FRAME_MS = 1000 / 60;
/** Slower than this, in px a millisecond, a glide stands. */
export const STANDS_BELOW = 0.01;
/** So many cells of the board always stay in sight. */
const KEPT_CELLS = 2;
/** A board is never begun with larger cells than this. */
const FIRST_ZOOM_MOST = 1.6;

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}
/** Where the board's corner stands in the picture, in px, and how large its cells are drawn. */
export interface Camera extends Point {
  readonly zoom: number;
}

export const cellPx = ({ zoom }: Camera): number => CELL * zoom;

/** The cell under a point of the picture; it may lie outside the board. */
export const toCell = (camera: Camera, { x, y }: Point): Point => ({
  x: Math.floor((x - camera.x) / cellPx(camera)),
  y: Math.floor((y - camera.y) / cellPx(camera)),
});

/** The upper left corner of a cell in the picture. */
export const cornerOf = (camera: Camera, { x, y }: Point): Point => ({
  x: camera.x + x * cellPx(camera),
  y: camera.y + y * cellPx(camera),
});

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Keeps some of the board in the picture. */
export function keepInSight(camera: Camera, view: Size, board: Size): Camera {
  const kept = KEPT_CELLS * cellPx(camera);
  return {
    zoom: camera.zoom,
    x: clamp(camera.x, kept - board.width * cellPx(camera), view.width - kept),
    y: clamp(camera.y, kept - board.height * cellPx(camera), view.height - kept),
  };
}

/** Draws nearer or farther; what lies under the point stays there. */
export function zoomAt(camera: Camera, { x, y }: Point, factor: number): Camera {
  const zoom = clamp(camera.zoom * factor, ZOOM.least, ZOOM.most);
  const by = zoom / camera.zoom;
  return { zoom, x: x - (x - camera.x) * by, y: y - (y - camera.y) * by };
}

const NOTHING: Size = { width: 0, height: 0 };
/** Some cells, corners included. */
export interface CellBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The camera that shows these cells as large as fits, in the middle; to the right of them and below stays room in px. */
export function fitTo({ left, top, right, bottom }: CellBox, picture: Size, beside: Size = NOTHING): Camera {
  const view = { width: picture.width - beside.width, height: picture.height - beside.height };
  const [width, height] = [right - left + 1, bottom - top + 1];
  const fitting = Math.min(view.width / (width * CELL), view.height / (height * CELL));
  const zoom = clamp(fitting, ZOOM.least, FIRST_ZOOM_MOST);
  return {
    zoom,
    x: view.width / 2 - (left + width / 2) * CELL * zoom,
    y: view.height / 2 - (top + height / 2) * CELL * zoom,
  };
}

/** Moves the least that brings a cell into the picture with a margin of one more. */
export function reveal(camera: Camera, cell: Point, view: Size): Camera {
  const px = cellPx(camera);
  const corner = cornerOf(camera, cell);
  const shift = (at: number, room: number): number => {
    if (at < px) return px - at;
    if (at + 2 * px > room) return room - 2 * px - at;
    return 0;
  };
  return { zoom: camera.zoom, x: camera.x + shift(corner.x, view.width), y: camera.y + shift(corner.y, view.height) };
}
