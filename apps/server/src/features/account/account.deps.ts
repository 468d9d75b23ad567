import type { SessionConfig } from '#config/config.ts';
import type { AccessTokens } from '#platform/auth/access-token.ts';
import type { PasswordHasher } from '#platform/auth/password-hasher.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/index.ts';
import type { Limiter } from '#platform/limits/limiter.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { PlayerChannel } from '#platform/rooms/channel/player-channel.ts';
import type { IdentityDeps } from './identities/identity.deps.ts';
import type { AccountPorts } from './ports.ts';
import type { SignInThrottle } from './credentials/sign-in-throttle.ts';

/** What the operations of this feature work with. */
export interface AccountDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly tokens: AccessTokens;
  readonly hasher: PasswordHasher;
  readonly throttle: SignInThrottle;
  /** Codes of the second factor that a player may try. */
  readonly secondFactorLimit: Limiter;
  /** Accounts that an address makes by their names alone. */
  readonly namedAccountLimit: Limiter;
  readonly session: SessionConfig;
  /** Successors of refresh tokens are derived with it. */
  readonly refreshTokenKey: Buffer;
  readonly security: Logger;
  readonly channel: PlayerChannel;
  readonly ports: AccountPorts;
  readonly identities: IdentityDeps;
  /** User names that the operator made developers. */
  readonly developers: readonly string[];
}
