import { systemClock } from '#platform/clock/clock.ts';
import { matchMaker } from '#platform/rooms/colyseus.ts';

const KEY = 'rooms:player-seats';
/** Two rooms may want the same account at once; the second one looks again this often, for so long. */
const LOOK_AGAIN_MS = 20;
const LOOKS = 50;
/** A process that dies in the middle blocks the account no longer than that. */
const LOCK_SECONDS = 5;

/** In which room each account sits: one at a time, over all processes [R0526]. */
export const playerSeats = {
  /** Takes the seat; false when the account sits connected in another room. */
  async claim(playerId: string, roomId: string): Promise<boolean> {
    if (!(await lock(playerId))) return false;
    try {
      const other: string | null | undefined = await matchMaker.presence.hget(KEY, playerId);
      if (other && other !== roomId && !(await isYielded(other, playerId))) return false;
      await matchMaker.presence.hset(KEY, playerId, roomId);
      return true;
    } finally {
      await unlock(playerId);
    }
  },

  /** In which rooms these accounts sit; those who sit nowhere are left out. */
  async roomsOf(playerIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rooms = await Promise.all(
      playerIds.map(async (playerId) => [playerId, await matchMaker.presence.hget(KEY, playerId)] as const),
    );
    return new Map(rooms.flatMap(([playerId, roomId]) => (roomId ? [[playerId, roomId] as const] : [])));
  },

  /** Whether the account plays or watches in some room now. */
  async isSeated(playerId: string): Promise<boolean> {
    const roomId: string | null | undefined = await matchMaker.presence.hget(KEY, playerId);
    if (!roomId || !(await matchMaker.getRoomById(roomId))) return false;
    try {
      return (await matchMaker.remoteRoomCall(roomId, 'holdsSeat' as never, [playerId])) === true;
    } catch {
      // Its process does not answer: the janitor will remove the room.
      return false;
    }
  },

  async release(playerId: string, roomId: string): Promise<void> {
    // Without the lock the seat of a claim in between would be taken away; an old seat that stays gives way by itself.
    if (!(await lock(playerId))) return;
    try {
      if ((await matchMaker.presence.hget(KEY, playerId)) === roomId) await matchMaker.presence.hdel(KEY, playerId);
    } finally {
      await unlock(playerId);
    }
  },
};

const lockKey = (playerId: string): string => `rooms:claiming:${playerId}`;

/** Reading and writing a seat are two steps: only one claim of an account runs at a time. */
async function lock(playerId: string): Promise<boolean> {
  for (let look = 0; look < LOOKS; look++) {
    if ((await matchMaker.presence.hincrbyex(lockKey(playerId), 'claims', 1, LOCK_SECONDS)) === 1) return true;
    await systemClock.sleep(LOOK_AGAIN_MS);
  }
  return false;
}

/** The library types `del` as synchronous; on Redis it is not. */
const unlock = async (playerId: string): Promise<void> => Promise.resolve(matchMaker.presence.del(lockKey(playerId)));

/** A seat that only waits for a reconnection gives way; so does one in a room that is no more. */
async function isYielded(roomId: string, playerId: string): Promise<boolean> {
  if (!(await matchMaker.getRoomById(roomId))) return true;
  try {
    return (await matchMaker.remoteRoomCall(roomId, 'yieldSeat' as never, [playerId])) === true;
  } catch {
    // Its process does not answer: the janitor will remove the room.
    return true;
  }
}
