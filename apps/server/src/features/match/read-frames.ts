import { readListedProfiles } from '#features/profile';
import type { Db } from '#platform/db/index.ts';

/** The frame that a player wears today; 0 for bots and whoever wears none. */
export type FrameOf = (playerId: string | null) => number;

/** The frames of all who sat there, at once: matches keep names and faces of their time, but no frames. */
export async function readFrames(db: Db, seats: readonly { readonly playerId: string | null }[]): Promise<FrameOf> {
  const ids = new Set(seats.flatMap(({ playerId }) => playerId ?? []));
  const frames = new Map((await readListedProfiles(db, [...ids])).map(({ playerId, frame }) => [playerId, frame]));
  return (playerId) => (playerId === null ? 0 : (frames.get(playerId) ?? 0));
}
