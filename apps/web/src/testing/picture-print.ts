/** Side of the small picture that a print is taken from, and of the corner of its frequencies that it keeps. */
const SIDE = 32;
const KEPT = 8;

async function readPixels(address: string): Promise<Uint8ClampedArray> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = new OffscreenCanvas(SIDE, SIDE);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#808080';
  context.fillRect(0, 0, SIDE, SIDE);
  context.drawImage(picture, 0, 0, SIDE, SIDE);
  return context.getImageData(0, 0, SIDE, SIDE).data;
}

/** The lowest frequencies of a channel: what remains of a picture seen from far away. */
function frequencies(values: readonly number[]): number[] {
  const found: number[] = [];
  for (let v = 0; v < KEPT; v++)
    for (let u = 0; u < KEPT; u++) {
      let sum = 0;
      for (let y = 0; y < SIDE; y++)
        for (let x = 0; x < SIDE; x++)
          sum +=
            (values[y * SIDE + x] ?? 0) *
            Math.cos(((2 * x + 1) * u * Math.PI) / (2 * SIDE)) *
            Math.cos(((2 * y + 1) * v * Math.PI) / (2 * SIDE));
      if (u + v > 0) found.push(sum);
    }
  return found;
}

/** Luma and the two colour differences of a pixel. */
const CHANNELS = [
  [0.299, 0.587, 0.114],
  [-0.169, -0.331, 0.5],
  [0.5, -0.419, -0.081],
] as const;

/**
 * A perceptual print of a picture: for each channel one bit for every low frequency, which says whether it is stronger than
 * the middle one. Pictures that look alike share nearly all bits.
 */
export async function picturePrint(address: string): Promise<readonly boolean[]> {
  const pixels = await readPixels(address);
  return CHANNELS.flatMap(([r, g, b]) => {
    const values = Array.from(
      { length: SIDE * SIDE },
      (_, at) => r * (pixels[at * 4] ?? 0) + g * (pixels[at * 4 + 1] ?? 0) + b * (pixels[at * 4 + 2] ?? 0),
    );
    const found = frequencies(values);
    const middle = found.toSorted((one, other) => one - other)[Math.floor(found.length / 2)] ?? 0;
    return found.map((value) => value > middle);
  });
}

/** In how many bits two prints differ. */
export const printDistance = (one: readonly boolean[], other: readonly boolean[]): number =>
  one.filter((bit, at) => bit !== other[at]).length;
