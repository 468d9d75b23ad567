import { expect } from '@playwright/test';
import { DESKTOP, expectNoTrouble, PHONE, test } from './driver/game.ts';
import {
  awaitNotice,
  buy,
  choose,
  coins,
  comeToMarket,
  history,
  press,
  purse,
  putUp,
  sellWindow,
  ticket,
} from './driver/market.ts';
import { inspectSizes } from './driver/screens.ts';
import { text } from './driver/texts.ts';

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
    const heard = awaitNotice(seller, word);
    await buy(buyer, word, 2_500);
    await expect(ticket(buyer, word)).toBeHidden();
    // The seller hears of it without a reload.
    await heard;
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
