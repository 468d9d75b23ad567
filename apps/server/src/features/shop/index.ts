export type { ShopDeps } from './shop.deps.ts';
export { secretRoll } from './secret-roll.ts';
export { shopFeature } from './shop.feature.ts';
export { createShopService, type ShopRequest, type ShopService } from './shop.service.ts';
