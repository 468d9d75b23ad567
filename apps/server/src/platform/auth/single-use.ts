import { createHash } from 'node:crypto';
import type { Clock } from '#platform/clock/clock.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { RedisClient } from '#platform/redis/redis.ts';

/** Remembers what may be used once: codes and numbers of sign-ins, over all processes that share a Redis. */
export interface SingleUse {
  /** True for the first who comes with this text within `seconds`. Throws `auth/cache` while nothing can be remembered. */
  claim(text: string, seconds: number): Promise<boolean>;
  /** Takes a claim back, because nothing came of it. */
  release(text: string): Promise<void>;
}

/** Not the text itself: codes are secrets. */
const keyOf = (text: string): string => `single-use:${createHash('sha256').update(text).digest('base64url')}`;

export const createSingleUse = (redis: RedisClient | null, clock: Clock): SingleUse =>
  redis === null ? createInMemory(clock) : createOnRedis(redis);

function createInMemory(clock: Clock): SingleUse {
  const until = new Map<string, number>();
  const forgetOld = (now: number) => {
    for (const [key, end] of until) if (end <= now) until.delete(key);
  };
  return {
    claim: async (text, seconds) => {
      const now = clock.monotonicMs();
      forgetOld(now);
      if (until.has(keyOf(text))) return false;
      until.set(keyOf(text), now + seconds * 1000);
      return true;
    },
    release: async (text) => void until.delete(keyOf(text)),
  };
}

function createOnRedis(redis: RedisClient): SingleUse {
  const orCacheError = async <Value>(command: Promise<Value>): Promise<Value> => {
    try {
      return await command;
    } catch (cause) {
      throw new AppError('auth/cache', { cause, retryAfterSeconds: 2 });
    }
  };
  return {
    claim: async (text, seconds) => (await orCacheError(redis.set(keyOf(text), '1', 'EX', seconds, 'NX'))) === 'OK',
    release: async (text) => void (await orCacheError(redis.del(keyOf(text)))),
  };
}
