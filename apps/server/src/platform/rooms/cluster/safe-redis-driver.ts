import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import { Redis } from 'ioredis';
import { matchMaker } from '../colyseus.ts';

/** Redis answers soon or not at all: a room request must not hang for the library's ten seconds. */
const CLIENT_OPTIONS = { maxRetriesPerRequest: 2, commandTimeout: 1_500 } as const;

type Changes = Parameters<RedisDriver['update']>[1];
type Row = Parameters<RedisDriver['persist']>[0];

const KEY = 'roomcaches';
/** The ids of a process's rooms: nobody has to look through all rooms to find them. */
const roomsKey = (processId: string): string => `process:rooms:${processId}`;
const ownedBy = (processId: string): string => `"processId":"${processId}"`;
/** Only one process removes what a dead one left; should it die over it, another one may after this time. */
const SWEEP_SECONDS = 10;
/** So many rows are removed with one command. */
const AT_ONCE = 500;

const INSERT = `
if redis.call('hsetnx', KEYS[1], ARGV[1], ARGV[2]) == 0 then return 0 end
redis.call('sadd', KEYS[2], ARGV[1])
return 1`;
/** Writes or removes a row, unless it belongs to another process by now. */
const WRITE_OWN = `
local known = redis.call('hget', KEYS[1], ARGV[1])
local isOwn = not known or string.find(known, ARGV[2], 1, true)
if not isOwn or ARGV[3] == '' then redis.call('srem', KEYS[2], ARGV[1]) else redis.call('sadd', KEYS[2], ARGV[1]) end
if not isOwn then return 0 end
if ARGV[3] == '' then return redis.call('hdel', KEYS[1], ARGV[1]) end
redis.call('hset', KEYS[1], ARGV[1], ARGV[3])
return 1`;
/** Removes those rows of a process that are still its own; with 'all' their ids, too. */
const FORGET = `
for i = 3, #ARGV do
  local row = redis.call('hget', KEYS[1], ARGV[i])
  if row and string.find(row, ARGV[1], 1, true) then redis.call('hdel', KEYS[1], ARGV[i]) end
  if ARGV[2] == 'all' then redis.call('srem', KEYS[2], ARGV[i]) end
end`;

/**
 * The library's driver lacks an atomic insert: when a stalled process wakes up and makes its room after all, two
 * rooms would share an id. With it the second one is dropped. And a process that wakes up after another one has taken
 * over its room would write its own row over the new one: it may only write what is still its own.
 */
export class SafeRedisDriver extends RedisDriver {
  readonly #redis: Redis;
  /** The rooms of this process. */
  readonly #own = new Set<string>();

  constructor(redis: Redis) {
    super(redis);
    this.#redis = redis;
  }

  async insert(room: Row): Promise<boolean> {
    const { roomId, processId } = room;
    const isNew = (await this.#redis.eval(INSERT, 2, KEY, roomsKey(processId), roomId, JSON.stringify(room))) === 1;
    if (isNew) this.#own.add(roomId);
    return isNew;
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
    this.#own.add(room.roomId);
    await this.#writeOwn(room.roomId, room.processId, JSON.stringify(room));
    return true;
  }

  override async remove(roomId: string): Promise<boolean> {
    if (!roomId) return false;
    this.#own.delete(roomId);
    return this.#writeOwn(roomId, matchMaker.processId, '');
  }

  /** The library takes a process that does not answer out of the list. Its rooms stay known to the janitor. */
  override async cleanup(processId: string): Promise<void> {
    await this.#removeRows(processId, await this.roomsOf(processId), 'rows');
  }

  /** Ids of a process's rooms, whether it lives or not. */
  async roomsOf(processId: string): Promise<string[]> {
    const ids = await this.#redis.smembers(roomsKey(processId));
    // None, or Redis has lost them: then the list itself has to tell.
    return ids.length > 0 ? ids : (await this.query({ processId })).map(({ roomId }) => roomId);
  }

  /** Removes a process's rooms for good. */
  async forgetRooms(processId: string, roomIds: readonly string[]): Promise<void> {
    await this.#removeRows(processId, roomIds, 'all');
  }

  /** Whether this process is the one that removes what another one left. */
  async claimSweep(processId: string): Promise<boolean> {
    const key = `process:sweeping:${processId}`;
    return (await this.#redis.set(key, matchMaker.processId, 'EX', SWEEP_SECONDS, 'NX')) === 'OK';
  }

  /** Whether the rooms of this process are in the list, as far as one of them shows. */
  async holdsOwn(): Promise<boolean> {
    const ids = [...this.#own];
    const id = ids[Math.floor(Math.random() * ids.length)];
    if (id === undefined) return true;
    const [row, known] = await Promise.all([
      this.#redis.hexists(KEY, id),
      this.#redis.sismember(roomsKey(matchMaker.processId), id),
    ]);
    return row === 1 && known === 1;
  }

  /** Says again which rooms are this process's. */
  async enterOwn(): Promise<void> {
    if (this.#own.size > 0) await this.#redis.sadd(roomsKey(matchMaker.processId), ...this.#own);
  }

  /** Whether some process listens to a room's calls, whatever the list says. */
  async isSubscribed(roomId: string): Promise<boolean> {
    const [, listeners] = await this.#redis.pubsub('NUMSUB', `$${roomId}`);
    return Number(listeners) > 0;
  }

  /** Removes a row, unless another process has taken the room's place meanwhile. */
  async drop({ roomId, processId }: Pick<Row, 'roomId' | 'processId'>): Promise<void> {
    await this.#removeRows(processId, [roomId], 'rows');
  }

  async #writeOwn(roomId: string, processId: string, row: string): Promise<boolean> {
    const keys = [KEY, roomsKey(processId)] as const;
    return (await this.#redis.eval(WRITE_OWN, 2, ...keys, roomId, ownedBy(processId), row)) === 1;
  }

  async #removeRows(processId: string, roomIds: readonly string[], what: 'rows' | 'all'): Promise<void> {
    for (let from = 0; from < roomIds.length; from += AT_ONCE) {
      const ids = roomIds.slice(from, from + AT_ONCE);
      await this.#redis.eval(FORGET, 2, KEY, roomsKey(processId), ownedBy(processId), what, ...ids);
    }
  }
}

/** Whether some process listens to a room's calls: one that was killed stops at once, long before it counts as dead. */
export async function isRoomSubscribed(roomId: string): Promise<boolean> {
  const { driver } = matchMaker;
  return driver instanceof SafeRedisDriver
    ? driver.isSubscribed(roomId)
    : matchMaker.getLocalRoomById(roomId) !== undefined;
}

/** Whether there is a room under this id, also one that Redis has forgotten for the moment. */
export const isRoomIdTaken = async (roomId: string): Promise<boolean> =>
  Boolean(await matchMaker.getRoomById(roomId)) || isRoomSubscribed(roomId);

/** Takes a room of a process that does not answer out of the list, so that another one may take its place. */
export async function dropRoom(row: Pick<Row, 'roomId' | 'processId'>): Promise<void> {
  const { driver } = matchMaker;
  if (driver instanceof SafeRedisDriver) await driver.drop(row);
  else await driver.remove(row.roomId);
}

/** Rooms and presence shared by all processes on one Redis. */
export function connectCluster(redisUrl: string, onReady: () => void) {
  const redis = new Redis(redisUrl, CLIENT_OPTIONS);
  redis.on('error', () => undefined);
  redis.on('ready', onReady);
  return { driver: new SafeRedisDriver(redis), presence: new RedisPresence(new Redis(redisUrl, CLIENT_OPTIONS)) };
}
