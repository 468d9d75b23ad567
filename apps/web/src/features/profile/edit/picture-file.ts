import { AVATAR_UPLOAD } from '@syllaboom/contracts';
import { ApiError } from '../../../platform/api/api-error.ts';
import type { Crop } from './crop-math.ts';

/** Files above this are not opened at all: a browser decodes them whole. */
const MOST_FILE_BYTES = 20 * AVATAR_UPLOAD.mostBytes;
/** Side of what is sent; the server stores it smaller still. */
const SENT_SIDE = 512;
const QUALITIES = [0.92, 0.75, 0.5] as const;

/** Opens a chosen file. Throws what the server would say of a file that is no picture, or far too large. */
export async function readPicture(file: Blob): Promise<ImageBitmap> {
  if (file.size > MOST_FILE_BYTES) throw new ApiError('profile/avatar_too_large', 413);
  if (!(AVATAR_UPLOAD.types as readonly string[]).includes(file.type))
    throw new ApiError('profile/avatar_invalid', 400);
  try {
    return await createImageBitmap(file);
  } catch {
    throw new ApiError('profile/avatar_invalid', 400);
  }
}

/** Draws the square of a picture over the whole canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, { x, y, side }: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height);
}

const encode = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', quality));

/** The square as a file that is small enough to send. */
export async function encodeCrop(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = SENT_SIDE;
  canvas.height = SENT_SIDE;
  drawCrop(canvas, picture, crop);
  for (const quality of QUALITIES) {
    const file = await encode(canvas, quality);
    if (file && file.size <= AVATAR_UPLOAD.mostBytes) return file;
  }
  throw new ApiError('profile/avatar_too_large', 413);
}
