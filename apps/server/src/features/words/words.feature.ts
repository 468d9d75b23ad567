import type { Feature } from '#manifest/feature.ts';
import { HOUR_MS, MINUTE_MS } from '#manifest/jobs.ts';
import type { CategoryProgress } from './ownership/completed-categories.ts';
import { wordsPersonalData } from './personal-data.repository.ts';
import { createOfflineDownload, createWordsRoutes, type WordsRouteDeps } from './words.routes.ts';

interface WordsFeatureDeps extends WordsRouteDeps {
  readonly categories: CategoryProgress;
  /** Counts claims that stand from before they were counted. */
  countClaims(): Promise<void>;
}

/** Dictionaries, and whose words are whose. */
export const wordsFeature = (deps: WordsFeatureDeps) =>
  ({
    routes: createWordsRoutes(deps),
    downloads: [createOfflineDownload(deps.words)],
    personalData: wordsPersonalData,
    playerTables: ['word_claim', 'word_discovery', 'category_claim', 'syllable_bookmark'],
    jobs: [
      { name: 'categories', everyMs: HOUR_MS, run: () => deps.categories.catchUp() },
      { name: 'claims', everyMs: MINUTE_MS, atStart: true, run: () => deps.countClaims() },
    ],
  }) satisfies Feature;
