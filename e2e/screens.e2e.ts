import { expect } from '@playwright/test';
import { openAddBot } from './driver/bots.ts';
import { comeIn } from './driver/come-in.ts';
import { DESKTOP, gameUrl, moving, openSettings, PHONE, test } from './driver/game.ts';
import { inspectSizes } from './driver/screens.ts';
import { bomb, createRoom, startButton, surrender, waitForTurn, winnerScreen } from './driver/table.ts';
import { text } from './driver/texts.ts';

for (const [name, device] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test(`every screen for strangers keeps nobody out on a ${name}`, async ({ open }) => {
    // The landing page is the one that never rests.
    const page = await open(name === 'desktop' ? moving(device) : device);
    await page.goto(gameUrl());
    await expect(page.getByRole('heading', { name: text('landing.title') })).toBeVisible();
    await inspectSizes(page, 'landing');
    await page
      .getByRole('main')
      .getByRole('button', { name: text('common.signUp') })
      .click();
    await inspectSizes(page, 'sign-up');
    await page.getByRole('tab', { name: text('common.signIn') }).click();
    await inspectSizes(page, 'sign-in');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: text('landing.playNow') }).click();
    await expect(page.getByRole('heading', { name: text('practice.title') })).toBeVisible();
    await inspectSizes(page, 'practice-menu');
  });

  test(`every screen for players keeps nobody out on a ${name}`, async ({ open }) => {
    const page = await open(device);
    await comeIn(page);
    await inspectSizes(page, 'lobby');
    await openSettings(page);
    await inspectSizes(page, 'settings');
    await page.keyboard.press('Escape');
    await createRoom(page, 'A table to look at');
    await inspectSizes(page, 'room');
    const dialog = await openAddBot(page);
    await inspectSizes(page, 'add-bot');
    await dialog.getByRole('button', { name: text('home.more'), exact: true }).click();
    await inspectSizes(page, 'add-bot-more');
    await dialog.getByRole('button', { name: text('room.addBot'), exact: true }).click();
    await startButton(page).click();
    await expect(bomb(page)).toBeVisible({ timeout: 30_000 });
    // Everybody has more than one heart: the turn comes round before the match can end.
    expect(await waitForTurn(page), 'the match ended before the own turn').toBe(true);
    await inspectSizes(page, 'own-turn');
    const chat = page.getByRole('button', { name: text('room.chat'), exact: true });
    if (name === 'phone') await chat.click();
    await surrender(page);
    await expect(winnerScreen(page)).toBeVisible();
    // The result comes to sight by itself.
    const close = page.getByRole('button', { name: text('common.closeNamed', { title: text('room.chat') }) });
    if (name === 'phone') await expect(close).toHaveCount(0);
    await inspectSizes(page, 'winner');
  });
}
