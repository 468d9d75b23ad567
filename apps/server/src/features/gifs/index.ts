export { createAskGifs } from './ask-provider.ts';
export type { GifDeps } from './gifs.deps.ts';
export { gifsFeature } from './gifs.feature.ts';
export { createSentGifs, type SentGifs } from './sent-gifs.ts';
