import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { friendsShell, serveFriends } from '../features/friends/testing/fake-friends.tsx';
import { InboxWindow } from '../features/inbox/index.ts';
import { chatWith, forgetAll } from '../features/inbox/testing/fake-inbox.tsx';
import { ProfileWindows } from '../features/profile/index.ts';
import { profileReply } from '../features/profile/testing/fake-profiles.tsx';
import { openProfile } from '../navigation/windows.ts';
import { reply } from '../testing/fake-fetch.ts';
import { signInAs } from '../testing/sign-in.ts';
import { isWindowOpen } from '../ui/windows/manager.ts';

const ZED = 'account-zed1';
const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
  forgetAll();
  vi.restoreAllMocks();
});

it('the buttons of a profile ask for friendship and open the direct chat [R0408]', async () => {
  signInAs();
  const { calls, instead } = serveFriends();
  const chat = chatWith(['Zed']);
  const none = { d: [], c: null };
  instead.set(`GET /profile/${ZED}`, () => reply(profileReply()));
  instead.set('GET /inbox', () => reply(none));
  instead.set('POST /inbox/chat', () => reply(chat));
  instead.set(`GET /inbox/${chat.i}`, () => reply(none));
  openProfile(ZED);
  await render(
    <>
      {friendsShell}
      <ProfileWindows />
      <InboxWindow />
    </>,
  );
  await button('Add friend').click();
  await expect.poll(() => calls('POST', '/friends/request').map(({ body }) => body)).toEqual([{ friendId: ZED }]);
  await button('Send message').click();
  await expect.poll(() => isWindowOpen('inbox')).toBe(true);
  await expect.poll(() => calls('POST', '/inbox/chat').map(({ body }) => body)).toEqual([{ p: [ZED], g: false }]);
});
