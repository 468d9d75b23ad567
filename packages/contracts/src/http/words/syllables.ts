import { SYLLABLE_SEARCH } from '@syllaboom/engine';
import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { LanguageCode } from '../shapes.ts';

/** How many words a syllable has, against the number that is asked for. */
export const COUNT_FILTERS = ['at_most', 'at_least', 'exact'] as const;
export type CountFilter = (typeof COUNT_FILTERS)[number];
export const SYLLABLE_SORTS = ['alphabetical', 'count'] as const;
export type SyllableSort = (typeof SYLLABLE_SORTS)[number];
export const SYLLABLE_ORDERS = ['asc', 'desc'] as const;
export type SyllableOrder = (typeof SYLLABLE_ORDERS)[number];

const { count, letters } = SYLLABLE_SEARCH;
const isWithin = (text: string, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  Number(text) >= min && Number(text) <= max;

/** A syllable and how many words hold it. */
const CountedSyllable = z.object({ syllable: z.string(), count: z.int() });
export const SyllablePage = z.object({
  syllables: z.array(CountedSyllable),
  pagination: z.object({
    currentPage: z.int(),
    totalPages: z.int(),
    totalResults: z.int(),
    hasNextPage: z.boolean(),
    hasPrevPage: z.boolean(),
    resultsPerPage: z.int(),
  }),
});
export type SyllablePage = z.infer<typeof SyllablePage>;

/** `countFilter` and `countValue` count together; `length` is exact, all lengths without it. Offensive ones are never listed. */
const searchSyllables = endpoint({
  method: 'GET',
  path: '/syllables/search',
  summary: 'Syllables of a language with the number of their words',
  service: 'dictionary',
  auth: 'player',
  limit: 'search',
  query: z.object({
    language: LanguageCode,
    page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/))),
    countFilter: z.optional(z.enum(COUNT_FILTERS)),
    countValue: z.optional(
      z.string().check(
        z.regex(/^\d{1,4}$/),
        z.refine((text) => isWithin(text, count)),
      ),
    ),
    sortBy: z.optional(z.enum(SYLLABLE_SORTS)),
    sortOrder: z.optional(z.enum(SYLLABLE_ORDERS)),
    length: z.optional(
      z.string().check(
        z.regex(/^\d$/),
        z.refine((text) => isWithin(text, letters)),
      ),
    ),
    search: z.optional(z.string().check(z.maxLength(40))),
  }),
  reply: SyllablePage,
  errors: ['words/language_unknown', 'words/language_building'],
});

export const SYLLABLE_CALLS = { searchSyllables };
