import type { RoomListing } from '@syllaboom/contracts';
import { describe, expect, it } from 'vitest';
import { keepOrder, listRooms, readRoomCode, shownSeats } from './room-list.ts';

type Metadata = RoomListing['metadata'];
const METADATA: Metadata = {
  name: 'x',
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
  players: 1,
  maxp: 8,
  speed: 1,
};
const room = (roomId: string, changes: Partial<Metadata> = {}): RoomListing => ({
  roomId,
  clients: 1,
  metadata: { ...METADATA, ...changes },
});
const viewer = { locale: 'tr-TR', exp: 0 };
const idsOf = (rooms: RoomListing[]) => rooms.map(({ roomId }) => roomId);

describe('the room list', () => {
  it('puts rooms with players of the same voice channel before all others [L0035 L0036]', () => {
    const rooms = [room('many', { mlang: true }), room('rest'), room('voice')];
    expect(idsOf(listRooms(rooms, { ...viewer, voice: ['voice', 'closed'] }))).toEqual(['voice', 'many', 'rest']);
    expect(idsOf(listRooms(rooms, viewer))).toEqual(['many', 'rest', 'voice']);
  });
  it('puts many languages first, then the player’s language, then ranked, then the rest', () => {
    const rooms = [
      room('rest'),
      room('ranked', { ranked: true }),
      room('mine', { language: 'tr-TR' }),
      room('many', { mlang: true }),
    ];
    expect(idsOf(listRooms(rooms, viewer))).toEqual(['many', 'mine', 'ranked', 'rest']);
  });
  it('puts fuller rooms first among equals', () => {
    expect(idsOf(listRooms([room('few', { players: 2 }), room('more', { players: 6 })], viewer))).toEqual([
      'more',
      'few',
    ]);
  });
  it('stays in the order in which it stood: who is gone is left out, who is new comes last', () => {
    const now = [room('d'), room('a', { players: 5 }), room('c'), room('e')];
    const kept = keepOrder(['c', 'b', 'a'], now);
    expect(kept.map(({ roomId }) => roomId)).toEqual(['c', 'a', 'd', 'e']);
    expect(kept[1]?.metadata.players).toBe(5);
  });
  it('hides yapping rooms below 1000 experience [L0037]', () => {
    const rooms = [room('yap', { mode: 99 }), room('word')];
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
