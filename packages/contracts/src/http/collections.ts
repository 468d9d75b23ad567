import { COLLECTIONS, INTERFACE_LANGUAGES } from '@syllaboom/engine';
import { z } from 'zod/mini';
import { playerText } from '../player-text.ts';
import { endpoint } from './endpoint.ts';
import { CollectionId, Done, WornFrame } from './shapes.ts';
import { TextFile } from './text-file.ts';

const CollectionParam = z.object({ id: CollectionId });
/** Collections are written in the languages of the interface. */
const Locale = z.enum(INTERFACE_LANGUAGES);
/** The first page without it. */
const PageNumber = z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/)));
/** What clients add against caches; nobody looks at it. */
const Ignored = z.optional(z.string().check(z.maxLength(40)));
const CACHE_BREAKERS = { v: Ignored, _t: Ignored };
const Word = z.string().check(z.maxLength(200));

/** How lists of public collections are ordered; each the most first, `recent` those that were made last. */
export const COLLECTION_SORTS = ['popular', 'recent', 'mostWords', 'favorites'] as const;
export type CollectionSort = (typeof COLLECTION_SORTS)[number];
/** How the words of a collection are ordered: by its language's alphabet, the last added first, the longest first. */
export const COLLECTION_WORD_SORTS = ['alphabetical', 'recent', 'length'] as const;
export type CollectionWordSort = (typeof COLLECTION_WORD_SORTS)[number];
/** What may be uploaded: a text with a word on each line. */
export const WORD_FILE_UPLOAD = { types: ['text/plain'], mostBytes: COLLECTIONS.uploadBytes } as const;

/** A list of words that a player has made. */
export const Collection = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  locale: Locale,
  public: z.boolean(),
  wordCount: z.int(),
  /** Of other players, each counted once a day. */
  views: z.int(),
  downloads: z.int(),
  favorites: z.int(),
  /** Whether it is a favorite of the caller's. */
  isFavorited: z.boolean(),
  /** Whether other players may download it; its owner always may. */
  downloadAllowed: z.boolean(),
  /** Id of the player who has made it. */
  owner: z.string(),
  ownerName: z.string(),
  ownerAvatar: z.string(),
  ownerFrame: WornFrame,
  /** True: the staff has hidden it. Its owner alone sees it still, and can't change it; to be deleted it may. */
  hidden: z.boolean(),
  /** ISO time. */
  createdAt: z.string(),
});
export type Collection = z.infer<typeof Collection>;

/** Of a list of collections. A page behind the last one is empty; a list without any has one page. */
const Pagination = z.object({ totalCollections: z.int(), currentPage: z.int(), totalPages: z.int() });
const CollectionPage = z.object({ collections: z.array(Collection), pagination: Pagination });

/** What its owner says of a collection. Longer texts than allowed come in, and are refused with a sentence of their own. */
const CollectionDetails = z.object({
  name: playerText('collectionName', z.string().check(z.maxLength(COLLECTIONS.nameLength * 4))),
  description: playerText('collectionDescription', z.string().check(z.maxLength(COLLECTIONS.descriptionLength * 4))),
  locale: Locale,
  isPublic: z.boolean(),
  /** Allowed without it. */
  downloadAllowed: z.optional(z.boolean()),
});
export type CollectionDetails = z.infer<typeof CollectionDetails>;

/** Why a line of a file was not taken. */
export const UPLOAD_LINE_PROBLEMS = ['noWord', 'listed', 'refused', 'full', 'tooMany'] as const;
export type UploadLineProblem = (typeof UPLOAD_LINE_PROBLEMS)[number];
/** A line that was not taken. */
export const UploadLineError = z.object({
  /** Counted from 1. */
  line: z.int(),
  /** What stood there, cut to a word's length. */
  word: z.string(),
  /**
   * `noWord`: no word of the language; `listed`: the collection has it already, or an earlier line does; `refused`: no word for
   * a public collection; `full`: no room left in the collection; `tooMany`: the file had its thousand words before.
   */
  problem: z.enum(UPLOAD_LINE_PROBLEMS),
  /** The same as an English sentence. */
  error: z.string(),
});
export type UploadLineError = z.infer<typeof UploadLineError>;

