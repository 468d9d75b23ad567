import type { Feature, FeatureRoutes } from '#manifest/feature.ts';
import { HOUR_MS } from '#manifest/jobs.ts';
import { forgetUnused } from './gif.repository.ts';
import type { GifDeps } from './gifs.deps.ts';
import { createGifSearch } from './search-gifs.ts';

/** So long what was found may be sent: longer than answers are kept. */
const KNOWN_FOR_MS = 24 * HOUR_MS;

/** Looking for GIFs. */
export function gifsFeature(deps: GifDeps) {
  const search = createGifSearch(deps);
  return {
    routes: { gifSearch: ({ query }) => search(query) } satisfies FeatureRoutes,
    jobs: [
      {
        name: 'unused',
        everyMs: HOUR_MS,
        run: () =>
          deps.database.transact((tx) => forgetUnused(tx, new Date(deps.clock.now().getTime() - KNOWN_FOR_MS))),
      },
    ],
  } satisfies Feature;
}
