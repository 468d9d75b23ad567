import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import { Redis } from 'ioredis';

/** Redis answers soon or not at all: a room request must not hang for the library's ten seconds. */
const CLIENT_OPTIONS = { maxRetriesPerRequest: 2, commandTimeout: 1_500 } as const;

type Row = Parameters<RedisDriver['persist']>[0];

/**
 * The library's driver lacks an atomic insert: when a stalled process wakes up and makes its room after all, two
 * rooms would share an id. With it the second one is dropped.
 */
class SafeRedisDriver extends RedisDriver {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    super(redis);
    this.#redis = redis;
  }

  async insert(room: Row): Promise<boolean> {
    return (await this.#redis.hsetnx('roomcaches', room.roomId, JSON.stringify(room))) === 1;
  }
}

/** Rooms and presence shared by all processes on one Redis. */
export function connectCluster(redisUrl: string, onReady: () => void) {
  const redis = new Redis(redisUrl, CLIENT_OPTIONS);
  redis.on('error', () => undefined);
  redis.on('ready', onReady);
  return { driver: new SafeRedisDriver(redis), presence: new RedisPresence(new Redis(redisUrl, CLIENT_OPTIONS)) };
}
