import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { LanguageCode } from '../shapes.ts';

/** Words on a page of a category's progress. */
export const CATEGORY_WORDS_PAGE = 20;
/** Stands for each letter of a word that the caller has not typed, after its first. */
export const MASK = '█';
/** Behind a word whose preview is to be that of a constellation, whatever the language. */
export const CONSTELLATION_SUFFIX = '_(constellation)';

const Category = z.string().check(z.maxLength(60));

/** What a category gives when it is claimed; all 0: its badge alone. */
const categoryReward = {
  key: z.int(),
  diamond: z.int(),
  /** Id of a bomb; 0: none. */
  bomb: z.int(),
};

/** How far the caller is in a category. */
export const CategoryProgress = z.object({
  category: z.string(),
  totalWords: z.int(),
  typedWordsCount: z.int(),
  /** Whether the caller has claimed it. */
  hasAchievement: z.boolean(),
  rewards: z.object(categoryReward),
  /** Languages of the game that have it. */
  languages: z.array(z.string()),
  /** Built by a rule, such as palindromes, instead of collected. */
  generated: z.boolean(),
});
export type CategoryProgress = z.infer<typeof CategoryProgress>;

const categoriesAll = endpoint({
  method: 'GET',
  path: '/category/all/:language',
  summary: 'The caller’s progress in each category of a language',
  service: 'game',
  auth: 'player',
  limit: 'read',
  params: z.object({ language: LanguageCode }),
  reply: z.object({ categories: z.array(CategoryProgress) }),
  errors: ['words/language_unknown', 'words/language_building'],
});
const claimCategory = endpoint({
  method: 'POST',
  path: '/category/claim/:category/:language',
  summary: 'Claim the badge and the rewards of a category of which every word was typed',
  service: 'game',
  auth: 'player',
  limit: 'write',
  /** Asked again with its key, the claim that was granted gives the same answer; without it a second claim is refused. */
  keyed: true,
  params: z.object({ category: Category, language: LanguageCode }),
  reply: z.object({ success: z.literal(true), error: z.null(), ...categoryReward }),
  errors: [
    'words/language_unknown',
    'words/language_building',
    'category/unknown',
    'category/incomplete',
    'category/claimed',
  ],
});
const categoryProgress = endpoint({
  method: 'GET',
  path: '/category/progress/:category/:locale',
  summary: 'The words of a category; those that the caller has not typed are masked',
  service: 'game',
  auth: 'player',
  limit: 'search',
  params: z.object({ category: Category, locale: LanguageCode }),
  /** The search looks at what is shown: it finds nothing by the letters behind the mask. */
  query: z.object({
    page: z.optional(z.string().check(z.regex(/^\d{1,5}$/))),
    limit: z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/))),
    search: z.optional(z.string().check(z.maxLength(60))),
  }),
  reply: z.object({
    /** `typed`: false: all letters but the first are masked. */
    words: z.array(z.object({ word: z.string(), typed: z.boolean() })),
    /** Of the whole category, whatever is searched. */
    summary: z.object({
      totalTyped: z.int(),
      totalUntyped: z.int(),
      /** Those of the untyped ones that are not about to leave the dictionary. */
      totalUntypedAvailable: z.int(),
      totalAvailable: z.int(),
    }),
    /** Of what was found; pages count from 1, and there is at least one. */
    pagination: z.object({ currentPage: z.int(), totalPages: z.int() }),
  }),
  errors: ['words/language_unknown', 'words/language_building', 'category/unknown'],
});
const wikiPreview = endpoint({
  method: 'GET',
  path: '/wiki/:lang/:word',
  summary: 'What an encyclopedia says of a word of the dictionary, or what the word means, and a picture',
  service: 'game',
  auth: 'player',
  limit: 'search',
  /** `lang`: the wikis' short code, such as `en`. `word` may end in `_(constellation)`. */
  params: z.object({
    lang: z.string().check(z.maxLength(10)),
    word: z.string().check(z.maxLength(100)),
  }),
  reply: z.object({
    title: z.string(),
    /** At most 60 characters; empty when there is none. */
    description: z.string(),
    /** At most 120 characters; empty when there is only a picture. */
    extract: z.string(),
    /** The same text, safe as HTML: it holds no markup. */
    extract_html: z.string(),
    /** `source`: an address under /api that this server signed. */
    thumbnail: z.nullable(z.object({ source: z.string() })),
    /** Whose text it is, for its licence, and the page that it is from; null: a text of the game’s own. */
    source: z.nullable(z.string()),
    page: z.nullable(z.string()),
  }),
  errors: ['words/language_building', 'preview/none', 'preview/unreachable'],
});

export const CATEGORY_CALLS = { categoriesAll, claimCategory, categoryProgress, wikiPreview };
