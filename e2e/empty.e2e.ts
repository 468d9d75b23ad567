import { expect, type Locator, type Page } from '@playwright/test';
import { comeIn } from './driver/come-in.ts';
import { DESKTOP, expectNoTrouble, PHONE, test } from './driver/game.ts';
import { text } from './driver/texts.ts';

/** A key that has no words is shown as it is. */
const RAW_KEY = /\b[a-z]+(?:_[a-z]+){1,}\b|\b[a-z]+\.[a-z]+[A-Z]\w*\b/;
const LEAST_LETTERS = 8;

/** Something is said there, in words, once nothing is on its way any more. */
async function expectWords(place: Locator, name: string): Promise<void> {
  await expect(place.getByText(text('common.loading')), `${name} has come`).toHaveCount(0);
  await expect
    .poll(async () => (await place.innerText()).replaceAll(/\s+/g, ' ').trim().length, { message: name })
    .toBeGreaterThan(LEAST_LETTERS);
  expect(await place.innerText(), `${name} shows words`).not.toMatch(RAW_KEY);
}

/** What somebody who has played nothing finds behind every tab and door. */
async function tour(page: Page): Promise<void> {
  const main = page.getByRole('main').last();
  for (const tab of ['rooms', 'ranked', 'leaderboard', 'shop']) {
    await page.locator(`[data-tab=${tab}]`).click();
    await expectWords(main, tab);
  }
  await page.locator('[data-tab=trade]').click();
  for (const title of ['craft.title', 'words.tab', 'syllables.title', 'collections.title', 'market.title']) {
    await page.getByRole('tab', { name: text(title), exact: true }).click();
    await expectWords(page.getByRole('tabpanel').first(), title);
  }
  await page.locator('[data-tab=profile]').click();
  const doors = [
    'inbox.title',
    'profile.categories',
    'clans.title',
    'words.title',
    'craft.title',
    'achievements.title',
    'history.title',
    'leaderboards.title',
    'syllables.title',
    'collections.title',
    'shop.title',
  ];
  for (const title of doors) {
    await main
      .getByRole('button', { name: new RegExp(`^${text(title)}`) })
      .first()
      .click();
    await expectWords(page.getByRole('region', { name: text(title) }).last(), title);
    await page.getByRole('button', { name: text('profile.back'), exact: true }).click();
  }
}

for (const [where, device] of [
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const) {
  test(`on ${where} a newcomer finds words behind every tab and door, and nothing blank [R0537]`, async ({ open }) => {
    const page = await open(device);
    await comeIn(page);
    await tour(page);
    expectNoTrouble(page);
  });
}
