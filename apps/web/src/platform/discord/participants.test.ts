import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followParticipants } from './participants.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function setUp(read: () => Promise<readonly string[]>) {
  let notify: (ids: readonly string[]) => void = () => undefined;
  const onChange = vi.fn();
  const polled = vi.fn(read);
  const stop = followParticipants({
    read: polled,
    subscribe: async (listener) => {
      notify = listener;
    },
    onChange,
  });
  return { onChange, polled, stop, notify: (ids: readonly string[]) => notify(ids) };
}

describe('the participants of an activity', () => {
  it('are asked for every 4 s [L0312]', async () => {
    const { polled, stop } = setUp(async () => ['1']);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(polled).toHaveBeenCalledTimes(6);
    stop();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(polled).toHaveBeenCalledTimes(6);
  });
  it('are told on when they change, whichever way the news comes', async () => {
    const { onChange, notify } = setUp(async () => ['2', '1']);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(onChange.mock.calls).toEqual([[['1', '2']]]);
    notify(['3', '1', '1']);
    notify(['1', '3']);
    expect(onChange.mock.calls.slice(1)).toEqual([[['1', '3']]]);
  });
  it('are asked for again after a failure', async () => {
    let broken = true;
    const { onChange } = setUp(() => (broken ? Promise.reject(new Error('no answer')) : Promise.resolve(['1'])));
    await vi.advanceTimersByTimeAsync(0);
    broken = false;
    await vi.advanceTimersByTimeAsync(4_000);
    expect(onChange).toHaveBeenCalledWith(['1']);
  });
});
