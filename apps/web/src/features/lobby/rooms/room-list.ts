import type { RoomListing } from '@syllaboom/contracts';
import { modeTraits, YAPPING } from '@syllaboom/engine';
import { parseRoomCode } from '../../../navigation/address.ts';

/** At most so many players are shown per room. */
export const MOST_SHOWN = 32;

/** Whose view of the list it is. */
export interface ListViewer {
  readonly locale: string;
  readonly exp: number;
  /** Rooms in which players of the viewer's voice channel sit, inside the chat platform. */
  readonly voice?: readonly string[];
}

/** Whether somebody of the viewer's voice channel sits in the room. */
export const isVoiceRoom = ({ roomId }: RoomListing, { voice = [] }: ListViewer): boolean => voice.includes(roomId);

const rankOf = (room: RoomListing, viewer: ListViewer): number => {
  const { metadata } = room;
  if (isVoiceRoom(room, viewer)) return 0;
  if (metadata.mlang) return 1;
  if (metadata.language === viewer.locale) return 2;
  return metadata.ranked ? 3 : 4;
};

const byId = (a: RoomListing, b: RoomListing): number => (a.roomId < b.roomId ? -1 : a.roomId > b.roomId ? 1 : 0);

/** Whether the room is a ranked match of two, shown as such. */
export const isDuel = ({ metadata }: RoomListing): boolean =>
  metadata.ranked && metadata.player1 !== undefined && metadata.player2 !== undefined;

/** The rooms that this player sees, in order: those of the same voice channel, multi-language, the player's language, ranked, the rest; fuller ones first. */
export const listRooms = (rooms: Iterable<RoomListing>, viewer: ListViewer): RoomListing[] =>
  [...rooms]
    .filter(({ metadata }) => !modeTraits(metadata.mode).isHiddenFromNewcomers || viewer.exp >= YAPPING.leastExp)
    // Ranked once each: thousands of rooms are sorted twice a second.
    .map((room) => ({ room, rank: rankOf(room, viewer), players: room.metadata.players }))
    .sort((a, b) => a.rank - b.rank || b.players - a.players || byId(a.room, b.room))
    .map(({ room }) => room);

/** The same rooms in the order in which they stood before; those that are new follow. */
export function keepOrder(before: readonly string[], rooms: readonly RoomListing[]): readonly RoomListing[] {
  const placeOf = new Map(before.map((roomId, place) => [roomId, place]));
  return rooms
    .map((room) => ({ room, place: placeOf.get(room.roomId) ?? before.length }))
    .sort((a, b) => a.place - b.place)
    .map(({ room }) => room);
}

/** Seats around the small table of a card: taken ones first, never more than are shown. */
export const shownSeats = ({
  players,
  maxp,
}: Pick<RoomListing['metadata'], 'players' | 'maxp'>): readonly boolean[] => {
  const taken = Math.min(MOST_SHOWN, Math.max(0, players));
  const seats = Math.min(MOST_SHOWN, Math.max(taken, maxp > 0 ? maxp : MOST_SHOWN));
  return Array.from({ length: seats }, (_, index) => index < taken);
};

/** Seats of a room; without an own limit the most that a room holds. */
export const seatsOf = (maxp: number): number => (maxp > 0 ? maxp : MOST_SHOWN);
export const isFull = ({ metadata }: RoomListing): boolean => metadata.players >= seatsOf(metadata.maxp);

/** What a player typed or pasted as a room: its code (in either case), or a link to it. */
export const readRoomCode = (text: string): string | null =>
  parseRoomCode(/[?&]room=([A-Za-z0-9_-]+)/.exec(text)?.[1] ?? text.trim());
