import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeAllWindows, isWindowOpen } from '../../ui/windows/manager.ts';
import { installHomeHistory } from './home-history.ts';
import { enterRoom, leaveRoom, lockTabs, showReplay, showScreen, showTab, useHome, useScreen } from './navigation.ts';
import { readHomeTab, setRoomAddress } from './route.ts';

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
  stop = installHomeHistory();
  useHome.setState({ tab: 'rooms', lock: null });
  showScreen('lobby');
});
afterEach(() => {
  stop();
  closeAllWindows();
  lockTabs(null);
  setRoomAddress(null);
  history.replaceState(null, '', START);
  useHome.setState({ tab: 'rooms' });
});

describe('the pages of home', () => {
  it('stand in the address, the list of rooms as none', () => {
    showTab('leaderboard');
    expect(search()).toEqual({ ...startSearch, tab: 'leaderboard' });
    expect(readHomeTab(location.search)).toBe('leaderboard');
    showTab('rooms');
    expect(search()).toEqual(startSearch);
    expect(readHomeTab('?tab=nonsense')).toBe('rooms');
    expect(readHomeTab('?tab=gm')).toBe('gm');
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
