import { expect } from '@playwright/test';
import { MODES } from '@syllaboom/engine';
import { comeIn } from './driver/come-in.ts';
import { expectNoTrouble, gameUrl, test } from './driver/game.ts';
import { writeAsFriend } from './driver/messages.ts';
import { newName } from './driver/newcomers.ts';
import { openRoom, signUpPlayer } from './driver/sdk-player.ts';
import { winnerScreen } from './driver/table.ts';
import { text } from './driver/texts.ts';

/** The countdown is one of the scenes. */
test.use({ pauses: 'true' });

test('every scene of a room is passed through, from the spinner to the winners [R0092]', async ({ open }) => {
  test.setTimeout(180_000);
  const page = await open();
  const name = await comeIn(page);
  const host = await openRoom(gameUrl(), await signUpPlayer(gameUrl(), newName()), 'Scenes');
  host.send('add-bot', { typingSpeed: 4, typoAmount: 0, thinkingTime: 10 });
  const bar = page.getByRole('banner');
  const dialog = (title: string) => page.getByRole('dialog', { name: title });

  // The seat takes its time: the spinner stands for it. What only a mode needs is not fetched with the room.
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const isYapping = (url: string): boolean => /\/yapping[^/]*\.js/.test(url);
  let letGo = (): void => undefined;
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(/\/matchmake\//, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${gameUrl()}/?room=${host.roomId}`);
  await expect(page.getByRole('status').filter({ hasText: text('room.entering') })).toBeVisible();
  letGo();

  await expect(page.getByTestId('room')).toBeVisible();
  await expect(page.getByTestId('lobby-dock')).toBeVisible();
  await expect(page.getByRole('log').first()).toBeVisible();
  await bar.getByRole('button', { name: text('room.info') }).click();
  await expect(dialog(text('room.info'))).toContainText(text('room.mode'));
  await page.keyboard.press('Escape');

  await writeAsFriend(name, ['psst']);
  const corner = bar.getByRole('button', { name: new RegExp(`^${text('profile.title')}`) });
  await expect(corner).toHaveAccessibleName(/1/);
  await corner.click();
  const hub = dialog(text('profile.hub'));
  await expect(hub).toContainText(name);
  await hub.getByRole('button', { name: text('shop.title'), exact: true }).click();
  await expect(page.getByRole('tab', { name: text('shop.tab.keys') })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  host.send('settings', { key: 'heart', value: 1 });
  host.send('settings', { speed: 3 });
  host.send('start');
  await expect(page.getByTestId('countdown')).toBeVisible();
  await expect(page.getByTestId('bomb')).toBeVisible();
  await expect(winnerScreen(page)).toBeVisible({ timeout: 60_000 });
  // Host, page and bot stand on the podium.
  await expect(winnerScreen(page).locator('[data-place]')).toHaveCount(3);
  await expect(page.getByTestId('lobby-dock')).toBeVisible({ timeout: 30_000 });

  host.send('settings', { mode: MODES.cardBet });
  host.send('start');
  await expect(page.getByTestId('card-picker')).toBeVisible({ timeout: 60_000 });
  host.send('end');
  await expect(page.getByTestId('lobby-dock')).toBeVisible({ timeout: 30_000 });

  expect(fetched.some(isYapping)).toBe(false);
  host.send('settings', { mode: MODES.yapping });
  await page.getByRole('button', { name: text('host.joinYapping') }).click();
  await expect(page.getByTestId('yapping')).toBeVisible();
  expect(fetched.some(isYapping)).toBe(true);
  expectNoTrouble(page);
  await host.leave();
});
