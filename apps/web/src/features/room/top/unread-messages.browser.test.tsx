import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { signIn } from '../../../testing/sign-in.ts';
import { forgetUnreadMessages, noteUnreadMessages } from '../../../platform/unread-messages.ts';
import { isWindowOpen } from '../../../ui/windows/manager.ts';
import { renderRoom } from '../testing/render-room.tsx';
import { playerState, roomState } from '../testing/room-state.ts';
import { RoomTop } from './room-top.tsx';

it('the room’s button to the own corner says how many messages wait', async () => {
  noteUnreadMessages(4);
  await renderRoom(<RoomTop />, roomState([playerState('me')]));
  const button = page.getByRole('button', { name: 'Profile: 4 unread messages' });
  await expect.poll(() => button.query()?.querySelector('[data-count="4"]')).toBeInstanceOf(HTMLElement);
  await button.click();
  expect(isWindowOpen('profile-hub')).toBe(true);
  forgetUnreadMessages();
  await expect.element(page.getByRole('button', { name: 'Profile', exact: true })).toBeVisible();
});

it('a host’s strip leads out, to settings, chat, profile, friends and the lock [R0097]', async () => {
  signIn();
  noteUnreadMessages(3);
  await renderRoom(<RoomTop />, roomState([playerState('me')], { host: 'me' }));
  const names = [
    'Leave',
    'Settings',
    /^(?:Show|Hide|Close|Open)?.*chat/i,
    'Profile: 3 unread messages',
    /^Friends/,
    /^Make the room/,
  ];
  for (const name of names)
    await expect.element(page.getByRole('banner').getByRole('button', { name }).first()).toBeVisible();
  forgetUnreadMessages();
});
