import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FRIENDS_WINDOW } from '../../navigation/windows.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { installEscape } from '../../ui/windows/layers.ts';
import { closeAllWindows, isWindowOpen, openWindow } from '../../ui/windows/manager.ts';
import { FriendsLayer } from '../friends/index.ts';
import { serveFriends } from '../friends/testing/fake-friends.tsx';
import { ROOM_WINDOWS } from './room-ui.ts';
import { WINNER_MS } from './room-timings.ts';
import { RoomWindows } from './room-windows.tsx';
import { playerState, runningState } from './testing/room-state.ts';
import { renderRoom } from './testing/render-room.tsx';
import { winnerEntry } from './testing/winner-entry.ts';
import { WinnerScreen } from './winner/winner-screen.tsx';

let stop: () => void = () => undefined;
beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
  vi.useRealTimers();
  stop();
  closeAllWindows();
});

it('Escape closes the modes, the panel of friends, a window and the result one after the other [S0052]', async () => {
  stop = installEscape(() => undefined);
  signInAs();
  serveFriends();
  const { fake } = await renderRoom(
    <>
      <RoomWindows />
      <FriendsLayer />
      <WinnerScreen />
    </>,
    runningState([playerState('me'), playerState('ann')], 'ann'),
  );
  // Opened in another order than they close.
  const order = [ROOM_WINDOWS.modes, FRIENDS_WINDOW, ROOM_WINDOWS.info];
  for (const id of order) openWindow(id);
  await expect.poll(() => document.querySelectorAll('[data-window]').length).toBe(3);
  // The result closes by itself, however slow the page is: its time stands still.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const result = page.getByTestId('winner');
  fake.say('winner', { winners: [winnerEntry('me'), winnerEntry('ann')], matchId: 'm', recorded: true, self: null });
  await expect.element(result).toBeVisible();
  await vi.advanceTimersByTimeAsync(WINNER_MS.skip + 100);
  await expect.element(result).toHaveAttribute('data-phase', 'skippable');
  const left = () => [...order.filter(isWindowOpen), ...(result.query() === null ? [] : ['result'])];
  for (const expected of [
    [...order, 'result'],
    [...order.slice(1), 'result'],
    [ROOM_WINDOWS.info, 'result'],
    ['result'],
    [],
  ]) {
    await expect.poll(left).toEqual(expected);
    await userEvent.keyboard('{Escape}');
  }
});
