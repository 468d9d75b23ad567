import { expect } from '@playwright/test';
import { addBot } from './driver/bots.ts';
import { comeIn } from './driver/come-in.ts';
import { expectNoTrouble, LAPTOP, test } from './driver/game.ts';
import { bomb, createRoom, startButton, surrender, winnerScreen } from './driver/table.ts';
import { text } from './driver/texts.ts';

const BOTS = 2;

test('whoever is out, with nobody but bots left, skips to the result', async ({ open }) => {
  const page = await open(LAPTOP);
  await comeIn(page);
  await createRoom(page, 'Only bots');
  for (let bots = 1; bots <= BOTS; bots++) {
    await addBot(page);
    await expect(page.getByText(text('room.playerCount_other', { count: bots + 1 }))).toBeVisible();
  }
  await startButton(page).click();
  await expect(bomb(page)).toHaveAttribute('data-prompt', /./);
  await surrender(page);
  await expect(page.getByTestId('skip')).toBeVisible();
  const [strip, sign] = await Promise.all([page.getByTestId('strip').boundingBox(), bomb(page).boundingBox()]);
  expect((strip?.y ?? 0) + (strip?.height ?? 0)).toBeLessThan(sign?.y ?? 0);
  expect(strip?.y).toBeGreaterThan(0);
  await page.getByRole('button', { name: text('table.skipResult') }).click();
  await expect(winnerScreen(page)).toBeVisible();
  expectNoTrouble(page);
});
