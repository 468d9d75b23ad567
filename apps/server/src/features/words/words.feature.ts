import type { Feature } from '#manifest/feature.ts';
import { HOUR_MS } from '#manifest/jobs.ts';
import type { CategoryProgress } from './ownership/completed-categories.ts';
import { wordsPersonalData } from './personal-data.repository.ts';
import { createOfflineDownload, createWordsRoutes, type WordsRouteDeps } from './words.routes.ts';

/** Dictionaries, and whose words are whose. */
export const wordsFeature = (deps: WordsRouteDeps & { readonly categories: CategoryProgress }) =>
  ({
    routes: createWordsRoutes(deps),
    downloads: [createOfflineDownload(deps.words)],
    personalData: wordsPersonalData,
    playerTables: ['word_claim', 'word_discovery', 'category_claim', 'syllable_bookmark'],
    jobs: [{ name: 'categories', everyMs: HOUR_MS, run: () => deps.categories.catchUp() }],
  }) satisfies Feature;
