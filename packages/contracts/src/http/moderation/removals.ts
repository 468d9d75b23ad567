import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Done, LanguageCode } from '../shapes.ts';

/** A word that leaves the dictionary seven days after `d`. */
export const Removal = z.object({
  w: z.string(),
  /** ISO time at which it was listed. */
  d: z.string(),
  /** Name of who listed it. */
  u: z.string(),
  /** Players who have claimed the word. */
  cc: z.int(),
});
export type Removal = z.infer<typeof Removal>;
/** Entries per page of the list. */
export const REMOVALS_PAGE = 40;
const removals = endpoint({
  method: 'GET',
  path: '/lm/removals/:locale',
  summary: 'Words that will leave the dictionary',
  service: 'game',
  auth: 'session',
  limit: 'read',
  params: z.object({ locale: LanguageCode }),
  query: z.object({
    page: z.optional(z.string().check(z.regex(/^\d{1,5}$/))),
    limit: z.optional(z.string().check(z.regex(/^\d{1,3}$/))),
  }),
  reply: z.object({ data: z.array(Removal), total: z.int() }),
  errors: ['words/language_unknown'],
});
const addRemoval = endpoint({
  method: 'POST',
  path: '/lm/removals/:locale',
  summary: 'List a word for removal',
  service: 'game',
  auth: 'language',
  limit: 'write',
  params: z.object({ locale: LanguageCode }),
  body: z.object({ word: z.string().check(z.minLength(1), z.maxLength(200)) }),
  reply: Done,
  errors: ['words/language_unknown', 'words/language_building', 'removal/listed', 'removal/unknown_word'],
});
const cancelRemoval = endpoint({
  method: 'DELETE',
  path: '/lm/removals/:locale/:word',
  summary: 'Take a word off that list',
  service: 'game',
  auth: 'language',
  limit: 'write',
  params: z.object({ locale: LanguageCode, word: z.string().check(z.maxLength(200)) }),
  reply: Done,
  errors: ['moderation/not_found', 'words/language_unknown'],
});

export const REMOVAL_CALLS = { removals, addRemoval, cancelRemoval };
