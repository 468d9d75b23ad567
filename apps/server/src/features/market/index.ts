export { endListingsOfMatches } from './end-listings.ts';
export type { MarketDeps } from './market.deps.ts';
export { marketFeature } from './market.feature.ts';
export { tellSold } from './tell-sold.ts';
