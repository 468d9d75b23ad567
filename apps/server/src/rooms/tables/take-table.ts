import { CreateRoomOptions, GAME_ROOM } from '@syllaboom/contracts';
import { matchMaker } from '#platform/rooms/colyseus.ts';
import { isNotFound, refuseSeat, refuseSeatWith } from '#platform/rooms/room-refusal.ts';
import { dropRoom, isRoomSubscribed } from '#platform/rooms/cluster/safe-redis-driver.ts';
import type { SeatRequest } from '#platform/rooms/seats/seat-requests.ts';
import { identifyPlayer } from '../players/identify-player.ts';
import type { RoomPorts } from '../ports.ts';
import { isSubscribedInTime, isRoomOpen } from './is-room-open.ts';
import { codesOf, verifyTicket, type TableTicket } from './table-ticket.ts';

/** A room as it answers whether it is a certain table. */
export type TableAnswer = 'same' | 'other' | 'closing';

/** Twenty people may open a table at once: whoever was not the first looks again. */
const ATTEMPTS = 3;

type TableStatus = TableAnswer | 'free';

/** How a code stands: free, the wanted table, somebody else's, or the table in a server that goes down. */
async function checkCode(code: string, table: string): Promise<TableStatus> {
  const known = await matchMaker.getRoomById(code);
  // Redis may have forgotten a room for a moment that stands.
  if (!known) return (await isRoomSubscribed(code)) ? 'closing' : 'free';
  if (known.name !== GAME_ROOM) return 'other';
  if (known.processId !== matchMaker.processId && !(await isSubscribedInTime(code))) {
    await dropRoom(known);
    return 'free';
  }
  return (await matchMaker.remoteRoomCall(code, 'isTable' as never, [table])) as TableAnswer;
}

type Proceed = (request: SeatRequest) => Promise<unknown>;
interface Asked {
  readonly request: SeatRequest;
  /** Guests open no rooms. */
  readonly mayOpen: boolean;
  readonly proceed: Proceed;
}

/** A seat in the room of that code, which is made with the ticket where there is none; null: it is another table. */
async function seatUnder(code: string, ticket: TableTicket, { request, mayOpen, proceed }: Asked): Promise<unknown> {
  for (let attempt = 1; ; attempt++) {
    const status = await checkCode(code, ticket.table);
    if (status === 'other') return null;
    if (status === 'closing') throw refuseSeatWith('room/restarting');
    if (status === 'free' && !mayOpen) throw refuseSeat('notFound');
    const asked = { ...request, options: { ...(request.options as object), roomId: code } };
    try {
      return await proceed(status === 'free' ? asked : { ...asked, method: 'joinById', roomId: code });
    } catch (cause) {
      // Somebody was faster, or the room has just closed.
      const isTooLate = status === 'free' ? await matchMaker.getRoomById(code) : isNotFound(cause);
      if (!isTooLate || attempt === ATTEMPTS) throw cause;
    }
  }
}

/**
 * Stands around seat requests: one with a ticket gets a seat at that table, wherever it is. Whoever comes first opens it
 * again, as the ticket says, and the others join; nobody gets somebody else's table that stands under the same code.
 */
export function takeTables(ports: RoomPorts) {
  return async (request: SeatRequest, proceed: Proceed): Promise<unknown> => {
    if (request.method !== 'create' || request.roomId !== GAME_ROOM) return proceed(request);
    const options = CreateRoomOptions.safeParse(request.options);
    if (!options.success || options.data.ticket === undefined) return proceed(request);
    const identity = await identifyPlayer(ports, options.data.wbPlayer ?? request.context.token, request.context);
    const ticket = verifyTicket(ports, options.data.ticket);
    if (ticket === null) throw refuseSeat('notFound');
    for (const code of codesOf(ticket)) {
      const seat = await seatUnder(code, ticket, { request, mayOpen: !identity.guest, proceed });
      if (seat !== null) return seat;
    }
    throw refuseSeat('notFound');
  };
}

/** Stands around seat requests: a seat in a room whose process is gone is lost, and whoever asks for it need not wait for seconds. */
export async function refuseLostSeats(
  { method, roomId }: SeatRequest,
  proceed: () => Promise<unknown>,
): Promise<unknown> {
  if (method === 'reconnect' && (await matchMaker.getRoomById(roomId)) && !(await isRoomOpen(roomId)))
    throw refuseSeat('notFound');
  return proceed();
}
