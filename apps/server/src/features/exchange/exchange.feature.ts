import type { Feature } from '#manifest/feature.ts';
import { HOUR_MS } from '#manifest/jobs.ts';
import type { ExchangeDeps } from './exchange.deps.ts';
import { createExchangeRoutes } from './exchange.routes.ts';
import { exchangePersonalData } from './personal-data.repository.ts';
import { resizePool } from './resize-pool.ts';

/** Coins for diamonds and diamonds for coins. */
export const exchangeFeature = (deps: ExchangeDeps) =>
  ({
    routes: createExchangeRoutes(deps),
    personalData: exchangePersonalData,
    playerTables: ['exchange_trade'],
    jobs: [{ name: 'reserves', everyMs: HOUR_MS, atStart: true, run: () => resizePool(deps) }],
  }) satisfies Feature;
