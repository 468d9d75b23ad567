export type { TileDeps } from './tiles.deps.ts';
export { tilesFeature } from './tiles.feature.ts';
