import { INDEXED_LANGUAGES, type IndexedLanguage } from '@syllaboom/engine';
import { DamagedDataError } from '../damaged-data-error.ts';

/** One named list of words. */
export interface PackCategory {
  readonly name: string;
  /** Built by a rule (palindromes) instead of collected from a source. */
  readonly generated: boolean;
  /** Positions in the word list, ascending. */
  readonly ids: Uint32Array;
}

/** Words that are accepted but never shown. All in canonical form. */
export interface OffensiveList {
  readonly words: readonly string[];
  /** Every word that holds one of these is offensive too. */
  readonly stems: readonly string[];
}

/**
 * Everything that is known about the words of one language, as it is committed and as the browser downloads it. The
 * words are a front-coded stream in index order: a byte of DROP_MARK or more starts a word and says how many letters of
 * the word before it go, the letter codes that follow are appended.
 */
export interface WordPack {
  readonly language: IndexedLanguage;
  readonly size: number;
  readonly stream: Uint8Array;
  /** Positions of the words of tier 1 … 4 (index 0 is tier 1), each ascending. */
  readonly tiers: readonly Uint32Array[];
  readonly categories: readonly PackCategory[];
  readonly offensive: OffensiveList;
}

/** Above every letter code; the longest word has fewer letters. */
export const DROP_MARK = 64;
/** Tiers above 0, which have lists. */
export const TIER_COUNT = 4;

const MAGIC = 0x53594c50;
const PREAMBLE_BYTES = 16;
/** Raised when the layout of packs changes. */
export const PACK_FORMAT = 1;

interface PackHeader {
  readonly language: IndexedLanguage;
  readonly size: number;
  readonly streamBytes: number;
  readonly tierSizes: readonly number[];
  readonly categories: readonly { readonly name: string; readonly generated: boolean; readonly size: number }[];
  readonly offensive: OffensiveList;
  readonly idBytes: number;
}

/** Writes ascending numbers as their differences, seven bits a byte. */
function writeAscending(ids: Uint32Array, out: number[]): void {
  let last = -1;
  for (const id of ids) {
    let delta = id - last - 1;
    last = id;
    while (delta > 127) {
      out.push((delta & 127) | 128);
      delta >>>= 7;
    }
    out.push(delta);
  }
}

function readAscending(bytes: Uint8Array, start: number, count: number): { ids: Uint32Array; end: number } {
  const ids = new Uint32Array(count);
  let position = start;
  let last = -1;
  for (let i = 0; i < count; i++) {
    let delta = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[position++];
      if (byte === undefined) throw new DamagedDataError('word pack ends inside a list');
      delta |= (byte & 127) << shift;
      if (byte < 128) break;
    }
    last += delta + 1;
    ids[i] = last;
  }
  return { ids, end: position };
}

/** The bytes of a pack, before compression. */
export function encodeWordPack(pack: WordPack): Uint8Array {
  const ids: number[] = [];
  for (const tier of pack.tiers) writeAscending(tier, ids);
  for (const category of pack.categories) writeAscending(category.ids, ids);
  const header: PackHeader = {
    language: pack.language,
    size: pack.size,
    streamBytes: pack.stream.length,
    tierSizes: pack.tiers.map((tier) => tier.length),
    categories: pack.categories.map(({ name, generated, ids: members }) => ({ name, generated, size: members.length })),
    offensive: pack.offensive,
    idBytes: ids.length,
  };
  const headerBytes = new TextEncoder().encode(JSON.stringify(header));
  const out = new Uint8Array(PREAMBLE_BYTES + headerBytes.length + pack.stream.length + ids.length);
  const preamble = new DataView(out.buffer);
  preamble.setUint32(0, MAGIC, true);
  preamble.setUint32(4, PACK_FORMAT, true);
  preamble.setUint32(8, headerBytes.length, true);
  preamble.setUint32(12, out.length, true);
  out.set(headerBytes, PREAMBLE_BYTES);
  out.set(pack.stream, PREAMBLE_BYTES + headerBytes.length);
  out.set(ids, PREAMBLE_BYTES + headerBytes.length + pack.stream.length);
  return out;
}

function parseHeader(text: string): PackHeader {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new DamagedDataError('word pack has an unreadable header', { cause });
  }
}

function readHeader(bytes: Uint8Array): { header: PackHeader; end: number } {
  if (bytes.length < PREAMBLE_BYTES) throw new DamagedDataError('word pack is too short');
  const preamble = new DataView(bytes.buffer, bytes.byteOffset, PREAMBLE_BYTES);
  if (preamble.getUint32(0, true) !== MAGIC) throw new DamagedDataError('not a word pack');
  if (preamble.getUint32(4, true) !== PACK_FORMAT) throw new DamagedDataError('word pack of another format');
  if (preamble.getUint32(12, true) !== bytes.length) throw new DamagedDataError('word pack is cut off');
  const end = PREAMBLE_BYTES + preamble.getUint32(8, true);
  const header = parseHeader(new TextDecoder().decode(bytes.subarray(PREAMBLE_BYTES, end)));
  if (!INDEXED_LANGUAGES.includes(header.language)) throw new DamagedDataError('word pack of an unknown language');
  return { header, end };
}

/** Reads a decompressed pack. Throws DamagedDataError when the bytes are no whole pack. */
export function decodeWordPack(bytes: Uint8Array): WordPack {
  const { header, end } = readHeader(bytes);
  let position = end + header.streamBytes;
  const take = (count: number): Uint32Array => {
    const list = readAscending(bytes, position, count);
    position = list.end;
    return list.ids;
  };
  const tiers = header.tierSizes.map(take);
  const categories = header.categories.map(({ name, generated, size }) => ({ name, generated, ids: take(size) }));
  if (position !== bytes.length) throw new DamagedDataError('word pack has bytes left over');
  const stream = bytes.subarray(end, end + header.streamBytes);
  return { language: header.language, size: header.size, stream, tiers, categories, offensive: header.offensive };
}
