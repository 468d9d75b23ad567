import { GAME_ROOM, type Invitation } from '@syllaboom/contracts';
import { matchMaker } from '#platform/rooms/colyseus.ts';
import { RANKED_ROOM } from '../ranked/ranked-invitation.ts';
import { isRoomOpen } from '../tables/is-room-open.ts';

/** Rooms that have a link: not the lobby, nor what shows a ranked match. */
const WITH_LINKS: readonly string[] = [GAME_ROOM, RANKED_ROOM];

const isDriven = (): boolean => (matchMaker.driver as unknown) !== undefined;

/** What a room's link invites to, asked of the room itself; null: there is none under this code. Makes no seat. */
export async function readInvitation(code: string): Promise<Invitation | null> {
  // Calls are answered a moment before there are rooms.
  if (!isDriven()) return null;
  const row = await matchMaker.getRoomById(code);
  if (!row || !WITH_LINKS.includes(row.name) || !(await isRoomOpen(code))) return null;
  return (await matchMaker.remoteRoomCall(code, 'invitation' as never)) as Invitation;
}
