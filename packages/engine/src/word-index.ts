import type { IndexedLanguage } from './catalogue/languages.ts';
import type { WordTest } from './word-search.ts';

/** Where a prompt must stand in a word. */
export type PromptPlace = 'contains' | 'starts' | 'ends';

/** How common a word is: 0 rare … 4 among the most common. */
export type FrequencyTier = 0 | 1 | 2 | 3 | 4;

/** Bounds for drawing a prompt. Counts are numbers of dictionary words; lengths are letters of the prompt. All inclusive. */
export interface PromptBounds {
  readonly minCount: number;
  readonly maxCount: number;
  readonly minLength: number;
  readonly maxLength: number;
}

export interface CountedPrompt {
  readonly prompt: string;
  /** Words that contain the prompt. */
  readonly count: number;
}

/**
 * The dictionary of one language, as the rules see it. Words and prompts are in canonical form (see `canonicalWord`).
 * Implementations are synchronous and deterministic: equal arguments give equal answers. Randomness comes in as `pick`,
 * a number in [0, 1) that the caller draws from the match's own generator.
 */
export interface WordIndex {
  readonly language: IndexedLanguage;
  /** Number of accepted words, category words included. */
  readonly size: number;
  exists(word: string): boolean;
  /** Number of words with the prompt (1–4 letters) at the place. */
  count(prompt: string, place?: PromptPlace): number;
  /** Number of prompts within the bounds that may be shown (offensive ones are left out). */
  countPrompts(bounds: PromptBounds): number;
  /** The prompt at `pick` among those within the bounds, ordered by count; null when there is none. */
  promptAt(bounds: PromptBounds, pick: number): CountedPrompt | null;
  /** Words with the prompt at the place, in the index's order (`wordOrder`), from `offset`, at most `limit`. */
  wordsFor(prompt: string, offset: number, limit: number, place?: PromptPlace): readonly string[];
  /**
   * Some words with the prompt at the place, at most `limit`, from about this share of all of them on. Much cheaper than a
   * page at an exact offset: for estimates.
   */
  wordsNear(prompt: string, share: number, limit: number, place?: PromptPlace): readonly string[];
  /** One showable word for the prompt (never offensive), common ones preferred; null when there is none. */
  sampleWord(prompt: string, pick: number, place?: PromptPlace): string | null;
  /** One showable word of exactly this length with at least this tier; null when there is none. */
  wordOfLength(length: number, minTier: FrequencyTier, pick: number): string | null;
  /** One showable word of any length with at least this tier; null when there is none. Tier 4 are the 2000 commonest. */
  commonWord(minTier: FrequencyTier, pick: number): string | null;
  /** Every word of at least `least` letters that can be laid with these letters, each used once; in the index's order. */
  wordsFromLetters(letters: string, least: number): readonly string[];
  /** About how many words hold the prompt and pass the test: counted where they are few, else estimated. */
  countFitting(prompt: string, test: WordTest): number;
  /** About how many words with the prompt have each number of letters, by that number. */
  lengthsOf(prompt: string): readonly number[];
  /** A few showable words that do so, common ones first, at most `most`; none where a look at some finds none. */
  fittingWords(prompt: string, test: WordTest, pick: number, most: number): readonly string[];
  /**
   * Showable words of at least this tier, and never of tier 0, with the prompt that pass the test, without names and coarse words: all there are, at most `most`, the one at
   * `pick` first. Only common words are looked at, so it costs little whatever the test.
   */
  commonWords(prompt: string, test: WordTest, leastTier: FrequencyTier, pick: number, most: number): readonly string[];
  /** A second prompt of two letters that about `least` words with the prompt hold too, with that count; null: none. */
  partnerOf(prompt: string, least: number, pick: number): CountedPrompt | null;
  /** A prompt over a hyphen or an apostrophe, with the letters beside it, that `least` words hold; null when there is none. */
  joinedPrompt(least: number, pick: number): CountedPrompt | null;
  /** Tier of an accepted word; 0 for unknown ones. */
  tier(word: string): FrequencyTier;
  isOffensive(text: string): boolean;
  /** Names of the word categories of this language. */
  readonly categories: readonly string[];
  categoryWords(category: string): readonly string[];
  /** Whether the category is built by a rule, such as palindromes, instead of collected. */
  isGeneratedCategory(category: string): boolean;
  /** Categories that hold the word. */
  categoriesOf(word: string): readonly string[];
}

/** Gives the dictionary of a language. */
export type WordSource = (language: IndexedLanguage) => WordIndex;
