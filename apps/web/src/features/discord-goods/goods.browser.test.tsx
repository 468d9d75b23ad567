import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { startActivity, useActivity } from '../../platform/discord/activity.ts';
import type { ActivitySdk } from '../../platform/discord/sdk.ts';
import { fakeFetch, refusal, reply } from '../../testing/fake-fetch.ts';
import { Toasts } from '../../ui/toasts/toasts.tsx';
import { useShopTab } from '../../navigation/windows.ts';
import { closeAllWindows, isWindowOpen } from '../../ui/windows/manager.ts';
import { GoodsButton } from './goods-button.tsx';
import { MoneyShop } from './money-shop.tsx';

const search = location.search;
const commands = {
  getSkus: vi.fn(),
  startPurchase: vi.fn(),
  getInstanceConnectedParticipants: vi.fn(async () => ({ participants: [] })),
  getEntitlements: vi.fn(async () => ({ entitlements: [] })),
  setActivity: vi.fn(async () => ({})),
};
const sku = (id: string, amount: number) => ({ id, name: 'x', price: { amount, currency: 'eur' } });
const openFrame = (more = '') =>
  history.replaceState(null, '', `${location.pathname}${search === '' ? '?' : `${search}&`}frame_id=x${more}`);
const show = (kind: 'diamond' | 'key' = 'key') =>
  render(
    <>
      <MoneyShop kind={kind} />
      <Toasts />
    </>,
  );

beforeEach(() => {
  useActivity.setState({ entitlements: [] });
  commands.getSkus.mockReset().mockResolvedValue({ skus: [sku('2', 499), sku('1', 199), sku('9', 1)] });
  commands.startPurchase.mockReset();
  fakeFetch(({ path }) =>
    path === '/discord/goods'
      ? reply({
          goods: [
            { skuId: '1', diamonds: 500, keys: 0 },
            { skuId: '2', diamonds: 0, keys: 10 },
          ],
        })
      : refusal('http/not_found', 404),
  );
});
afterEach(() => {
  history.replaceState(null, '', location.pathname + search);
  closeAllWindows();
  vi.restoreAllMocks();
});
/** From here on the page runs inside the chat platform. */
const embed = () => {
  openFrame();
  startActivity({
    instanceId: 'i',
    guildId: null,
    commands,
    subscribe: async () => undefined,
  } as unknown as ActivitySdk);
};

/** The cards in their order: name with price, and what is said of them in their corner. */
const cards = () =>
  [...document.querySelectorAll('article')].map((card) => [
    card.querySelector('h3')?.textContent,
    ...[...card.querySelectorAll('[class*=ribbon]')].map((ribbon) => ribbon.textContent),
    ...[...card.querySelectorAll('button')].map((button) => button.textContent),
  ]);
/** Everything that the seeds name, at made-up prices. */
const sellAll = () => {
  const packs = [
    ...[50, 125, 250, 750].map((diamonds) => ({ diamonds, keys: 0 })),
    ...[3, 5, 10, 20, 50].map((keys) => ({ diamonds: 0, keys })),
  ].map((pack, at) => ({ ...pack, skuId: String(at + 1) }));
  commands.getSkus.mockResolvedValue({ skus: packs.map(({ skuId }, at) => sku(skuId, 99 + at * 100)) });
  fakeFetch(() => reply({ goods: packs }));
};

it('outside the chat platform no keys are sold, and it is said why [R0508 R0079]', async () => {
  const screen = await show();
  await expect.element(screen.getByText('Key purchases are only available in Discord Activities.')).toBeVisible();
  expect(cards()).toEqual([]);
  const button = await render(<GoodsButton />);
  expect(button.container.textContent).toBe('');
});

it('outside of it the packs of diamonds are shown with the shop’s notice, and none can be bought [R0082 R0556]', async () => {
  const screen = await show('diamond');
  await expect.element(screen.getByText(/^Diamonds for real money are sold inside Discord alone\./)).toBeVisible();
  expect(cards()).toEqual([
    ['50 diamonds'],
    ['125 diamonds'],
    ['250 diamonds', 'Popular'],
    ['750 diamonds', 'Best offer'],
  ]);
  expect(document.querySelector('button')).toBeNull();
});

