import type { RoomListing } from '@syllaboom/contracts';
import { expect, it } from 'vitest';
import { filterRooms, isFiltering, NO_FILTER, type RoomFilter } from './room-filter.ts';

const room = (roomId: string, changes: Partial<RoomListing['metadata']>): RoomListing => ({
  roomId,
  clients: 1,
  metadata: {
    name: 'Noodle',
    mode: 0,
    ranked: false,
    started: false,
    diff: 0,
    wpp: 0,
    language: 'en-US',
    mlang: false,
    sc: 0,
    auth_id: 'a',
    avatar: 'a',
    type: 0,
    players: 2,
    maxp: 8,
    speed: 1,
    ...changes,
  },
});
const ROOMS = [
  room('a', { name: 'Café IŞIK', language: 'tr-TR' }),
  room('b', { name: 'Poppy', title: 'After work', mode: 7 }),
  room('c', { mlang: true, players: 8 }),
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
