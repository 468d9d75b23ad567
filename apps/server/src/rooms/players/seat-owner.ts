import { matchMaker } from '#platform/rooms/colyseus.ts';
import type { RoomPorts } from '../ports.ts';

/** A room that knows which account sits on a seat. */
interface SeatedRoom {
  playerAt(sessionId: string): string | null;
}

const isSeated = (room: object | undefined): room is SeatedRoom => room !== undefined && 'playerAt' in room;

/**
 * Whether the access token in a socket's address may use the reconnection in it. A token of somebody else may not. One
 * that has run out, or none, proves nothing either way: it is the long random reconnection token that counts then,
 * because a stay in a room outlives an access token.
 */
export async function ownsSeat(ports: RoomPorts, url: URL): Promise<boolean> {
  const { searchParams, pathname } = url;
  const accessToken = searchParams.get('_authToken');
  if (!searchParams.has('reconnectionToken') || !accessToken) return true;
  const room: object | undefined = matchMaker.getLocalRoomById(pathname.split('/').at(-1) ?? '');
  const owner = isSeated(room) ? room.playerAt(searchParams.get('sessionId') ?? '') : null;
  if (owner === null) return true;
  try {
    return (await ports.ownerOf(accessToken)) === owner;
  } catch (cause) {
    return (cause as { code?: unknown }).code === 'auth/token_expired';
  }
}
