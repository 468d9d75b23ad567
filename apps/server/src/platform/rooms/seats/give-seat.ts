import { randomId } from '../../ids/random-id.ts';
import { matchMaker, type Room } from '../colyseus.ts';
import type { SeatOwner } from './open-seats.ts';
import { refusalOfText, refuseSeat, refuseSeatWith } from '../room-refusal.ts';
import type { SeatRequest } from './seat-requests.ts';

type Row = Awaited<ReturnType<typeof matchMaker.getRoomById>>;
/** Who asks, or the refusal: runs before the room is asked. */
type OnAuth = (token: string | undefined, options: unknown, context: SeatRequest['context']) => Promise<SeatOwner>;

const SESSION_ID_LENGTH = 12;

/** What the server says to a room that it makes for somebody, beside their options. */
export interface RoomMaker {
  readonly maker: string;
}

/** Told of rooms that were made over HTTP. */
export type RoomMade = (roomId: string, maker: string) => Promise<void>;

/** Gives a seat in a room that is there. The library would call every refusal of the room "full". */
export async function giveSeat(request: SeatRequest): Promise<unknown> {
  const row: Row | undefined = await matchMaker.getRoomById(request.roomId);
  if (!row) throw refuseSeat('notFound');
  return holdSeat(row, request.options, await identify(row.name, request));
}

/** Makes a room and gives the seat of who asked for it. */
export async function giveNewRoom(request: SeatRequest, made: RoomMade): Promise<unknown> {
  if (!Object.hasOwn(matchMaker.getAllHandlers(), request.roomId)) throw refuseSeatWith('http/not_found');
  const owner = await identify(request.roomId, request);
  const maker: RoomMaker = { maker: owner.playerId };
  const row = await matchMaker.createRoom(request.roomId, { ...Object(request.options), ...maker });
  await made(row.roomId, owner.playerId);
  return holdSeat(row, request.options, owner);
}

function identify(name: string, { options, context }: SeatRequest): Promise<SeatOwner> {
  const room = matchMaker.getRoomClass(name) as unknown as { onAuth: OnAuth };
  return room.onAuth(context.token, options, context);
}

async function holdSeat(row: NonNullable<Row>, options: unknown, owner: SeatOwner): Promise<unknown> {
  const isHere = row.processId === matchMaker.processId;
  // One that is going while it is asked for: the library would wait for another process to answer.
  if (isHere && !matchMaker.getLocalRoomById(row.roomId)) throw refuseSeat('notFound');
  const sessionId = randomId(SESSION_ID_LENGTH);
  const refusal: string | null = await matchMaker.remoteRoomCall<Room>(row.roomId, 'holdSeat' as never, [
    sessionId,
    options,
    owner,
  ]);
  if (refusal !== null) throw refusalOfText(refusal);
  return matchMaker.buildSeatReservation(row, sessionId);
}
