import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/index.ts';
import type { Limiter } from '#platform/limits/limiter.ts';
import type { PlayerChannel } from '#platform/rooms/channel/player-channel.ts';
import type { KnownProfiles } from './known-profiles.ts';
import type { FriendPorts } from './ports.ts';

/** What the operations of this feature work with. */
export interface FriendDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly channel: Pick<PlayerChannel, 'send' | 'sendAfter'>;
  /** What lists show of friends. */
  readonly profiles: Pick<KnownProfiles, 'read'>;
  /** Invitations from one player to one friend. */
  readonly invitationLimit: Limiter;
  readonly ports: FriendPorts;
}
