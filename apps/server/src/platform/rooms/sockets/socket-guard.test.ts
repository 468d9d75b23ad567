import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { DEFAULT_SOCKET_LIMITS, SocketGuard } from './socket-guard.ts';

const ROOM_MESSAGE = Buffer.from([13]);

it('counts a socket as quiet 20 s after its last message', () => {
  vi.useFakeTimers();
  const socket = Object.assign(new EventEmitter(), { close: vi.fn(), ping: vi.fn(), readyState: 1 });
  const guard = new SocketGuard(socket as unknown as WebSocket, DEFAULT_SOCKET_LIMITS);
  vi.advanceTimersByTime(19_000);
  expect(guard.isQuiet(performance.now())).toBe(false);
  socket.emit('message', ROOM_MESSAGE);
  vi.advanceTimersByTime(19_000);
  expect(guard.isQuiet(performance.now())).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(guard.isQuiet(performance.now())).toBe(true);
  vi.useRealTimers();
});
