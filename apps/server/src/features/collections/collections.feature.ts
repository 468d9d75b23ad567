import type { Feature } from '#manifest/feature.ts';
import { HOUR_MS } from '#manifest/jobs.ts';
import type { CollectionDeps } from './collections.deps.ts';
import { createCollectionRoutes } from './collections.routes.ts';
import { COLLECTION_SUBJECT } from './collection-subject.ts';
import { collectionsPersonalData } from './personal-data.repository.ts';
import { tendPopularity } from './tend-popularity.ts';
import { createSlices } from './words/slices.ts';

/** Lists of words that players make, for themselves or for everybody. */
export const collectionsFeature = (given: Omit<CollectionDeps, 'slices'>) => {
  const deps: CollectionDeps = { ...given, slices: createSlices(given.clock) };
  return {
    routes: createCollectionRoutes(deps),
    personalData: collectionsPersonalData,
    playerTables: ['collection', 'collection_favorite', 'collection_view'],
    subjects: { collection: COLLECTION_SUBJECT },
    jobs: [{ name: 'popularity', everyMs: HOUR_MS, run: () => tendPopularity(deps) }],
  } satisfies Feature;
};
