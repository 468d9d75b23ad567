import { expect, type Locator, type Page } from '@playwright/test';
import { addBot } from './driver/bots.ts';
import { comeIn } from './driver/come-in.ts';
import { DESKTOP, expectNoTrouble, gameUrl, PHONE, sendSignUp, test } from './driver/game.ts';
import { newName, PASSWORD } from './driver/newcomers.ts';
import { inspectScreen, inspectSizes } from './driver/screens.ts';
import { answerTurns, createRoom, leaveRoom, startButton, surrender, winnerScreen } from './driver/table.ts';
import { text } from './driver/texts.ts';

const homeTab = (page: Page, key: string) =>
  page.getByRole('navigation').getByRole('button', { name: text(key), exact: true });
const openBoard = (page: Page, key: string) =>
  page.getByRole('button', { name: text('leaderboards.openBoard', { name: text(key) }), exact: true }).click();
const matchWindow = (page: Page) => page.getByRole('dialog', { name: text('history.detail'), exact: true });

/** Plays a match that counts against a bot, and returns to the lobby. */
async function playAgainstBot(page: Page): Promise<void> {
  await createRoom(page, 'Me and a machine');
  await addBot(page);
  await startButton(page).click();
  await answerTurns(page, new Set(), 4);
  await surrender(page);
  await expect(winnerScreen(page)).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText(text('replay.watch')).first()).toBeVisible();
  await leaveRoom(page);
}

/**
 * What lies open stands in the address: a reload opens it again, "back" closes it and stays on the page, the link opens it.
 */
async function followAddress(page: Page, parameter: 'profile' | 'match' | 'board', opened: Locator): Promise<string> {
  const named = new RegExp(`[?&]${parameter}=`);
  await expect(opened).toBeVisible();
  await expect(page).toHaveURL(named);
  const link = page.url();
  await page.reload();
  await expect(opened).toBeVisible();
  await page.goBack();
  await expect(opened).toHaveCount(0);
  await expect(page).not.toHaveURL(named);
  await expect(page.getByRole('navigation', { name: text('common.home') })).toBeVisible();
  await page.goto(link);
  await expect(opened).toBeVisible();
  await expect(page).toHaveURL(link);
  return link;
}

test('a player finds the match against a bot in the history, reads its charts, watches it again, and stands on a board [R0070 R0161 R0163 L0258 L0084 L0086]', async ({
  open,
}) => {
  const page = await open();
  const name = await comeIn(page);
  await playAgainstBot(page);
  await homeTab(page, 'home.profile').click();
  await page.getByRole('button', { name: text('history.title'), exact: true }).click();
  const row = page.getByRole('button', { name: /^Open the match: Original, / });
  await expect(row).toHaveCount(1);
  await row.click();
  const match = matchWindow(page);
  await expect(match.getByRole('button', { name: new RegExp(`Place \\d ?${name} `) })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  // On a slow machine a fuse may burn down before a word is typed.
  await expect(match.locator('[data-stat="correct_words"] dd')).toHaveText(/^[1-4]$/);
  for (const chart of ['history.speedChart', 'history.heartsChart']) {
    const reader = match.getByRole('slider', { name: text('charts.read', { title: text(chart) }) });
    await reader.focus();
    await reader.press('Home');
    await expect(reader).toHaveAttribute('aria-valuetext', new RegExp(`^0:00: ${name} `));
  }
  await inspectScreen(page, 'match-detail');
  await followAddress(page, 'match', match);
  await match.getByRole('button', { name: text('replay.watch') }).click();
  await expect(page).toHaveURL(/[?&]replay=/);
  await expect(page.getByTestId('bomb')).toBeVisible();
  await page.goto(new URL('/', page.url()).href);

  await homeTab(page, 'home.leaderboard').click();
  await openBoard(page, 'leaderboards.board.wordcount');
  await expect(page.getByText(text('leaderboards.yourPlace'))).toBeVisible();
  await expect(page.locator('[data-own]').first()).toContainText(name);
  await followAddress(page, 'board', page.getByRole('region', { name: text('leaderboards.board.wordcount') }));
  await page.getByRole('button', { name: text('leaderboards.back') }).click();
  // A record leads to its match.
  await openBoard(page, 'leaderboards.board.combo');
  await page.getByRole('button', { name: text('leaderboards.openMatch', { name }) }).click();
  await expect(match.locator('[data-stat="combo"] dd')).toHaveText(/^[1-4]$/);
  await page.goto(gameUrl());
  await page.getByRole('banner').getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: text('profile.view') }).click();
  const profile = page.getByRole('dialog', { name: text('profile.titleOf', { name }), exact: true });
  const link = await followAddress(page, 'profile', profile);
  expectNoTrouble(page);

  // Who is signed out sees it after signing in.
  const guest = await open();
  await guest.goto(link);
  await guest.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
  await sendSignUp(guest, newName(), PASSWORD);
  await expect(guest.getByRole('dialog', { name: text('profile.titleOf', { name }), exact: true })).toBeVisible();
  expectNoTrouble(guest);
});

for (const [name, device] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test(`leaderboards and history keep nobody out on a ${name}`, async ({ open }) => {
    const page = await open(device);
    await comeIn(page);
    await homeTab(page, 'home.leaderboard').click();
    await expect(page.locator('[data-board]')).toHaveCount(13);
    await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
    await inspectSizes(page, 'leaderboards');
    for (const board of ['wp', 'scenarios', 'ranked']) {
      await openBoard(page, `leaderboards.board.${board}`);
      await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
      await inspectSizes(page, `leaderboard-${board}`);
      await page.getByRole('button', { name: text('leaderboards.back') }).click();
    }
    await homeTab(page, 'home.profile').click();
    await page.getByRole('button', { name: text('history.title'), exact: true }).click();
    await inspectSizes(page, 'history');
    await page.getByRole('button', { name: text('history.filterTitle') }).click();
    await inspectSizes(page, 'history-filter');
    await page.getByRole('button', { name: text('history.apply') }).click();
    expectNoTrouble(page);
  });
}
