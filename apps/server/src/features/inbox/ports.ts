import type { MutualBlocks } from '@syllaboom/engine';
import type { Db } from '#platform/db/index.ts';

/** What the inbox asks of features beside and above it; in its transactions, where it asks within one. */
export interface InboxPorts {
  areFriends(db: Db, playerId: string, otherId: string): Promise<boolean>;
  areAllFriends(db: Db, playerId: string, otherIds: readonly string[]): Promise<boolean>;
  /** Who may write first to this player. */
  messagesFrom(db: Db, playerId: string): Promise<'everybody' | 'friends'>;
  /** What a player and each of these others have set about each other, where they have; the player is the actor. */
  mutualBlocks(db: Db, playerId: string, otherIds: readonly string[]): Promise<ReadonlyMap<string, MutualBlocks>>;
  /** Whether the staff has closed the player's mouth. */
  isMuted(playerId: string): Promise<boolean>;
}
