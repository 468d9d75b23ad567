export { collectionsFeature } from './collections.feature.ts';
export { readPractised } from './read-practised.ts';
