import type { AccountService } from '#features/account';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/index.ts';
import type { Limiter } from '#platform/limits/limiter.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { PlayerChannel } from '#platform/rooms/channel/player-channel.ts';
import type { Topic } from '#platform/rooms/channel/topic.ts';
import type { ModerationPorts } from './ports.ts';

/** What the operations of this feature work with. */
export interface ModerationDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly security: Logger;
  readonly accounts: Pick<AccountService, 'announceBan'>;
  readonly channel: PlayerChannel;
  readonly announcements: Topic<string>;
  /** Signs the tokens that appeals carry. */
  readonly appealKey: Buffer;
  /** Reports of one player. */
  readonly reportLimit: Limiter;
  readonly ports: ModerationPorts;
}
