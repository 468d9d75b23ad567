import type { Feature } from '#manifest/feature.ts';
import { HOUR_MS } from '#manifest/jobs.ts';
import { endListingsOfWord } from './end-listings.ts';
import { forgetPairs } from './list-pairs.ts';
import type { MarketDeps } from './market.deps.ts';
import { createMarketRoutes } from './market.routes.ts';
import { marketPersonalData } from './personal-data.repository.ts';
import { watchSales } from './tell-sold.ts';

/** Players sell what they have discovered, and their tiles, to each other. */
export const marketFeature = (deps: MarketDeps) => {
  const stop = watchSales(deps);
  return {
    routes: createMarketRoutes(deps),
    personalData: marketPersonalData,
    playerTables: ['market_listing', 'market_sale', 'market_pair_day'],
    listeners: { wordLeaves: (tx, word) => endListingsOfWord(tx, word, deps.clock.now()) },
    jobs: [{ name: 'pairs', everyMs: HOUR_MS, run: () => forgetPairs(deps) }],
    close: async () => stop(),
  } satisfies Feature;
};
