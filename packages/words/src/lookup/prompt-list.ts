import type { CountedPrompt, PromptList, PromptPage, PromptQuery } from '@syllaboom/engine';
import type { IndexSections } from '../index/index-file.ts';
import { LONGEST_GRAM, SHORTEST_PROMPT } from '../index/layout.ts';
import type { LetterCodec } from '../letter-codec.ts';

/** Bits of a letter in a packed text; the first letter stands in the highest ones, nothing where there is no letter. */
const LETTER_BITS = 6;
const TEXT_BITS = LETTER_BITS * LONGEST_GRAM;
const LETTER_MASK = (1 << LETTER_BITS) - 1;
/** Counts are sorted by so many bits at a time; two times are enough for four million words. */
const RADIX_BITS = 11;
const RADIX = 1 << RADIX_BITS;
/** So many prompts are looked at in one step of making an order. */
const STRETCH = 8192;
const HIGHEST_COUNT = RADIX * RADIX - 1;

/** What the list is made of. */
export interface PromptListParts {
  readonly sections: Pick<IndexSections, 'keys' | 'counts' | 'promptOrder'>;
  readonly codec: LetterCodec;
  /** How many prompts there are of each length, the shortest first. */
  readonly promptSizes: readonly number[];
  /** So many words with some grams count as gone, by number of the gram. */
  readonly fewer: ReadonlyMap<number, number>;
}

/** Prompts in one order. */
interface Listed {
  /** Letters of each, packed: they ascend by alphabet, shorter ones first. */
  readonly texts: Uint32Array;
  readonly counts: Uint32Array;
}

/** The orders in which prompts stand; the alphabet backwards is the first one read from its end. */
type OrderName = 'alphabet' | 'countUp' | 'countDown';

/** What a prompt must be, in numbers. */
interface Bounds {
  readonly least: number;
  readonly most: number;
  /** Bits of a text that must be there, and must not, for its number of letters. */
  readonly letters: number;
  readonly noLetters: number;
  /** The packed text that is sought, at the lowest bits, and what of a text it is compared with; 0: any. */
  readonly part: number;
  readonly mask: number;
}

/**
 * The showable grams of an index in every order. An order is made when it is first asked for, in linear walks over some ten
 * thousand grams, and kept; a page is one walk over numbers, and only its own grams are spelled.
 */
export class PackedPromptList implements PromptList {
  readonly #parts: PromptListParts;
  readonly #orders = new Map<OrderName, Listed>();

  constructor(parts: PromptListParts) {
    this.#parts = parts;
  }

  *prepare({ by, descending }: PromptQuery): Generator<void> {
    yield* this.#make(orderOf(by, descending));
  }

  page(query: PromptQuery, offset: number, limit: number): PromptPage {
    const bounds = this.#boundsOf(query);
    if (bounds === null) return { prompts: [], total: 0 };
    const { by, descending } = query;
    const listed = this.#order(orderOf(by, descending));
    const { total, found } = walk(listed, bounds, offset, limit, by === 'alphabet' && descending);
    const prompts = found.map((at) => this.#spell(listed.texts[at] as number, listed.counts[at] as number));
    return { prompts, total };
  }

  #boundsOf({ minCount, maxCount, minLength, maxLength, part = '' }: PromptQuery): Bounds | null {
    if (minLength > LONGEST_GRAM || maxLength < SHORTEST_PROMPT) return null;
    const codes = this.#parts.codec.encode(part);
    if (codes === null || codes.length > LONGEST_GRAM) return null;
    const bitsFrom = (letter: number): number => (1 << (TEXT_BITS - LETTER_BITS * letter)) - 1;
    const least = Math.max(SHORTEST_PROMPT, minLength);
    return {
      least: Math.max(1, minCount),
      most: maxCount,
      letters: bitsFrom(least - 1) & ~bitsFrom(least),
      noLetters: maxLength >= LONGEST_GRAM ? 0 : bitsFrom(maxLength),
      part: codes.reduce((text, code) => (text << LETTER_BITS) | code, 0),
      mask: (1 << (LETTER_BITS * codes.length)) - 1,
    };
  }

  #order(name: OrderName): Listed {
    const making = this.#make(name);
    for (;;) {
      const { done, value } = making.next();
      if (done) return value;
    }
  }

  *#make(name: OrderName): Generator<void, Listed> {
    const known = this.#orders.get(name);
    if (known !== undefined) return known;
    const listed =
      name === 'alphabet'
        ? yield* byAlphabet(this.#parts)
        : yield* byCount(yield* this.#make('alphabet'), name === 'countDown');
    this.#orders.set(name, listed);
    return listed;
  }

  #spell(text: number, count: number): CountedPrompt {
    const codes: number[] = [];
    for (let bits = TEXT_BITS - LETTER_BITS; bits >= 0; bits -= LETTER_BITS) {
      const code = (text >>> bits) & LETTER_MASK;
      if (code !== 0) codes.push(code);
    }
    return { prompt: this.#parts.codec.decode(Uint8Array.from(codes), 0, codes.length), count };
  }
}

