import { Redis } from 'ioredis';
import type { Logger } from '#platform/log/logger.ts';

export type RedisClient = Redis;

/** Connects to Redis when it is configured. Commands fail at once while it is away: nobody waits for it. */
export function connectRedis(url: string | null, logger: Logger): RedisClient | null {
  if (url === null) return null;
  const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1 });
  redis.on('error', (error) => logger.warn({ part: 'redis', err: error }, 'Redis is away'));
  return redis;
}
