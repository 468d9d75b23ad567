import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Done, LanguageCode } from '../shapes.ts';

const syllableBookmarks = endpoint({
  method: 'GET',
  path: '/syllable/bookmarks',
  summary: 'The caller’s bookmarked syllables',
  service: 'player',
  auth: 'player',
  limit: 'read',
  /** Syllable, language, words that hold it. */
  reply: z.array(z.object({ s: z.string(), l: z.string(), c: z.int() })),
  errors: [],
});
const Syllable = z.object({ language: LanguageCode, syllable: z.string().check(z.maxLength(40)) });
const addSyllableBookmark = endpoint({
  method: 'POST',
  path: '/syllable/bookmark/add/:language/:syllable',
  summary: 'Bookmark a syllable',
  service: 'player',
  auth: 'player',
  limit: 'write',
  params: Syllable,
  reply: Done,
  errors: ['words/language_unknown', 'words/language_building'],
});
const removeSyllableBookmark = endpoint({
  method: 'POST',
  path: '/syllable/bookmark/remove/:language/:syllable',
  summary: 'Forget a bookmarked syllable',
  service: 'player',
  auth: 'player',
  limit: 'write',
  params: Syllable,
  reply: Done,
  errors: ['words/language_unknown'],
});
const clearSyllableBookmarks = endpoint({
  method: 'POST',
  path: '/syllable/bookmark/clear',
  summary: 'Forget all bookmarked syllables',
  service: 'player',
  auth: 'player',
  limit: 'write',
  reply: Done,
  errors: [],
});

export const BOOKMARK_CALLS = {
  syllableBookmarks,
  addSyllableBookmark,
  removeSyllableBookmark,
  clearSyllableBookmarks,
};
