import { expect } from '@playwright/test';
import { test } from './driver/game.ts';
import { SCREENS, showOn } from './driver/layout/layout.ts';
import { judgeCreateRoom, judgeHome, judgeOwnRoom } from './driver/layout/layout-home.ts';
import { judgePlaying, judgeResult } from './driver/layout/layout-table.ts';
import { comeTogether, DESK, LANGUAGE_GROUPS, UPRIGHT, type Viewer } from './driver/layout/layout-viewer.ts';

/** The chat where it is a sheet. */
async function judgeChat({ page, judge, say }: Viewer): Promise<void> {
  const sheets = SCREENS.filter(({ width }) => width < DESK.width && width <= 844);
  await showOn(page, UPRIGHT);
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('room.chat') })
    .click();
  const tabs = page.locator('[data-window=room-chat]').getByRole('tab');
  await expect(tabs.first()).toBeVisible();
  for (const at of (await tabs.all()).keys()) {
    await tabs.nth(at).click();
    await judge(`room-chat-${at + 1}`, sheets);
  }
  await showOn(page, UPRIGHT);
  await tabs.first().click();
  await page.keyboard.press('Escape');
  await showOn(page, DESK);
}

const SCENES = {
  'of home and of a room of one’s own': async (viewers: readonly Viewer[]) => {
    await Promise.all(viewers.map((viewer) => judgeHome(viewer, ['rooms'])));
    await Promise.all(viewers.map(judgeCreateRoom));
    await Promise.all(viewers.map(judgeOwnRoom));
  },
  'at a full table, with its chat and its result': async (viewers: readonly Viewer[]) => {
    await judgeResult(viewers, await judgePlaying(viewers, judgeChat));
  },
} as const;

for (const languages of LANGUAGE_GROUPS)
  for (const [name, judgeAll] of Object.entries(SCENES))
    test(`nothing covers or cuts anything on any screen ${name} in ${languages.join(' and ')}`, async ({ open }) =>
      judgeAll(await comeTogether(open, languages)));
