import { expect } from '@playwright/test';
import { DESKTOP, expectNoTrouble, gameUrl, moving, test } from './driver/game.ts';
import { answerTurns, winnerScreen } from './driver/table.ts';
import { text } from './driver/texts.ts';

test('a guest practises against bots without a server', async ({ open }) => {
  const page = await open(moving(DESKTOP));
  await page.goto(gameUrl());
  await page.getByRole('button', { name: text('landing.playNow') }).click();
  await page.getByRole('slider', { name: text('practice.bots') }).press('Home');
  await page.getByRole('button', { name: text('practice.start') }).click();
  await expect(page.getByTestId('bomb')).toBeVisible({ timeout: 30_000 });
  await page.context().setOffline(true);
  await answerTurns(page, new Set(), 2);
  await expect(winnerScreen(page)).toBeVisible({ timeout: 100_000 });
  expectNoTrouble(page, /ERR_INTERNET_DISCONNECTED/);
});

test('a reload without a network opens the page again, and practice plays', async ({ open }) => {
  const page = await open({ ...DESKTOP, serviceWorkers: 'allow' });
  const startPractice = async () => {
    await page.getByRole('button', { name: text('landing.playNow') }).click();
    await page.getByRole('slider', { name: text('practice.bots') }).press('Home');
    await page.getByRole('button', { name: text('practice.start') }).click();
    await expect(page.getByTestId('bomb')).toBeVisible({ timeout: 30_000 });
  };
  await page.goto(gameUrl());
  await startPractice();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.context().setOffline(true);
  await page.reload();
  await startPractice();
  await answerTurns(page, new Set(), 1);
  expectNoTrouble(page, /ERR_INTERNET_DISCONNECTED/);
});
