import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/index.ts';
import type { ExchangePorts } from './ports.ts';

/** What the operations of this feature work with. */
export interface ExchangeDeps {
  readonly database: Database;
  readonly clock: Clock;
  /** False: the operator has closed the exchange. */
  readonly isOpen: boolean;
  readonly ports: ExchangePorts;
}
