import type { SignInLimits } from '#config/config.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { type Limiter, LimitReached } from '#platform/limits/limiter.ts';

/** One try to sign in. */
export interface Attempt {
  /** The name as it is looked up, known or not. */
  readonly user: string;
  /** Address of the caller. */
  readonly address: string;
  /** Thumbprint of a device that this user has signed in from before; strangers' devices share one count by address. */
  readonly knownDevice: string | null;
}

/**
 * Slows guessing without locking players out: per user and device, per user in all (delays only), per address. A known
 * device has a count of its own, so a stranger's guesses never lock the owner out.
 */
export class SignInThrottle {
  readonly #perDevice: Limiter;
  readonly #perUser: Limiter;
  readonly #perAddress: Limiter;
  readonly #delayMs: number;
  readonly #clock: Clock;

  constructor(
    limits: SignInLimits,
    createLimiter: (name: string, rate: SignInLimits['perUser']) => Limiter,
    clock: Clock,
  ) {
    this.#perDevice = createLimiter('login-device', limits.perDevice);
    this.#perUser = createLimiter('login-user', limits.perUser);
    this.#perAddress = createLimiter('login-address', limits.perAddress);
    this.#delayMs = limits.perUserDelayMs;
    this.#clock = clock;
  }

  /** Counts the try before the password is checked, so that parallel guesses count too. Throws when there were too many. */
  async begin(attempt: Attempt): Promise<void> {
    try {
      await this.#perAddress.consume(attempt.address);
      await this.#perDevice.consume(deviceKey(attempt));
    } catch (error) {
      if (error instanceof LimitReached)
        throw new AppError('auth/too_many_attempts', { retryAfterSeconds: error.retryAfterSeconds });
      throw error;
    }
    if (attempt.knownDevice === null) await this.#delayHuntedUser(attempt.user);
  }

  /** Takes the count back after a success. */
  async succeed(attempt: Attempt): Promise<void> {
    await Promise.all([
      this.#perAddress.refund(attempt.address),
      this.#perDevice.clear(deviceKey(attempt)),
      attempt.knownDevice === null ? this.#perUser.refund(attempt.user) : null,
    ]);
  }

  async #delayHuntedUser(user: string): Promise<void> {
    try {
      await this.#perUser.consume(user);
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error;
      await this.#clock.sleep(this.#delayMs);
    }
  }
}

const deviceKey = (attempt: Attempt): string => `${attempt.user} ${attempt.knownDevice ?? `at ${attempt.address}`}`;
