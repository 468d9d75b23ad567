import { CreateRoomOptions, JoinRoomOptions } from '@syllaboom/contracts';
import type { AuthContext } from '#platform/rooms/colyseus.ts';
import { refuseSeat, refuseSeatWith } from '#platform/rooms/room-refusal.ts';
import { asksForNewRoom } from '#platform/rooms/seats/seat-requests.ts';
import { identifyPlayer } from '../../players/identify-player.ts';
import type { RoomIdentity, RoomPorts } from '../../ports.ts';

/** Runs in the seat request, before there is a socket; throws the refusal. */
export async function identifySeat(
  ports: RoomPorts,
  token: string | undefined,
  raw: unknown,
  context: AuthContext,
): Promise<RoomIdentity> {
  const isCreate = asksForNewRoom(context);
  const options = (isCreate ? CreateRoomOptions : JoinRoomOptions).safeParse(raw ?? {});
  if (!options.success) throw refuseSeatWith('room/invalid_options');
  const identity = await identifyPlayer(ports, options.data.wbPlayer ?? token, context);
  // A ticket lets them in where the table stands already (see takeTables).
  const isNewRoom = isCreate && (options.data as CreateRoomOptions).ticket === undefined;
  if (isNewRoom && identity.guest) throw refuseSeat('guest');
  // The lobby's list shows titles to everybody.
  if (isNewRoom && !identity.wayIn && ((options.data as CreateRoomOptions).title ?? '') !== '')
    throw refuseSeatWith('auth/way_in_needed');
  return identity;
}

/** The same for rooms that the server alone makes. */
export function identifyInvited(
  ports: RoomPorts,
  token: string | undefined,
  raw: unknown,
  context: AuthContext,
): Promise<RoomIdentity> {
  if (asksForNewRoom(context)) throw refuseSeatWith('room/invalid_options');
  return identifySeat(ports, token, raw, context);
}
