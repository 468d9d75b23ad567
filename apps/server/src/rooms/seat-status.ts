import { matchMaker } from '#platform/rooms/colyseus.ts';
import { isRoomOpen } from './tables/is-room-open.ts';

/** Which seat an account has in a room; `stands`: there is such a room. `own`: the window that asks sat on the seat last. */
export interface SeatStatus {
  readonly stands: boolean;
  readonly seat: 'none' | 'waits' | 'played';
  readonly own: boolean;
  readonly match: boolean;
}

const NOWHERE: SeatStatus = { stands: false, seat: 'none', own: false, match: false };

/** Which seat an account has in a room of any process; a room that cannot be asked is none. */
export async function findSeatStatus(roomId: string, playerId: string, tab: string): Promise<SeatStatus> {
  // A server without rooms.
  if (matchMaker.state === undefined) return NOWHERE;
  try {
    if (!(await isRoomOpen(roomId))) return NOWHERE;
    const asked: unknown = await matchMaker.remoteRoomCall(roomId, 'standingOf' as never, [playerId, tab]);
    return { stands: true, ...(asked as Omit<SeatStatus, 'stands'>) };
  } catch {
    return NOWHERE;
  }
}
