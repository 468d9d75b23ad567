import { Room } from '@colyseus/sdk';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SdkRoom } from './colyseus.ts';
import { linkRoom } from './room-link.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a broken connection is tried ten times, 750 ms apart, then the stay is over [R0267 R0268]', async () => {
  const room = new Room('game') as unknown as SdkRoom;
  const started = Date.now();
  const tries: number[] = [];
  const refuse = () => {
    tries.push(Date.now() - started);
    throw new Error('no network');
  };
  Object.assign(room, { reconnectionToken: 'room:token', connection: { reconnect: refuse } });
  const closes: string[] = [];
  linkRoom(room).onClose(({ kind }) => closes.push(kind));
  (room as unknown as { handleReconnection: (code: number, reason: string) => void }).handleReconnection(1006, '');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries).toEqual(Array.from({ length: 10 }, (_, index) => 750 * (index + 1)));
  expect(closes).toEqual(['retry']);
});

it('a try while the device has no network is not made, and does not count [R0268]', async () => {
  const network = { onLine: false };
  vi.stubGlobal('navigator', network);
  const room = new Room('game') as unknown as SdkRoom;
  const refuse = vi.fn(() => {
    throw new Error('no network');
  });
  Object.assign(room, { reconnectionToken: 'room:token', connection: { reconnect: refuse } });
  const closes: string[] = [];
  const link = linkRoom(room);
  link.onClose(({ kind }) => closes.push(kind));
  (room as unknown as { handleReconnection: (code: number, reason: string) => void }).handleReconnection(1006, '');
  await vi.advanceTimersByTimeAsync(30_000);
  expect([refuse.mock.calls.length, closes]).toEqual([0, []]);
  network.onLine = true;
  await vi.advanceTimersByTimeAsync(750);
  expect(refuse).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(9 * 750 - 1);
  expect(closes).toEqual([]);
  await vi.advanceTimersByTimeAsync(750);
  expect([refuse.mock.calls.length, closes]).toEqual([10, ['retry']]);
});
