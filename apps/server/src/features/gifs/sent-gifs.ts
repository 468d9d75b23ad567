import { type Gif, GifRef } from '@syllaboom/contracts';
import type { Db, Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { findGifs, takeGif } from './gif.repository.ts';
import { gifKey, goneGif, type KnownGif } from './gif.ts';
import type { GifDeps } from './gifs.deps.ts';
import { findInPack } from './pack.ts';

/** GIFs in messages, as those who send and read messages need them. */
export interface SentGifs {
  /** The GIF that a message is to be; throws `gif/unknown` for whatever this server has not found itself. */
  take(tx: Tx, ref: { readonly p: string; readonly id: string }): Promise<KnownGif>;
  /** Those that messages name, to be shown; of what is known no more the name alone. */
  find(db: Db, refs: readonly GifRef[]): Promise<(ref: GifRef) => Gif>;
  /** As it is shown now: addresses are made anew each time. */
  show(gif: KnownGif): Gif;
}

const findKnown = async (db: Db, refs: readonly GifRef[]): Promise<readonly KnownGif[]> => {
  const ofPack = refs.flatMap(({ p, id }) => (p === 'embedded' ? (findInPack(id) ?? []) : []));
  const outside = refs.filter(({ p }) => p !== 'embedded');
  return [...ofPack, ...(await findGifs(db, outside))];
};

export function createSentGifs({ linkOf }: Pick<GifDeps, 'linkOf'>): SentGifs {
  const show = ({ p, id, title, whole, still, width, height }: KnownGif): Gif => ({
    p,
    id,
    title,
    url: linkOf(p, whole),
    still: still === null ? null : linkOf(p, still),
    dims: [width, height],
  });
  return {
    show,
    take: async (tx, raw) => {
      const { data: ref } = GifRef.safeParse(raw);
      const gif = ref === undefined ? null : ref.p === 'embedded' ? findInPack(ref.id) : await takeGif(tx, ref);
      if (gif === null) throw new AppError('gif/unknown');
      return gif;
    },
    find: async (db, refs) => {
      const known = new Map((await findKnown(db, refs)).map((gif) => [gifKey(gif), gif]));
      return (ref) => {
        const gif = known.get(gifKey(ref));
        return gif === undefined ? goneGif(ref) : show(gif);
      };
    },
  };
}
