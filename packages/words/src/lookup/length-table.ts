import { BLOCK_SHIFT, LENGTH_COLUMNS, LENGTH_ROW_SHIFT } from '../index/layout.ts';
import type { WordCursor } from './word-cursor.ts';

const ROW_SHIFT = BLOCK_SHIFT + LENGTH_ROW_SHIFT;

/** Finds words by their length. */
export class LengthTable {
  readonly #rows: Uint32Array;
  readonly #totals = new Uint32Array(LENGTH_COLUMNS);

  constructor(rows: Uint32Array) {
    this.#rows = rows;
    for (let i = 0; i < rows.length; i++) {
      const length = i % LENGTH_COLUMNS;
      this.#totals[length] = (this.#totals[length] as number) + (rows[i] as number);
    }
  }

  count(length: number): number {
    return this.#totals[length] ?? 0;
  }

  /** Puts the cursor on the `nth` word of the length; there must be one. */
  seek(cursor: WordCursor, length: number, nth: number): void {
    let row = 0;
    let rest = nth;
    for (;;) {
      const words = this.#rows[row * LENGTH_COLUMNS + length] as number;
      if (rest < words) break;
      rest -= words;
      row++;
    }
    cursor.seek(row << ROW_SHIFT);
    while (cursor.end !== length || rest-- > 0) cursor.next();
  }
}
