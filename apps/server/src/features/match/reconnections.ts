import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { RedisClient } from '#platform/redis/redis.ts';

/** The seat that waits for a player. */
export interface Reconnection {
  readonly roomId: string;
  readonly token: string;
}

/** Where each player's reconnection token is kept. Losing one costs a way back into a room, nothing else. */
export interface ReconnectionStore {
  save(playerId: string, roomId: string, token: string): void;
  /** Forgets the record if it is about this room. */
  clear(playerId: string, roomId: string): void;
  find(playerId: string): Promise<Reconnection | null>;
}

/** Asks whether a room still stands. */
export type IsRoomOpen = (roomId: string) => Promise<boolean>;

/** Seats that can really be taken again: a process that died cleared none of its records. */
export interface OfferedSeats extends ReconnectionStore {
  /** Names who knows the rooms. */
  checkBy(isOpen: IsRoomOpen): void;
}

export function offerSeats(store: ReconnectionStore): OfferedSeats {
  let isOpen: IsRoomOpen = async () => true;
  return {
    save: store.save,
    clear: store.clear,
    find: async (playerId) => {
      const record = await store.find(playerId);
      if (record === null || (await isOpen(record.roomId))) return record;
      store.clear(playerId, record.roomId);
      return null;
    },
    checkBy: (ask) => {
      isOpen = ask;
    },
  };
}

/** A record older than this belongs to a room that ended without clearing it. */
const KEPT_SECONDS = 12 * 3600;

/** Records of one process. */
export function createMemoryReconnections(clock: Clock): ReconnectionStore {
  /** Oldest first. */
  const records = new Map<string, Reconnection & { readonly savedAtMs: number }>();
  const isOld = ({ savedAtMs }: { readonly savedAtMs: number }): boolean =>
    clock.monotonicMs() - savedAtMs > KEPT_SECONDS * 1000;
  const forgetOld = (): void => {
    for (const [playerId, record] of records) {
      if (!isOld(record)) return;
      records.delete(playerId);
    }
  };
  return {
    save: (playerId, roomId, token) => {
      forgetOld();
      records.delete(playerId);
      records.set(playerId, { roomId, token, savedAtMs: clock.monotonicMs() });
    },
    clear: (playerId, roomId) => {
      if (records.get(playerId)?.roomId === roomId) records.delete(playerId);
    },
    find: async (playerId) => {
      const record = records.get(playerId);
      if (record === undefined || isOld(record)) return null;
      return { roomId: record.roomId, token: record.token };
    },
  };
}

const CLEAR_IF_ROOM =
  "if redis.call('hget', KEYS[1], 'room') == ARGV[1] then return redis.call('del', KEYS[1]) end return 0";
const keyOf = (playerId: string): string => `reconnection:${playerId}`;

/** Records that all processes share. Commands go out in order on one connection. */
export function createRedisReconnections(redis: RedisClient, logger: Logger): ReconnectionStore {
  const ignoreLoss = (error: unknown) => logger.warn({ err: error }, 'a reconnection record could not be written');
  return {
    save: (playerId, roomId, token) => {
      redis
        .multi()
        .hset(keyOf(playerId), { room: roomId, token })
        .expire(keyOf(playerId), KEPT_SECONDS)
        .exec()
        .catch(ignoreLoss);
    },
    clear: (playerId, roomId) => {
      redis.eval(CLEAR_IF_ROOM, 1, keyOf(playerId), roomId).catch(ignoreLoss);
    },
    find: async (playerId) => {
      const { room, token } = await redis.hgetall(keyOf(playerId));
      return room === undefined || token === undefined ? null : { roomId: room, token };
    },
  };
}
