import { expect } from '@playwright/test';
import { comeIn } from './driver/come-in.ts';
import { DESKTOP, gameUrl, LAPTOP, moving, openSettings, PHONE, test } from './driver/game.ts';
import { inspectScreen } from './driver/screens.ts';
import { bomb, chooseQuickMatch, createRoom, startButton, waitForTurn, winnerScreen } from './driver/table.ts';
import { text } from './driver/texts.ts';

for (const [name, device] of Object.entries({ desktop: moving(DESKTOP), laptop: LAPTOP, phone: PHONE })) {
  test(`every screen for strangers keeps nobody out on a ${name}`, async ({ open }) => {
    const page = await open(device);
    await page.goto(gameUrl());
    await expect(page.getByRole('heading', { name: text('landing.title') })).toBeVisible();
    await inspectScreen(page, 'landing');
    await page
      .getByRole('main')
      .getByRole('button', { name: text('common.signUp') })
      .click();
    await inspectScreen(page, 'sign-up');
    await page.getByRole('tab', { name: text('common.signIn') }).click();
    await inspectScreen(page, 'sign-in');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: text('landing.playNow') }).click();
    await expect(page.getByRole('heading', { name: text('practice.title') })).toBeVisible();
    await inspectScreen(page, 'practice-menu');
  });

  test(`every screen for players keeps nobody out on a ${name}`, async ({ open }) => {
    const page = await open(device);
    await comeIn(page);
    await inspectScreen(page, 'lobby');
    await openSettings(page);
    await inspectScreen(page, 'settings');
    await page.keyboard.press('Escape');
    await createRoom(page, 'A table to look at');
    await inspectScreen(page, 'room');
    await chooseQuickMatch(page);
    await page
      .getByRole('navigation')
      .getByRole('button', { name: text('room.addBot') })
      .click();
    await inspectScreen(page, 'add-bot');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('room.addBot'), exact: true })
      .click();
    await startButton(page).click();
    await expect(bomb(page)).toBeVisible({ timeout: 30_000 });
    if (await waitForTurn(page)) await inspectScreen(page, 'own-turn');
    await expect(winnerScreen(page)).toBeVisible({ timeout: 60_000 });
    await inspectScreen(page, 'winner');
  });
}
