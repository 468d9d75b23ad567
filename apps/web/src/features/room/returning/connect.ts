import type { RoomIntent } from '../../../app/screens.ts';
import { JoinError } from '../../../platform/rooms/join-error.ts';
import { createRoom, type GameLink, joinRoom, resumeRoom, takeTable } from '../../../platform/rooms/rooms.ts';
import { findTicket } from './kept-ticket.ts';

/** A page that was loaded anew while the server was away finds its table by the ticket that the tab has kept. */
async function orTable(roomId: string, spectate: boolean, first: Promise<GameLink>): Promise<GameLink> {
  try {
    return await first;
  } catch (cause) {
    const ticket = findTicket(roomId);
    if (ticket === null || !(cause instanceof JoinError) || cause.failure !== 'notFound') throw cause;
    return takeTable(ticket, { spectate });
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
  }
};

/** Calls when the page is looked at again or the device has a network again. */
export function onWake(hear: () => void): () => void {
  const seen = () => {
    if (document.visibilityState === 'visible') hear();
  };
  document.addEventListener('visibilitychange', seen);
  addEventListener('online', hear);
  return () => {
    document.removeEventListener('visibilitychange', seen);
    removeEventListener('online', hear);
  };
}
