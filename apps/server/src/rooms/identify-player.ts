import { isErrorCode } from '@syllaboom/contracts';
import type { AuthContext } from '#platform/rooms/colyseus.ts';
import { refuseSeat, refuseSeatWith } from '#platform/rooms/room-refusal.ts';
import type { RoomIdentity, RoomPorts } from './ports.ts';

/** Who asks for a seat: the token is the only thing that is believed [R0417]. Throws the refusal of the seat request. */
export async function identifyPlayer(ports: RoomPorts, token: unknown): Promise<RoomIdentity> {
  if (typeof token !== 'string' || token === '') throw refuseSeatWith('auth/login_required');
  try {
    return await ports.authenticate(token);
  } catch (cause) {
    const code = (cause as { code?: unknown }).code;
    if (code === 'auth/banned') throw refuseSeat('banned');
    if (typeof code === 'string' && isErrorCode(code)) throw refuseSeatWith(code);
    throw cause;
  }
}

/** Whether a seat request wants a new room. */
export const isCreateRequest = ({ req }: AuthContext): boolean =>
  new URL(String((req as Request | undefined)?.url ?? 'http://none/')).pathname.startsWith('/matchmake/create/');
