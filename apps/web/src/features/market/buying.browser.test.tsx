import type { SessionUser } from '@syllaboom/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { setShopSender } from '../../platform/rooms/shop-sender.ts';
import { refusal } from '../../testing/fake-fetch.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { TipProvider } from '../../ui/kit/popups/tip.tsx';
import { Toasts } from '../../ui/toasts/toasts.tsx';
import { useDeals } from './deals/market-deals.ts';
import { Marketplace } from './index.ts';
import { FIRST_MARKET_FILTER, useMarketFilter } from './market-filter.ts';
import { lastSale, listingOf, sellerOf, serveMarket } from './testing/fake-market.ts';

const SLOW = { timeout: 10_000 } as const;
const RICH = { level: 10, score: 1_000_000, diamond: 500 } as const;
const askProfile = vi.fn();
const ticket = (word: string) => page.getByRole('article', { name: word, exact: true });
const textOf = (word: string) => ticket(word).element().textContent;
const inTicket = (word: string, name: string | RegExp) => ticket(word).getByRole('button', { name });
const toast = (text: string | RegExp) => page.getByText(text, { exact: true }).first();

async function showMarket(viewer: Partial<SessionUser> = RICH) {
  signInAs(viewer);
  await render(
    <TipProvider>
      <main style={{ height: '100vh', overflow: 'auto' }}>
        <Marketplace />
      </main>
      <Toasts />
    </TipProvider>,
  );
  await expect.element(ticket('FIRE'), SLOW).toBeVisible();
}
async function buy(word: string) {
  await inTicket(word, /^Buy/).click();
  await inTicket(word, /^Confirm/).click();
}

beforeEach(async () => {
  await page.viewport(1280, 900);
  window.sessionStorage.clear();
  useMarketFilter.setState(FIRST_MARKET_FILTER, true);
  useDeals.setState({}, true);
  setShopSender({ send: () => true, askProfile });
  askProfile.mockReset();
});
afterEach(async () => {
  await cleanup();
  setShopSender(null);
  vi.restoreAllMocks();
});

const FIRE = listingOf('FIRE', { price: 2_500 });
const sellers = (listing = FIRE) => [sellerOf('Ida', [listing, listingOf('LAMP')])];

