import type { Gif } from '@syllaboom/contracts';
import { readJson, storage } from '../../../platform/storage.ts';

const EMOJI_AT = 'syllaboom.recent-emoji';
const GIFS_AT = 'syllaboom.recent-gifs';
const MOST_EMOJI = 16;
const MOST_GIFS = 6;
/** Addresses of pictures from elsewhere hold for so long. */
const ADDRESS_HOLDS_MS = 24 * 3_600_000;

type RecentGif = Gif & { readonly at: number };

const isGif = (value: unknown): value is RecentGif => {
  const { p, id, title, url, still, dims, at } = (value ?? {}) as Partial<Record<keyof RecentGif, unknown>>;
  return (
    [p, id, title, url].every((one) => typeof one === 'string') &&
    (still === null || typeof still === 'string') &&
    Array.isArray(dims) &&
    typeof at === 'number'
  );
};

const readList = (key: string): readonly unknown[] => {
  const kept = readJson(key);
  return Array.isArray(kept) ? kept : [];
};

/** What was picked last on this device comes first. */
export const recentEmoji = (): readonly string[] =>
  readList(EMOJI_AT)
    .filter((one) => typeof one === 'string')
    .slice(0, MOST_EMOJI);
export function noteEmoji(emoji: string): void {
  const others = recentEmoji().filter((one) => one !== emoji);
  storage.setItem(EMOJI_AT, JSON.stringify([emoji, ...others].slice(0, MOST_EMOJI)));
}

export const recentGifs = (): readonly Gif[] =>
  readList(GIFS_AT)
    .filter(isGif)
    .filter(({ p, at }) => p === 'embedded' || Date.now() - at < ADDRESS_HOLDS_MS)
    .slice(0, MOST_GIFS);
export function noteGif({ p, id, title, url, still, dims }: Gif): void {
  const others = readList(GIFS_AT)
    .filter(isGif)
    .filter((one) => one.p !== p || one.id !== id);
  const recent: RecentGif = { p, id, title, url, still, dims, at: Date.now() };
  storage.setItem(GIFS_AT, JSON.stringify([recent, ...others].slice(0, MOST_GIFS)));
}
