import { systemClock } from '#platform/clock/clock.ts';
import { matchMaker } from '#platform/rooms/colyseus.ts';
import { isRoomSubscribed } from '#platform/rooms/cluster/safe-redis-driver.ts';

/** A room that was just listed may not be heard yet: it is listened for once more. */
const LISTEN_AGAIN_MS = 150;

/** Whether somebody answers for a listed room of another process: one that was killed falls silent at once. */
export async function isSubscribedInTime(roomId: string): Promise<boolean> {
  if (await isRoomSubscribed(roomId)) return true;
  await systemClock.sleep(LISTEN_AGAIN_MS);
  return isRoomSubscribed(roomId);
}

/** Whether a room stands: listed, and in a process that lives. */
export async function isRoomOpen(roomId: string): Promise<boolean> {
  if (matchMaker.getLocalRoomById(roomId)) return true;
  const known = await matchMaker.getRoomById(roomId);
  return Boolean(known) && known.processId !== matchMaker.processId && isSubscribedInTime(roomId);
}
