import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { BACKGROUNDS, BOMBS, FRAMES, HEART_EFFECTS, type Price, STREAKS } from '@syllaboom/engine';
import { openShop, useShopTab } from '../../navigation/windows.ts';
import * as rooms from '../../platform/rooms/rooms.ts';
import { queryClient } from '../../platform/query/query-client.ts';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { fakeLobby } from '../../testing/fake-lobby.ts';
import { signIn, signInAs } from '../../testing/sign-in.ts';
import { TipProvider } from '../../ui/kit/popups/tip.tsx';
import { closeAllWindows } from '../../ui/windows/manager.ts';
import { Balances } from './balances.tsx';
import { ShopLayer } from './shop-layer.tsx';
import { card, called, serveShop, showShop } from './testing/render-shop.tsx';

vi.mock('../../platform/rooms/rooms.ts', { spy: true });

const SLOW = { timeout: 10_000 } as const;
const TABS = ['Market', 'Bombs', 'Streak', 'Heart', 'Keys', 'Convert'];
const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const region = (name: string) => page.getByRole('region', { name, exact: true });
const names = () => [...document.querySelectorAll('article h3')].map((name) => name.textContent);

beforeEach(async () => {
  await page.viewport(1280, 900);
  fakeLobby(rooms.joinLobby);
  serveShop();
});
afterEach(async () => {
  closeAllWindows();
  await cleanup();
  signIn('guest0001');
  useShopTab.setState({ tab: 'keys' });
  // The connection outlives its last screen for a moment.
  await new Promise((resolve) => setTimeout(resolve, 300));
  vi.restoreAllMocks();
});

describe('the shop', () => {
  it('opens at the keys, and every block is reached from a tab [L0039 L0040 R0078 R0081]', async () => {
    signInAs();
    openShop();
    await render(
      <TipProvider>
        <ShopLayer />
      </TipProvider>,
    );
    await expect.element(tab('Keys'), SLOW).toHaveAttribute('aria-selected', 'true');
    expect(
      page
        .getByRole('tab')
        .elements()
        .map((one) => one.textContent),
    ).toEqual(TABS);
    await expect.element(region('Keys for diamonds'), SLOW).toBeVisible();
    await expect.element(region('Key shop')).toBeVisible();
    await tab('Market').click();
    await expect.element(region('Diamond packs'), SLOW).toBeVisible();
    await expect.element(region('Redeem a code')).toBeVisible();
    await expect.element(page.getByText(/^Syllaboom has no adverts\./)).toBeVisible();
    await tab('Bombs').click();
    for (const name of ['Chests', 'Bombs', 'Frames', 'Backgrounds']) {
      await page.getByRole('radio', { name, exact: true }).click();
      await expect.element(region(name), SLOW).toBeVisible();
      await expect.poll(() => names().length, SLOW).toBeGreaterThan(4);
    }
    await tab('Streak').click();
    await expect.poll(() => names().length, SLOW).toBe(33);
    await tab('Heart').click();
    await expect.poll(() => names().length, SLOW).toBe(95);
    await tab('Convert').click();
    await expect.element(region('Recent transactions'), SLOW).toBeVisible();
  });

  it('has everything of the catalogue with picture and price; what everybody has is owned [R0172 R0173 R0174 R0184 R0185]', async () => {
    await showShop('heart', { bombs: '0,3' });
    const cards = () => [...document.querySelectorAll('article')];
    const offers = () =>
      cards().map((one) => [...one.querySelectorAll('button')].map((button) => button.ariaLabel).join('; '));
    const number = new Intl.NumberFormat('en-US');
    const inKeys = ({ keys }: { keys: number }) => (keys === 0 ? /^Equip/ : new RegExp(`for ${keys} keys$`));
    const inCoins = ({ price }: { price: Price | null }) =>
      price === null
        ? /^Equip/
        : new RegExp(`for ${number.format(price.coin)} coins; .* for ${number.format(price.diamond)} diamonds$`);
    const expectOffers = async (wanted: readonly RegExp[]) => {
      await expect.poll(() => cards().length, SLOW).toBe(wanted.length);
      expect(offers()).toEqual(wanted.map((offer) => expect.stringMatching(offer)));
    };
    await expectOffers(HEART_EFFECTS.map(inKeys));
    expect(cards().filter((one) => one.querySelector('img, svg') !== null)).toHaveLength(95);
    await tab('Streak').click();
    await expectOffers(STREAKS.map(inKeys));
    await tab('Bombs').click();
    await page.getByRole('radio', { name: 'Bombs', exact: true }).click();
    await expectOffers(
      BOMBS.filter(({ id, price }) => price !== null || id === 0).map((one) =>
        one.id === 3 ? /^Equip/ : inCoins(one),
      ),
    );
    await page.getByRole('radio', { name: 'Frames', exact: true }).click();
    await expectOffers(FRAMES.map(inCoins));
    await page.getByRole('radio', { name: 'Backgrounds', exact: true }).click();
    await expectOffers(BACKGROUNDS.map(() => /^Equip/));
  });

  it('turns a spinner while the server is slow [R0200]', async () => {
    fakeFetch(() => new Promise<never>(() => undefined));
    queryClient.clear();
    for (const [id, name] of [
      ['bombs', 'Bombs'],
      ['convert', 'Convert'],
    ] as const) {
      const shown = await showShop(id);
      const panel = page.getByRole('tabpanel', { name });
      await expect.element(panel.getByText(/^Loading/).first(), SLOW).toBeInTheDocument();
      await shown.unmount();
    }
  });

  it('sells keys for diamonds: 1 for 75, 3 for 225, 5 for 375, 10 for 750 [R0080 R0559]', async () => {
    await showShop('keys');
    await expect.element(card('10 keys'), SLOW).toBeVisible();
    const buttons = region('Keys for diamonds').getByRole('button').elements();
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Buy 1 key for 75 diamonds',
      'Buy 3 keys for 225 diamonds',
      'Buy 5 keys for 375 diamonds',
      'Buy 10 keys for 750 diamonds',
    ]);
  });

  it('opens at a given tab; the plus beside the keys opens the keys [R0094 R0110]', async () => {
    signInAs({ score: 1_234, diamond: 56, key: 7 });
    await render(
      <TipProvider>
        <Balances more />
        <ShopLayer />
      </TipProvider>,
    );
    const owned = page.getByRole('list').first();
    for (const amount of ['1,234', '56', '7']) await expect.element(owned.getByText(amount)).toBeVisible();
    openShop('streak');
    await expect.element(tab('Streak'), SLOW).toHaveAttribute('aria-selected', 'true');
    closeAllWindows();
    await page.getByRole('button', { name: 'Get keys' }).first().click();
    await expect.element(tab('Keys'), SLOW).toHaveAttribute('aria-selected', 'true');
  });

  it('is walked by keys: from tab to tab, and on to what is sold', async () => {
    await showShop('keys');
    await expect.element(card('1 key'), SLOW).toBeVisible();
    (tab('Keys').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(tab('Heart')).toHaveAttribute('aria-selected', 'true');
    await expect.element(card(called('heart', 0)), SLOW).toBeVisible();
  });

  it('is not for guests, who read what it takes', async () => {
    await showShop('keys', { id: 'guest0001', guest: true });
    await expect.element(page.getByText('You need to log in to see the shop.')).toBeVisible();
    expect(page.getByRole('tab').query()).toBeNull();
  });
});