const myCollections = endpoint({
  method: 'GET',
  path: '/collections/user/mine',
  summary: 'The caller’s collections by page, the last made first',
  service: 'player',
  auth: 'player',
  limit: 'read',
  query: z.object({
    page: PageNumber,
    /** 50 without it, and at most. */
    limit: z.optional(z.string().check(z.regex(/^[1-9]\d?$/))),
    ...CACHE_BREAKERS,
  }),
  reply: CollectionPage,
  errors: [],
});
/** Without those of players whom the caller has blocked, and of banned ones. */
const publicCollections = endpoint({
  method: 'GET',
  path: '/collections/public',
  summary: 'Public collections by page',
  service: 'player',
  auth: 'player',
  limit: 'search',
  query: z.object({
    page: PageNumber,
    /** `popular` without it. */
    sort: z.optional(z.enum(COLLECTION_SORTS)),
    /** All languages without it. */
    locale: z.optional(Locale),
    ...CACHE_BREAKERS,
  }),
  reply: CollectionPage,
  errors: [],
});
/** At most a thousand, the most popular ones first. A query of one or two letters finds names with a word that begins so. */
const searchCollections = endpoint({
  method: 'GET',
  path: '/collections/search',
  summary: 'Public collections whose name holds a text, by page',
  service: 'player',
  auth: 'player',
  limit: 'search',
  query: z.object({
    /** Of blanks alone: the most popular ones. */
    q: z.string().check(z.maxLength(200)),
    page: PageNumber,
    locale: z.optional(Locale),
    ...CACHE_BREAKERS,
  }),
  reply: CollectionPage,
  errors: [],
});
const createCollection = endpoint({
  method: 'POST',
  path: '/collections',
  summary: 'Make a collection',
  service: 'player',
  auth: 'player',
  limit: 'write',
  body: CollectionDetails,
  reply: z.object({ success: z.literal(true), collectionId: z.string() }),
  errors: [
    'collection/name_too_short',
    'collection/name_too_long',
    'collection/description_too_long',
    'collection/text_refused',
    'collection/links',
    'collection/name_taken',
    'collection/too_many',
    'auth/way_in_needed',
  ],
});
/** A look of another player counts as a view, once a day. */
const collection = endpoint({
  method: 'GET',
  path: '/collections/:id',
  summary: 'A collection: one’s own, or a public one',
  service: 'player',
  auth: 'player',
  limit: 'read',
  params: CollectionParam,
  query: z.object(CACHE_BREAKERS),
  reply: Collection,
  errors: ['collection/not_found'],
});
/** Words are spelled anew where the language changes; what is no word of it then stands in `words` of the refusal. */
const changeCollection = endpoint({
  method: 'PUT',
  path: '/collections/:id',
  summary: 'Change what one says of a collection of one’s own',
  service: 'player',
  auth: 'player',
  limit: 'write',
  params: CollectionParam,
  body: CollectionDetails,
  reply: Collection,
  errors: [
    'collection/not_found',
    'http/forbidden',
    'collection/hidden',
    'collection/name_too_short',
    'collection/name_too_long',
    'collection/description_too_long',
    'collection/text_refused',
    'collection/links',
    'collection/name_taken',
    'collection/foreign_words',
    'collection/refused_words',
    'words/language_building',
    'auth/way_in_needed',
  ],
});
const deleteCollection = endpoint({
  method: 'DELETE',
  path: '/collections/:id',
  summary: 'Delete a collection of one’s own',
  service: 'player',
  auth: 'player',
  limit: 'write',
  params: CollectionParam,
  reply: Done,
  errors: ['collection/not_found', 'http/forbidden'],
});
/** A page behind the last one is empty. */
const collectionWords = endpoint({
  method: 'GET',
  path: '/collections/:id/words',
  summary: 'Words of a collection by page',
  service: 'player',
  auth: 'player',
  limit: 'search',
  params: CollectionParam,
  query: z.object({
    page: PageNumber,
    /** Words that hold this text; all without it. */
    search: z.optional(Word),
    /** `alphabetical` without it. */
    sort: z.optional(z.enum(COLLECTION_WORD_SORTS)),
    ...CACHE_BREAKERS,
  }),
  reply: z.object({
    words: z.array(z.string()),
    /** Of the words that are found. */
    pagination: z.object({ totalWords: z.int(), currentPage: z.int(), totalPages: z.int() }),
  }),
  errors: ['collection/not_found'],
});
const addCollectionWord = endpoint({
  method: 'POST',
  path: '/collections/:id/words',
  summary: 'Add a word to a collection of one’s own',
  service: 'player',
  auth: 'player',
  limit: 'write',
  params: CollectionParam,
  body: z.object({ word: playerText('collectionWord', Word) }),
  /** The word as it is kept. */
  reply: z.object({ success: z.literal(true), word: z.string(), wordCount: z.int() }),
  errors: [
    'collection/not_found',
    'http/forbidden',
    'collection/hidden',
    'collection/no_word',
    'collection/listed',
    'collection/full',
    'collection/word_refused',
    'words/language_building',
  ],
});
const removeCollectionWord = endpoint({
  method: 'DELETE',
  path: '/collections/:id/words/:word',
  summary: 'Remove a word from a collection of one’s own',
  service: 'player',
  auth: 'player',
  limit: 'write',
  params: z.object({ id: CollectionId, word: Word }),
  reply: z.object({ success: z.literal(true), wordCount: z.int() }),
  errors: ['collection/not_found', 'http/forbidden', 'collection/hidden', 'collection/word_not_found'],
});
/** Takes what it can: the first thousand words, as far as there is room. UTF-8, with any line ends. */
const uploadCollectionWords = endpoint({
  method: 'POST',
  path: '/collections/:id/upload',
  summary: 'Add the words of a text file, one a line, to a collection of one’s own',
  service: 'player',
  auth: 'player',
  limit: 'wordFile',
  params: CollectionParam,
  upload: { ...WORD_FILE_UPLOAD, tooLarge: 'collection/file_too_large', missing: 'collection/no_file' },
  reply: z.object({
    success: z.literal(true),
    /** English; says how many words were added. */
    message: z.string(),
    results: z.object({
      added: z.int(),
      /** The first lines that were not taken. */
      errors: z.array(UploadLineError),
      /** How many more there are. */
      moreErrors: z.int(),
    }),
    wordCount: z.int(),
  }),
  errors: [
    'collection/not_found',
    'http/forbidden',
    'collection/hidden',
    'collection/no_file',
    'collection/file_too_large',
    'collection/file_invalid',
    'words/language_building',
  ],
});
/** In the order of the alphabet, a word a line. Counted once a day of each other player. */
const downloadCollection = endpoint({
  method: 'GET',
  path: '/collections/:id/download',
  summary: 'The words of a collection as a text file',
  service: 'player',
  auth: 'player',
  limit: 'download',
  params: CollectionParam,
  reply: TextFile,
  errors: ['collection/not_found', 'collection/no_download'],
});
const FAVORITE = {
  path: '/collections/:id/favorite',
  service: 'player',
  auth: 'player',
  limit: 'write',
  params: CollectionParam,
  /** What holds from here on, whatever it was before. */
  reply: z.object({ success: z.literal(true), isFavorited: z.boolean(), favorites: z.int() }),
  errors: ['collection/not_found'],
} as const;
const addFavorite = endpoint({ ...FAVORITE, method: 'POST', summary: 'Make a collection a favorite' });
const removeFavorite = endpoint({ ...FAVORITE, method: 'DELETE', summary: 'Make a collection no favorite any more' });

export const COLLECTION_CALLS = {
  myCollections,
  publicCollections,
  searchCollections,
  createCollection,
  collection,
  changeCollection,
  deleteCollection,
  collectionWords,
  addCollectionWord,
  removeCollectionWord,
  uploadCollectionWords,
  downloadCollection,
  addFavorite,
  removeFavorite,
};
