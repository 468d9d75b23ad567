import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeFetch, reply } from '../../testing/fake-fetch.ts';
import { sessionUser, signInAs } from '../../testing/sign-in.ts';
import { closeAllWindows } from '../../ui/windows/manager.ts';
import { ProfileWindows } from '../profile/index.ts';
import { profileReply } from '../profile/testing/fake-profiles.tsx';
import { currentUser } from '../session/index.ts';
import { RoomTop } from './top/room-top.tsx';
import { renderRoom, toastText } from './testing/render-room.tsx';
import { playerState, roomState, runningState } from './testing/room-state.ts';
import { useRoomEvents } from './use-room-events.ts';

function Screen() {
  useRoomEvents();
  return (
    <>
      <RoomTop />
      <ProfileWindows />
    </>
  );
}
const ME = 'account-me-1';
const enter = () => renderRoom(<Screen />, roomState([playerState('me', { auth_id: ME })]));

afterEach(() => {
  closeAllWindows();
  vi.restoreAllMocks();
});

describe('the own player in a room', () => {
  it('is asked for on the way in, and follows what the room tells [R0443 R0451 S0011]', async () => {
    signInAs({ score: 10 });
    const { fake } = await enter();
    expect(fake.sentUnder('profile')).toHaveLength(1);
    fake.say('profile', { exp: 700, level: 2, score: 25, diamond: 1, key: 3 });
    expect(currentUser()).toMatchObject({ exp: 700, score: 25, diamond: 1, key: 3 });
    await expect.element(page.getByText('25')).toBeVisible();
    fake.say('update-profile', sessionUser({ displayName: 'New', type: 71_001, score: 30 }));
    expect(currentUser()).toMatchObject({ displayName: 'New', type: 71_001, score: 30 });
    await expect.element(page.getByText('30')).toBeVisible();
  });

  it.each([
    [false, 'The game starts! · Syllaboom'],
    [true, ''],
  ])('is called back from elsewhere when a match starts, unless they only watch: %s', async (spectating, title) => {
    signInAs();
    const { fake } = await renderRoom(<Screen />, roomState([playerState('me', { auth_id: ME, spectating })]));
    document.title = '';
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fake.say('start', { matchId: 'm', versusMs: 0 });
    await expect.poll(() => document.title).toBe(title);
    vi.restoreAllMocks();
    dispatchEvent(new Event('focus'));
    await expect.poll(() => document.title).toBe('');
  });

  it('is no longer asked whether to leave once the match is over', async () => {
    signInAs();
    const { fake } = await renderRoom(<Screen />, runningState([playerState('me'), playerState('zed')], 'zed'));
    await page.getByRole('button', { name: 'Leave' }).click();
    const question = page.getByRole('alertdialog');
    await expect.element(question).toBeVisible();
    fake.say('winner', { winners: [], matchId: 'm', recorded: false, self: null });
    await expect.element(question).not.toBeInTheDocument();
    expect(fake.hasLeft()).toBe(false);
  });

  it('hears nothing of a word that came after the end, and of other commands that no match runs', async () => {
    signInAs();
    const { fake, store } = await enter();
    store.set('scene', 'game');
    fake.say('refused', { code: 'notRunning' });
    expect(toastText()).not.toContain('No game is running.');
    store.set('scene', 'lobby');
    fake.say('refused', { code: 'notRunning' });
    await expect.poll(toastText).toContain('No game is running.');
  });

  it('has a profile button in the menu, whose icons go to the room [R0431]', async () => {
    signInAs({ roles: [7], type: 7 });
    fakeFetch(() => reply(profileReply({ id: ME, type: 7 })));
    const { fake } = await enter();
    await page.getByRole('button', { name: 'Profile', exact: true }).click();
    await page.getByRole('button', { name: 'View profile' }).click();
    await page.getByRole('button', { name: 'Choose your role' }).click();
    await page.getByRole('button', { name: 'Rocket', exact: true }).click();
    expect(fake.sentUnder('m-icon')).toEqual([{ id: 1028 }]);
  });
});
