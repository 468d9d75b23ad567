import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/index.ts';
import type { TriviaPorts } from './ports.ts';

/** What the operations of this feature work with. */
export interface TriviaDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly ports: TriviaPorts;
}
