import type { FeatureRoutes } from '#manifest/feature.ts';
import { readShop } from './read-shop.ts';
import type { ShopDeps } from './shop.deps.ts';

export const createShopRoutes = (deps: ShopDeps) =>
  ({
    readShop: ({ caller }) => readShop(deps, caller.playerId),
  }) satisfies FeatureRoutes;
