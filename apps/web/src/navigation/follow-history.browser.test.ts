import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { closeAllWindows, closeWindow, isWindowOpen, openWindow } from '../ui/windows/manager.ts';
import { tabOf } from './address.ts';
import { installHistory, openNamedOverlays } from './follow-history.ts';
import { isOverlayEntry, readPlace } from './history-entry.ts';
import { enterRoom, leaveRoom, lockTabs, showReplay, showScreen, showTab, useHome, useScreen } from './navigation.ts';
import { installHiddenAddress } from './overlay-entry.ts';
import { useOverlays } from './overlays.ts';
import { setRoomAddress } from './room-address.ts';
import { closeBoard, MATCH_WINDOW, openBoard, openMatch, openProfile, PROFILE_WINDOW } from './windows.ts';

const START = location.href;
const tab = () => useHome.getState().tab;
const screen = () => useScreen.getState().screen.name;
const search = () => Object.fromEntries(new URL(location.href).searchParams);
const startSearch = search();
/** A key of the browser: one step through what was visited. */
const go = async (steps: number) => {
  const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.go(steps);
  await gone;
};

let stop = () => {};
beforeEach(() => {
  history.pushState(null, '', START);
  stop = installHistory();
  useHome.setState({ tab: 'rooms', lock: null });
  showScreen('lobby');
});
afterEach(async () => {
  closeAllWindows();
  useOverlays.setState({ board: undefined });
  // The page goes back over what was open by itself.
  await expect.poll(isOverlayEntry).toBe(false);
  stop();
  lockTabs(null);
  setRoomAddress(null);
  history.replaceState(null, '', START);
  useHome.setState({ tab: 'rooms' });
});

describe('the pages of home', () => {
  it('stand in the address, the list of rooms as none', () => {
    showTab('leaderboard');
    expect(search()).toEqual({ ...startSearch, tab: 'leaderboard' });
    expect(tabOf(readPlace())).toBe('leaderboard');
    showTab('rooms');
    expect(search()).toEqual(startSearch);
  });
  it('follow "back" and "forward", one step each', async () => {
    const entries = history.length;
    showTab('profile');
    showTab('news');
    showTab('news');
    expect(history.length).toBe(entries + 2);
    await go(-1);
    expect(tab()).toBe('profile');
    await go(-1);
    expect(tab()).toBe('rooms');
    await go(2);
    expect(tab()).toBe('news');
  });
  it('stay while they are locked: "back" says why', async () => {
    showTab('ranked');
    const onLocked = vi.fn();
    lockTabs(onLocked);
    await go(-1);
    expect([tab(), onLocked.mock.calls.length]).toEqual(['ranked', 1]);
    expect(search()).toEqual({ ...startSearch, tab: 'ranked' });
  });
  it('are found again after a room and a stored match', async () => {
    showTab('news');
    enterRoom({ kind: 'join', roomId: 'K7QX', spectate: false });
    setRoomAddress('K7QX');
    expect(search()).toEqual({ ...startSearch, room: 'K7QX' });
    leaveRoom('lobby');
    expect([screen(), search()]).toEqual(['lobby', { ...startSearch, tab: 'news' }]);
    showReplay('M1');
    expect(search()).toEqual({ ...startSearch, replay: 'M1' });
    await go(-1);
    expect([screen(), tab()]).toEqual(['lobby', 'rooms']);
  });
  it('are reached by "back" from practising', async () => {
    showTab('news');
    showScreen('practice');
    await go(-1);
    expect([screen(), tab()]).toEqual(['lobby', 'rooms']);
  });
});

describe('in a room', () => {
  it('"back" keeps the player inside and opens the menu with its way out', async () => {
    showTab('news');
    enterRoom({ kind: 'join', roomId: 'K7QX', spectate: false });
    setRoomAddress('K7QX');
    await go(-1);
    expect([screen(), isWindowOpen('settings')]).toEqual(['room', true]);
    expect(search()).toEqual({ ...startSearch, room: 'K7QX' });
  });
});

