import { type Clock, systemClock } from '#platform/clock/clock.ts';

/** States of PostgreSQL and of the connection after which the same transaction may be tried again. */
const RETRYABLE_CODES = new Set([
  '25P03',
  '40001',
  '40P01',
  '53300',
  '55P03',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08006',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/** The database had no room or no time for it: the same would only fail again, a while later it may not. */
const OVERLOAD_CODES = new Set(['25006', '53000', '53100', '53200', '53400', '57014']);
const RETRYABLE_TEXT = /Connection terminated|not queryable|timeout exceeded when trying to connect/;
const GIVE_UP_AFTER_MS = 20_000;
const LONGEST_PAUSE_MS = 500;

/** Whether a failure came from the way to the database, or from a conflict that vanishes when tried again. */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return RETRYABLE_CODES.has(codeOf(error)) || RETRYABLE_TEXT.test(error.message);
}

/** Whether the database could not do its work now, and nobody did anything wrong: to be tried later. */
export const isOutage = (error: unknown): boolean =>
  isRetryable(error) || (error instanceof Error && OVERLOAD_CODES.has(codeOf(error)));

const codeOf = (error: Error): string => (error as NodeJS.ErrnoException).code ?? '';

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
