import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSdkClient, type SdkClient } from './colyseus.ts';
import { joinRoom, preloadRooms } from './rooms.ts';

vi.mock('./colyseus.ts', () => ({ createSdkClient: vi.fn(), readSdkRefusal: () => null }));

beforeEach(async () => {
  vi.stubGlobal('document', { baseURI: 'https://game.example/' });
  await preloadRooms();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a join by id waits 600 ms before it asks for the seat [R0271]', async () => {
  const joinById = vi.fn(async () => ({ roomId: 'K7QX', reconnection: {}, onMessage: () => () => undefined }));
  vi.mocked(createSdkClient).mockReturnValue({ joinById } as unknown as SdkClient);
  const joined = joinRoom('K7QX');
  await vi.advanceTimersByTimeAsync(599);
  expect(joinById).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect((await joined).roomId).toBe('K7QX');
  expect(joinById).toHaveBeenCalledExactlyOnceWith('K7QX', {});
});
