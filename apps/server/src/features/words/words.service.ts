import { canonicalWord, GAME_LANGUAGES, type GameLanguage, type WordIndex } from '@syllaboom/engine';
import { AppError } from '#platform/errors/app-error.ts';
import type { DictionaryShelf } from './ports.ts';

/** Words per search. */
const SEARCH_LIMIT = 50;
/** The index knows syllables of these lengths; longer ones are sought among the words of their first letters. */
const SYLLABLE_LENGTHS = { least: 2, most: 4 };
const LONG_SEARCH_POOL = 20_000;

/** Questions to the dictionaries. */
export interface WordsService {
  /** The dictionary; throws `words/language_unknown` or `words/language_building`. */
  dictionary(language: string): WordIndex;
  exists(language: string, word: string): boolean;
  search(language: string, syllable: string): { words: string[]; totalCount: number };
  languages(): { locale: string; ready: boolean; words: number; offlineBytes: number }[];
  /** Categories that hold the word; empty while the dictionary is not ready. */
  categoriesOf(language: GameLanguage, word: string): readonly string[];
  readOfflinePack(language: string): Promise<{ bytes: Buffer; version: string }>;
}

export function createWordsService(shelf: DictionaryShelf): WordsService {
  const open = (text: string): { language: GameLanguage; index: WordIndex } => {
    const language = requireLanguage(text);
    if (!shelf.isReady(language)) throw new AppError('words/language_building', { retryAfterSeconds: 5 });
    return { language, index: shelf.get(language) };
  };
  return {
    dictionary: (language) => open(language).index,
    exists: (text, word) => {
      const { language, index } = open(text);
      return index.exists(canonicalWord(word, language));
    },
    search: (text, syllable) => {
      const { language, index } = open(text);
      return searchWords(index, canonicalWord(syllable, language));
    },
    languages: () =>
      GAME_LANGUAGES.map((locale) => {
        const ready = shelf.isReady(locale);
        return {
          locale,
          ready,
          words: ready ? shelf.get(locale).size : 0,
          offlineBytes: shelf.offlineBytes(locale),
        };
      }),
    categoriesOf: (language, word) => (shelf.isReady(language) ? shelf.get(language).categoriesOf(word) : []),
    readOfflinePack: async (text) => {
      // The pack is there from the start; only rooms wait for the index.
      const language = requireLanguage(text);
      return { bytes: await shelf.readOfflinePack(language), version: shelf.version(language) };
    },
  };
}

function requireLanguage(text: string): GameLanguage {
  const language = GAME_LANGUAGES.find((known) => known === text);
  if (language === undefined) throw new AppError('words/language_unknown');
  return language;
}

function searchWords(index: WordIndex, syllable: string): { words: string[]; totalCount: number } {
  if (syllable.length < SYLLABLE_LENGTHS.least) return { words: [], totalCount: 0 };
  if (syllable.length <= SYLLABLE_LENGTHS.most) {
    return { words: [...index.wordsFor(syllable, 0, SEARCH_LIMIT)], totalCount: index.count(syllable) };
  }
  const pool = index.wordsFor(syllable.slice(0, SYLLABLE_LENGTHS.most), 0, LONG_SEARCH_POOL);
  const found = pool.filter((word) => word.includes(syllable));
  return { words: found.slice(0, SEARCH_LIMIT), totalCount: found.length };
}
