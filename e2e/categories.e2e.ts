import { expect, type Page } from '@playwright/test';
import { categoryReward } from '@syllaboom/engine';
import { openOrBuildIndex } from '@syllaboom/words';
import { comeIn } from './driver/come-in.ts';
import { expectNoTrouble, PHONE, test } from './driver/game.ts';
import { giveCategory } from './driver/levels.ts';
import { inspectScreen, inspectSizes } from './driver/screens.ts';
import { text } from './driver/texts.ts';

const CATEGORY = 'countries';
const NAME = text(`host.category.${CATEGORY}`);
const countries = openOrBuildIndex('en-US').categoryWords(CATEGORY);

const hub = (page: Page) => page.getByRole('main', { name: text('home.profile') });
const button = (page: Page, name: string) => hub(page).getByRole('button', { name, exact: true });
const card = (page: Page) =>
  hub(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: NAME }) });
const viewProgress = (page: Page) => button(page, text('categories.viewNamed', { name: NAME }));

async function openCategories(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: text('common.home') })
    .getByRole('button', { name: text('home.profile') })
    .click();
  await button(page, text('profile.categories')).click();
  await expect(card(page)).toBeVisible();
}

test('a category is filled word by word: its page shows what is missing, its ring closes, its claim pays once [L0160]', async ({
  open,
}) => {
  const page = await open();
  const name = await comeIn(page);
  await openCategories(page);
  await inspectSizes(page, 'categories');
  const ring = card(page).getByRole('progressbar');
  await expect(ring).toHaveAttribute('aria-valuenow', '0');

  // Nothing was typed: first letters alone.
  await viewProgress(page).click();
  await expect(
    hub(page).getByText(text('categories.typedOf_other', { typed: 0, count: countries.length })),
  ).toBeVisible();
  await expect(hub(page).locator('[data-masked]').first()).toContainText('██');
  expect(await hub(page).textContent()).not.toContain('FRANCE');
  await inspectSizes(page, 'category-words-missing');
  await button(page, text('categories.back')).click();
  await expect(viewProgress(page)).toBeFocused();
  await button(page, text('profile.back')).click();

  await giveCategory(name, 'en-US', CATEGORY, countries);
  await button(page, text('profile.categories')).click();
  await expect(ring).toHaveAttribute('aria-valuenow', '100');

  // What was typed shows what it is: as far as the dictionary's own meanings know it, where no wiki is set up.
  await viewProgress(page).click();
  await hub(page)
    .getByRole('searchbox', { name: text('categories.search') })
    .fill('france');
  await button(page, text('categories.look', { word: 'FRANCE' })).click();
  const [noPicture, noMeaning] = ['categories.imageNone', 'categories.meaningFailed'].map((key) =>
    hub(page).getByText(text(key)),
  );
  if (noPicture && noMeaning) await expect(noPicture.or(noMeaning).first()).toBeVisible();
  await inspectSizes(page, 'word-preview');
  await button(page, text('categories.previewBack')).click();
  await expect(button(page, text('categories.look', { word: 'FRANCE' }))).toBeFocused();
  await button(page, text('categories.back')).click();

  await button(page, text('categories.claimNamed', { name: NAME })).click();
  await expect(page.getByTestId('celebration')).toContainText(text('categories.complete'));
  const { diamond } = categoryReward(CATEGORY, countries.length);
  await expect(
    page.getByText(text('daily.got', { what: text('daily.reward.diamond_other', { count: diamond }) })),
  ).toBeVisible();
  await expect(card(page)).toContainText(text('categories.claimed'));
  await expect(button(page, text('categories.claimNamed', { name: NAME }))).toHaveCount(0);
  await inspectSizes(page, 'category-claimed');

  // What it brought is there, and the profile bears the badge.
  await button(page, text('profile.back')).click();
  await expect(hub(page).getByRole('region', { name: text('profile.balances') })).toContainText(String(diamond));
  await button(page, text('profile.view')).click();
  const badge = page.getByRole('listitem').filter({ hasText: NAME });
  await expect(badge).toContainText(text('categories.claimed'));
  // A word that nobody knows more of is answered with 404.
  expectNoTrouble(page, /404/);
});

test('on a phone the cards and words of a category can be read and used', async ({ open }) => {
  const page = await open(PHONE);
  await comeIn(page);
  await openCategories(page);
  await inspectScreen(page, 'categories');
  await viewProgress(page).click();
  await expect(hub(page).getByTestId('words-summary')).toBeVisible();
  await inspectScreen(page, 'category-words-missing');
  expectNoTrouble(page);
});
