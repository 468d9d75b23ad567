import { readProfiles } from '#features/profile';
import type { Db } from '#platform/db/index.ts';

/** A player as the staff's pages show one. */
export interface PlayerRef {
  readonly id: string;
  readonly displayName: string;
  readonly avatar: string;
  readonly frame: number;
}

/** Names, avatars and frames by id; unknown ids have none. */
export async function namePlayers(db: Db, ids: readonly (string | null)[]): Promise<(id: string) => PlayerRef> {
  const wanted = new Set(ids.filter((id) => id !== null));
  const profiles = await readProfiles(db, [...wanted]);
  const known = new Map(profiles.map((profile) => [profile.playerId, profile]));
  return (id) => ({
    id,
    displayName: known.get(id)?.displayName ?? '',
    avatar: known.get(id)?.avatar ?? '',
    frame: known.get(id)?.frame ?? 0,
  });
}
