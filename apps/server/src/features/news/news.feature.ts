import type { Feature } from '#manifest/feature.ts';
import { createNewsRoutes } from './news.routes.ts';
import { createNews } from './news.service.ts';

/** The operator's news page. */
export const newsFeature = (given: Parameters<typeof createNews>[0]) =>
  ({ routes: createNewsRoutes(createNews(given)) }) satisfies Feature;
