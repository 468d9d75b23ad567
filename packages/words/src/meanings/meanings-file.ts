import { brotliDecompressSync } from 'node:zlib';
import { DamagedDataError } from '../damaged-data-error.ts';

/** Raised whenever the layout changes. */
const MEANINGS_FORMAT = 1;
const MAGIC = 0x4e_4d_42_53;
/** Magic, checksum of all that follows them, bytes of the compressed contents table. */
const HEADER_BYTES = 12;
const CHECKED_FROM = 8;
/** A block opens into one piece of memory. */
const CHUNK_BYTES = 64 * 1024;
/** Words of a block: large enough to compress well, small enough to open within a millisecond. */
const WORDS_PER_BLOCK = 384;

/** Begins a meaning that is only the word whose meanings count (an inflected word's base form). */
export const LINK_MARK = '=';

/** Compresses one part of the file. */
export type Compress = (bytes: Uint8Array) => Uint8Array;
export type ByteChecksum = (bytes: Uint8Array) => number;

/** One word with its definitions. */
export interface Entry {
  readonly word: string;
  readonly meanings: readonly string[];
}

interface Contents {
  readonly format: number;
  readonly language: string;
  readonly source: string;
  readonly count: number;
  /** First word of each block. */
  readonly firsts: readonly string[];
  /** Compressed bytes of each block. */
  readonly sizes: readonly number[];
}

/** Order of words in the file: by code unit, so that it is the same on every machine. */
export const compareWords = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Writes sorted entries as blocks that are compressed one by one, with a table of their first words before them. */
export function encodeMeanings(
  about: { readonly language: string; readonly source: string },
  entries: readonly Entry[],
  compress: Compress,
  checksum: ByteChecksum,
): Uint8Array {
  const blocks: Uint8Array[] = [];
  const firsts: string[] = [];
  for (let start = 0; start < entries.length; start += WORDS_PER_BLOCK) {
    const part = entries.slice(start, start + WORDS_PER_BLOCK);
    firsts.push(part[0]?.word ?? '');
    blocks.push(compress(Buffer.from(part.map(({ word, meanings }) => [word, ...meanings].join('\t')).join('\n'))));
  }
  const contents: Contents = {
    ...about,
    format: MEANINGS_FORMAT,
    count: entries.length,
    firsts,
    sizes: blocks.map((block) => block.length),
  };
  const table = compress(Buffer.from(JSON.stringify(contents)));
  const file = Buffer.concat([Buffer.alloc(HEADER_BYTES), table, ...blocks]);
  file.writeUInt32LE(MAGIC, 0);
  file.writeUInt32LE(table.length, CHECKED_FROM);
  file.writeUInt32LE(checksum(file.subarray(CHECKED_FROM)), 4);
  return file;
}

/** Decompresses a part of the file, which can only fail when the file was altered. */
function decompress(bytes: Uint8Array): string {
  try {
    return brotliDecompressSync(bytes, { chunkSize: CHUNK_BYTES }).toString('utf8');
  } catch (cause) {
    throw new DamagedDataError("a part of the meanings can't be decompressed", { cause });
  }
}

/**
 * The meanings of a language's words as they lie in the file: only the table of contents is read out, a lookup opens one
 * block. The compressed file is all that stays in memory.
 */
export class MeaningsFile {
  readonly language: string;
  /** Where the meanings come from and under which licence: to be shown with them. */
  readonly source: string;
  /** Number of words that have meanings. */
  readonly count: number;
  readonly #bytes: Buffer;
  readonly #firsts: readonly string[];
  /** Where each block begins, and the end of the last. */
  readonly #starts: readonly number[];

  /** Throws DamagedDataError when the bytes are no whole file. */
  constructor(bytes: Buffer, checksum: ByteChecksum) {
    const isWhole = bytes.length > HEADER_BYTES && bytes.readUInt32LE(0) === MAGIC;
    if (!isWhole || checksum(bytes.subarray(CHECKED_FROM)) !== bytes.readUInt32LE(4)) {
      throw new DamagedDataError('this is no whole file of meanings');
    }
    const tableEnd = HEADER_BYTES + bytes.readUInt32LE(CHECKED_FROM);
    const contents = JSON.parse(decompress(bytes.subarray(HEADER_BYTES, tableEnd))) as Contents;
    if (contents.format !== MEANINGS_FORMAT) throw new DamagedDataError(`meanings of format ${contents.format}`);
    const starts = [tableEnd];
    for (const size of contents.sizes) starts.push((starts.at(-1) ?? 0) + size);
    this.#bytes = bytes;
    this.#firsts = contents.firsts;
    this.#starts = starts;
    this.language = contents.language;
    this.source = contents.source;
    this.count = contents.count;
  }

  /** What a word (in canonical form) means, commonest sense first; empty when nobody has written it down. */
  meaningsOf(word: string): readonly string[] {
    const own = this.#read(word);
    const link = own[0]?.startsWith(LINK_MARK) ? own[0].slice(LINK_MARK.length) : null;
    return link === null ? own : this.#read(link);
  }

  #read(word: string): readonly string[] {
    const block = this.#blockOf(word);
    if (block < 0 || word === '' || /\s/.test(word)) return [];
    const text = `\n${decompress(this.#bytes.subarray(this.#starts[block], this.#starts[block + 1]))}\n`;
    const at = text.indexOf(`\n${word}\t`);
    if (at < 0) return [];
    return text.slice(at + word.length + 2, text.indexOf('\n', at + 1)).split('\t');
  }

  /** Number of the block that would hold the word; -1 when it lies before the first. */
  #blockOf(word: string): number {
    let low = 0;
    let high = this.#firsts.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compareWords(this.#firsts[middle] ?? '', word) <= 0) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }
}
