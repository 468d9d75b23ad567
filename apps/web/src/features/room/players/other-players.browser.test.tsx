import { achievementViews } from '@syllaboom/engine';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeFetch, reply } from '../../../testing/fake-fetch.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { closeAllWindows, isWindowOpen } from '../../../ui/windows/manager.ts';
import { resetAchievements } from '../../achievements/achievements-store.ts';
import { ReportWindow } from '../../moderation/index.ts';
import { ProfileWindows } from '../../profile/index.ts';
import { WaitingRoom } from '../waiting-room/waiting-room.tsx';
import { resetRoomUi, ROOM_WINDOWS } from '../room-ui.ts';
import { RoomTop } from '../top/room-top.tsx';
import { RoomWindows } from '../room-windows.tsx';
import { renderRoom } from '../testing/render-room.tsx';
import { playerState, roomState } from '../testing/room-state.ts';
import { useRoomEvents } from '../use-room-events.ts';

const people = [
  playerState('me', { auth_id: 'account-me-1' }),
  playerState('zed', { username: 'Zed', auth_id: 'account-zed1' }),
];

/** The room of a guest of the host, with all its windows. */
function Screen() {
  useRoomEvents();
  return (
    <>
      <RoomTop />
      <WaitingRoom />
      <RoomWindows />
      <ProfileWindows />
      <ReportWindow />
    </>
  );
}

beforeEach(() => {
  signInAs({ id: 'account-me-1', guest: false });
  resetRoomUi();
  resetAchievements();
  fakeFetch(({ path }) => (path === '/blocks' ? reply({ players: [], success: true }) : reply({ success: true })));
});
afterEach(async () => {
  closeAllWindows();
  vi.restoreAllMocks();
  await page.viewport(1280, 800);
});

it('who is not the host reports, opens menus, chats and claims achievements [R0353]', async () => {
  await page.viewport(1440, 900);
  const { fake } = await renderRoom(<Screen />, roomState(people, { host: 'zed' }));
  // Menus: of the room, of the game, and of another player.
  await page.getByRole('button', { name: 'Room settings' }).first().click();
  expect(isWindowOpen(ROOM_WINDOWS.settings)).toBe(true);
  await expect.element(page.getByRole('dialog').getByRole('tab', { name: 'Basic' })).toBeVisible();
  closeAllWindows();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  expect(isWindowOpen('settings')).toBe(true);
  closeAllWindows();
  const card = page.getByRole('dialog');
  await page.getByRole('button', { name: /Zed: open the profile card/ }).click();
  await card.getByRole('button', { name: 'Zed: what you can do' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Mute' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await card.getByRole('button', { name: 'Report' }).click();
  await expect.element(page.getByRole('dialog', { name: /Report/ })).toBeVisible();
  closeAllWindows();
  // The chat.
  await page.getByRole('combobox', { name: 'Say hi, or / for commands' }).fill('hello');
  await page.getByRole('button', { name: 'Send message' }).click();
  expect(fake.sentUnder('chat')).toEqual([{ message: 'hello' }]);
  // A step of an achievement, asked for and claimed over the room.
  await page.getByRole('button', { name: 'Profile', exact: true }).click();
  await page.getByRole('button', { name: /^Achievements/ }).click();
  await expect.poll(() => fake.sentUnder('achievement-progress')).toHaveLength(1);
  fake.say('achievement-progress', {
    achievements: achievementViews({ words: 100, wins: 0, games: 0, players: 0 }, new Set()),
  });
  await page.getByRole('button', { name: 'Claim: Type 100 words' }).click();
  expect(fake.sentUnder('claim-achievement')).toEqual([{ id: 'words-100' }]);
  fake.say('achievement-claimed', { id: 'words-100', reward: 2 });
  await expect.element(page.getByRole('button', { name: 'Claimed', exact: true })).toBeVisible();
});
