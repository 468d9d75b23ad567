import type { RoomIntent } from '../../../navigation/screens.ts';
import { api } from '../../../platform/api/api.ts';
import { JoinError, type JoinFailure } from '../../../platform/rooms/join-error.ts';
import {
  askForSeat,
  createRoom,
  type GameLink,
  joinRoom,
  resumeRoom,
  TAB,
  takeTable,
} from '../../../platform/rooms/rooms.ts';
import type { OwnPlace } from '../store/stay-ports.ts';
import { findTicket } from './kept-ticket.ts';

const isRefused = (cause: unknown, failure: JoinFailure): boolean =>
  cause instanceof JoinError && cause.failure === failure;

/** A page that was loaded anew while the server was away finds its table by the ticket that the tab has kept. */
async function orTable(roomId: string, spectate: boolean, first: Promise<GameLink>): Promise<GameLink> {
  try {
    return await first;
  } catch (cause) {
    const ticket = findTicket(roomId);
    if (ticket === null || !isRefused(cause, 'notFound')) throw cause;
    return takeTable(ticket, { spectate }, true);
  }
}

/** Windows of a player that want the seat at once use up each other's tokens: each asks this often. */
const CLAIMS = 3;

/** Takes the own seat wherever it is, by the player's will; without one a place in the room. Throws JoinError. */
export async function claimSeat(roomId: string, asked = 1): Promise<GameLink> {
  const seat = await api.call('reconnection', {}).catch(() => {
    throw new JoinError('network');
  });
  try {
    if (seat.reconnection_token !== null) return await resumeRoom(seat.reconnection_token);
    return await orTable(roomId, false, joinRoom(roomId));
  } catch (cause) {
    if (!isRefused(cause, 'notFound') || asked >= CLAIMS) throw cause;
    // Given up since then, or taken a moment ago.
    return seat.reconnection_token === null ? Promise.reject(cause) : claimSeat(roomId, asked + 1);
  }
}

/** How this window stands to a room. Throws JoinError when nobody answers. */
export const findSeatStatus = (roomId: string) =>
  api.call('seatStatus', { params: { room: roomId }, query: { tab: TAB } }).catch(() => {
    throw new JoinError('network');
  });

/**
 * Asks for the own seat after the line broke. A token that is used up was used by this very window, whose answer was lost, or
 * by another one, which keeps the seat then. Throws JoinError.
 */
export async function askForOwnSeat(roomId: string, token: string): Promise<GameLink> {
  try {
    return await askForSeat(token);
  } catch (cause) {
    if (!isRefused(cause, 'notFound')) throw cause;
    const { stands, seat, own } = await findSeatStatus(roomId);
    if (seat === 'none') throw stands ? new JoinError('seatLost') : cause;
    if (!own) throw new JoinError('elsewhere');
    return claimSeat(roomId);
  }
}

/** Asks for a place at the own table; the seat of another window stays where it is. Throws JoinError. */
export async function takeOwnTable({ ticket, ...place }: OwnPlace, roomId: string): Promise<GameLink> {
  try {
    return await takeTable(ticket, place);
  } catch (cause) {
    if (!isRefused(cause, 'elsewhere') || !(await findSeatStatus(roomId)).own) throw cause;
    return claimSeat(roomId);
  }
}

export const connectIntent = (intent: RoomIntent): Promise<GameLink> => {
  switch (intent.kind) {
    case 'create':
      return createRoom(intent.options);
    case 'join':
      return orTable(intent.roomId, intent.spectate, joinRoom(intent.roomId, { spectate: intent.spectate }));
    case 'resume':
      return orTable(intent.roomId, false, resumeRoom(intent.token));
    case 'back':
      return claimSeat(intent.seat.roomId);
  }
};

/** Calls when the page is looked at again or the device has a network again. */
export function onWake(listener: () => void): () => void {
  const seen = () => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', seen);
  addEventListener('online', listener);
  return () => {
    document.removeEventListener('visibilitychange', seen);
    removeEventListener('online', listener);
  };
}
