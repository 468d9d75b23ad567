import { LOBBY_ROOM } from '@syllaboom/contracts';
import type { SeatRequest } from '#platform/rooms/seats/seat-requests.ts';
import { isNotFound, refuseSeatWith } from '#platform/rooms/room-refusal.ts';
import { identifyAsker } from './identify-player.ts';
import type { CallLimit, RoomPorts } from '../ports.ts';

/**
 * Keeps private rooms private: who asks for too many rooms that are not there gets no seat at all for a while. Players
 * are counted by their account; guests, who cost nothing to make, and reconnections, which name nobody, by their address.
 * Who asks is found out before the room is looked for, so that strangers learn nothing.
 */
export function guardGuesses(ports: RoomPorts) {
  return async (request: SeatRequest, proceed: () => Promise<unknown>): Promise<unknown> => {
    const { method, roomId } = request;
    if (roomId === LOBBY_ROOM || (method !== 'joinById' && method !== 'reconnect')) return proceed();
    const [limit, key] = await whose(ports, request);
    await limit.consume(key).catch(() => {
      throw refuseSeatWith('http/rate_limited');
    });
    try {
      const seat = await proceed();
      await limit.refund(key);
      return seat;
    } catch (cause) {
      if (!isNotFound(cause)) await limit.refund(key);
      throw cause;
    }
  };
}

async function whose(ports: RoomPorts, request: SeatRequest): Promise<[CallLimit, string]> {
  const byAddress: [CallLimit, string] = [ports.guessLimits.perAddress, [request.context.ip].flat()[0] ?? 'unknown'];
  if (request.method === 'reconnect') return byAddress;
  const identity = await identifyAsker(ports, request);
  return identity.guest ? byAddress : [ports.guessLimits.perPlayer, identity.playerId];
}
