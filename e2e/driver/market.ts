import { expect, type Locator, type Page } from '@playwright/test';
import { comeIn } from './come-in.ts';
import { gameUrl } from './game.ts';
import { raiseToLevel } from './levels.ts';
import { text } from './texts.ts';
import { giveBelongings } from './traders.ts';

const LEVEL = 20;
export const coins = (count: number) => text('shop.amount.coin_other', { count: count.toLocaleString('en-US') });
export const ticket = (page: Page, word: string) => page.getByRole('article', { name: word, exact: true });
export const sellWindow = (page: Page) => page.locator('[data-window=sell]');
export const history = (page: Page) => page.locator('[data-window=market-history]');
export const press = (page: Page, key: string) =>
  page
    .getByRole('button', { name: text(key), exact: true })
    .first()
    .click();

/** Windows move while they open: no press on a place. */
export const choose = (within: Locator, key: string) =>
  within.getByRole('radio', { name: text(key) }).dispatchEvent('click');
export const purse = async (page: Page): Promise<number> =>
  Number((await page.getByRole('banner').getByRole('listitem').first().innerText()).replaceAll(/\D/g, ''));

/** Comes to the marketplace as somebody who may trade. */
export async function comeToMarket(page: Page, belongings: Parameters<typeof giveBelongings>[1]): Promise<string> {
  const name = await comeIn(page);
  await raiseToLevel(name, LEVEL);
  await giveBelongings(name, belongings);
  await page.goto(`${gameUrl()}/?tab=trade&section=market`);
  await expect(page.getByRole('region', { name: text('market.listings') })).toBeVisible();
  return name;
}

/** Puts something up for sale through the window. */
export async function putUp(page: Page, type: 'discovery' | 'syllable', word: string, price: number, count?: number) {
  if (!(await sellWindow(page).isVisible())) await press(page, 'market.sell');
  await choose(sellWindow(page), `market.yours.${type}`);
  await sellWindow(page).locator(`[data-good="${word}"]`).click();
  await sellWindow(page).getByLabel(text('market.price')).fill(String(price));
  if (count !== undefined) await sellWindow(page).getByLabel(text('market.count'), { exact: true }).fill(String(count));
  await sellWindow(page)
    .getByRole('button', { name: text('market.list') })
    .click();
  await expect(page.getByText(text('market.listed', { word, price: coins(price) })).first()).toBeVisible();
}

/** Confirms what is asked before the price is paid. */
export async function buy(page: Page, word: string, price: number) {
  await ticket(page, word)
    .getByRole('button', { name: text('shop.buyNamed', { name: word, price: coins(price) }) })
    .click();
  await ticket(page, word)
    .getByRole('button', { name: text('shop.confirmNamed', { name: word, price: coins(price) }) })
    .click();
  await expect(page.getByText(text('market.bought', { word, price: coins(price) })).first()).toBeVisible();
}

/** Waits from now on for the notice that a word was sold: it stands for three seconds, while somebody else buys. */
export const awaitNotice = (page: Page, word: string): Promise<void> =>
  page.getByTestId('notice').filter({ hasText: word }).waitFor({ timeout: 120_000 });
