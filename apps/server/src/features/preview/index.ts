export { previewFeature } from './preview.feature.ts';
export { createWiki } from './wiki.ts';
