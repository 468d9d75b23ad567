import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/index.ts';
import type { PlayerChannel } from '#platform/rooms/channel/player-channel.ts';
import type { InboxPorts } from './ports.ts';

/** What the operations of this feature work with. */
export interface InboxDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly channel: PlayerChannel;
  readonly ports: InboxPorts;
}

/** Whoever does something in the inbox. */
export interface Writer {
  readonly playerId: string;
  readonly wayIn: boolean;
  readonly rolesInForce: readonly number[];
}
