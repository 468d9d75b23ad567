import { expect, it } from 'vitest';
import { roomListing } from '../../../testing/room-listing.ts';
import { filterRooms, isFiltering, NO_FILTER, type RoomFilter } from './room-filter.ts';

const ROOMS = [
  roomListing('a', { name: 'Café IŞIK', language: 'tr-TR' }),
  roomListing('b', { name: 'Poppy', title: 'After work', mode: 7 }),
  roomListing('c', { mlang: true, players: 8 }),
];
const found = (filter: Partial<RoomFilter>) =>
  filterRooms(ROOMS, { ...NO_FILTER, ...filter }).map(({ roomId }) => roomId);

it('finds rooms by a part of their name or of their host’s, whatever the accents', () => {
  expect(found({ text: ' cafe ' })).toEqual(['a']);
  expect(found({ text: 'ışik' })).toEqual(['a']);
  expect(found({ text: 'WORK' })).toEqual(['b']);
  expect(found({ text: 'poppy' })).toEqual(['b']);
  expect(found({ text: 'zzz' })).toEqual([]);
});

it('finds rooms by language; those with many languages fit each', () => {
  expect(found({ language: 'tr-TR' })).toEqual(['a', 'c']);
});

it('finds rooms by mode and by free seats', () => {
  expect(found({ mode: 7 })).toEqual(['b']);
  expect(found({ freeSeats: true })).toEqual(['a', 'b']);
});

it('lets all through without a wish', () => {
  expect(isFiltering(NO_FILTER)).toBe(false);
  expect(isFiltering({ ...NO_FILTER, text: '  ' })).toBe(false);
  expect(found({})).toEqual(['a', 'b', 'c']);
});
