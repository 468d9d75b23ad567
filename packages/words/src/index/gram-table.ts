import type { LetterCodec } from '../letter-codec.ts';
import { createGramRows, ROW_SHIFT, SINCE, walkGrams } from './gram-walk.ts';
import {
  BLOCK_SHIFT,
  ENDS_IN_BLOCK,
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

// Cells of a gram's row, beside the one that the walk keeps.
const COUNT = 1;
const ENDS = 2;
/** Last block with an entry, counted from 1. */
const LAST_BLOCK = 3;
const BYTES = 4;
const BLOCKS = 5;
const SKIP = 6;
/** Where the last entry was written. */
const ENTRY = 7;

const add = (rows: Uint32Array, cell: number, amount: number): void => {
  rows[cell] = (rows[cell] as number) + amount;
};
/** The block of a word, counted from 1. */
const blockOf = (word: number): number => (word >>> BLOCK_SHIFT) + 1;
const entryBytes = (entry: number): number => (entry < 128 ? 1 : entry < 16_384 ? 2 : 3);

/** First pass: how often every gram occurs and how much room its lists need. */
function measureGrams(stream: Uint8Array, codec: LetterCodec): Uint32Array {
  const rows = createGramRows(codec);
  walkGrams(stream, codec, rows, {
    open(row, word) {
      const distance = blockOf(word) - (rows[row + LAST_BLOCK] as number);
      if (distance === 0) return;
      add(rows, row + BYTES, entryBytes((distance - 1) << 1));
      add(rows, row + BLOCKS, 1);
      rows[row + LAST_BLOCK] = blockOf(word);
    },
    close(row, word) {
      const more = blockOf(word - 1) - (rows[row + LAST_BLOCK] as number);
      add(rows, row + COUNT, word + 1 - (rows[row + SINCE] as number));
      add(rows, row + BYTES, more);
      add(rows, row + BLOCKS, more);
      add(rows, row + LAST_BLOCK, more);
    },
    end(row) {
      add(rows, row + ENDS, 1);
    },
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

/** Second pass: the posting lists and their skip entries. */
function fillLists(stream: Uint8Array, codec: LetterCodec, rows: Uint32Array, { postings, skips }: GramTable): void {
  const writeSkip = (row: number, block: number): void => {
    const skip = (rows[row + SKIP] as number) * SKIP_FIELDS;
    const before = ((block - 1) << BLOCK_SHIFT) + 1 - (rows[row + SINCE] as number);
    skips[skip + SKIP_POSITION] = rows[row + BYTES] as number;
    skips[skip + SKIP_BLOCK] = rows[row + LAST_BLOCK] as number;
    skips[skip + SKIP_COUNT] = (rows[row + COUNT] as number) + Math.max(0, before);
    skips[skip + SKIP_ENDS] = rows[row + ENDS] as number;
    add(rows, row + SKIP, 1);
  };
  const writeBlock = (row: number, block: number): void => {
    const blocks = rows[row + BLOCKS] as number;
    if (blocks > 0 && blocks % SKIP_BLOCKS === 0) writeSkip(row, block);
    let position = rows[row + BYTES] as number;
    rows[row + ENTRY] = position;
    let entry = (block - (rows[row + LAST_BLOCK] as number) - 1) << 1;
    while (entry > 127) {
      postings[position++] = (entry & 127) | 128;
      entry >>>= 7;
    }
    postings[position++] = entry;
    rows[row + BYTES] = position;
    rows[row + BLOCKS] = blocks + 1;
    rows[row + LAST_BLOCK] = block;
  };
  const writeRunThrough = (row: number, word: number): void => {
    for (let block = (rows[row + LAST_BLOCK] as number) + 1; block <= blockOf(word); block++) writeBlock(row, block);
  };
  walkGrams(stream, codec, rows, {
    open(row, word) {
      if (rows[row + LAST_BLOCK] !== blockOf(word)) writeBlock(row, blockOf(word));
    },
    close(row, word) {
      writeRunThrough(row, word - 1);
      add(rows, row + COUNT, word + 1 - (rows[row + SINCE] as number));
    },
    end(row, word) {
      writeRunThrough(row, word);
      add(rows, row + ENDS, 1);
      const entry = rows[row + ENTRY] as number;
      postings[entry] = (postings[entry] as number) | ENDS_IN_BLOCK;
    },
  });
}

/** Builds the table of a front-coded word stream. */
export function buildGramTable(stream: Uint8Array, codec: LetterCodec): GramTable {
  const rows = measureGrams(stream, codec);
  const table = allotTable(rows);
  fillLists(stream, codec, rows, table);
  return table;
}
