import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/index.ts';
import type { DrawPicture } from './pictures/draw-picture.ts';
import type { PlayerChanges } from './player-changes.ts';
import type { ProfilePorts } from './ports.ts';

/** What the operations of this feature work with. */
export interface ProfileDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly changes: PlayerChanges;
  readonly ports: ProfilePorts;
  /** Turns uploaded bytes into the picture that is stored. */
  readonly drawPicture: DrawPicture;
}
