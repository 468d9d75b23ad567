import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { JoinError } from '../../../platform/rooms/join-error.ts';
import { readRoomClose } from '../../../platform/rooms/room-close.ts';
import type { GameLink } from '../../../platform/rooms/rooms.ts';
import { createFakeLink } from '../testing/fake-link.ts';
import { playerState, roomState } from '../testing/room-state.ts';
import { type StayNotice, type StayView, startStay } from './stay.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const begin = async (connect?: () => Promise<GameLink>) => {
  const fake = createFakeLink(roomState([playerState('me')]));
  const seen = {
    views: [] as StayView[],
    notices: [] as StayNotice[],
    entered: [] as string[],
    left: 0,
    intents: [] as unknown[],
  };
  const end = startStay(
    { kind: 'join', roomId: 'K7QX', spectate: false },
    {
      connect: (intent) => {
        seen.intents.push(intent);
        return connect ? connect() : Promise.resolve(fake.link);
      },
      onView: (view) => seen.views.push(view),
      onNotice: (notice) => seen.notices.push(notice),
      onEntered: (roomId) => seen.entered.push(roomId),
      onLeft: () => {
        seen.left += 1;
      },
    },
  );
  await vi.advanceTimersByTimeAsync(1);
  return { fake, seen, end };
};

describe('a stay in a room', () => {
  it('tells the entered room, so that the address can show it', async () => {
    const { seen } = await begin();
    expect(seen.entered).toEqual(['K7QX']);
    expect(seen.views.at(-1)?.kind).toBe('inside');
  });
  it('goes back to the menu after a normal leave without a word [R0264]', async () => {
    const { fake, seen } = await begin();
    fake.close(readRoomClose(4000, 'normal'));
    await vi.advanceTimersByTimeAsync(0);
    expect([seen.left, seen.notices.map((notice) => (notice as { messageKey: unknown }).messageKey)]).toEqual([
      1,
      [null],
    ]);
  });
  it.each([
    [4001, 'banned', 'dcBanned'],
    [4002, 'playing', 'dcPlaying'],
    [4003, 'kicked', 'dcKicked'],
    [4212, 'not_found', 'dcNotFound'],
  ] as const)(
    'shows the message of %i and returns after one second [R0265 R0525]',
    async (code, reason, messageKey) => {
      const { fake, seen } = await begin();
      fake.close(readRoomClose(code, reason));
      expect(seen.notices.at(-1)).toMatchObject({ messageKey });
      await vi.advanceTimersByTimeAsync(999);
      expect(seen.left).toBe(0);
      await vi.advanceTimersByTimeAsync(1);
      expect(seen.left).toBe(1);
    },
  );
  it('returns after three seconds for other codes [R0266]', async () => {
    const { fake, seen } = await begin();
    fake.close(readRoomClose(4999, ''));
    expect(seen.notices.at(-1)).toMatchObject({ messageKey: 'dcRetry' });
    await vi.advanceTimersByTimeAsync(2999);
    expect(seen.left).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.left).toBe(1);
  });
  it('takes the seat over by the token of 4009 [R0527]', async () => {
    const { fake, seen } = await begin();
    fake.close(readRoomClose(4009, 'room:secret'));
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.intents.at(-1)).toEqual({ kind: 'resume', roomId: 'K7QX', token: 'room:secret' });
    expect(seen.left).toBe(0);
  });
  it('says that the line broke and that it is back [R0529]', async () => {
    const { fake, seen } = await begin();
    fake.drop();
    fake.back();
    expect(seen.notices).toEqual(['dropped', 'back']);
  });
  it('shows why a room could not be entered, then returns [R0528]', async () => {
    const { seen } = await begin(() => Promise.reject(new JoinError('notFound')));
    expect(seen.views.at(-1)).toEqual({ kind: 'refused', failure: 'notFound' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(seen.left).toBe(1);
  });
  it('asks for no seat when it ends before it began, and leaves one that comes late', async () => {
    const connect = vi.fn(() => Promise.resolve(createFakeLink(roomState([])).link));
    const ports = { connect, onView: vi.fn(), onNotice: vi.fn(), onEntered: vi.fn(), onLeft: vi.fn() };
    startStay({ kind: 'join', roomId: 'A', spectate: false }, ports)();
    await vi.advanceTimersByTimeAsync(10);
    expect(connect).not.toHaveBeenCalled();
    const { fake, end } = await begin();
    end();
    expect(fake.hasLeft()).toBe(true);
  });
});
