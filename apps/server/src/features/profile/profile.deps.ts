import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/index.ts';
import type { PlayerChannel } from '#platform/rooms/channel/player-channel.ts';
import type { DrawPicture } from './pictures/draw-picture.ts';
import type { ProfilePorts } from './ports.ts';

/** What the operations of this feature work with. */
export interface ProfileDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly channel: PlayerChannel;
  readonly ports: ProfilePorts;
  /** Turns uploaded bytes into the picture that is stored. */
  readonly drawPicture: DrawPicture;
}