describe('a purchase', () => {
  it('is asked for, taken back, confirmed and processed; then the list comes anew, and the profile is asked for [R0054 R0196 R0538]', async () => {
    let answer: () => void = () => undefined;
    const waits = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { kept, calls } = serveMarket({ sellers: sellers() });
    await showMarket();
    await inTicket('FIRE', 'Buy FIRE for 2,500 coins').click();
    await expect.element(inTicket('FIRE', 'Confirm: FIRE for 2,500 coins')).toHaveFocus();
    await inTicket('FIRE', 'Cancel').click();
    await expect.element(inTicket('FIRE', /^Buy/)).toHaveFocus();
    expect(calls('POST /buy')).toEqual([]);
    kept.instead['POST /buy'] = async () => {
      await waits;
      kept.sellers = [sellerOf('Ida', [listingOf('LAMP')])];
      const bought = {
        word: 'FIRE',
        type: 'discovery',
        locale: 'en-US',
        price: 2_500,
        priceType: 'coin',
        remaining: 0,
      };
      return new Response(JSON.stringify({ success: true, ...bought }));
    };
    await buy('FIRE');
    await expect.element(inTicket('FIRE', 'Processing…')).toHaveAttribute('aria-disabled', 'true');
    const lists = calls('GET /market').length;
    expect(askProfile).not.toHaveBeenCalled();
    answer();
    await expect.element(toast('You bought FIRE for 2,500 coins.')).toBeVisible();
    await expect.element(ticket('FIRE')).not.toBeInTheDocument();
    await expect.poll(() => calls('GET /market').length).toBe(lists + 1);
    expect(askProfile).toHaveBeenCalledTimes(1);
    expect(calls('POST /buy').map(({ body }) => body)).toEqual([
      {
        sellerId: 'account-ida',
        word: 'FIRE',
        type: 'discovery',
        id: 'listing-fire',
        price: 2_500,
        priceType: 'coin',
        locale: 'en-US',
      },
    ]);
    await expect.element(page.getByRole('region', { name: 'What is for sale' })).toHaveFocus();
  });

  it('takes one piece, of the language that was chosen', async () => {
    const { calls } = serveMarket({
      sellers: sellers({ ...FIRE, count: 3, locales: ['en-US', 'de-DE'], lastSale: lastSale(9) }),
    });
    await showMarket();
    await expect.poll(() => textOf('FIRE')).toMatch(/3 pieces/);
    await ticket('FIRE').getByRole('radio', { name: 'German' }).click();
    // What it last sold for is known of the first language alone.
    await expect.poll(() => textOf('FIRE')).toMatch(/Never sold before/);
    await buy('FIRE');
    await expect.poll(() => textOf('FIRE')).toMatch(/2 pieces/);
    expect(calls('POST /buy')[0]?.body.locale).toBe('de-DE');
  });

  it.each([
    [{ level: 9 }, FIRE, 'You need to be level 10 to buy words'],
    [{ score: 2_499 }, FIRE, 'Not enough coins!'],
    [{ diamond: 4 }, { ...FIRE, price: 5, priceType: 'diamond' as const }, 'Not enough diamonds!'],
  ])('is not even asked for by %j: what is missing is said [R0283]', async (viewer, listing, sentence) => {
    const { calls } = serveMarket({ sellers: sellers(listing) });
    await showMarket({ ...RICH, ...viewer });
    await inTicket('FIRE', /^Buy/).click();
    await expect.element(toast(sentence)).toBeVisible();
    expect(inTicket('FIRE', /^Confirm/).query()).toBeNull();
    expect(calls('POST /buy')).toEqual([]);
  });

  it('is warned of where the price is ten times the last one, and not below', async () => {
    serveMarket({
      sellers: [
        sellerOf('Ida', [
          { ...FIRE, price: 20_000, lastSale: lastSale(1, { priceType: 'diamond' }) },
          listingOf('LAMP', { price: 19_999, lastSale: lastSale(1, { priceType: 'diamond' }) }),
        ]),
      ],
    });
    await showMarket();
    await inTicket('LAMP', /^Buy/).click();
    expect(ticket('LAMP').getByRole('alert').query()).toBeNull();
    await inTicket('FIRE', /^Buy/).click();
    await expect
      .element(ticket('FIRE').getByRole('alert'))
      .toHaveTextContent('That is 10 times what it last sold for (1 diamond).');
    const confirm = inTicket('FIRE', /^Confirm/).element();
    expect(document.getElementById(confirm.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/10 times/);
  });

  it('is made by keyboard alone', async () => {
    const { calls } = serveMarket({ sellers: sellers({ ...FIRE, count: 2 }) });
    await showMarket();
    (inTicket('FIRE', /^Buy/).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(inTicket('FIRE', /^Confirm/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => calls('POST /buy').length).toBe(1);
    await expect.element(inTicket('FIRE', /^Buy/)).toHaveFocus();
  });

  it('that fails says so, with the server’s own reason where it has one, and the list comes anew [R0480]', async () => {
    const { kept, calls } = serveMarket({ sellers: sellers() });
    await showMarket();
    kept.instead['POST /buy'] = () => refusal('http/internal', 500);
    await buy('FIRE');
    await expect.element(toast('Failed to complete purchase')).toBeVisible();
    // Nobody knows whether it was carried out: the same wish goes out with the same key.
    kept.instead['POST /buy'] = () => refusal('market/price_changed', 409);
    kept.sellers = sellers({ ...FIRE, price: 3_000 });
    await expect.element(inTicket('FIRE', /^Buy/)).toBeVisible();
    await buy('FIRE');
    await expect.element(toast('The price has changed')).toBeVisible();
    await expect.element(inTicket('FIRE', 'Buy FIRE for 3,000 coins')).toBeVisible();
    const keys = calls('POST /buy').map(({ headers, body }) => [body.price, headers['Idempotency-Key']]);
    expect(keys[0]?.[1]).toMatch(/^[\da-f-]{8,64}$/);
    expect(keys[1]).toEqual(keys[0]);
    for (const [code, status, sentence] of [
      ['market/not_for_sale', 409, 'This is no longer for sale'],
      ['market/pair_limit', 409, 'You have traded enough with this player for today'],
      ['market/off', 503, 'The market is closed at the moment.'],
    ] as const) {
      kept.instead['POST /buy'] = () => refusal(code, status);
      await buy('FIRE');
      await expect.element(toast(sentence)).toBeVisible();
      await expect.element(inTicket('FIRE', /^Buy/)).toBeVisible();
    }
  });

  it('of fifty clicks is one', async () => {
    const { kept, calls } = serveMarket({ sellers: sellers() });
    kept.instead['POST /buy'] = () => new Promise<Response>(() => undefined);
    await showMarket();
    await inTicket('FIRE', /^Buy/).click();
    const confirm = inTicket('FIRE', /^Confirm/).element() as HTMLElement;
    for (let press = 0; press < 50; press++) confirm.click();
    await expect.element(inTicket('FIRE', 'Processing…')).toBeVisible();
    expect(calls('POST /buy')).toHaveLength(1);
  });
});
