import { INDEXED_LANGUAGES, type IndexedLanguage } from '@syllaboom/engine';
import { DamagedDataError } from '../damaged-data-error.ts';
import type { OffensiveList } from '../pack/word-pack.ts';

/** Raised when the layout of an index changes; part of its version. */
export const INDEX_FORMAT = 2;

/** The arrays of an index, by name. */
export interface IndexSections {
  readonly edges: Int32Array;
  readonly before: Uint32Array;
  readonly keys: Uint32Array;
  readonly counts: Uint32Array;
  readonly ends: Uint32Array;
  readonly postingStarts: Uint32Array;
  readonly postings: Uint8Array;
  readonly skipStarts: Uint32Array;
  readonly skips: Uint32Array;
  /** Gram numbers of showable prompts by ascending count: first those of 2 letters, then 3, then 4. */
  readonly promptOrder: Uint32Array;
  /** Words by length in rows of some blocks each. */
  readonly lengthRows: Uint32Array;
  /** Positions of the words of tier 1 and more, most common tier first, ascending within a tier. */
  readonly commonIds: Uint32Array;
  /** Where the letters of each common word start, one more at the end. */
  readonly commonStarts: Uint32Array;
  readonly commonCodes: Uint8Array;
  /** Positions of category words, category after category. */
  readonly categoryIds: Uint32Array;
  /** Prompts over a joiner (a letter, the joiner, a letter) as keys: showable ones first, those with most words first. */
  readonly joinedKeys: Uint32Array;
  /** Where the words of each of these prompts start in `joinedIds`; then where the last list starts and ends. */
  readonly joinedStarts: Uint32Array;
  /** Positions of words by prompt; last those with a joiner that stands not between two letters. */
  readonly joinedIds: Uint32Array;
}

export interface IndexHeader {
  readonly language: IndexedLanguage;
  readonly size: number;
  readonly root: number;
  /** How many prompts of 2, 3 and 4 letters stand in `promptOrder`. */
  readonly promptSizes: readonly number[];
  /** How many words of tier 4, 3, 2, 1 stand in `commonIds`. */
  readonly tierSizes: readonly number[];
  readonly categories: readonly { readonly name: string; readonly generated: boolean; readonly size: number }[];
  /** How many of `joinedKeys` may be shown. */
  readonly joinedShown: number;
  readonly offensive: OffensiveList;
}

/** One language's index in memory: typed arrays over one buffer. */
export interface IndexImage {
  readonly header: IndexHeader;
  readonly sections: IndexSections;
}

const SECTION_KINDS = {
  edges: Int32Array,
  before: Uint32Array,
  keys: Uint32Array,
  counts: Uint32Array,
  ends: Uint32Array,
  postingStarts: Uint32Array,
  postings: Uint8Array,
  skipStarts: Uint32Array,
  skips: Uint32Array,
  promptOrder: Uint32Array,
  lengthRows: Uint32Array,
  commonIds: Uint32Array,
  commonStarts: Uint32Array,
  commonCodes: Uint8Array,
  categoryIds: Uint32Array,
  joinedKeys: Uint32Array,
  joinedStarts: Uint32Array,
  joinedIds: Uint32Array,
} as const satisfies Record<keyof IndexSections, unknown>;

const SECTION_NAMES = Object.keys(SECTION_KINDS) as (keyof IndexSections)[];
const MAGIC = 0x53594c49;
const PREAMBLE_BYTES = 24;
/** Everything after the checksum itself. */
const CHECKED_FROM = 12;
const ALIGNMENT = 8;

const align = (bytes: number): number => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;

/** A checksum over the bytes of a file; the store brings its own, so that this module runs in the browser. */
export type Checksum = (bytes: Uint8Array) => number;

/** The file of an index: preamble, header, then the sections, each aligned. */
export function encodeIndex({ header, sections }: IndexImage, checksum: Checksum): Uint8Array {
  const lengths = Object.fromEntries(SECTION_NAMES.map((name) => [name, sections[name].length]));
  const headerBytes = new TextEncoder().encode(JSON.stringify({ ...header, lengths }));
  let bytes = align(PREAMBLE_BYTES + headerBytes.length);
  for (const name of SECTION_NAMES) bytes += align(sections[name].byteLength);
  const file = new Uint8Array(bytes);
  file.set(headerBytes, PREAMBLE_BYTES);
  let position = align(PREAMBLE_BYTES + headerBytes.length);
  for (const name of SECTION_NAMES) {
    const { buffer, byteOffset, byteLength } = sections[name];
    file.set(new Uint8Array(buffer, byteOffset, byteLength), position);
    position += align(byteLength);
  }
  const preamble = new DataView(file.buffer);
  preamble.setUint32(0, MAGIC, true);
  preamble.setUint32(4, INDEX_FORMAT, true);
  preamble.setUint32(12, bytes, true);
  preamble.setUint32(16, headerBytes.length, true);
  preamble.setUint32(8, checksum(file.subarray(CHECKED_FROM)), true);
  return file;
}

function checkPreamble(file: Uint8Array, checksum: Checksum): number {
  if (file.length < PREAMBLE_BYTES) throw new DamagedDataError('word index is too short');
  const preamble = new DataView(file.buffer, file.byteOffset, PREAMBLE_BYTES);
  if (preamble.getUint32(0, true) !== MAGIC) throw new DamagedDataError('not a word index');
  if (preamble.getUint32(4, true) !== INDEX_FORMAT) throw new DamagedDataError('word index of another format');
  if (preamble.getUint32(12, true) !== file.length) throw new DamagedDataError('word index is cut off');
  if (preamble.getUint32(8, true) !== checksum(file.subarray(CHECKED_FROM))) {
    throw new DamagedDataError('word index has a wrong checksum');
  }
  return preamble.getUint32(16, true);
}

/** Opens the bytes of an index file as views, without copying. The bytes must start at an aligned offset. */
export function decodeIndex(file: Uint8Array, checksum: Checksum): IndexImage {
  const headerBytes = checkPreamble(file, checksum);
  const text = new TextDecoder().decode(file.subarray(PREAMBLE_BYTES, PREAMBLE_BYTES + headerBytes));
  const { lengths, ...header }: IndexHeader & { lengths: Record<keyof IndexSections, number> } = JSON.parse(text);
  if (!INDEXED_LANGUAGES.includes(header.language)) throw new DamagedDataError('word index of an unknown language');
  let position = file.byteOffset + align(PREAMBLE_BYTES + headerBytes);
  const views = SECTION_NAMES.map((name) => {
    const view = new SECTION_KINDS[name](file.buffer as ArrayBuffer, position, lengths[name]);
    position += align(view.byteLength);
    return [name, view];
  });
  return { header, sections: Object.fromEntries(views) };
}
