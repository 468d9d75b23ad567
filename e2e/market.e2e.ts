import { expect, type Locator, type Page } from '@playwright/test';
import { comeIn } from './driver/come-in.ts';
import { DESKTOP, expectNoTrouble, gameUrl, PHONE, test } from './driver/game.ts';
import { raiseToLevel } from './driver/levels.ts';
import { inspectSizes } from './driver/screens.ts';
import { giveBelongings } from './driver/traders.ts';
import { text } from './driver/texts.ts';

const LEVEL = 20;
const coins = (count: number) => text('shop.amount.coin_other', { count: count.toLocaleString('en-US') });
const ticket = (page: Page, word: string) => page.getByRole('article', { name: word, exact: true });
const sellWindow = (page: Page) => page.locator('[data-window=sell]');
const history = (page: Page) => page.locator('[data-window=market-history]');
const press = (page: Page, key: string) =>
  page
    .getByRole('button', { name: text(key), exact: true })
    .first()
    .click();

/** Windows move while they open: no press on a place. */
const choose = (within: Locator, key: string) => within.getByRole('radio', { name: text(key) }).dispatchEvent('click');
const purse = async (page: Page): Promise<number> =>
  Number((await page.getByRole('banner').getByRole('listitem').first().innerText()).replaceAll(/\D/g, ''));

/** Comes to the marketplace as somebody who may trade. */
async function comeToMarket(page: Page, belongings: Parameters<typeof giveBelongings>[1]): Promise<string> {
  const name = await comeIn(page);
  await raiseToLevel(name, LEVEL);
  await giveBelongings(name, belongings);
  await page.goto(`${gameUrl()}/?tab=trade&section=market`);
  await expect(page.getByRole('region', { name: text('market.listings') })).toBeVisible();
  return name;
}

/** Puts something up for sale through the window. */
async function putUp(page: Page, type: 'discovery' | 'syllable', word: string, price: number, count?: number) {
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

async function buy(page: Page, word: string, price: number) {
  await ticket(page, word)
    .getByRole('button', { name: text('shop.buyNamed', { name: word, price: coins(price) }) })
    .click();
  await ticket(page, word)
    .getByRole('button', { name: text('shop.confirmNamed', { name: word, price: coins(price) }) })
    .click();
  await expect(page.getByText(text('market.bought', { word, price: coins(price) })).first()).toBeVisible();
}

for (const [name, device, word, tile] of [
  ['desktop', DESKTOP, 'FIRECRACKER', 'CRA'],
  ['phone', PHONE, 'LANTERN', 'LAN'],
] as const)
  test(`a word and a tile go from seller to buyer in another browser, and both see it, on a ${name} [R0006 R0197]`, async ({
    open,
  }) => {
    const [seller, buyer] = [await open(device), await open(device)];
    const sellerName = await comeToMarket(seller, { words: [word], tiles: { [tile]: 2 } });
    const buyerName = await comeToMarket(buyer, { coins: 10_000 });
    await putUp(seller, 'discovery', word, 2_500);
    await inspectSizes(seller, 'market-sell');
    await putUp(seller, 'syllable', tile, 1_500, 2);
    await seller.keyboard.press('Escape');
    await expect(
      ticket(seller, word).getByRole('button', { name: text('market.removeNamed', { word }) }),
    ).toBeVisible();
    await inspectSizes(seller, 'market');

    // The day's reward has come by now.
    const before = [await purse(seller), await purse(buyer)] as const;
    const search = buyer.getByRole('searchbox', { name: text('market.search') });
    await search.fill(word.slice(0, 5).toLowerCase());
    await expect(buyer.getByRole('region', { name: sellerName })).toBeVisible();
    await buy(buyer, word, 2_500);
    await expect(ticket(buyer, word)).toBeHidden();
    // The seller hears of it without a reload.
    await expect(seller.getByTestId('notice')).toContainText(word);
    await expect(ticket(seller, word)).toBeHidden();
    await search.fill(tile.toLowerCase());
    await expect(ticket(buyer, tile)).toContainText('×2');
    await buy(buyer, tile, 1_500);
    await expect(ticket(buyer, tile)).not.toContainText('×2');
    await ticket(seller, tile)
      .getByRole('button', { name: text('market.removeNamed', { word: tile }) })
      .click();
    await expect(ticket(seller, tile)).toBeHidden();

    for (const page of [seller, buyer]) {
      await press(page, 'market.history');
      await choose(history(page), 'exchange.mine');
      const row = history(page).getByRole('listitem').filter({ hasText: word });
      await expect(row).toContainText(coins(2_500));
      for (const trader of [sellerName, buyerName]) await expect(row).toContainText(trader);
      await expect(history(page).getByRole('listitem')).toHaveCount(2);
    }
    await inspectSizes(buyer, 'market-history');
    await buyer.keyboard.press('Escape');
    // It is the buyer's to sell now, and the money is the seller's.
    await press(buyer, 'market.sell');
    await expect(sellWindow(buyer).locator(`[data-good="${word}"]`)).toBeEnabled();
    await expect.poll(() => purse(seller)).toBe(before[0] + 4_000);
    await expect.poll(() => purse(buyer)).toBe(before[1] - 4_000);
    for (const page of [seller, buyer]) expectNoTrouble(page);
  });
