import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** The operator's news, cleaned; shown in a frame of its own. */
const about = endpoint({
  method: 'GET',
  path: '/about',
  summary: 'The news page',
  service: 'social',
  auth: 'session',
  limit: 'read',
  /** The asker's language, such as `de-DE`: without a page in it comes the one for all. */
  query: z.object({ locale: z.optional(z.string().check(z.regex(/^[a-z]{2}-[A-Z]{2}$/))) }),
  reply: z.object({ css: z.string(), html: z.string() }),
  errors: [],
});

export const NEWS_CALLS = { about };
