import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { INDEXED_LANGUAGES, type IndexedLanguage } from '@syllaboom/engine';
import { DamagedDataError } from '../damaged-data-error.ts';
import { buildIndexImage } from '../index/build-index-image.ts';
import { decodeIndex, encodeIndex } from '../index/index-file.ts';
import { PackedWordIndex } from '../lookup/packed-word-index.ts';
import { dictionaryVersion, readWordPack } from './word-data.ts';

/** Where built indexes lie when nobody says otherwise: `.cache/words` of the repository. */
export const DEFAULT_CACHE_DIR = path.join(import.meta.dirname, '..', '..', '..', '..', '.cache', 'words');

export interface StoreOptions {
  readonly cacheDir?: string;
}

/** The index of a language has not been built in this cache folder. */
export class MissingIndexError extends Error {
  override readonly name = 'MissingIndexError';
}

/** The file of a language's index, whether it is there or not. Its name holds the version. */
export const indexPath = (language: IndexedLanguage, { cacheDir = DEFAULT_CACHE_DIR }: StoreOptions = {}): string =>
  path.join(cacheDir, `${language}.${dictionaryVersion(language)}.idx`);

/** What reading the file of an index came to, when it failed. */
function explainFailure(language: IndexedLanguage, cause: unknown): unknown {
  if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') return cause;
  return new MissingIndexError(`the word index of ${language} has not been built`, { cause });
}

function openBytes(language: IndexedLanguage, bytes: Uint8Array): PackedWordIndex {
  // Views of numbers need an aligned start, which buffers out of a shared pool don't have.
  const aligned = bytes.byteOffset % 8 === 0 ? bytes : new Uint8Array(bytes);
  const { header, sections } = decodeIndex(aligned, crc32);
  if (header.language !== language) throw new DamagedDataError(`the index of ${language} holds ${header.language}`);
  return new PackedWordIndex({ header, sections });
}

/** Opens a built index. Throws MissingIndexError or DamagedDataError when it must be built (again). */
export function openIndex(language: IndexedLanguage, options: StoreOptions = {}): PackedWordIndex {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(indexPath(language, options));
  } catch (cause) {
    throw explainFailure(language, cause);
  }
  return openBytes(language, bytes);
}

/** As `openIndex`, but others go on while the file is read: it may have tens of megabytes. */
export async function readIndex(language: IndexedLanguage, options: StoreOptions = {}): Promise<PackedWordIndex> {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(indexPath(language, options));
  } catch (cause) {
    throw explainFailure(language, cause);
  }
  return openBytes(language, bytes);
}

/** Writes a file so that readers see the whole of it or nothing. */
function writeAtomically(file: string, bytes: Uint8Array): void {
  const draft = `${file}.${process.pid}.${Date.now()}.tmp`;
  const handle = openSync(draft, 'w');
  try {
    for (let written = 0; written < bytes.length; ) written += writeSync(handle, bytes, written);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(draft, file);
}

/** Removes indexes of other versions and drafts that a killed process left. */
function removeStale(language: IndexedLanguage, folder: string, current: string): void {
  const isDraft = (name: string): boolean => name.endsWith('.tmp');
  for (const name of readdirSync(folder)) {
    if (name.startsWith(`${language}.`) && name !== current && (name.endsWith('.idx') || isDraft(name))) {
      rmSync(path.join(folder, name), { force: true });
    }
  }
}

/** Builds a language's index into the cache folder, replacing what is there, and returns its path. */
export function buildIndex(language: IndexedLanguage, options: StoreOptions = {}): string {
  const file = indexPath(language, options);
  mkdirSync(path.dirname(file), { recursive: true });
  writeAtomically(file, encodeIndex(buildIndexImage(readWordPack(language)), crc32));
  removeStale(language, path.dirname(file), path.basename(file));
  return file;
}

/** Whether the language's index is there and whole. */
export function isBuilt(language: IndexedLanguage, options: StoreOptions = {}): boolean {
  try {
    openIndex(language, options);
    return true;
  } catch (error) {
    if (error instanceof MissingIndexError || error instanceof DamagedDataError) return false;
    throw error;
  }
}

/** Opens a language's index, building it first when it is missing or damaged. Takes seconds then. */
export function openOrBuildIndex(language: IndexedLanguage, options: StoreOptions = {}): PackedWordIndex {
  if (!isBuilt(language, options)) buildIndex(language, options);
  return openIndex(language, options);
}

/** Builds every index that is missing or damaged, in order, and returns the languages built. */
export function buildMissing(
  options: StoreOptions = {},
  languages: readonly IndexedLanguage[] = INDEXED_LANGUAGES,
): readonly IndexedLanguage[] {
  const missing = languages.filter((language) => !isBuilt(language, options));
  for (const language of missing) buildIndex(language, options);
  return missing;
}
