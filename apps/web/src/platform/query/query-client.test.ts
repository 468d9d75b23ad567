import { PLAYER_EVENT_NAMES } from '@syllaboom/contracts';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emitHint } from './hints.ts';
import { queryClient } from './query-client.ts';
import { keyOf, STALE_AFTER } from './stale-after.ts';

const ZED = keyOf('getProfile', { params: { id: 'account-zed' }, query: {} });
const ANN = keyOf('getProfile', { params: { id: 'account-ann' }, query: {} });
const OFFERS = keyOf('signInOptions', {});

const stops: (() => void)[] = [];
/** Keeps an answer on the screen; tells how often it was read. */
function show(key: readonly unknown[]) {
  const read = vi.fn(async () => ({ read: read.mock.calls.length }));
  const observer = new QueryObserver(queryClient, { queryKey: key, queryFn: read, staleTime: 60_000 });
  stops.push(observer.subscribe(() => undefined));
  return { read, settled: () => vi.waitFor(() => expect(observer.getCurrentResult().isFetching).toBe(false)) };
}
const isStale = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;

beforeEach(() => queryClient.clear());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  queryClient.clear();
  vi.useRealTimers();
});

describe('the cache of answers', () => {
  it('has a line in its table for every event that a player is told', () => {
    expect(Object.keys(STALE_AFTER)).toEqual(expect.arrayContaining([...PLAYER_EVENT_NAMES]));
  });

  it('reads anew at once what an event makes stale and the screen shows, and nothing else', async () => {
    const [zed, ann] = [show(ZED), show(ANN)];
    await Promise.all([zed.settled(), ann.settled()]);
    emitHint({ name: 'own-profile', payload: { id: 'account-zed' } });
    await zed.settled();
    expect([zed.read.mock.calls.length, ann.read.mock.calls.length]).toEqual([2, 1]);
  });

  it('leaves what no screen shows until it is shown again', () => {
    queryClient.setQueryData(ZED, { name: 'Zed' });
    emitHint({ name: 'own-profile', payload: { id: 'account-zed' } });
    expect(isStale(ZED)).toBe(true);
    expect(queryClient.getQueryData(ZED)).toEqual({ name: 'Zed' });
  });

  it('reads anew what a call has changed', async () => {
    const profile = show(ZED);
    await profile.settled();
    emitHint({ name: 'written', payload: { name: 'setBlock' } });
    await profile.settled();
    emitHint({ name: 'written', payload: { name: 'report' } });
    await profile.settled();
    expect(profile.read).toHaveBeenCalledTimes(2);
  });

  it('reads anew at every connection, but not what was read beside it', () => {
    vi.useFakeTimers();
    queryClient.setQueryData(ZED, { name: 'Zed' });
    vi.advanceTimersByTime(10_000);
    queryClient.setQueryData(ANN, { name: 'Ann' });
    emitHint({ name: 'connected', payload: null });
    expect([isStale(ZED), isStale(ANN)]).toEqual([true, false]);
  });

  it('forgets everything that was answered to another player, and keeps what is the same for all', async () => {
    queryClient.setQueryData(ANN, { name: 'Ann' });
    queryClient.setQueryData(OFFERS, { discord: null });
    const shown = show(ZED);
    await shown.settled();
    emitHint({ name: 'player-switched', payload: null });
    expect(queryClient.getQueryData(ANN)).toBeUndefined();
    expect(queryClient.getQueryData(ZED)).toBeUndefined();
    expect(queryClient.getQueryData(OFFERS)).toEqual({ discord: null });
    await shown.settled();
    expect(shown.read).toHaveBeenCalledTimes(2);
  });
});
