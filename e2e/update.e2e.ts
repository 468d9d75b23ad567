import { expect } from '@playwright/test';
import { PROTOCOL, PROTOCOL_HEADER } from '@syllaboom/contracts';
import { comeIn } from './driver/come-in.ts';
import { createRoomButton, LAPTOP, test } from './driver/game.ts';

test('a page older than the server loads anew by itself, once, and then asks', async ({ open }) => {
  const page = await open(LAPTOP);
  await comeIn(page);
  await expect(createRoomButton(page)).toBeVisible();
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), [PROTOCOL_HEADER]: String(PROTOCOL + 1) } });
  });
  // Any call tells it: coming back to the page asks for the boards.
  await page.goto(`${page.url()}`);
  await expect.poll(() => loads).toBeGreaterThanOrEqual(2);
  await expect(page.getByText('The game was updated.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load now' })).toBeVisible();
  const before = loads;
  await page.waitForTimeout(3_000);
  expect(loads).toBe(before);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Load now' }).click();
  await expect(createRoomButton(page)).toBeVisible();
  await expect(page.getByText('The game was updated.')).toHaveCount(0);
});
