import type { RateLimit } from './config.ts';

/** How many calls at once, and how many more a second. */
export interface Flow {
  readonly burst: number;
  readonly perSecond: number;
}

/** What keeps one account, or one address, from taking the rooms away from everybody else. */
export interface RoomLimits {
  /** Seats that may be asked for, in whatever rooms. */
  readonly seats: {
    readonly perPlayer: RateLimit;
    /** Of addresses that are somebody's own. */
    readonly perAddress: RateLimit;
  };
  /** Wrong room ids that may be asked for before seats are refused. */
  readonly guesses: {
    readonly perPlayer: RateLimit;
    /** Of guests and of reconnections, which name nobody. */
    readonly perAddress: RateLimit;
  };
  readonly rooms: RoomCounts;
  readonly door: ConnectionLimits;
}

/** How many rooms there may be. */
export interface RoomCounts {
  readonly perProcess: number;
  /** Of one account, as long as nobody has entered them. */
  readonly unenteredPerPlayer: number;
}

/** What one address may do to the port before anybody knows who it is. */
export interface ConnectionLimits {
  readonly connectionsPerAddress: number;
  /** Sockets that are asked for without a seat, as everybody does for a moment after a restart. */
  readonly seatlessPerAddress: Flow;
  readonly seatlessInAll: Flow;
}

const MINUTE = 60;
const NONE = Number.POSITIVE_INFINITY;
const UNLIMITED: Flow = { burst: NONE, perSecond: NONE };
export const NO_ROOM_COUNTS: RoomCounts = { perProcess: NONE, unenteredPerPlayer: NONE };
export const NO_CONNECTION_LIMITS: ConnectionLimits = {
  connectionsPerAddress: NONE,
  seatlessPerAddress: UNLIMITED,
  seatlessInAll: UNLIMITED,
};

/** The rates of calls are lifted where limiters are made; `enabled` lifts the rest. A whole school may share an address. */
export const createRoomLimits = (enabled: boolean): RoomLimits => ({
  // A client that comes back asks ten times in eight seconds.
  seats: { perPlayer: { points: 30, seconds: 10 }, perAddress: { points: 600, seconds: 10 } },
  guesses: {
    perPlayer: { points: 40, seconds: 10 * MINUTE },
    perAddress: { points: 600, seconds: 10 * MINUTE },
  },
  // A room takes about 90 KB: so many leave place for their players in a process of 1 GB.
  rooms: enabled ? { perProcess: 3_000, unenteredPerPlayer: 2 } : NO_ROOM_COUNTS,
  door: enabled
    ? {
        connectionsPerAddress: 1_000,
        seatlessPerAddress: { burst: 200, perSecond: 50 },
        seatlessInAll: { burst: 500, perSecond: 200 },
      }
    : NO_CONNECTION_LIMITS,
});
