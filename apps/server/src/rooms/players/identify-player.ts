import { isErrorCode } from '@syllaboom/contracts';
import { systemClock } from '#platform/clock/clock.ts';
import type { AuthContext } from '#platform/rooms/colyseus.ts';
import type { SeatRequest } from '#platform/rooms/seats/seat-requests.ts';
import { refuseSeat, refuseSeatWith } from '#platform/rooms/room-refusal.ts';
import type { RoomIdentity, RoomPorts } from '../ports.ts';

/** Who asks, once it is known: one seat request is authenticated once. */
const identified = new WeakMap<AuthContext, RoomIdentity>();

/** Who makes a seat request, by the token in its options or its header. */
export const identifyAsker = (ports: RoomPorts, { options, context }: SeatRequest): Promise<RoomIdentity> =>
  identifyPlayer(ports, (options as { wbPlayer?: unknown } | null)?.wbPlayer ?? context.token, context);

/** Who asks for a seat: the token is the only thing that is believed. Throws the refusal of the seat request. */
export async function identifyPlayer(ports: RoomPorts, token: unknown, context: AuthContext): Promise<RoomIdentity> {
  const known = identified.get(context);
  if (known) return known;
  if (typeof token !== 'string' || token === '') throw refuseSeatWith('auth/login_required');
  try {
    const identity = { ...(await ports.authenticate(token)), admittedAt: systemClock.now().getTime() };
    identified.set(context, identity);
    return identity;
  } catch (cause) {
    const code = (cause as { code?: unknown }).code;
    if (code === 'auth/banned') throw refuseSeat('banned');
    if (typeof code === 'string' && isErrorCode(code)) throw refuseSeatWith(code);
    throw cause;
  }
}
