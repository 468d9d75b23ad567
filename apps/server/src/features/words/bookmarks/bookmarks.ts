import { canonicalWord } from '@syllaboom/engine';
import { requireAccount } from '#features/account';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import {
  addBookmark,
  type Bookmark,
  clearBookmarks,
  keepLatestBookmarks,
  readBookmarks,
  removeBookmark,
} from './bookmarks.repository.ts';
import { requireLanguage, type WordsService } from '../words.service.ts';

/** Bookmarks of one player; the oldest goes when there are more. */
export const MOST_BOOKMARKS = 500;
const SYLLABLE_LENGTHS = { least: 2, most: 4 };

/** The syllables that players have marked. */
export interface Bookmarks {
  list(playerId: string): Promise<Bookmark[]>;
  add(playerId: string, language: string, syllable: string): Promise<void>;
  remove(playerId: string, language: string, syllable: string): Promise<void>;
  clear(playerId: string): Promise<void>;
}

export function createBookmarks(database: Database, words: WordsService, clock: Clock): Bookmarks {
  const canonical = (language: string, text: string) => {
    const locale = requireLanguage(language);
    const syllable = canonicalWord(text, locale);
    const length = [...syllable].length;
    if (length < SYLLABLE_LENGTHS.least || length > SYLLABLE_LENGTHS.most)
      throw new AppError('http/bad_request', { params: { field: 'syllable' } });
    return { locale, syllable };
  };
  return {
    list: (playerId) => readBookmarks(database.db, playerId),
    add: async (playerId, language, text) => {
      const { locale, syllable } = canonical(language, text);
      const { totalCount } = await words.search(locale, syllable);
      await database.transact(async (tx) => {
        await requireAccount(tx, playerId);
        await addBookmark(tx, playerId, { locale, syllable, words: totalCount }, clock.now());
        await keepLatestBookmarks(tx, playerId, MOST_BOOKMARKS);
      });
    },
    remove: async (playerId, language, text) => {
      const { locale, syllable } = canonical(language, text);
      await database.transact((tx) => removeBookmark(tx, playerId, locale, syllable));
    },
    clear: (playerId) => database.transact((tx) => clearBookmarks(tx, playerId)),
  };
}
