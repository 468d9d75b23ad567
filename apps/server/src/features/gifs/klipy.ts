import { GIFS } from '@syllaboom/engine';
import { z } from 'zod';
import type { KnownGif } from './gif.ts';
import { addressAt, type GifDialect, sideOf } from './provider.ts';

const HOST = 'klipy.com';

const Media = z.object({ url: z.string(), dims: z.optional(z.array(z.number())), size: z.optional(z.number()) });
const Item = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  title: z.optional(z.string()),
  content_description: z.optional(z.string()),
  content_rating: z.optional(z.string()),
  media_formats: z.object({ gif: Media, tinygif: Media, gifpreview: z.optional(Media) }),
});
const Answer = z.object({ results: z.array(z.unknown()), next: z.optional(z.union([z.string(), z.number()])) });
/** What Tenor called these is what everybody can be shown. */
const MILD_RATINGS = new Set(['', 'g', 'high', 'safe']);

function readItem(raw: unknown): KnownGif[] {
  const { data: item } = Item.safeParse(raw);
  if (item === undefined || !MILD_RATINGS.has(item.content_rating?.toLowerCase() ?? '')) return [];
  const { gif, tinygif, gifpreview } = item.media_formats;
  const [whole, tiny] = [addressAt(HOST, gif.url), addressAt(HOST, tinygif.url)];
  if (whole === null || tiny === null || !/^[\w-]{1,100}$/.test(item.id)) return [];
  // Where the whole one is too large, the small one is all there is.
  const shown = (gif.size ?? 0) > GIFS.mostBytes ? { at: tiny, of: tinygif } : { at: whole, of: gif };
  return [
    {
      p: 'klipy',
      id: item.id,
      title: item.content_description || item.title || '',
      tiny,
      whole: shown.at,
      still: addressAt(HOST, gifpreview?.url),
      width: sideOf(shown.of.dims?.[0]),
      height: sideOf(shown.of.dims?.[1]),
    },
  ];
}

/** KLIPY's second version speaks as Tenor did. */
export const KLIPY: GifDialect = {
  name: 'klipy',
  addressOf: ({ text, language, from }, { apiBase, key }) => {
    const query = new URLSearchParams({
      ...(text === '' ? {} : { q: text }),
      key,
      limit: String(GIFS.pageMost),
      contentfilter: 'high',
      media_filter: 'gif,tinygif,gifpreview',
      locale: language.replace('-', '_'),
      ...(from === null ? {} : { pos: from }),
    });
    return `${apiBase}/v2/${text === '' ? 'featured' : 'search'}?${query.toString()}`;
  },
  read: (answer) => {
    const { results, next = '' } = Answer.parse(answer);
    const gifs = results.flatMap(readItem).slice(0, GIFS.pageMost);
    return { gifs, next: /^[\w.=-]{1,100}$/.test(String(next)) ? String(next) : null };
  },
};
