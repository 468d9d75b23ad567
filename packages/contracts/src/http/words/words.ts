import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { LanguageCode, PlayerParam } from '../shapes.ts';

/** The order of found words: well-known ones first, then shorter ones, then by alphabet; or by alphabet alone. */
export const WORD_ORDERS = ['known', 'alphabet'] as const;
export type WordOrder = (typeof WORD_ORDERS)[number];
const Order = z.optional(z.enum(WORD_ORDERS));

const wordExists = endpoint({
  method: 'GET',
  path: '/word/exists/:language/:word',
  summary: 'Is this a word?',
  service: 'dictionary',
  auth: 'player',
  limit: 'search',
  params: z.object({ language: LanguageCode, word: z.string().check(z.maxLength(200)) }),
  reply: z.object({ exists: z.boolean() }),
  errors: ['words/language_unknown', 'words/language_building'],
});
const wordsOfSyllable = endpoint({
  method: 'GET',
  path: '/search/words/:language/:syllable',
  summary: 'Words that hold a syllable',
  service: 'dictionary',
  auth: 'player',
  limit: 'search',
  params: z.object({ language: LanguageCode, syllable: z.string().check(z.maxLength(200)) }),
  query: z.object({ page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/))), order: Order }),
  reply: z.array(z.string()),
  errors: ['words/language_unknown', 'words/language_building'],
});
const wordSearch = endpoint({
  method: 'GET',
  path: '/word/search/:locale/:query',
  summary: 'Words that hold a text',
  service: 'dictionary',
  auth: 'player',
  limit: 'search',
  params: z.object({ locale: LanguageCode, query: z.string().check(z.maxLength(200)) }),
  query: z.object({ order: Order }),
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
    locale: LanguageCode,
    query: z.string().check(z.maxLength(200)),
    category: z.string().check(z.maxLength(60)),
  }),
  query: z.object({ order: Order }),
  reply: z.object({ words: z.array(z.string()), totalCount: z.int() }),
  errors: ['words/language_unknown', 'words/language_building'],
});
const categoryList = endpoint({
  method: 'GET',
  path: '/category/list/:locale',
  summary: 'Word categories of a language',
  service: 'dictionary',
  auth: 'session',
  limit: 'read',
  params: z.object({ locale: LanguageCode }),
  reply: z.object({ categories: z.array(z.object({ name: z.string(), total: z.int() })) }),
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
  query: z.object({ word: z.string().check(z.maxLength(200)), lang: z.optional(LanguageCode) }),
  /** Every sense of the word; none, and why, in `error`. `source`: whose text it is, for its licence. */
  reply: z.object({
    word: z.string(),
    meaning: z.array(z.string()),
    error: z.nullable(z.string()),
    source: z.nullable(z.string()),
  }),
  errors: ['words/language_unknown'],
});
const wordLanguages = endpoint({
  method: 'GET',
  path: '/word/languages',
  summary: 'State of the dictionaries',
  service: 'dictionary',
  auth: 'public',
  limit: 'read',
  reply: z.object({
    languages: z.array(z.object({ locale: z.string(), ready: z.boolean(), words: z.int(), offlineBytes: z.int() })),
  }),
  errors: [],
});
/** The most used words, the most used first. */
const wordUsage = endpoint({
  method: 'GET',
  path: '/word/usage/:id',
  summary: 'The words that a player uses most',
  service: 'player',
  auth: 'player',
  limit: 'search',
  params: PlayerParam,
  reply: z.array(z.object({ word: z.string(), locale: z.string(), count: z.int() })),
  errors: ['profile/not_found'],
});

export const WORD_CALLS = {
  wordExists,
  wordsOfSyllable,
  wordSearch,
  wordSearchInCategory,
  categoryList,
  wordMeaning,
  wordLanguages,
  wordUsage,
};
