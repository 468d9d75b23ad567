import type { InterfaceLanguage } from '@syllaboom/engine';
import type { KnownGif } from './gif.ts';

export interface GifQuestion {
  /** Empty: what is usual now. */
  readonly text: string;
  readonly language: InterfaceLanguage;
  /** Where the page begins, as this provider has said; null: at the beginning. */
  readonly from: string | null;
}
export interface GifPage {
  readonly gifs: readonly KnownGif[];
  readonly next: string | null;
}

/** How one provider is asked, and what its answers mean. Nothing of them is believed. */
export interface GifDialect {
  readonly name: 'klipy' | 'giphy';
  addressOf(question: GifQuestion, access: { readonly apiBase: string; readonly key: string }): string;
  /** Throws where the answer is none. */
  read(answer: unknown, question: GifQuestion): GifPage;
}

/** Asks a provider; rejects when it can't be asked. */
export type AskGifs = (question: GifQuestion) => Promise<GifPage>;

const LONGEST_ADDRESS = 1_000;
const LONGEST_SIDE = 4_000;

/** An https address at one of the provider's hosts, or null. */
export function addressAt(host: string, address: unknown): string | null {
  if (typeof address !== 'string' || address.length > LONGEST_ADDRESS) return null;
  const url = URL.parse(address);
  if (url === null || url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return null;
  return url.hostname === host || url.hostname.endsWith(`.${host}`) ? url.href : null;
}

/** A side of a picture as it may be believed. */
export function sideOf(side: unknown): number {
  const px = Math.round(Number(side));
  return Number.isFinite(px) ? Math.min(Math.max(px, 1), LONGEST_SIDE) : 1;
}
