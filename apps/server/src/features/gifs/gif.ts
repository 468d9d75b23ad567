import type { Gif, GifProviderName, GifRef } from '@syllaboom/contracts';

/** A GIF as the server knows it: addresses at its provider's hosts, or below the page for those of the pack. */
export interface KnownGif {
  readonly p: GifProviderName;
  readonly id: string;
  readonly title: string;
  readonly tiny: string;
  readonly whole: string;
  readonly still: string | null;
  readonly width: number;
  readonly height: number;
}

export const gifKey = ({ p, id }: Pick<GifRef, 'p' | 'id'>): string => `${p} ${id}`;

/** What a message shows whose GIF nobody knows any more. */
export const goneGif = ({ p, id }: GifRef): Gif => ({ p, id, title: '', url: '', still: null, dims: [1, 1] });
