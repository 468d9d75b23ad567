import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSaveQueue } from './save-queue.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('saving preferences', () => {
  it('waits 4 s after the last change and sends the changed keys together [R0553]', () => {
    const save = vi.fn(async () => undefined);
    const queue = createSaveQueue(save);
    queue.add({ ev: 0.5 });
    vi.advanceTimersByTime(3000);
    queue.add({ ev: 0.6 });
    queue.add({ t: 'retro' });
    vi.advanceTimersByTime(3999);
    expect(save).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(save.mock.calls).toEqual([[{ ev: 0.6, t: 'retro' }]]);
  });
  it('keeps two saves 5 s apart [R0553]', () => {
    const at: number[] = [];
    const queue = createSaveQueue(async () => void at.push(Date.now()));
    queue.add({ rf: false });
    vi.advanceTimersByTime(4000);
    queue.add({ rf: true });
    vi.advanceTimersByTime(10_000);
    expect((at[1] ?? 0) - (at[0] ?? 0)).toBe(5000);
  });
  it('ignores a failed save', async () => {
    const queue = createSaveQueue(() => Promise.reject(new Error('500')));
    queue.add({ ld: true });
    await vi.advanceTimersByTimeAsync(4000);
    queue.flush();
  });
});
