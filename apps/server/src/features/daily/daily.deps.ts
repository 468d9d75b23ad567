import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/index.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { DailyPorts } from './ports.ts';

export interface DailyDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly ports: DailyPorts;
}
