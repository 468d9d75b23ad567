import type { SignInLimits } from '#config/config.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { type Limiter, LimitReached } from '#platform/limits/limiter.ts';
import type { PacedQueue } from '#platform/limits/paced-queue.ts';

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
 * Slows guessing without locking players out: per user and device, per user in all (a line to wait in), per address. A
 * known device has a count of its own and never waits, so a stranger's guesses never lock the owner out.
 */
export class SignInThrottle {
  readonly #perDevice: Limiter;
  readonly #perUser: Limiter;
  readonly #perAddress: Limiter;
  readonly #line: PacedQueue;

  constructor(
    limits: SignInLimits,
    createLimiter: (name: string, rate: SignInLimits['perUser']) => Limiter,
    line: PacedQueue,
  ) {
    this.#perDevice = createLimiter('login-device', limits.perDevice);
    this.#perUser = createLimiter('login-user', limits.perUser);
    this.#perAddress = createLimiter('login-address', limits.perAddress);
    this.#line = line;
  }

  /** Counts the try before the password is checked, so that parallel guesses count too. Throws when there were too many. */
  async begin(attempt: Attempt): Promise<void> {
    await asTooMany(async () => {
      await this.#perAddress.consume(attempt.address);
      await this.#perDevice.consume(deviceKey(attempt));
      if (attempt.knownDevice === null) await this.#lineUpForHuntedUser(attempt);
    });
  }

  /** Takes the count back after a success. */
  async succeed(attempt: Attempt): Promise<void> {
    await Promise.all([
      this.#perAddress.refund(attempt.address),
      this.#perDevice.clear(deviceKey(attempt)),
      attempt.knownDevice === null ? this.#perUser.refund(attempt.user) : null,
    ]);
  }

  /** Guesses at one user from everywhere are judged one after another, however many come at once. */
  async #lineUpForHuntedUser(attempt: Attempt): Promise<void> {
    try {
      return await this.#perUser.consume(attempt.user);
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error;
    }
    try {
      await this.#line.wait(attempt.user);
    } catch (error) {
      // It was not judged: it counts as no failure of this place, where the owner may be the one who asks.
      await Promise.all([this.#perAddress.refund(attempt.address), this.#perDevice.refund(deviceKey(attempt))]);
      throw error;
    }
  }
}

async function asTooMany(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    throw new AppError('auth/too_many_attempts', { retryAfterSeconds: error.retryAfterSeconds });
  }
}

const deviceKey = (attempt: Attempt): string => `${attempt.user} ${attempt.knownDevice ?? `at ${attempt.address}`}`;
