import { hash, verify } from '@node-rs/argon2';
import type { HashConfig } from '#config/config.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { WorkQueue } from './work-queue.ts';

/** Argon2id, by its number in the library's table. */
const ARGON2ID = 2;

/** Hashes and checks passwords, a few at a time: the rest waits, and beyond that is told to come back. */
export class PasswordHasher {
  readonly #options: { algorithm: typeof ARGON2ID; memoryCost: number; timeCost: number; parallelism: number };
  readonly #queue: WorkQueue;
  /** Checked for unknown users, so that they take as long as known ones. */
  readonly #decoy: Promise<string>;

  constructor(config: HashConfig) {
    this.#options = {
      algorithm: ARGON2ID,
      memoryCost: config.memoryKib,
      timeCost: config.passes,
      parallelism: config.lanes,
    };
    this.#queue = new WorkQueue(
      config.parallelHashes,
      config.waitingHashes,
      () => new AppError('auth/busy', { retryAfterSeconds: 2 }),
    );
    this.#decoy = hash('nobody has this password', this.#options);
  }

  get waiting(): number {
    return this.#queue.length;
  }

  hash(password: string): Promise<string> {
    return this.#queue.run(() => hash(password.normalize('NFC'), this.#options));
  }

  /** Whether the password fits; with no hash to compare it takes the same time and says no. */
  async verify(stored: string | null, password: string): Promise<boolean> {
    const fits = await this.#queue.run(async () => verify(stored ?? (await this.#decoy), password.normalize('NFC')));
    return fits && stored !== null;
  }

  /** Whether a stored hash was made with weaker or other parameters than today's. */
  isOutdated(stored: string): boolean {
    const { memoryCost, timeCost, parallelism } = this.#options;
    return !stored.includes(`$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
  }
}
