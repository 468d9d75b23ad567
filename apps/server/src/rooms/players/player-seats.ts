import { systemClock } from '#platform/clock/clock.ts';
import { matchMaker } from '#platform/rooms/colyseus.ts';
import { isRoomIdTaken } from '#platform/rooms/cluster/safe-redis-driver.ts';

const KEY = 'rooms:player-seats';
/** The seats in a process's rooms: nobody has to look through all seats when it dies. */
const seatsKey = (processId: string): string => `process:seats:${processId}`;
/** What this process has written there. */
const own = new Map<string, string>();
/** Two rooms may want the same account at once; the second one looks again this often, for so long. */
const RETRY_MS = 20;
const ATTEMPTS = 50;
/** A process that dies in the middle blocks the account no longer than that. */
const LOCK_SECONDS = 5;

/** In which room each account sits: one at a time, over all processes. */
export const playerSeats = {
  /** Takes the seat; false when the account sits connected in another room. */
  async claim(playerId: string, roomId: string): Promise<boolean> {
    if (!(await lock(playerId))) return false;
    try {
      const other: string | null | undefined = await matchMaker.presence.hget(KEY, playerId);
      if (other && other !== roomId && !(await isYielded(other, playerId))) return false;
      await take(playerId, roomId);
      return true;
    } finally {
      await unlock(playerId);
    }
  },

  /** Whether it is known that the account sits in this room. */
  async isKnown(playerId: string, roomId: string): Promise<boolean> {
    return (await matchMaker.presence.hget(KEY, playerId)) === roomId;
  },

  /**
   * Says again that the account sits here, after Redis has lost it. False: it took another seat meanwhile, and that one
   * is older. `since` is when it sat down here, in ms since 1970.
   */
  async restore(playerId: string, roomId: string, since: number): Promise<boolean> {
    // Somebody else is at it: the next look tells what came of it.
    if (!(await lock(playerId))) return true;
    try {
      const other: string | null | undefined = await matchMaker.presence.hget(KEY, playerId);
      if (other && other !== roomId && !(await isCeded(other, playerId, since))) return false;
      await take(playerId, roomId);
      return true;
    } finally {
      await unlock(playerId);
    }
  },

  /** Whether the account plays or watches in some room now. */
  async isSeated(playerId: string): Promise<boolean> {
    const roomId: string | null | undefined = await matchMaker.presence.hget(KEY, playerId);
    if (!roomId || !(await isRoomIdTaken(roomId))) return false;
    try {
      return (await matchMaker.remoteRoomCall(roomId, 'holdsSeat' as never, [playerId])) === true;
    } catch {
      // Its process does not answer: the janitor will remove the room.
      return false;
    }
  },

  /**
   * Whether the account sits in a room where a match runs that is no practice: asked for every search, so what
   * cannot be found out counts as yes.
   */
  async isInMatch(playerId: string): Promise<boolean> {
    // A server without rooms.
    if (matchMaker.state === undefined) return false;
    try {
      const roomId: string | null | undefined = await matchMaker.presence.hget(KEY, playerId);
      if (!roomId || !(await matchMaker.getRoomById(roomId))) return false;
      return (await matchMaker.remoteRoomCall(roomId, 'runsMatch' as never, [])) === true;
    } catch {
      return true;
    }
  },

  /** Whether the account plays in a match that runs, or in a ranked one. A room that cannot be asked has no match. */
  async isPlaying(playerId: string): Promise<boolean> {
    if (matchMaker.state === undefined) return false;
    try {
      const roomId: string | null | undefined = await matchMaker.presence.hget(KEY, playerId);
      if (!roomId || !(await matchMaker.getRoomById(roomId))) return false;
      return (await matchMaker.remoteRoomCall(roomId, 'isPlaying' as never, [playerId])) === true;
    } catch {
      return false;
    }
  },

  async release(playerId: string, roomId: string): Promise<void> {
    if (own.get(playerId) === roomId) {
      own.delete(playerId);
      await matchMaker.presence.hdel(seatsKey(matchMaker.processId), playerId);
    }
    await giveBack(playerId, roomId, () => false);
  },

  /**
   * The same for a seat in a process that is no more. False: the seat is another one by now, since its room was opened
   * again elsewhere under the same code, and the account sits there.
   */
  releaseOf: (processId: string, playerId: string, roomId: string): Promise<boolean> =>
    giveBack(playerId, roomId, async () => {
      const row = await matchMaker.getRoomById(roomId);
      if (!row || row.processId === processId) return false;
      return (await matchMaker.presence.hget(seatsKey(row.processId), playerId)) === roomId;
    }),

  /** A process is no more: the seats in its rooms, by player. What is told of here is to be released. */
  async ofProcess(processId: string): Promise<ReadonlyMap<string, string>> {
    const seats: Record<string, string> = (await matchMaker.presence.hgetall(seatsKey(processId))) ?? {};
    return new Map(Object.entries(seats));
  },
  async forgetProcess(processId: string): Promise<void> {
    // The library types `del` as synchronous; on Redis it is not.
    await Promise.resolve(matchMaker.presence.del(seatsKey(processId)));
  },
};

async function take(playerId: string, roomId: string): Promise<void> {
  const { presence, processId } = matchMaker;
  own.set(playerId, roomId);
  await presence.hset(seatsKey(processId), playerId, roomId);
  await presence.hset(KEY, playerId, roomId);
}

/** False where the seat stays. Without the lock the seat of a claim in between would be taken away; an old one that stays gives way by itself. */
async function giveBack(
  playerId: string,
  roomId: string,
  isStaying: () => boolean | Promise<boolean>,
): Promise<boolean> {
  if (!(await lock(playerId))) return false;
  try {
    if (await isStaying()) return false;
    if ((await matchMaker.presence.hget(KEY, playerId)) === roomId) await matchMaker.presence.hdel(KEY, playerId);
    return true;
  } finally {
    await unlock(playerId);
  }
}

const lockKey = (playerId: string): string => `rooms:claiming:${playerId}`;

/** Reading and writing a seat are two steps: only one claim of an account runs at a time. */
async function lock(playerId: string): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if ((await matchMaker.presence.hincrbyex(lockKey(playerId), 'claims', 1, LOCK_SECONDS)) === 1) return true;
    await systemClock.sleep(RETRY_MS);
  }
  return false;
}

/** The library types `del` as synchronous; on Redis it is not. */
const unlock = async (playerId: string): Promise<void> => Promise.resolve(matchMaker.presence.del(lockKey(playerId)));

/** A seat that only waits for a reconnection gives way. */
const isYielded = (roomId: string, playerId: string): Promise<boolean> => doesGiveWay(roomId, 'yieldSeat', [playerId]);

/** Of two seats of one account the older one stays. */
const isCeded = (roomId: string, playerId: string, since: number): Promise<boolean> =>
  doesGiveWay(roomId, 'cedeSeat', [playerId, since]);

/** A seat in a room that is no more gives way, too. */
async function doesGiveWay(roomId: string, method: 'yieldSeat' | 'cedeSeat', args: unknown[]): Promise<boolean> {
  if (!(await isRoomIdTaken(roomId))) return true;
  try {
    return (await matchMaker.remoteRoomCall(roomId, method as never, args)) === true;
  } catch {
    // Its process does not answer: the janitor will remove the room.
    return true;
  }
}
