import type { Caller } from '#features/account';
import type { Routes } from '#platform/http/call.ts';
import type { NewsService } from './news.service.ts';

/** The news page. */
export const createNewsRoutes = (news: NewsService) =>
  ({ about: ({ query }) => news.read(query.locale) }) satisfies Routes<Caller, 'about'>;
