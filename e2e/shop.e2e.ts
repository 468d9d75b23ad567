import { expect, type Locator, type Page } from '@playwright/test';
import { REWARD_CODES } from '@syllaboom/engine';
import { comeIn, comeToRoom } from './driver/come-in.ts';
import { signUpDeveloper } from './driver/developer.ts';
import { createRoomButton, DESKTOP, expectNoTrouble, PHONE, test } from './driver/game.ts';
import { raiseToLevel } from './driver/levels.ts';
import { inspectSizes } from './driver/screens.ts';
import { codeMaker } from './driver/staff.ts';
import { createRoom, startButton } from './driver/table.ts';
import { text } from './driver/texts.ts';

const CHEST = text('shop.chest.garden');

const home = (page: Page, key: string): Locator =>
  page
    .getByRole('navigation', { name: text('common.home') })
    .getByRole('button', { name: text(`home.${key}`), exact: true });
const tab = (page: Page, key: string): Locator => page.getByRole('tab', { name: text(`shop.tab.${key}`), exact: true });
const card = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true });

const closeWindow = (page: Page, title: string): Promise<void> =>
  page.getByRole('button', { name: text('common.closeNamed', { title }), exact: true }).click();

/** Types a code where codes are redeemed. */
async function redeem(page: Page, code: string): Promise<void> {
  await page.getByLabel(text('codes.label'), { exact: true }).fill(code);
  await page.getByRole('button', { name: text('codes.redeem') }).click();
}

/** Opens a chest for its key, and puts on what was in it: the bomb's number. */
async function openChest(page: Page): Promise<number> {
  const price = text('shop.amount.key_one', { count: 1 });
  const named = { name: CHEST, price };
  await card(page, CHEST)
    .getByRole('button', { name: text('shop.openNamed', named) })
    .click();
  await card(page, CHEST)
    .getByRole('button', { name: text('shop.confirmNamed', named) })
    .click();
  const opening = page.getByTestId('chest-opening');
  await expect(opening.getByText(text('shop.isNew'))).toBeVisible();
  await inspectSizes(page, 'shop-chest-opened');
  const picture = await opening.locator('[data-cosmetic^="bomb-"]').getAttribute('data-cosmetic');
  await opening.getByRole('button', { name: /^Equip / }).click();
  await expect(opening).toBeHidden();
  return Number(picture?.replace('bomb-', ''));
}

for (const [name, device] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const) {
  test(`a newcomer’s code is a key, the key a chest, and its bomb is worn where others see it, on a ${name}`, async ({
    open,
  }, info) => {
    const developer = await signUpDeveloper(codeMaker(name, info.retry));
    const code = `NEWCOMER${name}${info.retry}`.toUpperCase();
    await developer.post('/gm/codes', { code, coin: 0, diamond: 0, key: 1, uses: 1, until: null });

    const own = await open(device);
    const player = await comeIn(own);
    await raiseToLevel(player, REWARD_CODES.level);
    await home(own, 'shop').click();
    // Without a key there is nothing to open.
    await tab(own, 'bombs').click();
    await card(own, CHEST).getByRole('button').click();
    await expect(own.getByText('Not enough keys!').first()).toBeVisible();
    await tab(own, 'market').click();
    await redeem(own, code);
    await expect(own.getByText('The code brought you: 1 key').first()).toBeVisible();
    await redeem(own, code);
    await expect(own.getByText('You have already redeemed this code').first()).toBeVisible();
    await tab(own, 'bombs').click();
    const bomb = await openChest(own);
    await own.getByRole('radio', { name: text('host.bombs'), exact: true }).click();
    const worn = own.locator('article[data-chosen]');
    await expect(worn.locator(`[data-cosmetic="bomb-${bomb}"]`)).toBeVisible();
    const called = await worn.getByRole('heading').innerText();

    // What its founder wears is the bomb of a table.
    await home(own, 'rooms').click();
    await expect(createRoomButton(own)).toBeVisible();
    const roomId = await createRoom(own, 'A table with a bomb of its own');
    const other = await open(device);
    await comeToRoom(other, roomId);
    // It is one of those that the host chooses from.
    await own.getByRole('button', { name: text('host.cosmeticsShort') }).click();
    const selector = own.getByRole('dialog', { name: text('host.cosmetics') });
    await selector.getByRole('tab', { name: text('host.bombs') }).click();
    await expect(selector.getByRole('listitem').getByRole('button')).toHaveCount(2);
    await expect(selector.getByRole('button', { name: called })).toHaveAttribute('aria-pressed', 'true');
    await inspectSizes(own, 'room-own-bombs');
    await closeWindow(own, text('host.cosmetics'));

    await other.getByRole('button', { name: text('room.openProfile', { name: player }) }).click();
    await other
      .getByRole('dialog')
      .getByRole('button', { name: text('profile.view') })
      .click();
    await expect(other.locator(`[data-cosmetic="bomb-${bomb}"]`)).toBeVisible();
    await other.keyboard.press('Escape');

    await startButton(own).click();
    for (const page of [own, other])
      await expect(page.locator(`[data-bomb-picture$="/bomb/dark/${bomb}.svg"]`)).toBeVisible();
    expectNoTrouble(own, /40\d/);
    expectNoTrouble(other);
  });
}
