import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/index.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { PlayerChannel } from '#platform/rooms/channel/player-channel.ts';
import type { MarketPorts } from './ports.ts';

/** What the operations of this feature work with. */
export interface MarketDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly channel: PlayerChannel;
  /** False: the operator has closed the market. */
  readonly isOpen: boolean;
  readonly ports: MarketPorts;
}
