import { readBases } from './bases.ts';

/** What stands before the name of an uploaded picture; everything else is the seed of a drawn creature. */
export const UPLOADED = 'up:';

/** How the server names pictures from elsewhere that it shows. */
const FROM_ELSEWHERE = 'pictures/';

const gameBase = (): string => readBases(import.meta.env as Record<string, string | undefined>).game;

/** Where a prompt's picture is shown; null for an address that this server did not give: the page asks nobody else. */
export const promptPictureAddress = (image: string): string | null =>
  image.startsWith(FROM_ELSEWHERE) ? `${gameBase()}/${image}` : null;

/** GIFs of the pack lie beside the page. */
const OF_PACK = /^gifs\/[\w.-]+\.svg$/;

/** Where a GIF is shown; null for an address that this server did not give: the page asks nobody else. */
export const gifAddress = (address: string): string | null =>
  OF_PACK.test(address) ? new URL(address, document.baseURI).href : promptPictureAddress(address);

/** Where the picture of an avatar lies; null when it is a seed. */
export function pictureAddress(avatar: string): string | null {
  if (!avatar.startsWith(UPLOADED)) return null;
  return `${gameBase()}/avatars/${encodeURIComponent(avatar.slice(UPLOADED.length))}.webp`;
}
