import { PROFILE } from '@syllaboom/engine';
import sharp from 'sharp';

/** Larger pictures are refused by their header, before anything is unpacked. */
const MOST_PIXELS = 24_000_000;
const LONGEST_SECONDS = 5;
const QUALITY = 85;
/** The four kinds of files that are taken; every other reader of the library stays shut. */
const READERS = ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'];

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: READERS });
sharp.cache(false);
sharp.concurrency(1);

/** The middle of a picture as a small square, drawn anew: nothing of the file but its pixels is kept. */
const draw = (bytes: Uint8Array): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, sequentialRead: true, pages: 1 })
    .timeout({ seconds: LONGEST_SECONDS })
    .autoOrient()
    .resize(PROFILE.pictureSide, PROFILE.pictureSide, { fit: 'cover' })
    .toColourspace('srgb')
    .webp({ quality: QUALITY })
    .toBuffer();

/** The process' whole life: one picture in, one picture or null out. */
process.on('message', (bytes: Uint8Array) => {
  draw(bytes).then(
    (drawn) => process.send?.(drawn),
    () => process.send?.(null),
  );
});
process.once('disconnect', () => process.exit());
