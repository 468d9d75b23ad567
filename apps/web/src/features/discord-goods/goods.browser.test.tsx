import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { startActivity, useActivity } from '../../platform/discord/activity.ts';
import type { ActivitySdk } from '../../platform/discord/sdk.ts';
import { fakeFetch, refusal, reply } from '../../testing/fake-fetch.ts';
import { Toasts } from '../../ui/toasts/toasts.tsx';
import { GoodsBody } from './goods-body.tsx';
import { GoodsButton } from './goods-button.tsx';

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
const show = () =>
  render(
    <>
      <GoodsBody />
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

it('outside the chat platform there is no button, and the window says why', async () => {
  const screen = await show();
  await expect.element(screen.getByText('Key purchases are only available in Discord Activities.')).toBeVisible();
  const button = await render(<GoodsButton />);
  expect(button.container.textContent).toBe('');
});

it('lists what the platform sells and we know, cheapest first, at the platform’s prices [R0407]', async () => {
  embed();
  const screen = await show();
  await expect.element(screen.getByText('500 diamonds')).toBeVisible();
  expect(
    screen
      .getByRole('listitem')
      .elements()
      .map((row) => row.textContent),
  ).toEqual(['500 diamonds€1.99', '10 keys€4.99']);
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
  commands.getSkus.mockResolvedValue({ skus: [sku('1', 199)] });
  await broken.getByRole('button', { name: 'Try again' }).click();
  await expect.element(broken.getByText('500 diamonds')).toBeVisible();
});
