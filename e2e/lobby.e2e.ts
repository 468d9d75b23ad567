import { expect, type Page } from '@playwright/test';
import { createRoomButton, DESKTOP, expectNoTrouble, LAPTOP, PHONE, signUp, test } from './driver/game.ts';
import { inspectScreen } from './driver/screens.ts';
import { createRoom } from './driver/table.ts';
import { text } from './driver/texts.ts';

const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('the list of tables tells what is played at them, alone and with others [R0017]', async ({ open }) => {
  const host = await open();
  await signUp(host);
  await createRoom(host, 'A lonely table');
  for (const [name, device] of Object.entries({ desktop: DESKTOP, laptop: LAPTOP, phone: PHONE })) {
    const page = await open(device);
    await signUp(page);
    await expect(card(page, 'A lonely table')).toContainText(text('room.modeOriginal'));
    await inspectScreen(page, 'lobby-single');
    if (name === 'phone') {
      await createRoomButton(page).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: text('lobby.createRoom') })
        .click();
      await expect(page).toHaveURL(/room=/);
    }
    expectNoTrouble(page);
  }
  for (const device of [DESKTOP, PHONE]) {
    const page = await open(device);
    await signUp(page);
    await expect(card(page, 'A lonely table')).toBeVisible();
    await inspectScreen(page, 'lobby-few');
    await card(page, 'A lonely table')
      .getByRole('button', { name: text('lobby.joinRoom', { name: 'A lonely table' }) })
      .click();
    await expect(page).toHaveURL(/[?&]room=/);
    await expect(page.getByTestId('room')).toBeVisible();
    await page
      .getByRole('banner')
      .getByRole('button', { name: text('room.leave') })
      .click();
    await expect(page).not.toHaveURL(/room=/);
  }
});
