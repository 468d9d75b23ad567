import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPresenceSender, type Presence, toActivity } from './presence.ts';

const AT_TABLE: Presence = { details: 'Original', state: 'Waiting', room: 'K7QX', players: 3, since: null };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the presence', () => {
  it('shows a party of at least 16 places [R0595]', () => {
    expect(toActivity(AT_TABLE).party).toEqual({ id: 'K7QX', size: [3, 16] });
    expect(toActivity({ ...AT_TABLE, players: 20 }).party).toEqual({ id: 'K7QX', size: [20, 20] });
    expect(toActivity({ ...AT_TABLE, room: null })).not.toHaveProperty('party');
  });
  it('tells since when a match runs', () => {
    expect(toActivity({ ...AT_TABLE, since: 1000 }).timestamps).toEqual({ start: 1000 });
    expect(toActivity(AT_TABLE)).not.toHaveProperty('timestamps');
  });
  it('goes out at once, then every 10 s at most, as its last state [R0595]', async () => {
    const send = vi.fn<(activity: { state: string }) => Promise<void>>(async () => undefined);
    const presence = createPresenceSender(send);
    presence.show(AT_TABLE);
    presence.show({ ...AT_TABLE, state: 'one' });
    presence.show({ ...AT_TABLE, state: 'two' });
    expect(send.mock.calls.map(([{ state }]) => state)).toEqual(['Waiting']);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(send.mock.calls.map(([{ state }]) => state)).toEqual(['Waiting', 'two']);
  });
  it('does not go out unchanged', async () => {
    const send = vi.fn(async () => undefined);
    const presence = createPresenceSender(send);
    presence.show(AT_TABLE);
    presence.show({ ...AT_TABLE });
    await vi.advanceTimersByTimeAsync(60_000);
    presence.show(AT_TABLE);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).toHaveBeenCalledTimes(1);
  });
  it('outlives a refused permission', async () => {
    const send = vi.fn(() => Promise.reject(new Error('4006')));
    const presence = createPresenceSender(send);
    presence.show(AT_TABLE);
    await vi.advanceTimersByTimeAsync(10_000);
    presence.show({ ...AT_TABLE, players: 4 });
    expect(send).toHaveBeenCalledTimes(2);
  });
});
