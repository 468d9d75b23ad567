import type { Clock } from '#platform/clock/clock.ts';
import type { Database, Tx } from '#platform/db/index.ts';

/** What the operations of this feature work with. */
export interface CodeDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly ports: {
    /** A player's balances changed: whoever shows them learns of it. */
    announceChange(tx: Tx, playerId: string): void;
  };
}
