import { CODE_MASK, type Dawg, FINAL_EDGE, LAST_EDGE, TARGET_SHIFT } from '../index/dawg-builder.ts';
import type { LetterCodec } from '../letter-codec.ts';

/** A run of word positions: first, and one past the last. */
export interface IdRange {
  readonly start: number;
  readonly end: number;
}

/** Answers questions about whole words and beginnings of words. */
export class DawgReader {
  readonly #edges: Int32Array;
  readonly #before: Uint32Array;
  readonly #root: number;
  readonly #codeOf: Uint8Array;
  /** The root's edge for each code, 0 where there is none: the root is wide and every look-up passes it. */
  readonly #firstEdges: Int32Array;

  constructor(dawg: Dawg, codec: LetterCodec) {
    this.#edges = dawg.edges;
    this.#before = dawg.before;
    this.#root = dawg.root;
    this.#codeOf = codec.codeOf;
    this.#firstEdges = new Int32Array(CODE_MASK + 1);
    for (let edge = dawg.root; edge !== 0; edge++) {
      const value = dawg.edges[edge] as number;
      this.#firstEdges[value & CODE_MASK] = edge;
      if ((value & LAST_EDGE) !== 0) break;
    }
  }

  has(word: string): boolean {
    const edges = this.#edges;
    const codeOf = this.#codeOf;
    const length = word.length;
    if (length === 0) return false;
    const first = word.charCodeAt(0);
    let value = edges[this.#firstEdges[first < codeOf.length ? (codeOf[first] as number) : 0] as number] as number;
    if (value === 0) return false;
    for (let i = 1; i < length; i++) {
      const unit = word.charCodeAt(i);
      const code = unit < codeOf.length ? (codeOf[unit] as number) : 0;
      let edge = value >>> TARGET_SHIFT;
      if (code === 0 || edge === 0) return false;
      value = edges[edge] as number;
      while ((value & CODE_MASK) !== code) {
        if ((value & LAST_EDGE) !== 0) return false;
        value = edges[++edge] as number;
      }
    }
    return (value & FINAL_EDGE) !== 0;
  }

  /** Position of a word in the index's order, −1 when it is not there. */
  idOf(word: string): number {
    const found = this.#follow(word);
    return found !== null && ((this.#edges[found.edge] as number) & FINAL_EDGE) !== 0 ? found.id : -1;
  }

  /** Positions of the words that begin with the text; all words begin with nothing. */
  rangeOf(start: string): IdRange {
    if (start === '') return { start: 0, end: this.#wordsBelow(this.#root) };
    const found = this.#follow(start);
    if (found === null) return { start: 0, end: 0 };
    const value = this.#edges[found.edge] as number;
    const words = ((value & FINAL_EDGE) === 0 ? 0 : 1) + this.#wordsBelow(value >>> TARGET_SHIFT);
    return { start: found.id, end: found.id + words };
  }

  /** Codes of the words of at least `least` letters that can be laid with the letters, each used once, in index order. */
  madeOf(letters: string, least: number): Uint8Array[] {
    const left = new Uint8Array(CODE_MASK + 1);
    for (let i = 0; i < letters.length; i++) {
      const code = this.#codeOf[letters.charCodeAt(i)] ?? 0;
      left[code] = (left[code] as number) + 1;
    }
    const found: Uint8Array[] = [];
    const laid: number[] = [];
    const layFrom = (node: number): void => {
      for (let edge = node; edge !== 0; edge++) {
        const value = this.#edges[edge] as number;
        const code = value & CODE_MASK;
        if ((left[code] as number) > 0) {
          left[code] = (left[code] as number) - 1;
          laid.push(code);
          if ((value & FINAL_EDGE) !== 0 && laid.length >= least) found.push(Uint8Array.from(laid));
          layFrom(value >>> TARGET_SHIFT);
          laid.pop();
          left[code] = (left[code] as number) + 1;
        }
        if ((value & LAST_EDGE) !== 0) break;
      }
    };
    layFrom(this.#root);
    return found;
  }

  /** The edge that ends the text, and the position of the first word that passes it. */
  #follow(text: string): { edge: number; id: number } | null {
    let node = this.#root;
    let id = 0;
    let edge = 0;
    for (let i = 0; i < text.length; i++) {
      const code = this.#codeOf[text.charCodeAt(i)] ?? 0;
      if (code === 0 || node === 0) return null;
      if (i > 0 && ((this.#edges[edge] as number) & FINAL_EDGE) !== 0) id++;
      edge = node;
      while (((this.#edges[edge] as number) & CODE_MASK) !== code) {
        if (((this.#edges[edge] as number) & LAST_EDGE) !== 0) return null;
        edge++;
      }
      id += this.#before[edge] as number;
      node = (this.#edges[edge] as number) >>> TARGET_SHIFT;
    }
    return edge === 0 ? null : { edge, id };
  }

  #wordsBelow(start: number): number {
    let words = 0;
    let node = start;
    while (node !== 0) {
      let edge = node;
      while (((this.#edges[edge] as number) & LAST_EDGE) === 0) edge++;
      const value = this.#edges[edge] as number;
      words += (this.#before[edge] as number) + ((value & FINAL_EDGE) === 0 ? 0 : 1);
      node = value >>> TARGET_SHIFT;
    }
    return words;
  }
}
