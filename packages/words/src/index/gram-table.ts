import type { LetterCodec } from '../letter-codec.ts';
import { visitWords } from '../pack/word-stream.ts';
import {
  BLOCK_SHIFT,
  ENDS_IN_BLOCK,
  LONGEST_GRAM,
  SKIP_BLOCK,
  SKIP_BLOCKS,
  SKIP_COUNT,
  SKIP_ENDS,
  SKIP_FIELDS,
  SKIP_POSITION,
} from './layout.ts';

/**
 * All grams of 1–4 letters that occur, ascending by key, with the blocks of words that hold them. A key is the gram's
 * codes as digits in the codec's base.
 */
export interface GramTable {
  readonly keys: Uint32Array;
  /** Words that contain the gram. */
  readonly counts: Uint32Array;
  /** Words that end with it. */
  readonly ends: Uint32Array;
  /** Where each gram's posting list starts, one more at the end. */
  readonly postingStarts: Uint32Array;
  /** Distances between block numbers with ENDS_IN_BLOCK below them, seven bits a byte. */
  readonly postings: Uint8Array;
  /** Where each gram's skip entries start, one more at the end. */
  readonly skipStarts: Uint32Array;
  readonly skips: Uint32Array;
}

// One row of working memory per gram, so that a visit touches one cache line.
const ROW_SHIFT = 3;
const COUNT = 0;
const ENDS = 1;
const SEEN_WORD = 2;
const LAST_BLOCK = 3;
const BYTES = 4;
const BLOCKS = 5;
const SKIP = 6;
const ENTRY = 7;

type GramVisitor = (row: number, word: number, atEnd: boolean) => void;

/** Visits every place of every gram; a word's grams may be visited several times. */
function visitGrams(stream: Uint8Array, codec: LetterCodec, visit: GramVisitor): void {
  const { base, isJoiner } = codec;
  let word = 0;
  visitWords(stream, (codes, length) => {
    word++;
    for (let start = 0; start < length; start++) {
      const limit = Math.min(length, start + LONGEST_GRAM);
      let key = 0;
      for (let i = start; i < limit; i++) {
        const code = codes[i] as number;
        if (isJoiner[code] === 1) break;
        key = key * base + code;
        visit(key << ROW_SHIFT, word, i === length - 1);
      }
    }
  });
}

const varintBytes = (value: number): number => (value < 128 ? 1 : value < 16_384 ? 2 : 3);

/** First pass: how often every gram occurs and how much room its lists need. */
function measureGrams(stream: Uint8Array, codec: LetterCodec): Uint32Array {
  const rows = new Uint32Array((codec.base ** LONGEST_GRAM) << ROW_SHIFT);
  visitGrams(stream, codec, (row, word, atEnd) => {
    if (atEnd) rows[row + ENDS] = (rows[row + ENDS] as number) + 1;
    if (rows[row + SEEN_WORD] === word) return;
    rows[row + SEEN_WORD] = word;
    rows[row + COUNT] = (rows[row + COUNT] as number) + 1;
    const block = ((word - 1) >>> BLOCK_SHIFT) + 1;
    const last = rows[row + LAST_BLOCK] as number;
    if (last === block) return;
    rows[row + LAST_BLOCK] = block;
    rows[row + BYTES] = (rows[row + BYTES] as number) + varintBytes((block - last - 1) << 1);
    rows[row + BLOCKS] = (rows[row + BLOCKS] as number) + 1;
  });
  return rows;
}

const skipEntries = (blocks: number): number => (blocks === 0 ? 0 : Math.floor((blocks - 1) / SKIP_BLOCKS));

/** Moves the measures into the table and leaves in the rows where each gram's lists begin. */
function allotTable(rows: Uint32Array): GramTable {
  let grams = 0;
  for (let row = 0; row < rows.length; row += 1 << ROW_SHIFT) if (rows[row + COUNT] !== 0) grams++;
  const keys = new Uint32Array(grams);
  const counts = new Uint32Array(grams);
  const ends = new Uint32Array(grams);
  const postingStarts = new Uint32Array(grams + 1);
  const skipStarts = new Uint32Array(grams + 1);
  let gram = 0;
  for (let row = 0; row < rows.length; row += 1 << ROW_SHIFT) {
    if (rows[row + COUNT] === 0) continue;
    keys[gram] = row >>> ROW_SHIFT;
    counts[gram] = rows[row + COUNT] as number;
    ends[gram] = rows[row + ENDS] as number;
    postingStarts[gram + 1] = (postingStarts[gram] as number) + (rows[row + BYTES] as number);
    skipStarts[gram + 1] = (skipStarts[gram] as number) + skipEntries(rows[row + BLOCKS] as number);
    rows.fill(0, row, row + (1 << ROW_SHIFT));
    rows[row + BYTES] = postingStarts[gram] as number;
    rows[row + SKIP] = skipStarts[gram] as number;
    gram++;
  }
  const postings = new Uint8Array(postingStarts[grams] as number);
  const skips = new Uint32Array((skipStarts[grams] as number) * SKIP_FIELDS);
  return { keys, counts, ends, postingStarts, postings, skipStarts, skips };
}

/** Builds the table of a front-coded word stream. */
export function buildGramTable(stream: Uint8Array, codec: LetterCodec): GramTable {
  const rows = measureGrams(stream, codec);
  const table = allotTable(rows);
  const { postings, skips } = table;

  const writeBlock = (row: number, last: number, block: number): void => {
    const blocks = rows[row + BLOCKS] as number;
    let position = rows[row + BYTES] as number;
    if (blocks > 0 && blocks % SKIP_BLOCKS === 0) {
      const skip = (rows[row + SKIP] as number) * SKIP_FIELDS;
      skips[skip + SKIP_POSITION] = position;
      skips[skip + SKIP_BLOCK] = last;
      skips[skip + SKIP_COUNT] = rows[row + COUNT] as number;
      skips[skip + SKIP_ENDS] = rows[row + ENDS] as number;
      rows[row + SKIP] = (rows[row + SKIP] as number) + 1;
    }
    rows[row + ENTRY] = position;
    let entry = (block - last - 1) << 1;
    while (entry > 127) {
      postings[position++] = (entry & 127) | 128;
      entry >>>= 7;
    }
    postings[position++] = entry;
    rows[row + BYTES] = position;
    rows[row + BLOCKS] = blocks + 1;
    rows[row + LAST_BLOCK] = block;
  };

  visitGrams(stream, codec, (row, word, atEnd) => {
    if (rows[row + SEEN_WORD] !== word) {
      rows[row + SEEN_WORD] = word;
      const block = ((word - 1) >>> BLOCK_SHIFT) + 1;
      const last = rows[row + LAST_BLOCK] as number;
      if (last !== block) writeBlock(row, last, block);
      rows[row + COUNT] = (rows[row + COUNT] as number) + 1;
    }
    if (!atEnd) return;
    rows[row + ENDS] = (rows[row + ENDS] as number) + 1;
    const entry = rows[row + ENTRY] as number;
    postings[entry] = (postings[entry] as number) | ENDS_IN_BLOCK;
  });
  return table;
}
