import { CUSTOM_PROMPTS } from '@syllaboom/engine';
import { z } from 'zod/mini';
import { playerText } from '../player-text.ts';
import { endpoint } from './endpoint.ts';

const Locale = z.string().check(z.maxLength(10));
const Locales = z.object({ locale: Locale });

/** Somebody as lists show them. */
export const PlayerHit = z.object({
  id: z.string(),
  displayName: z.string(),
  avatar: z.string(),
  exp: z.int(),
  level: z.int(),
  type: z.int(),
});
export type PlayerHit = z.infer<typeof PlayerHit>;

const categoryList = endpoint({
  method: 'GET',
  path: '/category/list/:locale',
  summary: 'Word categories of a language',
  service: 'dictionary',
  auth: 'session',
  limit: 'read',
  params: Locales,
  reply: z.object({ categories: z.array(z.object({ name: z.string(), total: z.int() })) }),
  errors: ['words/language_unknown', 'words/language_building'],
});
const wordSearch = endpoint({
  method: 'GET',
  path: '/word/search/:locale/:query',
  summary: 'Words that hold a text',
  service: 'dictionary',
  auth: 'player',
  limit: 'search',
  params: z.object({ locale: Locale, query: z.string().check(z.maxLength(200)) }),
  reply: z.object({ words: z.array(z.string()), totalCount: z.int() }),
  errors: ['words/language_unknown', 'words/language_building'],
});
const wordSearchInCategory = endpoint({
  method: 'GET',
  path: '/word/search/:locale/:query/:category',
  summary: 'Words of a category that hold a text',
  service: 'dictionary',
  auth: 'player',
  limit: 'search',
  params: z.object({
    locale: Locale,
    query: z.string().check(z.maxLength(200)),
    category: z.string().check(z.maxLength(60)),
  }),
  reply: z.object({ words: z.array(z.string()), totalCount: z.int() }),
  errors: ['words/language_unknown', 'words/language_building'],
});
const wordMeaning = endpoint({
  method: 'GET',
  path: '/meaning',
  summary: 'What a word means',
  service: 'dictionary',
  auth: 'session',
  limit: 'search',
  /** Without `lang` the word is English. */
  query: z.object({ word: z.string().check(z.maxLength(200)), lang: z.optional(Locale) }),
  /** Every sense of the word; none, and why, in `error`. `source`: whose text it is, for its licence. */
  reply: z.object({
    word: z.string(),
    meaning: z.array(z.string()),
    error: z.nullable(z.string()),
    source: z.nullable(z.string()),
  }),
  errors: ['words/language_unknown'],
});
const searchPlayers = endpoint({
  method: 'GET',
  path: '/search/players/:query',
  summary: 'Players whose name holds a text',
  service: 'player',
  auth: 'player',
  limit: 'search',
  params: z.object({ query: z.string().check(z.maxLength(60)) }),
  reply: z.object({ players: z.array(PlayerHit) }),
  errors: [],
});
const searchPlayersOfExp = endpoint({
  method: 'GET',
  path: '/search/players/:query/:exp',
  summary: 'Players with at least so much exp whose name holds a text',
  service: 'player',
  auth: 'player',
  limit: 'search',
  params: z.object({ query: z.string().check(z.maxLength(60)), exp: z.string().check(z.regex(/^\d{1,12}$/)) }),
  reply: z.object({ players: z.array(PlayerHit) }),
  errors: [],
});
const saveRoomSyllables = endpoint({
  method: 'POST',
  path: '/room/syllables',
  summary: 'Store the caller’s custom prompts',
  service: 'game',
  auth: 'settled',
  limit: 'write',
  /** Entries split by commas: `text=ANSWER` or `https://image=ANSWER|ALT` (rules section 6, mode 3). */
  body: z.object({ syllables: playerText('prompt', z.string().check(z.maxLength(CUSTOM_PROMPTS.textMost))) }),
  reply: z.object({ success: z.literal(true), count: z.int() }),
  errors: ['room/prompts_invalid', 'room/prompt_image_not_https', 'room/prompts_too_long'],
});
const roomSyllables = endpoint({
  method: 'GET',
  path: '/room/syllables',
  summary: 'The caller’s custom prompts',
  service: 'game',
  auth: 'player',
  limit: 'read',
  reply: z.object({ syllables: z.array(z.string()) }),
  errors: [],
});
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
const Syllable = z.object({ language: Locale, syllable: z.string().check(z.maxLength(40)) });
const Done = z.object({ success: z.literal(true) });
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
/** A stored match as the client plays it back; the log is the engine's `MatchLog`, checked by playing it. */
const matchReplay = endpoint({
  method: 'GET',
  path: '/match/:id/replay',
  summary: 'Everything that a match can be played back from',
  service: 'game',
  auth: 'session',
  limit: 'read',
  params: z.object({ id: z.string().check(z.maxLength(40)) }),
  reply: z.object({
    id: z.string(),
    dictionaryVersion: z.string(),
    /** Where under /api the pictures of its prompts are shown, by their own addresses. */
    pictures: z.record(z.string(), z.string()),
    /** Hash of the final state. */
    hash: z.string(),
    seats: z.array(z.object({ seat: z.string(), name: z.string(), avatar: z.string(), bot: z.boolean() })),
    log: z.object({
      setup: z.record(z.string(), z.unknown()),
      at: z.number(),
      inputs: z.array(z.record(z.string(), z.unknown())),
      answers: z.array(z.unknown()),
    }),
  }),
  errors: ['match/not_found', 'match/no_replay'],
});

export const ROOM_CALLS = {
  matchReplay,
  categoryList,
  wordSearch,
  wordSearchInCategory,
  wordMeaning,
  searchPlayers,
  searchPlayersOfExp,
  saveRoomSyllables,
  roomSyllables,
  syllableBookmarks,
  addSyllableBookmark,
  removeSyllableBookmark,
  clearSyllableBookmarks,
};
