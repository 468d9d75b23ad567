export { createAskGifs } from './ask-provider.ts';
export type { KnownGif } from './gif.ts';
export type { GifDeps } from './gifs.deps.ts';
export { gifsFeature } from './gifs.feature.ts';
export { createSentGifs, type SentGifs } from './sent-gifs.ts';
