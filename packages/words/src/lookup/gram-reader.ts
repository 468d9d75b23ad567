import type { CountedPrompt, PromptBounds } from '@syllaboom/engine';
import type { IndexSections } from '../index/index-file.ts';
import {
  BLOCK_SHIFT,
  BLOCK_WORDS,
  ENDS_IN_BLOCK,
  LONGEST_GRAM,
  SHORTEST_PROMPT,
  SKIP_BLOCK,
  SKIP_BLOCKS,
  SKIP_COUNT,
  SKIP_ENDS,
  SKIP_FIELDS,
  SKIP_POSITION,
} from '../index/layout.ts';
import type { LetterCodec } from '../letter-codec.ts';
import { hasGramAt, lettersToGram } from './gram-match.ts';
import type { WordCursor } from './word-cursor.ts';

/** So many blocks are read for words near a share of a list. */
const NEAR_BLOCKS = 8;

/** First position in [start, end) for which `isPast` holds; it holds for all after that. */
function firstPast(start: number, end: number, isPast: (at: number) => boolean): number {
  let low = start;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isPast(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** A run of `promptOrder`. */
interface OrderRun {
  readonly start: number;
  readonly end: number;
}

/** A page of words being filled. */
interface Page {
  readonly found: string[];
  readonly from: number;
  readonly limit: number;
  readonly atEnd: boolean;
}

/** Answers questions about grams: counts, prompts by count, and the words that hold one. */
export class GramReader {
  readonly #sections: IndexSections;
  readonly #codec: LetterCodec;
  readonly #size: number;
  readonly #runs: readonly OrderRun[];

  constructor(sections: IndexSections, codec: LetterCodec, size: number, promptSizes: readonly number[]) {
    this.#sections = sections;
    this.#codec = codec;
    this.#size = size;
    let start = 0;
    this.#runs = promptSizes.map((length) => {
      const run = { start, end: start + length };
      start = run.end;
      return run;
    });
  }

  /** Number of a gram in the table, −1 when no word holds it. */
  find(gram: Uint8Array): number {
    if (gram.length === 0 || gram.length > LONGEST_GRAM) return -1;
    const { keys } = this.#sections;
    let key = 0;
    for (const code of gram) key = key * this.#codec.base + code;
    const at = firstPast(0, keys.length, (i) => (keys[i] as number) >= key);
    return keys[at] === key ? at : -1;
  }

  countContaining(gram: Uint8Array): number {
    return this.#sections.counts[this.find(gram)] ?? 0;
  }

  countEnding(gram: Uint8Array): number {
    return this.#sections.ends[this.find(gram)] ?? 0;
  }

  countPrompts(asked: PromptBounds): number {
    return this.#runsWithin(this.#wholeBounds(asked)).reduce((sum, run) => sum + run.end - run.start, 0);
  }

  promptAt(asked: PromptBounds, pick: number): CountedPrompt | null {
    const bounds = this.#wholeBounds(asked);
    const runs = this.#runsWithin(bounds);
    const total = runs.reduce((sum, run) => sum + run.end - run.start, 0);
    if (total === 0) return null;
    let rest = Math.min(total - 1, Math.floor(pick * total));
    // The count that the drawn prompt has: the lowest for which more than `rest` prompts have at most that count.
    const drawn = firstPast(bounds.minCount, bounds.maxCount, (count) => {
      return runs.reduce((sum, run) => sum + this.#endOfCount(run, count) - run.start, 0) > rest;
    });
    for (const run of runs) rest -= this.#endOfCount(run, drawn - 1) - run.start;
    for (const run of runs) {
      const start = this.#endOfCount(run, drawn - 1);
      const end = this.#endOfCount(run, drawn);
      if (rest < end - start) return this.#spell(this.#sections.promptOrder[start + rest] as number);
      rest -= end - start;
    }
    return null;
  }

  /** The words that hold the gram, from the `offset`-th, at most `limit`; only those that end with it if asked. */
  wordsHolding(gram: Uint8Array, cursor: WordCursor, offset: number, limit: number, atEnd: boolean): string[] {
    const found: string[] = [];
    const at = this.find(gram);
    if (at < 0) return found;
    const { skipStarts } = this.#sections;
    const lastSkip = skipStarts[at + 1] as number;
    const field = atEnd ? SKIP_ENDS : SKIP_COUNT;
    const first = firstPast(skipStarts[at] as number, lastSkip, (skip) => this.#skip(skip, field) > offset) - 1;
    for (let skip = first; skip < lastSkip && found.length < limit; skip++) {
      const before = skip < (skipStarts[at] as number) ? 0 : this.#skip(skip, field);
      const through = skip + 1 < lastSkip ? this.#skip(skip + 1, field) : Number.POSITIVE_INFINITY;
      if (before === through) continue;
      this.#collect(gram, cursor, this.#blocksOf(at, skip, atEnd), { found, from: offset - before, limit, atEnd });
    }
    return found;
  }

  /**
   * Some words that hold the gram, at most `limit`, from about a share of its posting list on; only those that end with it
   * if asked. It reads few blocks: how many words come depends on how close they stand.
   */
  wordsNear(gram: Uint8Array, cursor: WordCursor, share: number, limit: number, atEnd: boolean): string[] {
    const found: string[] = [];
    const at = this.find(gram);
    if (at < 0) return found;
    const { skipStarts } = this.#sections;
    const firstSkip = (skipStarts[at] as number) - 1;
    const groups = (skipStarts[at + 1] as number) - firstSkip;
    const place = share * groups;
    // Where no word of a group ends with the gram, the next ones are looked into.
    for (let i = 0; i < groups && found.length === 0; i++) {
      const blocks = this.#blocksOf(at, firstSkip + ((Math.floor(place) + i) % groups), atEnd);
      const first = Math.floor((place % 1) * Math.max(0, blocks.length - NEAR_BLOCKS + 1));
      this.#collect(gram, cursor, blocks.slice(first, first + NEAR_BLOCKS), { found, from: 0, limit, atEnd });
    }
    return found;
  }

  /** Adds the words of some blocks that hold the gram; `from` of them are passed over. */
  #collect(gram: Uint8Array, cursor: WordCursor, blocks: readonly number[], page: Page): void {
    let passed = 0;
    for (const block of blocks) {
      const first = block << BLOCK_SHIFT;
      const words = Math.min(BLOCK_WORDS, this.#size - first);
      cursor.seek(first);
      let held = 0;
      for (let i = 0; i < words; i++) {
        if (i > 0) cursor.next();
        // What an unchanged beginning holds it still holds; what it lacked can only be where the word has changed.
        if (held === 0 || held > cursor.shared) held = lettersToGram(cursor, gram, cursor.shared);
        if (held === 0 || (page.atEnd && !hasGramAt(cursor, gram, 'ends'))) continue;
        if (passed++ < page.from) continue;
        page.found.push(this.#codec.decode(cursor.codes, 0, cursor.end));
        if (page.found.length === page.limit) return;
      }
    }
  }

  /**
   * The blocks of a gram's posting list from one skip entry (or the start, for the one before the first) to the next;
   * only those with a word that ends with the gram if asked.
   */
  #blocksOf(at: number, skip: number, atEnd: boolean): number[] {
    const { postings, postingStarts, skipStarts } = this.#sections;
    const isStart = skip < (skipStarts[at] as number);
    let position = isStart ? (postingStarts[at] as number) : this.#skip(skip, SKIP_POSITION);
    let block = isStart ? 0 : this.#skip(skip, SKIP_BLOCK);
    const end = postingStarts[at + 1] as number;
    const blocks: number[] = [];
    for (let read = 0; read < SKIP_BLOCKS && position < end; read++) {
      let entry = 0;
      for (let shift = 0; ; shift += 7) {
        const byte = postings[position++] as number;
        entry |= (byte & 127) << shift;
        if (byte < 128) break;
      }
      block += (entry >>> 1) + 1;
      if (!atEnd || (entry & ENDS_IN_BLOCK) !== 0) blocks.push(block - 1);
    }
    return blocks;
  }

  #skip(skip: number, field: number): number {
    return this.#sections.skips[skip * SKIP_FIELDS + field] as number;
  }

  #runsWithin({ minCount, maxCount, minLength, maxLength }: PromptBounds): OrderRun[] {
    const runs: OrderRun[] = [];
    for (const [i, run] of this.#runs.entries()) {
      const length = i + SHORTEST_PROMPT;
      if (length < minLength || length > maxLength) continue;
      const start = this.#endOfCount(run, minCount - 1);
      const end = this.#endOfCount(run, maxCount);
      if (start < end) runs.push({ start, end });
    }
    return runs;
  }

  #wholeBounds(bounds: PromptBounds): PromptBounds {
    const minCount = Math.max(1, Math.ceil(bounds.minCount));
    return { ...bounds, minCount, maxCount: Math.min(this.#size, Math.floor(bounds.maxCount)) };
  }

  /** Where in a run the prompts with more than `count` words begin. */
  #endOfCount(run: OrderRun, count: number): number {
    const { counts, promptOrder } = this.#sections;
    return firstPast(run.start, run.end, (i) => (counts[promptOrder[i] as number] as number) > count);
  }

  #spell(at: number): CountedPrompt {
    const codes: number[] = [];
    for (let rest = this.#sections.keys[at] as number; rest > 0; rest = Math.floor(rest / this.#codec.base)) {
      codes.unshift(rest % this.#codec.base);
    }
    const prompt = this.#codec.decode(Uint8Array.from(codes), 0, codes.length);
    return { prompt, count: this.#sections.counts[at] as number };
  }
}
