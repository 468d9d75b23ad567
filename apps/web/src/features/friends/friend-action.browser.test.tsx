import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openProfile } from '../../navigation/windows.ts';
import { reply } from '../../testing/fake-fetch.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { closeAllWindows } from '../../ui/windows/manager.ts';
import { ProfileWindows } from '../profile/index.ts';
import { profileReply } from '../profile/testing/fake-profiles.tsx';
import { forgetFriendNews } from './friend-news.ts';
import { fakeEvents, friendsShell, requestOf, saidText, serveFriends } from './testing/fake-friends.tsx';

const ZED = 'account-zed1';
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function showZed(changes: Parameters<typeof profileReply>[1] = {}, viewer: Parameters<typeof signInAs>[0] = {}) {
  signInAs(viewer);
  const server = serveFriends();
  let shown = profileReply({}, changes);
  server.instead.set(`GET /profile/${ZED}`, () => reply(shown));
  openProfile(ZED);
  await render(
    <>
      {friendsShell}
      <ProfileWindows />
    </>,
  );
  await expect.element(page.getByRole('heading', { name: 'Zed' })).toBeVisible();
  return { ...server, become: (next: typeof changes) => (shown = profileReply({}, next)) };
}

beforeEach(() => {
  closeAllWindows();
  forgetFriendNews();
});
afterEach(() => vi.restoreAllMocks());

it('on a stranger’s profile asks for friendship, and takes that back [R0030]', async () => {
  const { calls } = await showZed();
  await expect.element(button('Send message')).toBeVisible();
  await button('Add friend').click();
  await expect.poll(saidText).toContain('Request sent to Zed');
  await button('Cancel request').click();
  await expect.element(button('Add friend')).toBeVisible();
  const sent = { friendId: ZED };
  expect(calls('POST', '/friends/request').map(({ body }) => body)).toEqual([sent]);
  expect(calls('DELETE', '/friends/request').map(({ body }) => body)).toEqual([sent]);
});

it('on the profile of somebody who asks accepts, and is gone once they are friends', async () => {
  const { kept, become } = await showZed();
  const events = fakeEvents();
  kept.incoming = [{ ...requestOf('Zed'), id: ZED }];
  events.say('friends', { requests: 1 });
  await expect.element(button('Accept request')).toBeVisible();
  become({ friend: true });
  await button('Accept request').click();
  await expect.poll(saidText).toContain('You and Zed are friends now');
  await expect.element(button('Accept request')).not.toBeInTheDocument();
  expect(button('Add friend').query()).toBeNull();
  events.stop();
});

it('says when it fails [R0512]', async () => {
  const { broken } = await showZed();
  broken.set('POST /friends/request', 500);
  await button('Add friend').click();
  await expect.poll(saidText).toContain('Failed to send friend request');
  await expect.element(button('Add friend')).toBeEnabled();
});

it.each([
  ['of a friend', { friend: true }, {}],
  ['of somebody blocked', { blocked: true }, {}],
  ['for guests', {}, { id: 'guest0001', guest: true }],
  ['that is the own one', {}, { id: ZED }],
])('is not there on a profile %s [R0030 R0031]', async (_, changes, viewer) => {
  await showZed(changes, viewer);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(button('Add friend').query()).toBeNull();
  // Friends are written to from their panel; who is blocked is told by the server.
  expect(button('Send message').query() !== null).toBe('blocked' in changes);
});
