import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/index.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { PlayerChannel } from '#platform/rooms/channel/player-channel.ts';
import type { ClanPorts } from './ports.ts';

/** What the operations of this feature work with. */
export interface ClanDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly channel: PlayerChannel;
  readonly ports: ClanPorts;
}
