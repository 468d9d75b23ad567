import { DAILY_REWARDS, RANKED } from '@syllaboom/engine';
import { expect, type Page } from '@playwright/test';
import { comeIn } from './driver/come-in.ts';
import { DESKTOP, expectNoTrouble, LAPTOP, PHONE, test } from './driver/game.ts';
import { raiseToLevel } from './driver/levels.ts';
import { inspectScreen } from './driver/screens.ts';
import { answerTurns, bomb, surrender, winnerScreen } from './driver/table.ts';
import { text } from './driver/texts.ts';

/** Two equals meet at once; after a match they must wait until the window has grown to where the other one is. */
const PAIRED_WITHIN_MS = 60_000;

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: text('common.home') }).getByRole('button', { name: text(name), exact: true });
const card = (page: Page) => page.getByTestId('ranked-card');
const queueButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: text('ranked.queue'), exact: true });
const points = (wp: number) => new Intl.NumberFormat('en-US').format(wp);

/** A new player who may play ranked, on the ranked tab. */
async function comeToRanked(page: Page): Promise<string> {
  const name = await comeIn(page);
  // A newcomer's first reward comes by itself; later it would be offered over the screen.
  await expect(page.getByRole('banner').getByText(points(DAILY_REWARDS[0].value), { exact: true })).toBeVisible();
  await raiseToLevel(name, RANKED.leastLevel);
  await page.reload();
  await tab(page, 'home.ranked').click();
  await expect(card(page)).toContainText(name);
  return name;
}

/** All queue and are shown to each other; returns when the match runs. */
async function meet(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await queueButton(page).click();
  await Promise.all(
    pages.map(async (page) => {
      await expect(page.getByTestId('match-found')).toBeVisible({ timeout: PAIRED_WITHIN_MS });
      await expect(page.getByTestId('room')).toBeVisible();
      await expect(bomb(page)).toHaveAttribute('data-prompt', /./);
    }),
  );
}

/** Points of both on the winner screen, by name, after they were counted. */
async function readPoints(page: Page): Promise<ReadonlyMap<string, { before: number; after: number }>> {
  const lines = winnerScreen(page).getByTestId('points-change').locator('.sr');
  await expect(lines).toHaveCount(2);
  const read = (line: string): [string, { before: number; after: number }] => {
    const [, name = '', before = '', after = ''] = /^Points of (.+): ([\d,]+) → ([\d,]+)/.exec(line) ?? [];
    return [name, { before: Number(before.replace(',', '')), after: Number(after.replace(',', '')) }];
  };
  return new Map((await lines.allTextContents()).map(read));
}

async function leaveRoom(page: Page, confirm: boolean): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('room.leave') })
    .click();
  if (!confirm) return;
  const question = page.getByRole('alertdialog', { name: text('ranked.leaveConfirm') });
  await expect(question).toContainText('counts as a loss');
  await question.getByRole('button', { name: text('room.leave') }).click();
}

// One after the other: whoever queues at the same time would be paired across the journeys.
test.describe.configure({ mode: 'default' });

test('two players queue, meet, play and see their points change; who leaves pays for it [L0043 L0048 L0126 L0133 L0376]', async ({
  open,
}) => {
  const [ann, ben] = [await open(), await open()];
  const [annName, benName] = [await comeToRanked(ann), await comeToRanked(ben)];
  await expect(card(ann)).toContainText(points(RANKED.startPoints));
  await meet([ann, ben]);
  await expect(ann.locator('[data-seat]').getByRole('img', { name: '12 hearts' }).first()).toBeVisible();
  const used = new Set<string>();
  await Promise.all([answerTurns(ann, used, 1), answerTurns(ben, used, 1)]);
  await surrender(ann);

  const [byAnn, byBen] = [await readPoints(ann), await readPoints(ben)];
  expect([...byAnn.keys()].sort()).toEqual([annName, benName].sort());
  expect(byBen).toEqual(byAnn);
  const [annPoints, benPoints] = [byAnn.get(annName), byAnn.get(benName)];
  expect([annPoints?.before, benPoints?.before]).toEqual([RANKED.startPoints, RANKED.startPoints]);
  expect(annPoints?.after).toBeLessThan(RANKED.startPoints);
  expect(benPoints?.after).toBeGreaterThan(RANKED.startPoints);
  for (const page of [ann, ben]) await page.getByRole('button', { name: text('ranked.backToRanked') }).click();

  // On the card, in the history and on the board.
  await expect(card(ben)).toContainText(points(benPoints?.after ?? 0));
  await expect(ben.getByTestId('ranked-match')).toHaveCount(1);
  await expect(ann.getByTestId('ranked-match')).toContainText(text('ranked.lost'));
  for (const { viewport } of [PHONE, LAPTOP, DESKTOP]) {
    await ben.setViewportSize(viewport);
    await inspectScreen(ben, 'ranked');
  }
  await tab(ben, 'home.leaderboard').click();
  await ben
    .getByRole('button', { name: text('leaderboards.openBoard', { name: text('leaderboards.board.wp') }) })
    .click();
  await expect(ben.getByText(text('leaderboards.yourPlace'))).toBeVisible();
  await expect(ben.getByRole('main')).toContainText(`${points(benPoints?.after ?? 0)} WP`);
  await tab(ben, 'home.ranked').click();

  // Again, and this time one of them leaves.
  await meet([ann, ben]);
  await leaveRoom(ben, true);
  await expect(winnerScreen(ann).getByText(text('ranked.leftMatch', { name: benName }))).toBeVisible();
  const again = await readPoints(ann);
  expect(again.get(annName)?.after).toBeGreaterThan(annPoints?.after ?? 0);
  const lost = again.get(benName);
  expect((lost?.before ?? 0) - (lost?.after ?? 0)).toBeGreaterThanOrEqual(16);
  await expect(card(ben)).toContainText(points(lost?.after ?? 0));
  await expect(ben.getByRole('button', { name: /^Queue opens in 0[12]:\d\d$/ })).toBeDisabled();
  expectNoTrouble(ann);
  expectNoTrouble(ben);
});

test('a ranked match stands in the list and is watched ten seconds later, with nothing to do [L0034]', async ({
  open,
}) => {
  const [ann, ben] = [await open(), await open()];
  const [annName, benName] = [await comeToRanked(ann), await comeToRanked(ben)];
  const watcher = await open(LAPTOP);
  await comeIn(watcher);
  await meet([ann, ben]);
  const listed = watcher.getByRole('button', {
    name: new RegExp(`^Spectate (${annName} against ${benName}|${benName} against ${annName})$`),
  });
  await listed.first().click();
  await expect(watcher.getByTestId('delayed')).toBeVisible();
  await expect(watcher.getByTestId('room')).toContainText(annName);
  await expect(bomb(watcher)).toHaveAttribute('data-prompt', /./);
  await expect(watcher.locator('input[name=word]')).toHaveCount(0);
  await leaveRoom(ann, true);
  await expect(winnerScreen(ben)).toBeVisible();
  await expect(winnerScreen(watcher)).toBeVisible();
  expectNoTrouble(watcher);
});
