import { describe, expect, it } from 'vitest';
import { readRoomClose } from './room-close.ts';

describe('the end of a stay', () => {
  it('knows the seeds’ leave codes by code and reason [R0525]', () => {
    const keys = [
      [4000, 'normal'],
      [4001, 'banned'],
      [4002, 'playing'],
      [4003, 'kicked'],
      [4004, 'guest'],
      [4212, 'not_found'],
      [4999, ''],
    ].map(([code, reason]) => readRoomClose(code as number, reason as string).messageKey);
    expect(keys).toEqual([null, 'dcBanned', 'dcPlaying', 'dcKicked', 'dcGuest', 'dcNotFound', 'dcRetry']);
  });
  it('pauses 1 s after banned, playing, kicked and not found, else 3 s', () => {
    expect(readRoomClose(4001, 'banned').menuAfterMs).toBe(1000);
    expect(readRoomClose(4002, 'playing').menuAfterMs).toBe(1000);
    expect(readRoomClose(4003, 'kicked').menuAfterMs).toBe(1000);
    expect(readRoomClose(4212, 'not_found').menuAfterMs).toBe(1000);
    expect(readRoomClose(4999, undefined).menuAfterMs).toBe(3000);
  });
  it('does not take the library’s own 4001–4003 for ours', () => {
    expect(readRoomClose(4001, 'server shutdown').kind).toBe('retry');
    expect(readRoomClose(4002, '').kind).toBe('retry');
    expect(readRoomClose(4003, 'No more retries. Reconnection failed.').kind).toBe('retry');
  });
  it('is final with a code of ours, and only the end of the reconnects without one [R0267]', () => {
    const finals = [
      [4000, 'normal'],
      [4001, 'banned'],
      [4002, 'playing'],
      [4003, 'kicked'],
      [4004, 'guest'],
      [4212, 'not_found'],
    ] as const;
    expect(finals.map(([code, reason]) => readRoomClose(code, reason).kind)).toEqual([
      'normal',
      'banned',
      'playing',
      'kicked',
      'guest',
      'notFound',
    ]);
    // A transport that broke: the link reconnects ten times before it says so, and then the menu follows after 3 s.
    for (const code of [1001, 1005, 1006])
      expect(readRoomClose(code, '')).toMatchObject({ kind: 'retry', menuAfterMs: 3000 });
  });
  it('reads the token of a seat taken elsewhere [R0527]', () => {
    expect(readRoomClose(4009, 'room1:abc')).toMatchObject({ kind: 'alreadyInRoom', token: 'room1:abc' });
  });
});
