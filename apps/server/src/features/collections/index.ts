export { collectionsFeature } from './collections.feature.ts';
