import { setImmediate } from 'node:timers/promises';
import {
  canonicalWord,
  GAME_LANGUAGES,
  type GameLanguage,
  WORD_JOINERS,
  WORD_LENGTH,
  WORD_SEARCH,
  type WordIndex,
} from '@syllaboom/engine';
import { AppError } from '#platform/errors/app-error.ts';
import type { DictionaryRegistry } from './ports.ts';

/**
 * The index knows syllables of up to so many letters, and joiners between two letters; others are sought among the words
 * of their rarest part. A single letter is no such part: most words would have to be looked at.
 */
const SYLLABLE_LENGTHS = { leastOfPart: 2, most: 4 };
const JOINERS = new RegExp(`[${WORD_JOINERS}]`);
/** What is too short to have parts, and still in the index: one letter, or a joiner between two. */
const SHORT_SYLLABLE = new RegExp(`^[^${WORD_JOINERS}](?:[${WORD_JOINERS}][^${WORD_JOINERS}])?$`);
/** So many words are looked at in one go. */
const SEARCH_PAGE = 200;

/** The first words that hold a syllable, and how many there are. */
export interface FoundWords {
  readonly words: string[];
  readonly totalCount: number;
}

/** Questions to the dictionaries. */
export interface WordsService {
  /** The dictionary, opened on the spot if nobody waited for it; throws `words/language_unknown` or `words/language_building`. */
  dictionary(language: string): WordIndex;
  exists(language: string, word: string): Promise<boolean>;
  search(language: string, syllable: string): Promise<FoundWords>;
  /** Words of one category that hold the text. */
  searchCategory(language: string, text: string, category: string): Promise<FoundWords>;
  categories(language: string): Promise<{ name: string; total: number }[]>;
  languages(): { locale: string; ready: boolean; words: number; offlineBytes: number }[];
  /** Categories that hold the word; null while the dictionary is not open. */
  categoriesOf(language: GameLanguage, word: string): readonly string[] | null;
  /** The same, with the dictionary opened for it; null while it is being built. */
  readCategories(locale: string, word: string): Promise<readonly string[] | null>;
  /** Whether there may be such a category: an open dictionary has it, or one that nobody has opened yet could. */
  mayHaveCategory(category: string): boolean;
  /** Whether a word may not be shown; false while the dictionary is not ready. */
  isOffensive(language: GameLanguage, word: string): boolean;
  readOfflinePack(language: string): Promise<{ bytes: Buffer; version: string }>;
}

/** Answers questions from the dictionaries. */
export function createWordsService(dictionaries: DictionaryRegistry): WordsService {
  const building = () => new AppError('words/language_building', { retryAfterSeconds: 5 });
  const open = async (language: GameLanguage): Promise<WordIndex> => {
    if (!dictionaries.isReady(language)) throw building();
    await dictionaries.whenReady(language);
    return dictionaries.get(language);
  };
  return {
    dictionary: (text) => {
      const language = requireLanguage(text);
      if (!dictionaries.isReady(language)) throw building();
      return dictionaries.get(language);
    },
    exists: async (text, word) => {
      const language = requireLanguage(text);
      return (await open(language)).exists(canonicalWord(word, language));
    },
    search: async (text, syllable) => {
      const language = requireLanguage(text);
      return findWordsOfSyllable(await open(language), canonicalWord(syllable, language));
    },
    searchCategory: async (text, part, category) => {
      const language = requireLanguage(text);
      return searchList((await open(language)).categoryWords(category), canonicalWord(part, language));
    },
    categories: async (text) => {
      const index = await open(requireLanguage(text));
      return index.categories.map((name) => ({ name, total: index.categoryWords(name).length }));
    },
    languages: () =>
      GAME_LANGUAGES.map((locale) => ({
        locale,
        ready: dictionaries.isReady(locale),
        words: dictionaries.size(locale),
        offlineBytes: dictionaries.offlineBytes(locale),
      })),
    categoriesOf: (language, word) =>
      dictionaries.isOpen(language) ? dictionaries.get(language).categoriesOf(word) : null,
    readCategories: async (text, word) => {
      const language = requireLanguage(text);
      return dictionaries.isReady(language) ? (await open(language)).categoriesOf(word) : null;
    },
    mayHaveCategory: (category) =>
      GAME_LANGUAGES.some((language) =>
        dictionaries.isOpen(language)
          ? dictionaries.get(language).categories.includes(category)
          : dictionaries.isReady(language),
      ),
    isOffensive: (language, word) => dictionaries.isOpen(language) && dictionaries.get(language).isOffensive(word),
    readOfflinePack: async (text) => {
      // The pack is there from the start; only rooms wait for the index.
      const language = requireLanguage(text);
      return { bytes: await dictionaries.readOfflinePack(language), version: dictionaries.version(language) };
    },
  };
}

/** The language under a locale; throws `words/language_unknown`. */
export function requireLanguage(text: string): GameLanguage {
  const language = GAME_LANGUAGES.find((known) => known === text);
  if (language === undefined) throw new AppError('words/language_unknown');
  return language;
}

/** Categories are small: all their words are looked at. */
function searchList(words: readonly string[], part: string): FoundWords {
  const found = part === '' ? [] : words.filter((word) => word.includes(part));
  return { words: found.slice(0, WORD_SEARCH.words), totalCount: found.length };
}

async function findWordsOfSyllable(index: WordIndex, syllable: string): Promise<FoundWords> {
  const parts = searchableParts(syllable);
  if (SHORT_SYLLABLE.test(syllable) || parts.includes(syllable)) {
    return { words: [...index.wordsFor(syllable, 0, WORD_SEARCH.words)], totalCount: index.count(syllable) };
  }
  if (parts.length === 0 || syllable.length > WORD_LENGTH.max) return { words: [], totalCount: 0 };
  const counted = parts.map((part) => ({ part, count: index.count(part) }));
  return filterWords(index, syllable, counted.toSorted((a, b) => a.count - b.count)[0] ?? { part: '', count: 0 });
}

/** What the index can be asked for within a syllable: neither too short, nor too long, nor across a joiner. */
function searchableParts(syllable: string): string[] {
  const { leastOfPart, most } = SYLLABLE_LENGTHS;
  const windows = (run: string): string[] =>
    Array.from({ length: Math.max(1, run.length - most + 1) }, (_, at) => run.slice(at, at + most));
  return syllable.split(JOINERS).flatMap((run) => (run.length < leastOfPart ? [] : windows(run)));
}

/** Looks through the words of a part of the syllable, page by page: others go on in between. */
async function filterWords(
  index: WordIndex,
  syllable: string,
  { part, count }: { readonly part: string; readonly count: number },
): Promise<FoundWords> {
  const found: string[] = [];
  for (let offset = 0; offset < count; offset += SEARCH_PAGE) {
    found.push(...index.wordsFor(part, offset, SEARCH_PAGE).filter((word) => word.includes(syllable)));
    await setImmediate();
  }
  return { words: found.slice(0, WORD_SEARCH.words), totalCount: found.length };
}
