import type { RoomListing } from '@syllaboom/contracts';
import { create } from 'zustand';
import { isFull } from './room-list.ts';

/** What the player looks for in the list; kept over visits to rooms and other pages. */
export interface RoomFilter {
  /** Part of a name, in any case. */
  readonly text: string;
  readonly language: string | null;
  readonly mode: number | null;
  readonly freeSeats: boolean;
}
export const NO_FILTER: RoomFilter = { text: '', language: null, mode: null, freeSeats: false };
export const useRoomFilter = create<RoomFilter>(() => NO_FILTER);

export const isFiltering = ({ text, language, mode, freeSeats }: RoomFilter): boolean =>
  text.trim() !== '' || language !== null || mode !== null || freeSeats;

/** Plain letters of a name, so that "cafe" finds "Café". */
const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/ı/g, 'i').trim();

/** The rooms that fit: by name (of the room or of its players), language, mode, and whether somebody may still join. */
export function filterRooms(rooms: readonly RoomListing[], filter: RoomFilter): readonly RoomListing[] {
  if (!isFiltering(filter)) return rooms;
  const wanted = folded(filter.text);
  return rooms.filter((room) => {
    const { name, title, host, language, mlang, mode, player1, player2 } = room.metadata;
    const names = [name, title, host, player1?.name, player2?.name];
    return (
      (wanted === '' || names.some((one) => one !== undefined && folded(one).includes(wanted))) &&
      (filter.language === null || mlang || language === filter.language) &&
      (filter.mode === null || mode === filter.mode) &&
      !(filter.freeSeats && isFull(room))
    );
  });
}
