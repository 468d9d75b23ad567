import { Redis } from 'ioredis';
import type { RoomPorts } from '../ports.ts';

const keyOf = (playerId: string): string => `reconnection:${playerId}`;

/** Reconnection records of several processes, on their Redis. */
export function shareReconnections(redisUrl: string): RoomPorts['reconnections'] {
  const redis = new Redis(redisUrl);
  redis.on('error', () => undefined);
  const find = async (playerId: string) => {
    const row = await redis.get(keyOf(playerId));
    return row === null ? null : (JSON.parse(row) as { roomId: string; token: string });
  };
  return {
    save: (playerId, roomId, token) => void redis.set(keyOf(playerId), JSON.stringify({ roomId, token })),
    clear: (playerId, roomId) =>
      void find(playerId).then(async (record) => {
        if (record?.roomId === roomId) await redis.del(keyOf(playerId));
      }),
    find,
    checkBy: () => undefined,
  };
}
