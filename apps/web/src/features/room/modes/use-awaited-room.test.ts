import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { awaitScene } from './use-awaited-room.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('awaiting the game screen', () => {
  it('looks 20 times, 50 ms apart, before it counts as missing [R0601]', () => {
    const isThere = vi.fn(() => false);
    const onResult = vi.fn();
    awaitScene(isThere, onResult);
    vi.advanceTimersByTime(949);
    expect(isThere).toHaveBeenCalledTimes(19);
    expect(onResult).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(isThere).toHaveBeenCalledTimes(20);
    expect(onResult).toHaveBeenCalledExactlyOnceWith('missing');
    vi.advanceTimersByTime(5000);
    expect(isThere).toHaveBeenCalledTimes(20);
  });
  it('goes on as soon as it is there', () => {
    let there = false;
    const onResult = vi.fn();
    awaitScene(() => there, onResult);
    vi.advanceTimersByTime(400);
    there = true;
    vi.advanceTimersByTime(50);
    expect(onResult).toHaveBeenCalledExactlyOnceWith('ready');
  });
  it('stops looking when it is not wanted any more', () => {
    const isThere = vi.fn(() => false);
    awaitScene(isThere, vi.fn())();
    vi.advanceTimersByTime(5000);
    expect(isThere).toHaveBeenCalledTimes(1);
  });
});
