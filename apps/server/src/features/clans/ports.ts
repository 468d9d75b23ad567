import type { MutualBlocks } from '@syllaboom/engine';
import type { Db, Tx } from '#platform/db/index.ts';

/** What clans ask of the features beside and above them; in their transactions, where they ask within one. */
export interface ClanPorts {
  /** What a player and each of these others have set about each other, where they have; the player is the actor. */
  mutualBlocks(db: Db, playerId: string, otherIds: readonly string[]): Promise<ReadonlyMap<string, MutualBlocks>>;
  /** Whether the staff has closed the player's mouth. */
  isMuted(playerId: string): Promise<boolean>;
  /** A player's balances or clan changed: whoever shows them learns of it. */
  announceChange(tx: Tx, playerId: string): void;
}
