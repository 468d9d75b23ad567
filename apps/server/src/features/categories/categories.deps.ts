import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/index.ts';
import type { CategoryPorts } from './ports.ts';

export interface CategoryDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly ports: CategoryPorts;
}
