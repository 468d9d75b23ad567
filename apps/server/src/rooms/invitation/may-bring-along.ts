import { matchMaker } from '#platform/rooms/colyseus.ts';
import { playerSeats } from '../players/player-seats.ts';
import { RANKED_ROOM } from '../ranked/ranked-invitation.ts';

/** Whether a player sits or watches in this very room, and others may come there: into a ranked match only its two players do. */
export async function mayBringAlong(playerId: string, roomId: string): Promise<boolean> {
  // A server without rooms.
  if (matchMaker.state === undefined || !(await playerSeats.isKnown(playerId, roomId))) return false;
  const row = await matchMaker.getRoomById(roomId);
  return row !== undefined && row !== null && row.name !== RANKED_ROOM;
}
