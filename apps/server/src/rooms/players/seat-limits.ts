import { refuseSeatWith } from '#platform/rooms/room-refusal.ts';
import type { SeatRequest } from '#platform/rooms/seats/seat-requests.ts';
import { identifyAsker } from './identify-player.ts';
import type { CallLimit, RoomPorts } from '../ports.ts';

/**
 * Keeps one account, then one address, from asking for seats without end. The account comes first: who is refused by it
 * uses up nothing of the address, which a whole school may share. Who names no account is counted by the address alone.
 */
export function limitSeats(ports: RoomPorts) {
  return async (request: SeatRequest, proceed: () => Promise<unknown>): Promise<unknown> => {
    const countAddress = async (): Promise<void> => {
      if (request.ownAddress !== null) await count(ports.seatLimits.perAddress, request.ownAddress);
    };
    if (request.method !== 'reconnect') {
      const { playerId } = await identifyAsker(ports, request).catch(async (cause: unknown) => {
        await countAddress();
        throw cause;
      });
      await count(ports.seatLimits.perPlayer, playerId);
    }
    await countAddress();
    return proceed();
  };
}

async function count(limit: CallLimit, key: string): Promise<void> {
  try {
    await limit.consume(key);
  } catch (cause) {
    const { retryAfterSeconds } = cause as { retryAfterSeconds?: number };
    throw refuseSeatWith('http/rate_limited', retryAfterSeconds ?? null);
  }
}
