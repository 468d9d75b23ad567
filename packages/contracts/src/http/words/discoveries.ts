import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { LanguageCode, PlayerRef, WornFrame } from '../shapes.ts';

/** Words per page: in the detailed and in the minimal view. */
export const WORDS_PAGE = { detailed: 30, minimal: 100 } as const;
/** The words that one holds, those that one has played, and those that nobody else in the world has played. */
export const WORD_LISTS = ['discoveries', 'claims', 'elites'] as const;
export const WordList = z.enum(WORD_LISTS);
export type WordList = z.infer<typeof WordList>;
/** By uses, last use, length, players who have played it, claim date, alphabet. */
export const WORD_SORTS = ['u', 'ld', 'length', 'tu', 'cd', 'alphabetical'] as const;
export const WordSort = z.enum(WORD_SORTS);
export type WordSort = z.infer<typeof WordSort>;

/** One's words in figures. */
export const WordStats = z.object({
  /** Different spellings among the claims. */
  totalWords: z.int(),
  /** Words that nobody had played before. */
  totalDiscoveries: z.int(),
  /** Words of all languages, each language for itself. */
  totalClaims: z.int(),
  /** Days on which one was here, as in the profile. */
  daysActive: z.int(),
  totalUses: z.int(),
  /** Languages with a claim. */
  languageCount: z.int(),
  /** Own discoveries that nobody else has played. */
  elite: z.int(),
});
export type WordStats = z.infer<typeof WordStats>;
/** A word of one's own lists. */
export const WordItem = z.object({
  w: z.string(),
  l: z.string(),
  /** Whether one was the first to play it. */
  d: z.boolean(),
  /** Players who have played it; 1 means elite. */
  tu: z.int(),
  /** How often one has used it; 0: held and never played. */
  u: z.int(),
  /** ISO time of one's first use; null: held and never played. */
  cd: z.nullable(z.string()),
  /** ISO time of one's last use; null: held and never played. */
  ld: z.nullable(z.string()),
});
export type WordItem = z.infer<typeof WordItem>;

/** A word, and who has played it. */
export const WordDetail = z.object({
  word: z.string(),
  locale: z.string(),
  /** The syllables of the word, the rarest first, and how many words of the language hold each. */
  syllables: z.array(z.object({ s: z.string(), c: z.int() })),
  /** Who played it first; null: nobody yet, or somebody who is not to be named. */
  discoverer: z.nullable(
    z.object({
      userId: z.string(),
      displayName: z.string(),
      avatar: z.string(),
      frame: WornFrame,
      /** ISO time. */
      discoveredAt: z.string(),
      /** Players who have played the word. */
      totalClaims: z.int(),
    }),
  ),
  /** The latest who have played it first for themselves; `claimedAt`: ISO time. */
  claimHistory: z.array(z.extend(PlayerRef, { claimedAt: z.string() })),
  /** What the word is to the caller. */
  status: z.enum(['discovered', 'claimed', 'unclaimed']),
  /** The caller’s copy in this language: promised elsewhere, or theirs to do with as they like; null: they hold none. */
  held: z.nullable(z.enum(['free', 'reserved'])),
  /** In how many languages the caller holds the word. */
  level: z.int(),
  /** What it is worth, in coins; not rounded. */
  value: z.number(),
  /** The value in days of a word's growth: `value / 1440`, rounded, at least 1. */
  days: z.int(),
  /** Every sense that is known of it. */
  meanings: z.array(z.string()),
  /** Whose text the meanings are, for its licence. */
  meaningSource: z.nullable(z.string()),
  /** Languages in which the word is known, that of the call among them. */
  locales: z.array(z.string()),
});
export type WordDetail = z.infer<typeof WordDetail>;

/** A word that somebody has played; `cc`: how many have. */
export const DiscoveryHit = z.object({ word: z.string(), locale: z.string(), cc: z.int() });
export type DiscoveryHit = z.infer<typeof DiscoveryHit>;
/** What the community's first page counts: words that players have discovered, and players. */
export const HomeData = z.object({ discoveredWordCount: z.int(), playerCount: z.int() });
export type HomeData = z.infer<typeof HomeData>;

const wordStats = endpoint({
  method: 'GET',
  path: '/word/stats',
  summary: 'The caller’s words in figures',
  service: 'player',
  auth: 'player',
  limit: 'search',
  reply: WordStats,
  errors: [],
});
/** A page behind the last one is empty. */
const wordsPage = endpoint({
  method: 'GET',
  path: '/word/paginated',
  summary: 'A page of the caller’s words',
  service: 'player',
  auth: 'player',
  limit: 'search',
  query: z.object({
    /** The first one without it. */
    page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/))),
    /** 30 without it. */
    limit: z.optional(z.enum(['30', '100'])),
    /** Words that hold this text; all without it. */
    search: z.optional(z.string().check(z.maxLength(200))),
    /** All languages without it. */
    language: z.optional(LanguageCode),
    /** `claims` without it. */
    type: z.optional(WordList),
    /** `u` without it. */
    sort: z.optional(WordSort),
    /** `desc` without it; with `alphabetical`, `asc`. */
    sortOrder: z.optional(z.enum(['asc', 'desc'])),
  }),
  reply: z.object({
    words: z.array(WordItem),
    pagination: z.object({ currentPage: z.int(), totalPages: z.int(), totalWords: z.int() }),
  }),
  errors: ['words/language_unknown'],
});
const wordDetail = endpoint({
  method: 'GET',
  path: '/word/detail/:locale/:word',
  summary: 'A word, and who has played it',
  service: 'player',
  auth: 'player',
  limit: 'search',
  params: z.object({ locale: LanguageCode, word: z.string().check(z.maxLength(200)) }),
  reply: WordDetail,
  errors: ['words/language_unknown', 'words/language_building', 'words/unknown_word'],
});
const discoverySearch = endpoint({
  method: 'GET',
  path: '/discovery/search/:query',
  summary: 'Words that begin with a text and that somebody has played, of all languages',
  service: 'game',
  auth: 'player',
  limit: 'search',
  params: z.object({ query: z.string().check(z.maxLength(200)) }),
  reply: z.array(DiscoveryHit),
  errors: [],
});
const HOME_CALL = {
  method: 'GET',
  summary: 'What the community’s first page counts',
  service: 'game',
  auth: 'player',
  limit: 'read',
  reply: HomeData,
  errors: [],
} as const;
const communityHome = endpoint({ ...HOME_CALL, path: '/syllaboom' });
/** The same under another name. */
const home = endpoint({ ...HOME_CALL, path: '/home' });

export const DISCOVERY_CALLS = { wordStats, wordsPage, wordDetail, discoverySearch, communityHome, home };
