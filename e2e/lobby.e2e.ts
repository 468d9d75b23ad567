import { expect } from '@playwright/test';
import { comeIn } from './driver/come-in.ts';
import { DESKTOP, expectNoTrouble, LAPTOP, PHONE, test } from './driver/game.ts';
import { inspectScreen } from './driver/screens.ts';
import { createRoom } from './driver/table.ts';
import { text } from './driver/texts.ts';

test('the list of tables tells what is played at each, and leads in and out again [R0017]', async ({ open }) => {
  const host = await open();
  await comeIn(host);
  await createRoom(host, 'A lonely table');
  const page = await open();
  await comeIn(page);
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'A lonely table', exact: true }) });
  await expect(card).toContainText(text('room.modeOriginal'));
  for (const { viewport } of [PHONE, LAPTOP, DESKTOP]) {
    await page.setViewportSize(viewport);
    await inspectScreen(page, 'lobby-single');
  }
  await card.getByRole('button', { name: text('lobby.joinRoom', { name: 'A lonely table' }) }).click();
  await expect(page).toHaveURL(/[?&]room=/);
  await expect(page.getByTestId('room')).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('room.leave') })
    .click();
  await expect(page).not.toHaveURL(/room=/);
  expectNoTrouble(page);
});
