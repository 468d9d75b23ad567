import { CLOSE_CODES, CreateRoomOptions, ERRORS, GAME_ROOM, LOBBY_ROOM } from '@syllaboom/contracts';
import { GAME_LANGUAGES } from '@syllaboom/engine';
import { matchMaker } from '#platform/rooms/colyseus.ts';
import type { RoomMade } from '#platform/rooms/seats/give-seat.ts';
import { readRefusal, refuseSeat, refuseSeatWith } from '#platform/rooms/room-refusal.ts';
import type { SeatRequest } from '#platform/rooms/seats/seat-requests.ts';
import { identifyPlayer } from '../players/identify-player.ts';
import { playerSeats } from '../players/player-seats.ts';
import type { RoomPorts } from '../ports.ts';
import type { FoundTable, TableRequest } from './table-finder.ts';

/** A table may fill up or close between the answer and the seat. */
const ATTEMPTS = 3;
/** Many may press at once. */
const ANSWER_MS = 8_000;

/** What may befall a table between the answer and the seat; there are others. */
const GONE: readonly number[] = [
  CLOSE_CODES.notFound.code,
  CLOSE_CODES.banned.code,
  ERRORS['room/full'].status,
  ERRORS['room/restarting'].status,
];

type Proceed = (request: SeatRequest) => Promise<unknown>;

/** Stands around seat requests: one for quick play gets a seat at the table that the lobby finds. */
export function giveQuickSeats(ports: RoomPorts, lobbyReady: () => Promise<void>, made: RoomMade) {
  return async (request: SeatRequest, proceed: Proceed): Promise<unknown> => {
    if (request.method !== 'create' || request.roomId !== GAME_ROOM) return proceed(request);
    const { data: options } = CreateRoomOptions.safeParse(request.options);
    if (options?.quick !== true || options.ticket !== undefined) return proceed(request);
    const asker = await identifyPlayer(ports, options.wbPlayer ?? request.context.token, request.context);
    if (asker.guest) throw refuseSeat('guest');
    // Who plays elsewhere is told so before a table expects them.
    if (await playerSeats.isSeated(asker.playerId)) throw refuseSeat('playing');
    const locale = options.locale ?? asker.locale ?? GAME_LANGUAGES[0];
    const avoided: string[] = [];
    for (let attempt = 1; ; attempt++) {
      const found = await findTable({ asker, locale, avoided }, lobbyReady);
      if ('refusal' in found) throw refuseSeatWith(found.refusal);
      if (found.isNew) await made(found.roomId, asker.playerId);
      try {
        return await proceed({ ...request, method: 'joinById', roomId: found.roomId });
      } catch (cause) {
        if (attempt === ATTEMPTS || !GONE.includes(readRefusal(cause).code)) throw cause;
        avoided.push(found.roomId);
      }
    }
  };
}

async function findTable(request: TableRequest, lobbyReady: () => Promise<void>): Promise<FoundTable> {
  await lobbyReady();
  return (await matchMaker.remoteRoomCall(LOBBY_ROOM, 'findTable' as never, [request], ANSWER_MS)) as FoundTable;
}
