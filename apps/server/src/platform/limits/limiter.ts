import { RateLimiterMemory, type RateLimiterAbstract, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimit } from '#config/config.ts';
import type { RedisClient } from '#platform/redis/redis.ts';

/** Too many calls; the caller may come back after so many seconds. */
export class LimitReached extends Error {
  override readonly name = 'LimitReached';
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super(`limit reached, retry after ${retryAfterSeconds} s`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Counts calls per key in fixed windows. */
export interface Limiter {
  /** Counts one call; throws `LimitReached` when there were too many. */
  consume(key: string): Promise<void>;
  /** Takes one call back. */
  refund(key: string): Promise<void>;
  /** Forgets the key. */
  clear(key: string): Promise<void>;
}

const UNLIMITED: Limiter = { consume: async () => {}, refund: async () => {}, clear: async () => {} };

/** Makes limiters: in memory, or shared through Redis with a stricter one in memory for when Redis is away. */
export function createLimiterFactory(
  enabled: boolean,
  redis: RedisClient | null,
): (name: string, rate: RateLimit) => Limiter {
  return (name, rate) => {
    if (!enabled) return UNLIMITED;
    const options = { keyPrefix: `limit:${name}`, points: rate.points, duration: rate.seconds };
    if (redis === null) return wrapLimiter(new RateLimiterMemory(options));
    const insuranceLimiter = new RateLimiterMemory({ ...options, points: Math.max(1, Math.floor(rate.points / 2)) });
    return wrapLimiter(new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter }));
  };
}

const wrapLimiter = (limiter: RateLimiterAbstract): Limiter => ({
  consume: async (key) => {
    try {
      await limiter.consume(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new LimitReached(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
    }
  },
  refund: async (key) => {
    await limiter.reward(key, 1);
  },
  clear: async (key) => {
    await limiter.delete(key);
  },
});
