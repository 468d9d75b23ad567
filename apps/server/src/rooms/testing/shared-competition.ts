import { Redis } from 'ioredis';
import type { RankedBooking, RoomPorts } from '../ports.ts';

const BOOKED = 'test:booked';
const OPEN = 'test:open';
const BOOKINGS = 'test:bookings';
const CALLED_OFF = 'test:called-off';

/** Books both or none: the players are the hash's fields. */
const BOOK = `
if redis.call('hexists', KEYS[1], ARGV[1]) == 1 or redis.call('hexists', KEYS[1], ARGV[2]) == 1 then return 0 end
redis.call('hset', KEYS[1], ARGV[1], ARGV[3], ARGV[2], ARGV[3])
redis.call('hset', KEYS[2], ARGV[3], ARGV[4])
redis.call('rpush', KEYS[3], ARGV[4])
return 1`;

export interface KnownBooking extends RankedBooking {
  readonly at: number;
}

/** The hidden rating of a player of these tests is a part of their id: `r1500-0000007`. */
const ratingOf = (playerId: string): number => Number(/^r(\d+)-/.exec(playerId)?.[1] ?? 1500);

/** Ranked bookings of several processes, on their Redis. */
export class SharedCompetition {
  readonly #redis: Redis;

  constructor(redisUrl: string) {
    this.#redis = new Redis(redisUrl);
    this.#redis.on('error', () => undefined);
  }

  readonly ranked: RoomPorts['ranked'] = {
    admit: async (playerId) => ({ ok: true, rating: ratingOf(playerId), wp: 500 }),
    meetings: async () => [],
    book: async (booking) => {
      const row = JSON.stringify({ ...booking, at: Date.now() } satisfies KnownBooking);
      return (
        (await this.#redis.eval(BOOK, 3, BOOKED, OPEN, BOOKINGS, ...booking.playerIds, booking.matchId, row)) === 1
      );
    },
    forfeit: async (matchId) => {
      await this.#end(matchId);
      return {};
    },
    callOff: async (matchId) => {
      if (await this.#end(matchId)) await this.#redis.rpush(CALLED_OFF, matchId);
    },
    callOffProcess: async (processId) => {
      for (const booking of await this.open())
        if (booking.processId === processId) await this.ranked.callOff(booking.matchId);
    },
    openProcesses: async () => [...new Set((await this.open()).map(({ processId }) => processId))],
  };

  async open(): Promise<KnownBooking[]> {
    return (await this.#redis.hvals(OPEN)).map((row) => JSON.parse(row) as KnownBooking);
  }
  /** Every booking that there ever was. */
  async bookings(): Promise<KnownBooking[]> {
    return (await this.#redis.lrange(BOOKINGS, 0, -1)).map((row) => JSON.parse(row) as KnownBooking);
  }
  calledOff(): Promise<string[]> {
    return this.#redis.lrange(CALLED_OFF, 0, -1);
  }
  close(): void {
    this.#redis.disconnect();
  }

  async #end(matchId: string): Promise<boolean> {
    const row = await this.#redis.hget(OPEN, matchId);
    if (row === null || (await this.#redis.hdel(OPEN, matchId)) === 0) return false;
    await this.#redis.hdel(BOOKED, ...(JSON.parse(row) as KnownBooking).playerIds);
    return true;
  }
}
