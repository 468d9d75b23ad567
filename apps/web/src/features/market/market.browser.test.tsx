import type { SessionUser } from '@syllaboom/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { useOverlays } from '../../navigation/overlays.ts';
import { setShopSender } from '../../platform/rooms/shop-sender.ts';
import { refusal, reply } from '../../testing/fake-fetch.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { TipProvider } from '../../ui/kit/popups/tip.tsx';
import { Toasts } from '../../ui/toasts/toasts.tsx';
import { closeAllWindows, isWindowOpen } from '../../ui/windows/manager.ts';
import { useDeals } from './deals/market-deals.ts';
import { Marketplace, MarketWindows } from './index.ts';
import { FIRST_MARKET_FILTER, useMarketFilter } from './market-filter.ts';
import { lastSale, listingOf, manySellers, OWN_ID, sellerOf, serveMarket } from './testing/fake-market.ts';

const SLOW = { timeout: 10_000 } as const;
const RICH = { level: 25, score: 1_000_000, diamond: 500 } as const;
const askProfile = vi.fn();
const ticket = (word: string) => page.getByRole('article', { name: word, exact: true });
const textOf = (word: string) => ticket(word).element().textContent;
const inTicket = (word: string, name: string | RegExp) => ticket(word).getByRole('button', { name });
const toast = (text: string) => page.getByText(text, { exact: true }).first();
const words = () =>
  [...document.querySelectorAll('article[data-listing]')].map((one) => one.getAttribute('aria-label'));
const broken = () => refusal('http/internal', 500);

async function showMarket(viewer: Partial<SessionUser> = RICH) {
  signInAs(viewer);
  return render(
    <TipProvider>
      <main style={{ height: '100vh', overflow: 'auto' }}>
        <Marketplace />
      </main>
      <MarketWindows />
      <Toasts />
    </TipProvider>,
  );
}
/** An answer that comes when it is let. */
function held(answer: () => Response) {
  let release: () => void = () => undefined;
  const waits = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { answer: () => waits.then(answer), release: () => release() };
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
  closeAllWindows();
  setShopSender(null);
  useOverlays.setState({ word: undefined, profile: undefined });
  vi.restoreAllMocks();
});

