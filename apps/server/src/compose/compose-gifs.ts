import { createAskGifs, createSentGifs, type GifDeps, type SentGifs } from '#features/gifs';
import { GIFS } from '@syllaboom/engine';
import type { PictureLinks } from '#platform/pictures/picture-links.ts';
import type { World } from './compose-services.ts';

/** Who is asked for GIFs, and how those in messages are found and shown. */
export function composeGifs(
  { config: { gifs }, database, clock, logger, outside }: World,
  pictureLinks: PictureLinks,
): { readonly gifDeps: GifDeps; readonly sentGifs: SentGifs } {
  const gifDeps: GifDeps = {
    database,
    clock,
    logger,
    ask: gifs && { name: gifs.provider, search: createAskGifs(gifs, { clock, outside }) },
    linkOf: (provider, address) => (provider === 'embedded' ? address : pictureLinks.link(address, GIFS.mostBytes)),
  };
  return { gifDeps, sentGifs: createSentGifs(gifDeps) };
}
