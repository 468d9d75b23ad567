import type { Feature } from '#manifest/feature.ts';
import { dropBombs } from './drop-bombs.ts';
import { shopPersonalData } from './personal-data.repository.ts';
import type { ShopDeps } from './shop.deps.ts';
import { createShopRoutes } from './shop.routes.ts';

/** What coins, diamonds and keys buy: looks, keys, chests; and the bombs that drop in play. */
export const shopFeature = (deps: ShopDeps) =>
  ({
    routes: createShopRoutes(deps),
    personalData: shopPersonalData,
    playerTables: ['chest_count'],
    atMatchEnd: (tx, end) => dropBombs(deps.roll, tx, end),
  }) satisfies Feature;
