export { collectionsFeature } from './collections.feature.ts';
export { readPublicCollection } from './require-collection.ts';
export { readPractised } from './read-practised.ts';
