import { expect, type Page } from '@playwright/test';
import { comeIn } from './driver/come-in.ts';
import { DESKTOP, expectNoTrouble, LAPTOP, PHONE, test } from './driver/game.ts';
import { inspectSizes } from './driver/screens.ts';
import { bomb } from './driver/table.ts';
import { text } from './driver/texts.ts';

/** Nobody else plays in it: quick play would sit down at the tables of other journeys. */
const OWN_LANGUAGE = 'fi';

const quickPlay = (page: Page) => page.getByRole('button', { name: text('lobby.quickPlay') });
const sign = (page: Page) => page.getByTestId('quick-start');
const roomOf = (page: Page) => new URL(page.url()).searchParams.get('room');

// Its last seconds are a countdown.
test.use({ pauses: 'true' });

test('three who press Quick play at once sit at one table, which starts by itself; its host may stop that', async ({
  open,
}) => {
  const pages = [await open(DESKTOP), await open(LAPTOP), await open(PHONE)];
  for (const page of pages) await comeIn(page, '/', OWN_LANGUAGE);
  for (const page of pages) await inspectSizes(page, 'home');
  await Promise.all(pages.map((page) => quickPlay(page).click()));
  const stop = (page: Page) => page.getByRole('button', { name: text('room.quick.stop'), exact: true });
  // Only the host has the button, and there is one host.
  const host = await Promise.any(
    pages.map((page) =>
      stop(page)
        .click()
        .then(() => page),
    ),
  );
  for (const page of pages)
    await expect(sign(page)).toContainText(text(page === host ? 'room.quick.resume' : 'room.quick.stopped'));
  expect(new Set(pages.map(roomOf)).size).toBe(1);
  for (const page of pages) await expect(sign(page).getByRole('button')).toHaveCount(page === host ? 1 : 0);
  for (const page of pages) await inspectSizes(page, 'quick-table');

  await host.getByRole('button', { name: text('room.quick.resume') }).click();
  await Promise.all(
    pages.map(async (page) => {
      await expect(sign(page).getByRole('timer')).toContainText(/\d/);
      await expect(sign(page).getByRole('status')).toContainText(/The match starts in \d+ second/);
    }),
  );
  for (const page of pages) await expect(bomb(page)).toBeVisible();
  for (const page of pages) expectNoTrouble(page);
});
