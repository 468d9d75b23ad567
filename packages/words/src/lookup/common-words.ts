import type { FrequencyTier, PromptPlace } from '@syllaboom/engine';
import type { IndexImage } from '../index/index-file.ts';
import type { LetterCodec } from '../letter-codec.ts';
import { hasGramAt } from './gram-match.ts';

/** The words of tier 1 and more: few enough to look through one by one. */
export class CommonWords {
  readonly #ids: Uint32Array;
  readonly #starts: Uint32Array;
  readonly #codes: Uint8Array;
  readonly #codec: LetterCodec;
  /** Where each tier starts in the list, from tier 4 down, one more at the end. */
  readonly #tierStarts: readonly number[];

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
    const word = { codes: this.#codes, start: 0, end: this.#starts[this.#startOf(tier)] as number };
    for (let i = this.#startOf(tier); i < this.#startOf(tier - 1); i++) {
      word.start = word.end;
      word.end = this.#starts[i + 1] as number;
      if (hasGramAt(word, gram, place)) found.push(i);
    }
    return found;
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
