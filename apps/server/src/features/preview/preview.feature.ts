import type { Feature, FeatureRoutes } from '#manifest/feature.ts';
import { createPreviews, type PreviewDeps } from './read-preview.ts';

/** What an encyclopedia says of a word, with a picture. */
export function previewFeature(deps: PreviewDeps) {
  const readPreview = createPreviews(deps);
  return {
    routes: { wikiPreview: ({ params }) => readPreview(params.lang, params.word) } satisfies FeatureRoutes,
  } satisfies Feature;
}
