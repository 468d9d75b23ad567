import { PROMPT_LETTERS } from './balance/syllable-search.ts';
import { WORD_JOINERS } from './language/alphabets.ts';
import type { CountedPrompt, PromptBounds, WordIndex } from './word-index.ts';

/** Which prompts are listed, and in which order. Equal counts stand in the order of the alphabet. */
export interface PromptQuery extends PromptBounds {
  /** Only prompts that hold this text. */
  readonly part?: string;
  readonly by: 'alphabet' | 'count';
  readonly descending: boolean;
}

/** A stretch of a list, and how long the whole list is. */
export interface PromptPage {
  readonly prompts: readonly CountedPrompt[];
  readonly total: number;
}

/** Every prompt that may be shown, in any order. */
export interface PromptList {
  /** Makes ready what a query needs, in small steps that can be spread over time. Without it the first page does it all. */
  prepare(query: PromptQuery): Iterable<void>;
  page(query: PromptQuery, offset: number, limit: number): PromptPage;
}

/** Well-known words that hold a text, and how many there are. */
export interface KnownWords {
  readonly words: readonly string[];
  readonly total: number;
}

/** A dictionary that can be leafed through: what the rules never ask, and people do. */
export interface WordCatalogue extends WordIndex {
  /** Its prompts; `fewer` of the words with some of them count as gone. */
  promptList(fewer?: ReadonlyMap<string, number>): PromptList;
  /** Words of tier 1 and more that hold the text: by tier, the commonest first, then by length, then by alphabet. */
  knownWords(text: string, offset: number, limit: number): KnownWords;
}

/** Every prompt that a word holds, each once. */
export function promptsIn(word: string): ReadonlySet<string> {
  const prompts = new Set<string>();
  for (let letters: number = PROMPT_LETTERS.min; letters <= PROMPT_LETTERS.max; letters++) {
    for (let at = 0; at + letters <= word.length; at++) {
      const prompt = word.slice(at, at + letters);
      if (![...prompt].some((letter) => WORD_JOINERS.includes(letter))) prompts.add(prompt);
    }
  }
  return prompts;
}
