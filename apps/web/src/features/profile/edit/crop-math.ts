/** The part of a picture that is kept: a square, in pixels of the picture. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Largest enlargement; at 1 the square is as large as the picture allows. */
export const MOST_ZOOM = 5;

/** Keeps a square within the picture. */
const clamp = ({ width, height }: PictureSize, { x, y, side }: Crop): Crop => ({
  side,
  x: Math.min(Math.max(0, x), width - side),
  y: Math.min(Math.max(0, y), height - side),
});

/** The largest square in the middle. */
export function firstCrop(size: PictureSize): Crop {
  const side = Math.min(size.width, size.height);
  return { side, x: (size.width - side) / 2, y: (size.height - side) / 2 };
}

/** The square moved by so many of its own sides (0.1 = a tenth). */
export const moveCrop = (size: PictureSize, crop: Crop, dx: number, dy: number): Crop =>
  clamp(size, { ...crop, x: crop.x + dx * crop.side, y: crop.y + dy * crop.side });

/** The square at another enlargement, around its middle. */
export function zoomCrop(size: PictureSize, crop: Crop, zoom: number): Crop {
  const side = Math.min(size.width, size.height) / Math.min(MOST_ZOOM, Math.max(1, zoom));
  const shift = (crop.side - side) / 2;
  return clamp(size, { side, x: crop.x + shift, y: crop.y + shift });
}

/** How far a square enlarges. */
export const zoomOf = (size: PictureSize, crop: Crop): number => Math.min(size.width, size.height) / crop.side;
