import { AppError } from '#platform/errors/app-error.ts';
import type { FileRoute } from '#platform/http/call.ts';
import type { Outside } from '#platform/outside/fetch-outside.ts';
import { fetchPicture, type OutsidePicture } from './fetch-picture.ts';
import type { PictureLinks } from './picture-links.ts';

/** Pictures are kept up to so many bytes in all, the longest unused ones go first. */
const KEPT_BYTES = 32 * 1024 * 1024;
/** So many are fetched at once; more are refused for the moment. */
const FETCHES = 8;
const CACHE_SECONDS = 86_400;

/** Serves pictures from elsewhere under signed links, each fetched once for all who look. */
export function createPictureProxy(links: PictureLinks, outside: Outside): FileRoute {
  const kept = new Map<string, OutsidePicture>();
  const running = new Map<string, Promise<OutsidePicture>>();
  let keptBytes = 0;

  const keep = (url: string, picture: OutsidePicture): OutsidePicture => {
    kept.set(url, picture);
    keptBytes += picture.bytes.length;
    for (const [oldest, { bytes }] of kept) {
      if (keptBytes <= KEPT_BYTES) break;
      kept.delete(oldest);
      keptBytes -= bytes.length;
    }
    return picture;
  };

  const fetchOnce = (url: string): Promise<OutsidePicture> => {
    const known = running.get(url);
    if (known !== undefined) return known;
    if (running.size >= FETCHES) throw new AppError('http/unavailable');
    const fetching = fetchPicture(outside, url)
      .then((picture) => keep(url, picture))
      .finally(() => running.delete(url));
    running.set(url, fetching);
    return fetching;
  };

  return {
    path: '/pictures/:token',
    summary: 'A picture from elsewhere that a prompt, a preview or a message shows',
    errors: ['picture/link', 'picture/refused', 'picture/no_picture', 'picture/too_large', 'picture/unreachable'],
    maxAgeSeconds: CACHE_SECONDS,
    read: async ({ token = '' }) => {
      const linked = links.open(token);
      if (linked === null) throw new AppError('picture/link');
      const { url, mostBytes } = linked;
      const found = kept.get(url) ?? (await fetchOnce(url));
      if (found.bytes.length > mostBytes) throw new AppError('picture/too_large');
      // The longest unused ones come first.
      if (kept.delete(url)) kept.set(url, found);
      return found;
    },
  };
}
