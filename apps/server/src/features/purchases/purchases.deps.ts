import type { DiscordConfig } from '#config/discord-config.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/index.ts';
import type { DiscordApi } from '#platform/discord/index.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { PurchasePorts } from './ports.ts';

/** What the operations of this feature work with. */
export interface PurchaseDeps {
  readonly config: DiscordConfig;
  readonly discord: DiscordApi;
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly security: Logger;
  readonly ports: PurchasePorts;
}
