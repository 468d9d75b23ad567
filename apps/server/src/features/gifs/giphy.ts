import { GIFS } from '@syllaboom/engine';
import { z } from 'zod';
import type { KnownGif } from './gif.ts';
import { addressAt, type GifDialect, sideOf } from './provider.ts';

const HOST = 'giphy.com';
/** It answers no more than this many in all. */
const LAST_OFFSET = 480;

const Image = z.object({
  url: z.string(),
  width: z.optional(z.unknown()),
  height: z.optional(z.unknown()),
  size: z.optional(z.unknown()),
});
const Item = z.object({
  id: z.string().regex(/^[\w-]{1,100}$/),
  title: z.optional(z.string()),
  alt_text: z.optional(z.string()),
  rating: z.string(),
  images: z.object({
    original: Image,
    downsized: z.optional(Image),
    fixed_width: Image,
    fixed_width_still: z.optional(Image),
  }),
});
const Answer = z.object({
  data: z.array(z.unknown()),
  pagination: z.optional(z.object({ total_count: z.optional(z.number()), offset: z.number(), count: z.number() })),
});

function readItem(raw: unknown): KnownGif[] {
  const { data: item } = Item.safeParse(raw);
  // It was asked for nothing else; that it keeps to that is not believed.
  if (item === undefined || item.rating !== 'g') return [];
  const { original, downsized, fixed_width: small, fixed_width_still: still } = item.images;
  const shown =
    [original, downsized].find((one) => one !== undefined && one.url !== '' && Number(one.size) <= GIFS.mostBytes) ??
    small;
  const [whole, tiny] = [addressAt(HOST, shown.url), addressAt(HOST, small.url)];
  if (whole === null || tiny === null) return [];
  return [
    {
      p: 'giphy',
      id: item.id,
      title: item.alt_text || item.title || '',
      tiny,
      whole,
      still: addressAt(HOST, still?.url),
      width: sideOf(shown.width),
      height: sideOf(shown.height),
    },
  ];
}

export const GIPHY: GifDialect = {
  name: 'giphy',
  addressOf: ({ text, language, from }, { apiBase, key }) => {
    const query = new URLSearchParams({
      api_key: key,
      ...(text === '' ? {} : { q: text, lang: language.slice(0, 2) }),
      limit: String(GIFS.pageMost),
      rating: 'g',
      ...(from === null ? {} : { offset: from }),
    });
    return `${apiBase}/v1/gifs/${text === '' ? 'trending' : 'search'}?${query.toString()}`;
  },
  read: (answer, { from }) => {
    const { data, pagination } = Answer.parse(answer);
    const next = Number(from ?? 0) + GIFS.pageMost;
    const hasMore = data.length >= GIFS.pageMost && next <= LAST_OFFSET && next < (pagination?.total_count ?? Infinity);
    return { gifs: data.flatMap(readItem).slice(0, GIFS.pageMost), next: hasMore ? String(next) : null };
  },
};
