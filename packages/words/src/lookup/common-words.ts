import type { FrequencyTier, PromptPlace } from '@syllaboom/engine';
import type { IndexImage } from '../index/index-file.ts';
import type { LetterCodec } from '../letter-codec.ts';
import { hasGramAt } from './gram-match.ts';
import { firstNotBelow, LetterPairs } from './letter-pairs.ts';

/** The words of tier 1 and more, few enough to lie beside each other. */
export class CommonWords {
  readonly #ids: Uint32Array;
  readonly #starts: Uint32Array;
  readonly #codes: Uint8Array;
  readonly #codec: LetterCodec;
  /** Where each tier starts in the list, from tier 4 down, one more at the end. */
  readonly #tierStarts: readonly number[];
  /** Made for the first prompt that is asked for. */
  #pairs: LetterPairs | null = null;

  constructor({ header, sections }: IndexImage, codec: LetterCodec) {
    this.#ids = sections.commonIds;
    this.#starts = sections.commonStarts;
    this.#codes = sections.commonCodes;
    this.#codec = codec;
    const starts = [0];
    for (const size of header.tierSizes) starts.push((starts.at(-1) as number) + size);
    this.#tierStarts = starts;
  }

  tierOf(id: number): FrequencyTier {
    for (let tier = 4; tier >= 1; tier--) {
      let low = this.#startOf(tier);
      let high = this.#startOf(tier - 1);
      while (low < high) {
        const middle = (low + high) >>> 1;
        const found = this.#ids[middle] as number;
        if (found === id) return tier as FrequencyTier;
        if (found < id) low = middle + 1;
        else high = middle;
      }
    }
    return 0;
  }

  /** Words of exactly this tier with the gram at the place. */
  holding(tier: FrequencyTier, gram: Uint8Array, place: PromptPlace): number[] {
    const found: number[] = [];
    const last = this.#startOf(tier - 1);
    let i = this.#startOf(tier);
    const span = { codes: this.#codes, start: 0, end: 0 };
    for (const at of this.#placesOf(gram, this.#starts[i] as number, this.#starts[last] as number)) {
      // The word at this place, unless it has been looked at already.
      if (at < span.end) continue;
      i = this.#wordAt(at, i, last);
      span.start = this.#starts[i] as number;
      span.end = this.#starts[i + 1] as number;
      if (hasGramAt(span, gram, place)) found.push(i);
    }
    return found;
  }

  /** Words that hold the gram: the commonest tier first, shorter words of a tier before longer ones, else by alphabet. */
  knownHolding(gram: Uint8Array): number[] {
    const found: number[] = [];
    for (let tier = 4; tier >= 1; tier--) {
      // A tier's words stand by alphabet: laid out by length they stay so.
      const byLength: number[][] = [];
      for (const at of this.holding(tier as FrequencyTier, gram, 'contains')) {
        const length = (this.#starts[at + 1] as number) - (this.#starts[at] as number);
        byLength[length] ??= [];
        byLength[length].push(at);
      }
      for (const words of byLength) if (words !== undefined) for (const at of words) found.push(at);
    }
    return found;
  }

  /** Places between two where the gram's first letters stand. */
  #placesOf(gram: Uint8Array, from: number, to: number): ArrayLike<number> & Iterable<number> {
    this.#pairs ??= new LetterPairs(this.#codes, this.#codec.base);
    const [first = 0, second] = gram;
    if (second !== undefined) return this.#pairs.between(first, second, from, to);
    // A single letter: rare enough to look everywhere.
    const places: number[] = [];
    for (let at = from; at < to; at++) if (this.#codes[at] === first) places.push(at);
    return places;
  }

  /** The word of a stretch of the list that the letter at this place belongs to. */
  #wordAt(at: number, first: number, last: number): number {
    return first + firstNotBelow(this.#starts.subarray(first, last), at + 1) - 1;
  }

  /** How many words have at least this tier: they are the first of the list. */
  sizeFrom(minTier: number): number {
    return this.#startOf(minTier - 1);
  }

  /** Words of this length with at least this tier. */
  ofLength(length: number, minTier: FrequencyTier): number[] {
    const found: number[] = [];
    for (let i = 0; i < this.#startOf(minTier - 1); i++) {
      if ((this.#starts[i + 1] as number) - (this.#starts[i] as number) === length) found.push(i);
    }
    return found;
  }

  /** The word at a place of this list. */
  spell(at: number): string {
    return this.#codec.decode(this.#codes, this.#starts[at] as number, this.#starts[at + 1] as number);
  }

  #startOf(tier: number): number {
    return this.#tierStarts[4 - tier] as number;
  }
}
