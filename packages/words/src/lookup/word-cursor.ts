import { WORD_LENGTH } from '@syllaboom/engine';
import { CODE_MASK, type Dawg, FINAL_EDGE, LAST_EDGE, TARGET_SHIFT } from '../index/dawg-builder.ts';
import type { WordSpan } from './gram-match.ts';

/** Walks the words in index order from any position, keeping the current word's codes. */
export class WordCursor implements WordSpan {
  readonly codes = new Uint8Array(WORD_LENGTH.max);
  readonly start = 0;
  /** Length of the current word. */
  end = 0;
  /** How many letters the current word certainly shares with the one before. */
  shared = 0;
  readonly #edges: Int32Array;
  readonly #before: Uint32Array;
  readonly #root: number;
  readonly #path = new Int32Array(WORD_LENGTH.max);

  constructor(dawg: Dawg) {
    this.#edges = dawg.edges;
    this.#before = dawg.before;
    this.#root = dawg.root;
  }

  /** Goes to the word at a position; the position must exist. */
  seek(id: number): void {
    let node = this.#root;
    let rest = id;
    let depth = 0;
    for (;;) {
      let edge = node;
      while (((this.#edges[edge] as number) & LAST_EDGE) === 0 && (this.#before[edge + 1] as number) <= rest) edge++;
      rest -= this.#before[edge] as number;
      const value = this.#edges[edge] as number;
      this.#path[depth] = edge;
      this.codes[depth++] = value & CODE_MASK;
      if ((value & FINAL_EDGE) !== 0) {
        if (rest === 0) break;
        rest--;
      }
      node = value >>> TARGET_SHIFT;
    }
    this.end = depth;
    this.shared = 0;
  }

  /** Goes to the next word; false after the last one. */
  next(): boolean {
    const edges = this.#edges;
    const path = this.#path;
    let depth = this.end - 1;
    let edge = (edges[path[depth] as number] as number) >>> TARGET_SHIFT;
    if (edge !== 0) depth++;
    else {
      while (((edges[path[depth] as number] as number) & LAST_EDGE) !== 0) if (--depth < 0) return false;
      edge = (path[depth] as number) + 1;
    }
    this.shared = depth;
    for (;;) {
      const value = edges[edge] as number;
      path[depth] = edge;
      this.codes[depth++] = value & CODE_MASK;
      if ((value & FINAL_EDGE) !== 0) break;
      edge = value >>> TARGET_SHIFT;
    }
    this.end = depth;
    return true;
  }
}