it('inside it packs of diamonds and of keys cost what the platform says [R0079 R0556 R0557 R0558]', async () => {
  embed();
  sellAll();
  const gems = await show('diamond');
  await expect.element(gems.getByText('50 diamonds', { exact: true })).toBeVisible();
  expect(cards()).toEqual([
    ['50 diamonds', '€0.99'],
    ['125 diamonds', '€1.99'],
    ['250 diamonds', 'Popular', '€2.99'],
    ['750 diamonds', 'Best offer', '€3.99'],
  ]);
  await gems.unmount();
  const keys = await show('key');
  await expect.element(keys.getByText('3 keys', { exact: true })).toBeVisible();
  expect(cards()).toEqual([
    ['3 keys', '€4.99'],
    ['5 keys', '€5.99'],
    ['10 keys', 'Popular', '€6.99'],
    ['20 keys', 'Best offer', '€7.99'],
    ['50 keys', '€8.99'],
  ]);
});

it('inside it home has a button that opens the shop there', async () => {
  embed();
  const screen = await render(<GoodsButton />);
  await screen.getByRole('button', { name: 'Diamonds and keys' }).click();
  expect([isWindowOpen('shop'), useShopTab.getState().tab]).toEqual([true, 'market']);
});

it('lists what the platform sells and we know [R0407]', async () => {
  embed();
  const screen = await show('diamond');
  await expect.element(screen.getByText('500 diamonds')).toBeVisible();
  expect(cards()).toEqual([['500 diamonds', '€1.99']]);
});

it('two presses of one moment ask the platform once', async () => {
  embed();
  let answer: (bought: readonly { id: string }[]) => void = () => undefined;
  commands.startPurchase.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const screen = await show();
  const buy = screen.getByRole('button', { name: 'Buy 10 keys for €4.99' });
  await expect.element(buy).toBeVisible();
  for (let press = 0; press < 20; press++) (buy.element() as HTMLElement).click();
  await expect.element(screen.getByText('Discord asks you…')).toBeVisible();
  answer([]);
  await expect.element(screen.getByText('€4.99')).toBeVisible();
  expect(commands.startPurchase).toHaveBeenCalledTimes(1);
});

it('tells the server of a purchase, once [R0407]', async () => {
  embed();
  commands.startPurchase.mockResolvedValue([{ id: '900' }]);
  const screen = await show();
  await screen.getByRole('button', { name: 'Buy 10 keys for €4.99' }).click();
  await expect.element(screen.getByText('Thank you! It will be in your account in a moment.').first()).toBeVisible();
  expect(commands.startPurchase).toHaveBeenCalledWith({ sku_id: '2' });
  expect(useActivity.getState().entitlements).toEqual(['900']);
});

it('a failed purchase says: Purchase failed. Please try again. [R0506]', async () => {
  embed();
  commands.startPurchase.mockRejectedValue({ code: 5000, message: 'no' });
  const screen = await show();
  await screen.getByRole('button', { name: 'Buy 10 keys for €4.99' }).click();
  await expect.element(screen.getByText('Purchase failed. Please try again.').first()).toBeVisible();
  expect(useActivity.getState().entitlements).toEqual([]);
});

it('on a phone a purchase says that it is not supported [R0083]', async () => {
  embed();
  openFrame('&platform=mobile');
  const screen = await show();
  await screen.getByRole('button', { name: 'Buy 10 keys for €4.99' }).click();
  await expect.element(screen.getByText(/^Purchases are not supported on mobile/).first()).toBeVisible();
  expect(commands.startPurchase).not.toHaveBeenCalled();
});

it('says when nothing is sold, and when the list can’t be loaded [R0507 R0509]', async () => {
  embed();
  commands.getSkus.mockResolvedValue({ skus: [] });
  const empty = await show();
  await expect.element(empty.getByText('No key purchases are currently available.')).toBeVisible();
  await empty.unmount();
  commands.getSkus.mockRejectedValue(new Error('no'));
  const broken = await show();
  await expect.element(broken.getByText('Failed to load key shop. Please try again later.')).toBeVisible();
  commands.getSkus.mockResolvedValue({ skus: [sku('2', 199)] });
  await broken.getByRole('button', { name: 'Try again' }).click();
  await expect.element(broken.getByText('10 keys')).toBeVisible();
});
