import type { Db, Tx } from '#platform/db/index.ts';
import type { Database } from '#platform/db/index.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { PlayerChannel } from '#platform/rooms/channel/player-channel.ts';

/** What somebody owes for purchases that were refunded. */
export interface Owed {
  readonly diamonds: number;
  readonly keys: number;
}

/** What the operations of this feature work with. */
export interface ShopDeps {
  readonly database: Database;
  readonly logger: Logger;
  readonly channel: PlayerChannel;
  /** Numbers in [0, 1) that nobody can guess. */
  readonly roll: () => number;
  /** False: the operator keeps chests closed. */
  readonly chestsOpen: boolean;
  readonly ports: {
    /** Tells, after the commit, that the player's balances or looks changed. */
    announceChange(tx: Tx, playerId: string): void;
    /** Whether the player is booked for a ranked match that is not over. */
    isInRankedMatch(db: Db, playerId: string): Promise<boolean>;
    readOwed(db: Db, playerId: string): Promise<Owed>;
  };
}
