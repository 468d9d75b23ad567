import { expect, type Page } from '@playwright/test';
import { findRedisServer } from '../tools/machine.ts';
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
  ticket,
} from './driver/market.ts';
import { chooseServer } from './driver/servers.ts';
import { text } from './driver/texts.ts';
import { startTwoProcesses, type TwoProcesses } from './driver/processes/two-processes.ts';

// Both play on the same two servers.
test.describe.configure({ mode: 'default' });
// In CI a machine without Redis fails.
const isSkipped = findRedisServer() === null && process.env.CI !== 'true';
if (isSkipped) console.log('\n!!! market-processes: SKIPPED, because this machine has no Redis (2 journeys)\n');
// biome-ignore lint/suspicious/noSkippedTests: only where the processes cannot share anything, which is told aloud.
test.skip(isSkipped, 'This machine has no Redis');

let processes: TwoProcesses | undefined;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  processes = await startTwoProcesses();
});
test.afterAll(async () => {
  await processes?.close();
  chooseServer('short');
});

/** Which of the two a browser has come to. */
const processOf = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies()).find((cookie) => cookie.name === 'process')?.value;

for (const [name, device, word] of [
  ['desktop', DESKTOP, 'BOOMERANG'],
  ['phone', PHONE, 'PYRAMID'],
] as const)
  test(`seller and buyer meet through two processes, and the seller hears of it, on a ${name} [R0006 R0197]`, async ({
    open,
  }) => {
    const [seller, buyer] = [await open(device), await open(device)];
    processes?.playOn(0);
    const sellerName = await comeToMarket(seller, { words: [word] });
    processes?.playOn(1);
    const buyerName = await comeToMarket(buyer, { coins: 10_000 });
    expect([await processOf(seller), await processOf(buyer)]).toEqual(['0', '1']);
    await putUp(seller, 'discovery', word, 3_500);
    await seller.keyboard.press('Escape');
    await expect(ticket(seller, word)).toBeVisible();
    const before = [await purse(seller), await purse(buyer)] as const;

    await buyer.getByRole('searchbox', { name: text('market.search') }).fill(word.slice(0, 5).toLowerCase());
    await expect(buyer.getByRole('region', { name: sellerName })).toBeVisible();
    const heard = awaitNotice(seller, word);
    await buy(buyer, word, 3_500);
    await expect(ticket(buyer, word)).toBeHidden();
    // Nobody reloads: the other process tells.
    await heard;
    await expect(ticket(seller, word)).toBeHidden();
    await expect.poll(() => purse(seller)).toBe(before[0] + 3_500);
    await expect.poll(() => purse(buyer)).toBe(before[1] - 3_500);
    for (const page of [seller, buyer]) {
      await press(page, 'market.history');
      await choose(history(page), 'exchange.mine');
      const row = history(page).getByRole('listitem').filter({ hasText: word });
      await expect(row).toContainText(coins(3_500));
      for (const trader of [sellerName, buyerName]) await expect(row).toContainText(trader);
      expectNoTrouble(page);
    }
  });
