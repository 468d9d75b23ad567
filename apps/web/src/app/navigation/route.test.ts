import { describe, expect, it } from 'vitest';
import { readRoomId } from './route.ts';

describe('the room of an address', () => {
  it('is the parameter room, if it can be a room', () => {
    expect(readRoomId('?room=K7QX')).toBe('K7QX');
    expect(readRoomId('?x=1&room=a_b-9')).toBe('a_b-9');
    expect(readRoomId('')).toBeNull();
    expect(readRoomId('?room=')).toBeNull();
    expect(readRoomId('?room=%3Cscript%3E')).toBeNull();
    expect(readRoomId(`?room=${'a'.repeat(41)}`)).toBeNull();
  });
  it('is what was shared, inside the chat platform', () => {
    expect(readRoomId('?frame_id=x&custom_id=K7QX')).toBe('K7QX');
    expect(readRoomId('?frame_id=x&room=K7QX')).toBeNull();
    expect(readRoomId('?custom_id=K7QX')).toBeNull();
    expect(readRoomId('?frame_id=x&custom_id=%2F%2Fevil')).toBeNull();
  });
});
