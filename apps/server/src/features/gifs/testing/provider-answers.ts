import type { StandInAnswer } from '../../../testing/fakes/outside-stand-in.ts';

const json = (body: object): StandInAnswer => ({ body: JSON.stringify(body) });

/** A GIF as KLIPY answers it. */
export const klipyGif = (id: string, changes: object = {}) => ({
  id,
  title: '',
  content_description: `Cat ${id}`,
  media_formats: {
    gif: { url: `https://static.klipy.com/${id}.gif`, dims: [320, 240], size: 400_000 },
    tinygif: { url: `https://static.klipy.com/${id}-tiny.gif`, dims: [160, 120], size: 40_000 },
  },
  ...changes,
});
export const klipyAnswer = (results: readonly object[], next = ''): StandInAnswer => json({ results, next });

/** A GIF as GIPHY answers it. */
export const giphyGif = (id: string, changes: object = {}) => ({
  id,
  title: `Cat ${id}`,
  rating: 'g',
  images: {
    original: { url: `https://media1.giphy.com/media/${id}/giphy.gif`, width: '480', height: '270', size: '5000000' },
    downsized: { url: `https://media1.giphy.com/media/${id}/d.gif`, width: '320', height: '180', size: '900000' },
    fixed_width: { url: `https://media1.giphy.com/media/${id}/200w.gif`, width: '200', height: '113', size: '300000' },
    fixed_width_still: { url: `https://media1.giphy.com/media/${id}/200w_s.gif`, width: '200', height: '113' },
  },
  ...changes,
});
export const giphyAnswer = (data: readonly object[]): StandInAnswer =>
  json({ data, pagination: { total_count: 1000, count: data.length, offset: 0 } });
