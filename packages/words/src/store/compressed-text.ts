import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { DamagedDataError } from '../damaged-data-error.ts';

/** Where the committed data of all languages lies. */
export const DATA_FOLDER = path.join(import.meta.dirname, '..', '..', 'data');

/** Reads a committed brotli-compressed text by its path inside the data folder. */
export function readCompressedText(name: string): string {
  const compressed = readFileSync(path.join(DATA_FOLDER, name));
  try {
    return brotliDecompressSync(compressed).toString('utf8');
  } catch (cause) {
    throw new DamagedDataError(`${name} can't be decompressed`, { cause });
  }
}
