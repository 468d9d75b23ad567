import { GIFS, INTERFACE_LANGUAGES } from '@syllaboom/engine';
import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Who has the GIFs: the pack that comes with the game, or a service that the operator has chosen. */
export const GIF_PROVIDERS = ['embedded', 'klipy', 'giphy'] as const;
export type GifProviderName = (typeof GIF_PROVIDERS)[number];

/** How a message names a GIF. Never an address: the server makes that, of what it has found itself. */
export const GifRef = z.object({
  p: z.enum(GIF_PROVIDERS),
  id: z.string().check(z.regex(/^[0-9A-Za-z_-]{1,100}$/)),
});
export type GifRef = z.infer<typeof GifRef>;

/** A GIF as it is shown. Addresses lie below the page (`gifs/…`) or below /api (`pictures/…`), and hold for a day at least. */
export const Gif = z.object({
  ...GifRef.shape,
  /** What it shows; the client names those of the pack in its own language. */
  title: z.string(),
  /** Empty: it is known no more. */
  url: z.string(),
  /** Where one is known: a picture of it that does not move. */
  still: z.nullable(z.string()),
  dims: z.tuple([z.int(), z.int()]),
});
export type Gif = z.infer<typeof Gif>;

/** An address, and the shape of what lies there: width and height of the whole one. */
const Media = z.object({ url: z.string(), dims: z.tuple([z.int(), z.int()]) });

/** A GIF that was found, small and whole. */
export const FoundGif = z.object({
  ...GifRef.shape,
  title: z.string(),
  media_formats: z.object({
    tinygif: Media,
    gif: Media,
    still: z.optional(Media),
  }),
});
export type FoundGif = z.infer<typeof FoundGif>;

const gifSearch = endpoint({
  method: 'GET',
  path: '/tenor',
  summary: 'GIFs for a text, or the usual ones without a text; a page at a time',
  service: 'social',
  auth: 'player',
  limit: 'gif',
  query: z.object({
    q: z.optional(z.string().check(z.maxLength(GIFS.queryLength * 4))),
    /** The reader's language: titles of the pack, and what a service makes of the text. */
    lang: z.optional(z.enum(INTERFACE_LANGUAGES)),
    /** Where a page begins: what the page before it gave. */
    c: z.optional(z.string().check(z.regex(/^[\w.=-]{1,120}$/))),
  }),
  reply: z.object({
    data: z.array(FoundGif),
    /** Null: this was the last page. */
    c: z.nullable(z.string()),
    /** Whose they are, to be named beside them. */
    by: z.enum(GIF_PROVIDERS),
  }),
  errors: [],
});

export const GIF_CALLS = { gifSearch };
