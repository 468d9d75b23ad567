import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/index.ts';
import type { RankedPorts } from './ports.ts';

/** What the operations of this feature work with. */
export interface RankedDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly ports: RankedPorts;
  /** The spread of active hidden ratings, as of a few minutes ago. */
  readonly spread: { readonly value: number };
}
