import { canonicalWord, GAME_LANGUAGES, type GameLanguage, WORD_SEARCH, type WordCatalogue } from '@syllaboom/engine';
import type { WordOrder } from '@syllaboom/contracts';
import { AppError } from '#platform/errors/app-error.ts';
import type { DictionaryRegistry } from './ports.ts';
import { FIRST_PAGE, type FoundPage, type FoundWords, WordFinder } from './search/word-finder.ts';

/** Questions to the dictionaries. */
export interface WordsService {
  /** The dictionary, opened on the spot if nobody waited for it; throws `words/language_unknown` or `words/language_building`. */
  dictionary(language: string): WordCatalogue;
  /** The same, opened without holding others up. */
  openDictionary(language: string): Promise<WordCatalogue>;
  exists(language: string, word: string): Promise<boolean>;
  /** The words that hold a text, the first page of the well-known ones first unless another is asked for. */
  search(language: string, syllable: string, page?: Partial<FoundPage>): Promise<FoundWords>;
  /** Words of one category that hold the text. */
  searchCategory(language: string, text: string, category: string, order: WordOrder): Promise<FoundWords>;
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
  /** The same, with the dictionary opened for it; null while it is being built. */
  readOffensive(language: GameLanguage, word: string): Promise<boolean | null>;
  readOfflinePack(language: string): Promise<{ bytes: Buffer; version: string }>;
}

/** Answers questions from the dictionaries. */
export function createWordsService(dictionaries: DictionaryRegistry): WordsService {
  const finder = new WordFinder();
  const building = () => new AppError('words/language_building', { retryAfterSeconds: 5 });
  const open = async (language: GameLanguage): Promise<WordCatalogue> => {
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
    openDictionary: async (text) => open(requireLanguage(text)),
    exists: async (text, word) => {
      const language = requireLanguage(text);
      return (await open(language)).exists(canonicalWord(word, language));
    },
    search: async (text, syllable, page) => {
      const language = requireLanguage(text);
      return finder.find(await open(language), canonicalWord(syllable, language), { ...FIRST_PAGE, ...page });
    },
    searchCategory: async (text, part, category, order) => {
      const language = requireLanguage(text);
      return searchList(await open(language), category, canonicalWord(part, language), order);
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
    readOffensive: async (language, word) =>
      dictionaries.isReady(language) ? (await open(language)).isOffensive(word) : null,
    readOfflinePack: async (text) => {
      // The pack is there from the start; only rooms wait for the index.
      const language = requireLanguage(text);
      return { bytes: await dictionaries.readOfflinePack(language), version: dictionaries.offlineVersion(language) };
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
function searchList(index: WordCatalogue, category: string, part: string, order: WordOrder): FoundWords {
  const found = part === '' ? [] : index.categoryWords(category).filter((word) => word.includes(part));
  // What is equal stays by alphabet.
  const ordered =
    order === 'alphabet' ? found : found.toSorted((a, b) => index.tier(b) - index.tier(a) || a.length - b.length);
  return { words: ordered.slice(0, WORD_SEARCH.words), totalCount: found.length };
}