const orderOf = (by: PromptQuery['by'], descending: boolean): OrderName => {
  if (by === 'alphabet') return 'alphabet';
  return descending ? 'countDown' : 'countUp';
};

/** How many prompts fit, and where those of the page stand. */
function walk(listed: Listed, bounds: Bounds, offset: number, limit: number, isReversed: boolean) {
  const { texts, counts } = listed;
  const { least, most, letters, noLetters, part, mask } = bounds;
  const found: number[] = [];
  let total = 0;
  for (let i = 0; i < texts.length; i++) {
    const at = isReversed ? texts.length - 1 - i : i;
    const count = counts[at] as number;
    const text = texts[at] as number;
    if (count < least || count > most || (text & letters) === 0 || (text & noLetters) !== 0) continue;
    if (mask !== 0 && !holds(text, part, mask)) continue;
    if (total >= offset && found.length < limit) found.push(at);
    total++;
  }
  return { total, found };
}

/** Whether a packed text holds another one. No letter is 0, so what ends early cannot be found beyond its end. */
const holds = (text: number, part: number, mask: number): boolean =>
  (text & mask) === part ||
  ((text >>> LETTER_BITS) & mask) === part ||
  ((text >>> (2 * LETTER_BITS)) & mask) === part ||
  text >>> (3 * LETTER_BITS) === part;

/** Grams of one length ascend by alphabet when they ascend by number: the lists of all lengths are merged. */
function* byAlphabet({ sections, codec, promptSizes, fewer }: PromptListParts): Generator<void, Listed> {
  const { keys, counts, promptOrder } = sections;
  const texts = new Uint32Array(promptOrder.length);
  const own = new Uint32Array(promptOrder.length);
  const textOf = (gram: number): number => {
    let text = 0;
    let bits = TEXT_BITS;
    let power = codec.base ** (LONGEST_GRAM - 1);
    for (let rest = keys[gram] as number; power >= 1; power /= codec.base) {
      const code = Math.floor(rest / power);
      rest -= code * power;
      if (code === 0) continue;
      bits -= LETTER_BITS;
      text |= code << bits;
    }
    return text;
  };
  let start = 0;
  const lists: { readonly grams: Uint32Array; readonly texts: Uint32Array; next: number }[] = [];
  for (const size of promptSizes) {
    const grams = promptOrder.slice(start, start + size).sort();
    yield;
    const packed = new Uint32Array(size);
    for (let at = 0; at < size; at++) {
      packed[at] = textOf(grams[at] as number);
      if (at % STRETCH === STRETCH - 1) yield;
    }
    start += size;
    lists.push({ grams, texts: packed, next: 0 });
  }
  for (let at = 0; at < texts.length; at++) {
    let first = lists[0];
    let lowest = Number.POSITIVE_INFINITY;
    for (const list of lists) {
      const text = list.texts[list.next] ?? Number.POSITIVE_INFINITY;
      if (text < lowest) {
        lowest = text;
        first = list;
      }
    }
    if (first === undefined) break;
    const gram = first.grams[first.next++] as number;
    texts[at] = lowest;
    own[at] = (counts[gram] as number) - (fewer.get(gram) ?? 0);
    if (at % STRETCH === STRETCH - 1) yield;
  }
  return { texts, counts: own };
}

/** Sorts the alphabetical order by count, stably, a few bits at a time. */
function* byCount(alphabetical: Listed, descending: boolean): Generator<void, Listed> {
  let from = alphabetical;
  for (let shift = 0; shift < 2 * RADIX_BITS; shift += RADIX_BITS) {
    const to = { texts: new Uint32Array(from.texts.length), counts: new Uint32Array(from.texts.length) };
    const places = new Uint32Array(RADIX + 1);
    const digits = from.counts.map((count) => ((descending ? HIGHEST_COUNT - count : count) >>> shift) & (RADIX - 1));
    for (const digit of digits) places[digit + 1] = (places[digit + 1] as number) + 1;
    for (let digit = 0; digit < RADIX; digit++)
      places[digit + 1] = (places[digit + 1] as number) + (places[digit] as number);
    for (let at = 0; at < digits.length; at++) {
      const digit = digits[at] as number;
      const place = places[digit] as number;
      to.texts[place] = from.texts[at] as number;
      to.counts[place] = from.counts[at] as number;
      places[digit] = place + 1;
      if (at % STRETCH === STRETCH - 1) yield;
    }
    from = to;
    yield;
  }
  return from;
}
