import { matchMaker } from '#platform/rooms/colyseus.ts';

const KEY = 'rooms:player-seats';

/** In which room each account sits: one at a time, over all processes [R0526]. */
export const playerSeats = {
  /** Takes the seat; false when the account sits connected in another room. */
  async claim(playerId: string, roomId: string): Promise<boolean> {
    const other: string | null | undefined = await matchMaker.presence.hget(KEY, playerId);
    if (other && other !== roomId && !(await isYielded(other, playerId))) return false;
    await matchMaker.presence.hset(KEY, playerId, roomId);
    return true;
  },

  async release(playerId: string, roomId: string): Promise<void> {
    if ((await matchMaker.presence.hget(KEY, playerId)) === roomId) await matchMaker.presence.hdel(KEY, playerId);
  },
};

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
