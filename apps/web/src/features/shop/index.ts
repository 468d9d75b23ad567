import { lazyPart } from '../../ui/lazy-part.tsx';

const loadPage = () => import('./shop-page.tsx');
/** The shop as a page of home. */
export const ShopPage = lazyPart(async () => ({ default: (await loadPage()).ShopPage }));
/** The shop without a frame of its own. */
export const ShopBody = lazyPart(async () => ({ default: (await import('./shop-body.tsx')).ShopBody }));
/** The shop as a window, and what comes out of chests. */
export const ShopLayer = lazyPart(async () => ({ default: (await import('./shop-layer.tsx')).ShopLayer }));
export { Balances } from './balances.tsx';
export { receiveKeys } from './receive-keys.ts';
export { receiveShop } from './receive.ts';
export { withNames } from './load-names.ts';
