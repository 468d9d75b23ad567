import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const createSdkClient = vi.fn();

// Mocked for this file alone, and the modules loaded anew on both sides: the files of a run share their modules.
beforeEach(async () => {
  vi.resetModules();
  vi.doMock('./colyseus.ts', () => ({ createSdkClient, readSdkRefusal: () => null }));
  vi.stubGlobal('document', { baseURI: 'https://game.example/' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.doUnmock('./colyseus.ts');
  vi.resetModules();
});

it('a join by id waits 600 ms before it asks for the seat [R0271]', async () => {
  const connection = { reconnect: () => undefined };
  const onMessage = () => () => undefined;
  const joinById = vi.fn(async () => ({ roomId: 'K7QX', connection, reconnection: {}, onMessage }));
  createSdkClient.mockReturnValue({ joinById });
  const { joinRoom, preloadRooms } = await import('./rooms.ts');
  await preloadRooms();
  vi.useFakeTimers();
  const joined = joinRoom('K7QX');
  await vi.advanceTimersByTimeAsync(599);
  expect(joinById).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect((await joined).roomId).toBe('K7QX');
  expect(joinById).toHaveBeenCalledExactlyOnceWith('K7QX', {});
});
