import type { MutualBlocks } from '@syllaboom/engine';
import type { Db, Tx } from '#platform/db/index.ts';

/** What the exchange needs of the features beside it. */
export interface ExchangePorts {
  /** A player's balances changed: whoever shows them learns of it. */
  announceChange(tx: Tx, playerId: string): void;
  /** How many players have finished a match since that day. */
  countPlayersSince(db: Db, day: Date): Promise<number>;
  /** What a player and each of these others have set about each other; others with nothing set are left out. */
  mutualBlocks(db: Db, playerId: string, otherIds: readonly string[]): Promise<ReadonlyMap<string, MutualBlocks>>;
}
