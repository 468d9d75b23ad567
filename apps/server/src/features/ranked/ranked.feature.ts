import type { Feature } from '#manifest/feature.ts';
import { MINUTE_MS } from '#manifest/jobs.ts';
import { rankedPersonalData } from './personal-data.repository.ts';
import type { RankedDeps } from './ranked.deps.ts';
import { createRankedRoutes } from './ranked.routes.ts';
import type { RankedService } from './ranked.service.ts';
import type { RatingSpread } from './rating-spread.ts';

const SPREAD_EVERY_MS = 5 * MINUTE_MS;

/** Ranked play: points, seasons, ratings. */
export const rankedFeature = (deps: RankedDeps, ranked: RankedService, spread: RatingSpread) =>
  ({
    routes: createRankedRoutes(deps),
    personalData: rankedPersonalData,
    playerTables: ['ranked_player', 'ranked_standing', 'ranked_rating', 'ranked_seat', 'ffa_rating'],
    jobs: [
      { name: 'tend', everyMs: MINUTE_MS, run: () => ranked.tend(), atStart: true },
      { name: 'spread', everyMs: SPREAD_EVERY_MS, run: () => spread.refresh() },
    ],
  }) satisfies Feature;
