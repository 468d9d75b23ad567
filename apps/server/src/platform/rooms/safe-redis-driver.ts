import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import { Redis } from 'ioredis';
import { matchMaker } from './colyseus.ts';

/** Redis answers soon or not at all: a room request must not hang for the library's ten seconds. */
const CLIENT_OPTIONS = { maxRetriesPerRequest: 2, commandTimeout: 1_500 } as const;

type Changes = Parameters<RedisDriver['update']>[1];
type Row = Parameters<RedisDriver['persist']>[0];

const KEY = 'roomcaches';
/** Writes or removes a row, unless it belongs to another process by now. */
const WRITE_OWN = `
local known = redis.call('hget', KEYS[1], ARGV[1])
if known and not string.find(known, ARGV[2], 1, true) then return 0 end
if ARGV[3] == '' then return redis.call('hdel', KEYS[1], ARGV[1]) end
redis.call('hset', KEYS[1], ARGV[1], ARGV[3])
return 1`;

/**
 * The library's driver lacks an atomic insert: when a stalled process wakes up and makes its room after all, two
 * rooms would share an id. With it the second one is dropped. And a process that wakes up after another one has taken
 * over its room would write its own row over the new one: it may only write what is still its own.
 */
class SafeRedisDriver extends RedisDriver {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    super(redis);
    this.#redis = redis;
  }

  async insert(room: Row): Promise<boolean> {
    return (await this.#redis.hsetnx(KEY, room.roomId, JSON.stringify(room))) === 1;
  }

  override async update(room: Row, { $set = {}, $inc = {} }: Changes): Promise<boolean> {
    const row = room as unknown as Record<string, unknown>;
    for (const [field, value] of Object.entries($set)) row[field] = value;
    for (const [field, value] of Object.entries($inc)) row[field] = Number(row[field]) + Number(value);
    await this.#writeOwn(room.roomId, room.processId, JSON.stringify(room));
    return true;
  }

  override async persist(room: Row): Promise<boolean> {
    if (!room.roomId) return false;
    await this.#writeOwn(room.roomId, room.processId, JSON.stringify(room));
    return true;
  }

  override async remove(roomId: string): Promise<boolean> {
    return roomId ? this.#writeOwn(roomId, matchMaker.processId, '') : false;
  }

  /** Removes a row whosever it is. */
  async drop(roomId: string): Promise<void> {
    await this.#redis.hdel(KEY, roomId);
  }

  async #writeOwn(roomId: string, processId: string, row: string): Promise<boolean> {
    return (await this.#redis.eval(WRITE_OWN, 1, KEY, roomId, `"processId":"${processId}"`, row)) === 1;
  }
}

/** Takes a room of a process that does not answer out of the list, so that another one may take its place. */
export async function dropRoom(roomId: string): Promise<void> {
  const { driver } = matchMaker;
  if (driver instanceof SafeRedisDriver) await driver.drop(roomId);
  else await driver.remove(roomId);
}

/** Rooms and presence shared by all processes on one Redis. */
export function connectCluster(redisUrl: string, onReady: () => void) {
  const redis = new Redis(redisUrl, CLIENT_OPTIONS);
  redis.on('error', () => undefined);
  redis.on('ready', onReady);
  return { driver: new SafeRedisDriver(redis), presence: new RedisPresence(new Redis(redisUrl, CLIENT_OPTIONS)) };
}
