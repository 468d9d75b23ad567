import type { FeatureRoutes } from '#manifest/feature.ts';
import type { NewsService } from './news.service.ts';

/** The news page. */
export const createNewsRoutes = (news: NewsService) =>
  ({ about: ({ query }) => news.read(query.locale) }) satisfies FeatureRoutes;
