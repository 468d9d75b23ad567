import type { RoomListing } from '@syllaboom/contracts';
import { describe, expect, it } from 'vitest';
import { roomListing } from '../../../testing/room-listing.ts';
import { keepOrder, listRooms, readRoomCode, shownSeats } from './room-list.ts';

const viewer = { locale: 'tr-TR', exp: 0 };
const idsOf = (rooms: RoomListing[]) => rooms.map(({ roomId }) => roomId);

describe('the room list', () => {
  it('puts rooms with players of the same voice channel before all others [L0035 L0036]', () => {
    const rooms = [roomListing('many', { mlang: true }), roomListing('rest'), roomListing('voice')];
    expect(idsOf(listRooms(rooms, { ...viewer, voice: ['voice', 'closed'] }))).toEqual(['voice', 'many', 'rest']);
    expect(idsOf(listRooms(rooms, viewer))).toEqual(['many', 'rest', 'voice']);
  });
  it('puts many languages first, then the player’s language, then ranked, then the rest', () => {
    const rooms = [
      roomListing('rest'),
      roomListing('ranked', { ranked: true }),
      roomListing('mine', { language: 'tr-TR' }),
      roomListing('many', { mlang: true }),
    ];
    expect(idsOf(listRooms(rooms, viewer))).toEqual(['many', 'mine', 'ranked', 'rest']);
  });
  it('puts fuller rooms first among equals', () => {
    expect(idsOf(listRooms([roomListing('few', { players: 2 }), roomListing('more', { players: 6 })], viewer))).toEqual(
      ['more', 'few'],
    );
  });
  it('stays in the order in which it stood: who is gone is left out, who is new comes last', () => {
    const now = [roomListing('d'), roomListing('a', { players: 5 }), roomListing('c'), roomListing('e')];
    const kept = keepOrder(['c', 'b', 'a'], now);
    expect(kept.map(({ roomId }) => roomId)).toEqual(['c', 'a', 'd', 'e']);
    expect(kept[1]?.metadata.players).toBe(5);
  });
  it('hides yapping rooms below 1000 experience [L0037]', () => {
    const rooms = [roomListing('yap', { mode: 99 }), roomListing('word')];
    expect(idsOf(listRooms(rooms, { ...viewer, exp: 999 }))).toEqual(['word']);
    expect(idsOf(listRooms(rooms, { ...viewer, exp: 1000 }))).toContain('yap');
  });
  it('shows at most 32 players [L0371]', () => {
    expect(shownSeats({ players: 40, maxp: -1 })).toHaveLength(32);
    expect(shownSeats({ players: 40, maxp: -1 }).every(Boolean)).toBe(true);
    expect(shownSeats({ players: 3, maxp: 8 }).filter(Boolean)).toHaveLength(3);
  });
  it('reads a code, a link, and nothing else', () => {
    expect(readRoomCode(' K7QX ')).toBe('K7QX');
    expect(readRoomCode('k7qx2mp')).toBe('K7QX2MP');
    expect(readRoomCode('https://syllaboom.example/?room=K7QX&x=1')).toBe('K7QX');
    expect(readRoomCode('two words')).toBeNull();
    expect(readRoomCode('')).toBeNull();
  });
});
