import { expect, type Page } from '@playwright/test';
import { comeIn } from './driver/come-in.ts';
import { DESKTOP, expectNoTrouble, PHONE, test } from './driver/game.ts';
import { inspectScreen, inspectSizes } from './driver/screens.ts';
import { createRoom } from './driver/table.ts';
import { text } from './driver/texts.ts';

const tab = (page: Page, name: 'rooms' | 'profile' | 'news' | 'discord') =>
  page.getByRole('navigation', { name: text('common.home') }).getByRole('button', { name: text(`home.${name}`) });

/** The news run nothing; the journeys' own script in their frame is refused, too. */
const SCRIPTLESS = /Blocked script execution in 'about:blank'/;

for (const [name, device] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test(`every page of home keeps nobody out on a ${name}`, async ({ open }) => {
    const page = await open(device);
    await comeIn(page);
    await tab(page, 'profile').click();
    await page
      .getByRole('main')
      .getByRole('button', { name: text('achievements.title') })
      .click();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(16);
    await inspectSizes(page, 'home-achievements');
    await tab(page, 'discord').click();
    await expect(page.getByRole('heading', { name: text('home.community.title') })).toBeVisible();
    await inspectSizes(page, 'home-discord');
    await tab(page, 'news').click();
    await expect(page.frameLocator('[data-testid=news-frame]').locator('h1').first()).toBeVisible();
    await page.screenshot({ path: `test-results/screens/home-news-${name}.png` });
    await tab(page, 'rooms').click();
    if (name === 'phone') {
      await page.getByRole('button', { name: text('home.more') }).click();
      await page.getByRole('menuitem', { name: text('home.dailyWord') }).click();
    } else
      await page
        .getByRole('banner')
        .getByRole('button', { name: text('home.dailyWord') })
        .click();
    await expect(page.getByRole('dialog', { name: text('daily.word') })).toBeVisible();
    await inspectSizes(page, 'home-daily-word');
    expectNoTrouble(page, SCRIPTLESS);
  });
}

test('a newcomer gets the first reward without asking; the page that was open is open again after a room', async ({
  open,
}) => {
  const page = await open();
  await comeIn(page);
  await expect(page.getByText(text('daily.got', { what: '500 coins' }))).toBeVisible();
  await expect(page.getByRole('banner').getByRole('listitem').first()).toContainText('500');
  await createRoom(page, 'A short visit');
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('room.leave') })
    .click();
  await tab(page, 'news').click();
  await expect(page.getByTestId('news-frame')).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('lobby.createRoom') })
    .click();
  const form = page.locator('form', { has: page.getByLabel(text('lobby.roomName')) });
  await form.getByRole('button', { name: text('lobby.createRoom') }).click();
  await expect(page.getByTestId('room')).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('room.leave') })
    .click();
  await expect(page.getByTestId('news-frame')).toBeVisible();
  expectNoTrouble(page, SCRIPTLESS);
});

test('two players talk in the lobby', async ({ open }) => {
  const [one, other] = [await open(), await open(PHONE)];
  await comeIn(one);
  await comeIn(other);
  await other.getByRole('button', { name: text('home.chat') }).click();
  const line = `Good evening ${Date.now()}`;
  await one.getByRole('combobox', { name: text('room.chatPlaceholder') }).fill(line);
  await one.keyboard.press('Enter');
  for (const page of [one, other]) await expect(page.getByRole('log').getByText(line)).toBeVisible();
  await inspectScreen(other, 'lobby-chat');
  await inspectScreen(one, 'lobby-chat');
  for (const page of [one, other]) expectNoTrouble(page);
});
