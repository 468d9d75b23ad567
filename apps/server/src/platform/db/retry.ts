import { type Clock, systemClock } from '#platform/clock/clock.ts';

/** States of PostgreSQL and of the connection after which the same transaction may be tried again. */
const RETRYABLE_CODES = new Set([
  '40001',
  '40P01',
  '55P03',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08006',
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'ENOENT',
]);
const RETRYABLE_TEXT = /Connection terminated|not queryable|timeout exceeded when trying to connect/;
const GIVE_UP_AFTER_MS = 20_000;
const LONGEST_PAUSE_MS = 500;

/** Whether a failure came from the way to the database, or from a conflict that vanishes when tried again. */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return RETRYABLE_CODES.has(code) || RETRYABLE_TEXT.test(error.message);
}

/**
 * Runs work until it succeeds, fails for good, or 20 s have passed. A lost connection may hide a commit that happened:
 * whatever changes something must carry an idempotency key.
 */
export async function withRetry<Value>(work: () => Promise<Value>, clock: Clock = systemClock): Promise<Value> {
  const giveUpAt = clock.monotonicMs() + GIVE_UP_AFTER_MS;
  for (let pause = 10; ; pause *= 2) {
    try {
      return await work();
    } catch (error) {
      if (!isRetryable(error) || clock.monotonicMs() > giveUpAt) throw error;
      await clock.sleep(Math.min(LONGEST_PAUSE_MS, pause) * (0.5 + Math.random()));
    }
  }
}
