import { WORD_LENGTH } from '@syllaboom/engine';
import type { LetterCodec } from '../letter-codec.ts';
import { visitWords } from '../pack/word-stream.ts';
import { LONGEST_GRAM } from './layout.ts';

/**
 * What happens to grams while one goes through the words in order. As neighbouring words begin alike, most grams stay
 * for a run of words; only the runs' ends are told. Grams are named by their row.
 */
export interface GramEvents {
  /** The gram is in this word, it was not in the one before. */
  open(row: number, word: number): void;
  /** The gram is in the word before this one, but not in this one (which may be one past the last). */
  close(row: number, word: number): void;
  /** The word ends with the gram, which is open. */
  end(row: number, word: number): void;
}

/** Numbers in a row of working memory, of which each gram has one, so that an event touches one cache line. */
export const ROW_SHIFT = 3;
/** The cell of a row that the walk keeps: the word at which the gram opened, counted from 1; 0 while it is closed. */
export const SINCE = 0;

/** Empty rows for all grams. */
export const createGramRows = ({ base }: LetterCodec): Uint32Array =>
  new Uint32Array((base ** LONGEST_GRAM) << ROW_SHIFT);

/** Walks through the grams of 1 to LONGEST_GRAM letters of all words; no gram spans a joiner. */
export function walkGrams(stream: Uint8Array, codec: LetterCodec, rows: Uint32Array, events: GramEvents): void {
  const { base, isJoiner } = codec;
  // The rows of grams that opened at each letter of the current word.
  const opened = new Uint32Array(WORD_LENGTH.max * LONGEST_GRAM);
  const openedAt = new Uint8Array(WORD_LENGTH.max);
  let word = 0;
  let depth = 0;

  const closeDownTo = (shared: number): void => {
    while (depth > shared) {
      depth--;
      for (let i = openedAt[depth] as number; i > 0; i--) {
        const row = opened[depth * LONGEST_GRAM + i - 1] as number;
        events.close(row, word);
        rows[row + SINCE] = 0;
      }
      openedAt[depth] = 0;
    }
  };

  /** Tells of every gram whose last letter stands at a place. */
  const visitGramsTo = (codes: Uint8Array, at: number, isWordEnd: boolean): void => {
    let gram = 0;
    let scale = 1;
    for (let start = at; start >= 0 && start > at - LONGEST_GRAM; start--) {
      const code = codes[start] as number;
      if (isJoiner[code] === 1) return;
      gram += code * scale;
      scale *= base;
      const row = gram << ROW_SHIFT;
      if (rows[row + SINCE] === 0) {
        rows[row + SINCE] = word + 1;
        const count = openedAt[at] as number;
        opened[at * LONGEST_GRAM + count] = row;
        openedAt[at] = count + 1;
        events.open(row, word);
      }
      if (isWordEnd) events.end(row, word);
    }
  };

  visitWords(stream, (codes, length, shared) => {
    closeDownTo(shared);
    depth = length;
    // Where the word is a beginning of the one before, its end is not new but still an end.
    for (let at = Math.min(shared, length - 1); at < length; at++) visitGramsTo(codes, at, at === length - 1);
    word++;
  });
  closeDownTo(0);
}