describe('what lies over a screen', () => {
  it('stands in the address while it is open, and closing it leaves no step behind', async () => {
    const entries = history.length;
    openProfile('zed');
    expect(search()).toEqual({ ...startSearch, profile: 'zed' });
    openProfile('ida');
    openMatch('m1');
    expect(search()).toEqual({ ...startSearch, profile: 'ida', match: 'm1' });
    expect(history.length).toBe(entries + 1);
    closeWindow(PROFILE_WINDOW);
    expect(search()).toEqual({ ...startSearch, match: 'm1' });
    closeWindow(MATCH_WINDOW);
    await expect.poll(search).toEqual(startSearch);
    expect(history.state).toBeNull();
  });

  it('is closed by "back", the topmost first, and opened again by "forward"', async () => {
    showTab('leaderboard');
    openBoard('wins');
    openProfile('zed');
    expect(search()).toEqual({ ...startSearch, tab: 'leaderboard', board: 'wins', profile: 'zed' });
    await go(-1);
    expect([isWindowOpen(PROFILE_WINDOW), search()]).toEqual([
      false,
      { ...startSearch, tab: 'leaderboard', board: 'wins' },
    ]);
    await go(-1);
    expect(useOverlays.getState().board).toBeUndefined();
    expect([tab(), search()]).toEqual(['leaderboard', { ...startSearch, tab: 'leaderboard' }]);
    await go(1);
    expect(useOverlays.getState().board).toBe('wins');
    await go(-1);
    await go(-1);
    expect([tab(), search()]).toEqual(['rooms', startSearch]);
  });

  it('is opened by a link; "back" closes it and the page stays', async () => {
    history.replaceState(null, '', `${START}${START.includes('?') ? '&' : '?'}profile=zed&match=m1`);
    const entries = history.length;
    // Nobody is signed in yet.
    expect(isWindowOpen(PROFILE_WINDOW)).toBe(false);
    openNamedOverlays();
    expect([isWindowOpen(PROFILE_WINDOW), isWindowOpen(MATCH_WINDOW)]).toEqual([true, true]);
    expect(search()).toEqual({ ...startSearch, profile: 'zed', match: 'm1' });
    expect(history.length).toBe(entries + 1);
    await go(-1);
    expect(search()).toEqual({ ...startSearch, profile: 'zed' });
    await go(-1);
    expect([isWindowOpen(PROFILE_WINDOW), search()]).toEqual([false, startSearch]);
  });

  it('is found again by a reload, over the same step', async () => {
    openProfile('zed');
    stop();
    // What a reload leaves: the entry, and nothing that is open.
    closeAllWindows();
    stop = installHistory();
    const entries = history.length;
    openNamedOverlays();
    expect([isWindowOpen(PROFILE_WINDOW), history.length]).toEqual([true, entries]);
    await go(-1);
    expect([isWindowOpen(PROFILE_WINDOW), search()]).toEqual([false, startSearch]);
  });

  it('stands beside a room, which "back" does not leave', async () => {
    enterRoom({ kind: 'join', roomId: 'K7QX', spectate: false });
    setRoomAddress('K7QX');
    openProfile('zed');
    expect(search()).toEqual({ ...startSearch, room: 'K7QX', profile: 'zed' });
    await go(-1);
    expect([screen(), isWindowOpen(PROFILE_WINDOW), isWindowOpen('settings')]).toEqual(['room', false, false]);
    expect(search()).toEqual({ ...startSearch, room: 'K7QX' });
  });

  it('stays over another page of home, and the step to that page comes when it is closed', async () => {
    openProfile('zed');
    showTab('news');
    expect(search()).toEqual({ ...startSearch, tab: 'news', profile: 'zed' });
    await go(-1);
    expect([tab(), isWindowOpen(PROFILE_WINDOW)]).toEqual(['news', false]);
    expect(search()).toEqual({ ...startSearch, tab: 'news' });
    await go(-1);
    expect([tab(), search()]).toEqual(['rooms', startSearch]);
  });

  it('a board goes with its page', async () => {
    showTab('leaderboard');
    openBoard('climb');
    showTab('news');
    expect(useOverlays.getState().board).toBeUndefined();
    await expect.poll(search).toEqual({ ...startSearch, tab: 'news' });
    await go(-1);
    expect([tab(), search()]).toEqual(['leaderboard', { ...startSearch, tab: 'leaderboard' }]);
    openBoard('exp');
    closeBoard();
    await expect.poll(search).toEqual({ ...startSearch, tab: 'leaderboard' });
  });

  it('is no board where its page is not', () => {
    enterRoom({ kind: 'join', roomId: 'K7QX', spectate: false });
    history.replaceState(null, '', `${START}${START.includes('?') ? '&' : '?'}tab=leaderboard&board=wins`);
    openNamedOverlays();
    expect(useOverlays.getState().board).toBeUndefined();
    expect(search()).not.toHaveProperty('board');
  });

  it('on a phone is a sheet like others: one step for all of them', async () => {
    await page.viewport(390, 844);
    const entries = history.length;
    openWindow('settings');
    openProfile('zed');
    expect(history.length).toBe(entries + 1);
    expect(search()).toEqual({ ...startSearch, profile: 'zed' });
    await go(-1);
    expect([isWindowOpen(PROFILE_WINDOW), isWindowOpen('settings')]).toEqual([false, true]);
    expect(search()).toEqual(startSearch);
    await go(-1);
    expect(isWindowOpen('settings')).toBe(false);
    await page.viewport(1280, 800);
  });
});

it('an address is cleared of what it may not say', () => {
  history.replaceState(null, '', `${START}${START.includes('?') ? '&' : '?'}tab=nonsense&profile=%3Cb%3E&utm_source=x`);
  const stopHiding = installHiddenAddress(
    () => false,
    () => () => undefined,
  );
  expect(search()).toEqual({ ...startSearch, utm_source: 'x' });
  stopHiding();
});

it('in streamer mode the address tells neither room nor player; the entry remembers both', () => {
  const stopHiding = installHiddenAddress(
    () => true,
    () => () => undefined,
  );
  setRoomAddress('K7QX');
  openProfile('zed');
  expect(search()).toEqual(startSearch);
  expect(history.state).toEqual({ room: 'K7QX', profile: 'zed', overlay: true });
  expect(readPlace()).toEqual({ room: 'K7QX', profile: 'zed' });
  stopHiding();
  installHiddenAddress(
    () => false,
    () => () => undefined,
  )();
});
