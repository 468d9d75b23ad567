import type { AccountService } from '#features/account';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/index.ts';
import type { Limiter } from '#platform/limits/limiter.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { ModerationPorts } from './ports.ts';
import type { RoomOrders } from './room-orders.ts';

/** What the operations of this feature work with. */
export interface ModerationDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly security: Logger;
  readonly accounts: Pick<AccountService, 'tellBanned'>;
  readonly orders: RoomOrders;
  /** Signs the tokens that appeals carry. */
  readonly appealKey: Buffer;
  /** Reports of one player. */
  readonly reportLimit: Limiter;
  readonly ports: ModerationPorts;
}
