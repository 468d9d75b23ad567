import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { IndexedLanguage } from '@syllaboom/engine';
import { DamagedDataError } from '../damaged-data-error.ts';
import { INDEX_FORMAT } from '../index/index-file.ts';
import { decodeWordPack, type WordPack } from '../pack/word-pack.ts';
import { DATA_FOLDER } from './compressed-text.ts';

const VERSION_DIGITS = 12;

const versions = new Map<IndexedLanguage, string>();

/**
 * The brotli-compressed pack of a language, as committed. It is also what a browser downloads for offline play: serve it
 * with `content-encoding: br` and hand the decompressed bytes to `openOfflinePack`.
 */
export const offlinePackPath = (language: IndexedLanguage): string => path.join(DATA_FOLDER, `${language}.words.br`);

/** Changes whenever the language's words or the layout of its index do. */
export function dictionaryVersion(language: IndexedLanguage): string {
  const known = versions.get(language);
  if (known !== undefined) return known;
  const hash = createHash('sha256')
    .update(readFileSync(offlinePackPath(language)))
    .update(`index ${INDEX_FORMAT}`);
  const version = hash.digest('hex').slice(0, VERSION_DIGITS);
  versions.set(language, version);
  return version;
}

/** Reads the committed pack of a language. */
export function readWordPack(language: IndexedLanguage): WordPack {
  const compressed = readFileSync(offlinePackPath(language));
  let bytes: Uint8Array;
  try {
    bytes = brotliDecompressSync(compressed);
  } catch (cause) {
    throw new DamagedDataError(`the words of ${language} can't be decompressed`, { cause });
  }
  return decodeWordPack(bytes);
}
