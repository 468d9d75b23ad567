import type { ClanBadge, FriendRoom } from '@syllaboom/contracts';
import type { MutualBlocks } from '@syllaboom/engine';
import type { Db } from '#platform/db/index.ts';

/** What friends need of the features beside and above them, and of the rooms. */
export interface FriendPorts {
  /** What two players have set about each other, seen from the first one. */
  blocksBetween(db: Db, playerId: string, otherId: string): Promise<MutualBlocks>;
  /** Where a player is, as far as it is known here; null: not online. */
  whereIs(playerId: string): { readonly room: string | null } | null;
  /** What friends are told of these rooms; those that nobody may follow into are left out. */
  describeRooms(roomIds: readonly string[]): Promise<ReadonlyMap<string, FriendRoom>>;
  /** Whether a player sits or watches in this very room, and others may come there. */
  mayBringAlong(playerId: string, roomId: string): Promise<boolean>;
  /** Whether a player plays in a match that runs, or in a ranked one. */
  isPlaying(playerId: string): Promise<boolean>;
  /** The clans of players, as they stand beside their names; who is in none is left out. */
  clansOf(db: Db, playerIds: readonly string[]): Promise<ReadonlyMap<string, ClanBadge>>;
  /** Whether the staff has closed a player's mouth. */
  isMuted(playerId: string): Promise<boolean>;
}
