import type { Clock } from '#platform/clock/clock.ts';
import type { RedisClient } from '#platform/redis/redis.ts';
import { LimitReached } from './limiter.ts';

/** How fast a queue moves, and how long it may grow. */
export interface QueuePace {
  readonly everyMs: number;
  readonly places: number;
}

/** One queue per key: whoever comes gets the next turn, one turn after another. */
export interface PacedQueue {
  /** Waits for the next turn; throws `LimitReached` at once when all places are taken. */
  wait(key: string): Promise<void>;
}

/** Gives out the turns of many queues: how many ms until the next one, or null when all places are taken. */
type GiveTurn = (key: string) => Promise<number | null>;

/** So many queues are kept before the empty ones are forgotten. */
const FORGET_FROM = 1000;

/**
 * A turn is a time, not a lock: a caller who goes away, or a process that dies, holds nobody up. With Redis all processes
 * share the queues; while it is away each has its own.
 */
export function createPacedQueue(
  name: string,
  pace: QueuePace,
  { clock, redis }: { readonly clock: Clock; readonly redis: RedisClient | null },
): PacedQueue {
  const inMemory = giveFromMemory(pace, clock);
  const give = redis === null ? inMemory : giveFromRedis(name, pace, { redis, inMemory });
  return {
    wait: async (key) => {
      const turnInMs = await give(key);
      if (turnInMs === null) throw new LimitReached(Math.ceil((pace.everyMs * pace.places) / 1000));
      await clock.sleep(turnInMs);
    },
  };
}

function giveFromMemory({ everyMs, places }: QueuePace, clock: Clock): GiveTurn {
  /** When the last turn given out begins. */
  const lastTurns = new Map<string, number>();
  return async (key) => {
    const now = clock.monotonicMs();
    if (lastTurns.size >= FORGET_FROM) for (const [known, turn] of lastTurns) if (turn <= now) lastTurns.delete(known);
    const turn = Math.max(now, lastTurns.get(key) ?? now) + everyMs;
    if (turn - now > everyMs * places) return null;
    lastTurns.set(key, turn);
    return turn - now;
  };
}

/** The same, in one step, by Redis' own clock. */
const GIVE_TURN = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local turn = math.max(now, tonumber(redis.call('GET', KEYS[1]) or '0')) + ARGV[1]
if turn - now > ARGV[1] * ARGV[2] then return -1 end
redis.call('SET', KEYS[1], string.format('%.0f', turn), 'PX', turn - now)
return turn - now`;

function giveFromRedis(
  name: string,
  { everyMs, places }: QueuePace,
  { redis, inMemory }: { readonly redis: RedisClient; readonly inMemory: GiveTurn },
): GiveTurn {
  return async (key) => {
    const given = await redis.eval(GIVE_TURN, 1, `line:${name}:${key}`, everyMs, places).catch(() => null);
    if (typeof given !== 'number') return inMemory(key);
    return given < 0 ? null : given;
  };
}
