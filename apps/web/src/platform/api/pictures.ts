import { readBases } from './bases.ts';

/** What stands before the name of an uploaded picture; everything else is the seed of a drawn creature. */
const UPLOADED = 'up:';

/** Where the picture of an avatar lies; null when it is a seed. */
export function pictureAddress(avatar: string): string | null {
  if (!avatar.startsWith(UPLOADED)) return null;
  const { game } = readBases(import.meta.env as Record<string, string | undefined>);
  return `${game}/avatars/${encodeURIComponent(avatar.slice(UPLOADED.length))}.webp`;
}
