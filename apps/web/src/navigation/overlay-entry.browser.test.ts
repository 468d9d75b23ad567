import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { closeAllWindows, closeWindow, guardWindow, openWindow, useWindows } from '../ui/windows/manager.ts';
import { installHistory } from './follow-history.ts';
import { leaveRoom, showReplay } from './navigation.ts';
import { setRoomAddress } from './room-address.ts';

const START = location.href;
const open = () => useWindows.getState().open;
const settle = () => new Promise((resolve) => setTimeout(resolve, 80));
/** The key of a phone: one step back. */
const goBack = async () => {
  history.back();
  await settle();
};
let stop = () => {};

beforeEach(async () => {
  await page.viewport(390, 844);
  useWindows.setState({ open: [] });
  // A place of its own to go back to.
  history.pushState(null, '', START);
  stop = installHistory();
});
afterEach(async () => {
  closeAllWindows();
  await settle();
  stop();
  history.replaceState(null, '', START);
  await page.viewport(1280, 800);
});

describe('on a phone', () => {
  it('"back" closes the sheet on top, then the one below, and the page stays', async () => {
    const entries = history.length;
    openWindow('one');
    openWindow('two');
    expect(history.length).toBe(entries + 1);
    await goBack();
    expect(open()).toEqual(['one']);
    await goBack();
    expect(open()).toEqual([]);
    expect(history.state).toBeNull();
  });

  it('a sheet that is closed by its button leaves no entry that does nothing', async () => {
    openWindow('one');
    expect(history.state).toEqual({ overlay: true });
    closeWindow('one');
    await settle();
    expect(history.state).toBeNull();
  });

  it('a sheet that follows another at once stays open, and "back" closes it', async () => {
    openWindow('one');
    closeWindow('one');
    openWindow('two');
    await settle();
    expect(open()).toEqual(['two']);
    await goBack();
    expect(open()).toEqual([]);
  });

  it('a sheet that follows another stays open on a slow device, whose way back arrives late', async () => {
    const back = history.back.bind(history);
    const late = vi.spyOn(history, 'back').mockImplementation(() => void setTimeout(back, 2_500));
    const arrived = new Promise((done) => addEventListener('popstate', done, { once: true }));
    openWindow('one');
    closeWindow('one');
    late.mockRestore();
    await new Promise((done) => setTimeout(done, 1_500));
    openWindow('two');
    await arrived;
    await settle();
    expect([open(), history.state]).toEqual([['two'], { overlay: true }]);
    await goBack();
    expect(open()).toEqual([]);
  });

  it('what asks before it closes stays until it is answered', async () => {
    let answer: (yes: boolean) => void = () => undefined;
    const unguard = guardWindow('one', () => new Promise((resolve) => (answer = resolve)));
    openWindow('one');
    await goBack();
    expect(open()).toEqual(['one']);
    answer(true);
    await settle();
    expect([open(), history.state]).toEqual([[], null]);
    unguard();
  });

  it('the address of a replay that a sheet led to outlives the sheet', async () => {
    openWindow('one');
    closeAllWindows();
    showReplay('m1');
    await settle();
    expect(new URL(location.href).searchParams.get('replay')).toBe('m1');
    leaveRoom('landing');
    expect(location.href).toBe(START);
  });

  it('a room that is left from a sheet is out of the address for good', async () => {
    setRoomAddress('K7QX');
    openWindow('settings');
    closeWindow('settings');
    setRoomAddress(null);
    await settle();
    expect(location.href).toBe(START);
  });

  it('a room that is entered behind a sheet stands in the address once the sheet is closed', async () => {
    openWindow('settings');
    setRoomAddress('K7QX');
    await goBack();
    expect(open()).toEqual([]);
    expect(new URL(location.href).searchParams.get('room')).toBe('K7QX');
    setRoomAddress(null);
  });

  it('a page that was loaded anew over a sheet begins without its mark', () => {
    stop();
    history.replaceState({ overlay: true }, '');
    stop = installHistory();
    expect(history.state).toBeNull();
  });
});

it('on a wide screen windows leave the history alone', async () => {
  await page.viewport(1280, 800);
  openWindow('one');
  expect(history.state).toBeNull();
  setRoomAddress('K7QX');
  expect(new URL(location.href).searchParams.get('room')).toBe('K7QX');
  setRoomAddress(null);
});