describe('the marketplace', () => {
  it('shows listings by their sellers, with languages, pieces, prices in every currency and what they last sold for [R0150 R0151]', async () => {
    serveMarket({
      sellers: [
        sellerOf('Ida', [
          listingOf('FIRE', { lastSale: lastSale(900) }),
          listingOf('ING', { type: 'syllable', count: 3, price: 12, priceType: 'diamond' }),
        ]),
        sellerOf('Zed', [listingOf('MYSTERY', { type: 'other', locales: [], price: 2, priceType: 'key' })]),
      ],
    });
    await showMarket();
    await expect.element(ticket('FIRE'), SLOW).toBeVisible();
    const ida = page.getByRole('region', { name: 'Ida' });
    expect(ida.getByRole('article').elements()).toHaveLength(2);
    await expect
      .poll(() => textOf('FIRE'))
      .toMatch(/Word.*English.*FIRE.*Last sold for.*900 coins.*2 days ago.*1,000 coins/);
    await expect.poll(() => textOf('ING')).toMatch(/Syllable tile.*×3.*3 pieces.*ING.*Never sold before.*12 diamonds/);
    await expect.poll(() => textOf('MYSTERY')).toMatch(/Other.*MYSTERY.*2 keys/);
    await ida.getByRole('button', { name: /Ida/ }).click();
    expect(useOverlays.getState().profile).toBe('account-ida');
    await ticket('FIRE').getByRole('button', { name: 'FIRE', exact: true }).click();
    expect(useOverlays.getState().word).toBe('en-US:FIRE');
  });

  it('searches, sorts by price both ways, shows words only and syllables only [R0051]', async () => {
    const { calls } = serveMarket({
      sellers: [
        sellerOf('Ida', [
          listingOf('FIRE', { price: 5_000 }),
          listingOf('FI', { type: 'syllable', price: 1, priceType: 'diamond' }),
        ]),
        sellerOf('Zed', [listingOf('LAMP', { price: 1_500 })]),
      ],
    });
    await showMarket();
    await expect.poll(words, SLOW).toEqual(['FIRE', 'FI', 'LAMP']);
    const sort = async (name: string) => {
      await page.getByRole('combobox', { name: 'Sort by' }).click();
      await page.getByRole('option', { name }).click();
    };
    await sort('Lowest price first');
    await expect.poll(words).toEqual(['LAMP', 'FI', 'FIRE']);
    await sort('Highest price first');
    await expect.poll(words).toEqual(['FIRE', 'FI', 'LAMP']);
    await page.getByRole('radio', { name: 'Syllables only' }).click();
    await expect.poll(words).toEqual(['FI']);
    await page.getByRole('radio', { name: 'Words only' }).click();
    await expect.poll(words).toEqual(['FIRE', 'LAMP']);
    await page.getByRole('searchbox', { name: 'Search words and syllables' }).fill('la');
    await expect.poll(words).toEqual(['LAMP']);
    expect(calls('GET /market').at(-1)?.query).toEqual({ sort: 'price_desc', type: 'discovery', search: 'la' });
    await page.getByRole('searchbox').fill('xq');
    await expect.element(page.getByText('Nothing fits')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(words).toEqual(['FIRE', 'FI', 'LAMP']);
    await page.getByRole('combobox', { name: 'Language' }).click();
    await page.getByRole('option', { name: 'German' }).click();
    await expect.element(page.getByText('Nothing fits')).toBeVisible();
  });

  it('goes from page to page; another filter begins with its first', async () => {
    const { calls } = serveMarket({ sellers: manySellers(100) });
    await showMarket();
    await expect.element(page.getByText('297 listings of other players'), SLOW).toBeVisible();
    expect(words()).toHaveLength(50);
    await page.getByRole('button', { name: 'Page 6' }).click();
    await expect.poll(() => words().length).toBe(47);
    await page.getByRole('radio', { name: 'Syllables only' }).click();
    await expect.poll(() => calls('GET /market').at(-1)?.query).toEqual({ sort: 'newest', type: 'syllable' });
    await expect.poll(() => words().length).toBe(50);
  });

  it('says that there is nothing for sale, and leads to selling', async () => {
    serveMarket();
    await showMarket();
    await expect.element(page.getByText('Nothing is for sale', { exact: true }), SLOW).toBeVisible();
    await page.getByRole('region', { name: 'What is for sale' }).getByRole('button', { name: 'Sell' }).click();
    expect(isWindowOpen('sell')).toBe(true);
  });

  it('says beside one’s own listings that nobody else sells anything', async () => {
    serveMarket({ sellers: [{ ...sellerOf('me', [listingOf('FIRE')]), _id: OWN_ID }] });
    await showMarket();
    await expect.element(page.getByText('Nobody else sells anything right now', { exact: true }), SLOW).toBeVisible();
  });

  it.each([
    [500, 'Error loading words. Please try again.'],
    [429, 'Too many requests. Please try again later.'],
    ['nonsense', 'Invalid data received. Please try again later.'],
  ] as const)('says why the list did not come (%s), and asks again [R0474 R0475 R0476]', async (how, sentence) => {
    const { kept } = serveMarket({ sellers: [sellerOf('Ida', [listingOf('FIRE')])] });
    kept.instead['GET /market'] = () =>
      how === 'nonsense'
        ? reply({ sellers: 'many' })
        : refusal(how === 429 ? 'http/rate_limited' : 'http/internal', how);
    await showMarket();
    await expect.element(page.getByRole('alert').getByText(sentence), SLOW).toBeVisible();
    kept.instead = {};
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(ticket('FIRE')).toBeVisible();
  });

  it('waits in sight while nothing has come', async () => {
    serveMarket({ instead: { 'GET /market': () => new Promise<Response>(() => undefined) } });
    await showMarket();
    await expect.element(page.getByText('Loading…').first(), SLOW).toBeInTheDocument();
  });

  it('is closed at times: own listings can be removed all the same', async () => {
    const { kept, calls } = serveMarket({
      sellers: [{ ...sellerOf('me', [listingOf('FIRE')]), _id: OWN_ID }, sellerOf('Ida', [listingOf('LAMP')])],
    });
    kept.instead['GET /market'] = ({ query }) =>
      query.mine === 'true'
        ? reply({
            sellers: kept.sellers.filter(({ _id }) => _id === OWN_ID),
            pagination: { currentPage: 1, totalPages: 1, totalListings: 0 },
          })
        : refusal('market/off', 503);
    await showMarket();
    await expect.element(page.getByText('The market is closed at the moment.'), SLOW).toBeVisible();
    await inTicket('FIRE', /^Remove/).click();
    await expect.element(ticket('FIRE')).not.toBeInTheDocument();
    expect(calls('POST /remove-listing').map(({ body }) => body)).toEqual([
      { word: 'FIRE', type: 'discovery', id: 'listing-fire' },
    ]);
  });

  it('is not for guests, and whoever plays by a name alone is told what is missing', async () => {
    const { seen } = serveMarket({ sellers: [sellerOf('Ida', [listingOf('FIRE')])] });
    const screen = await showMarket({ id: 'guest0001', guest: true });
    await expect.element(page.getByText('You need to log in to see the marketplace.'), SLOW).toBeVisible();
    expect(seen).toEqual([]);
    await screen.unmount();
    await showMarket({ ...RICH, wayIn: false });
    await expect.element(ticket('FIRE'), SLOW).toBeVisible();
    expect(page.getByRole('note').element().textContent).toContain(
      'Add a password, Discord or Google to your account first',
    );
    await inTicket('FIRE', /^Buy/).click();
    await expect.element(toast('Add a password, Discord or Google to your account first')).toBeVisible();
    expect(inTicket('FIRE', /^Confirm/).query()).toBeNull();
  });
});

describe('own listings', () => {
  const own = () => ({ ...sellerOf('me', [listingOf('FIRE'), listingOf('ING', { type: 'syllable' })]), _id: OWN_ID });
  it('stand first, each with a button that removes it [R0053]', async () => {
    serveMarket({ sellers: [sellerOf('Ida', [listingOf('LAMP')]), own()] });
    await showMarket();
    await expect.poll(words, SLOW).toEqual(['FIRE', 'ING', 'LAMP']);
    const region = page.getByRole('region', { name: /^Your listings/ });
    expect(region.getByRole('button', { name: /^Remove/ }).elements()).toHaveLength(2);
    expect(inTicket('FIRE', /^Buy/).query()).toBeNull();
    expect(inTicket('LAMP', /^Remove/).query()).toBeNull();
    await inTicket('FIRE', 'Remove FIRE from the marketplace').click();
    await expect.poll(words).toEqual(['ING', 'LAMP']);
    await expect.element(toast('FIRE is no longer for sale.')).toBeVisible();
    // The button is gone that had the keyboard: it goes on from the board.
    await expect.element(page.getByRole('region', { name: 'What is for sale' })).toHaveFocus();
  });

  it('wait while one is removed, and stand there again where that fails [R0198 R0479]', async () => {
    const slow = held(broken);
    const { kept, calls } = serveMarket({ sellers: [own()], instead: { 'POST /remove-listing': slow.answer } });
    await showMarket();
    await expect.element(ticket('FIRE'), SLOW).toBeVisible();
    await inTicket('FIRE', /^Remove/).click();
    await expect.element(inTicket('FIRE', 'Removing…')).toHaveAttribute('aria-disabled', 'true');
    await inTicket('FIRE', 'Removing…').click({ force: true });
    slow.release();
    await expect.element(toast('Failed to remove listing')).toBeVisible();
    await expect.element(inTicket('FIRE', /^Remove FIRE/)).toBeVisible();
    expect(calls('POST /remove-listing')).toHaveLength(1);
    kept.instead = {};
    await inTicket('FIRE', /^Remove/).click();
    await expect.element(ticket('FIRE')).not.toBeInTheDocument();
    const keys = calls('POST /remove-listing').map(({ headers }) => headers['Idempotency-Key']);
    expect(keys[1]).toBe(keys[0]);
  });

  it('fold away where there are many', async () => {
    const many = Array.from({ length: 20 }, (_, at) => listingOf(`WORD${at}`));
    serveMarket({ sellers: [{ ...sellerOf('me', many), _id: OWN_ID }, sellerOf('Ida', [listingOf('LAMP')])] });
    await showMarket();
    await expect.poll(() => words().length, SLOW).toBe(9);
    await page.getByRole('button', { name: 'Show all 20' }).click();
    await expect.poll(() => words().length).toBe(21);
    (page.getByRole('button', { name: 'Show fewer' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => words().length).toBe(9);
  });
});
