import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { cleanup, render } from 'vitest-browser-react';
import { openMarketHistory, openSell } from '../../navigation/windows.ts';
import { setLanguage } from '../../platform/i18n/i18n.ts';
import { ALLOWED_FAULTS } from '../../testing/allowed-faults.ts';
import { awaitRest } from '../../testing/await-rest.ts';
import { findBroken } from '../../testing/find-broken.ts';
import { findLayoutFaults } from '../../testing/find-layout-faults.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { TipProvider } from '../../ui/kit/popups/tip.tsx';
import { closeAllWindows } from '../../ui/windows/manager.ts';
import { Marketplace, MarketWindows } from './index.ts';
import {
  goodOf,
  lastSale,
  listingOf,
  manySellers,
  OWN_ID,
  saleOf,
  sellerOf,
  serveMarket,
} from './testing/fake-market.ts';

const SLOW = { timeout: 10_000 } as const;
const SIZES = [
  [1440, 900],
  [1280, 720],
  [768, 1024],
  [390, 844],
  [844, 390],
] as const;
const stands = (selector: string) => expect.poll(() => document.querySelector(selector), SLOW).not.toBeNull();
/** Words of the game are as long as they are. */
const isOfGame = (broken: string) => /^[\p{Lu}|]+$/u.test(broken);
const faults = () => [
  ...findLayoutFaults(ALLOWED_FAULTS),
  ...findBroken(document.body).filter((broken) => !isOfGame(broken)),
];

async function show() {
  signInAs({ level: 25, score: 1_000_000, diamond: 900, wayIn: true });
  await render(
    <TipProvider>
      <main style={{ height: '100vh', overflow: 'auto', padding: 12 }}>
        <Marketplace />
      </main>
      <MarketWindows />
    </TipProvider>,
  );
  await stands('[data-market-board]');
  await awaitRest();
}

beforeEach(() => {
  const own = [
    listingOf('DONAUDAMPFSCHIFFFAHRT', { price: 5_000_000, lastSale: lastSale(4_999_999) }),
    listingOf('SCHW', { type: 'syllable', count: 4, priceType: 'diamond', price: 10_000 }),
  ];
  serveMarket({
    sellers: [{ ...sellerOf('me', own), _id: OWN_ID }, ...manySellers(100)],
    goods: [
      goodOf('HOTEL', {
        pieces: ['en-US', 'de-DE', 'tr-TR'].map((locale) => ({ locale, count: 1, free: 1 })),
        lastSale: lastSale(5_000_000),
      }),
      goodOf('DONAUDAMPFSCHIFFFAHRT', { listing: { price: 5_000_000, priceType: 'coin', count: 1 } }),
    ],
    sales: [
      saleOf('DONAUDAMPFSCHIFFFAHRT', { price: 5_000_000 }),
      saleOf('ING', { type: 'syllable', _id: '2'.repeat(24) }),
    ],
  });
});
afterEach(async () => {
  closeAllWindows();
  await cleanup();
  vi.restoreAllMocks();
  await setLanguage('en-US');
});

describe.each(['de-DE', 'tr-TR'] as const)('the marketplace in %s', (language) => {
  it.each(SIZES)(
    'is whole at %i×%i: the board, a purchase that is asked for, selling, what was sold',
    { timeout: 60_000 },
    async (width, height) => {
      await setLanguage(language);
      await page.viewport(width, height);
      await show();
      expect(faults()).toEqual([]);
      [...document.querySelectorAll<HTMLElement>('[data-listing="listing-3-0"] button')].at(-1)?.click();
      await stands('[data-listing="listing-3-0"] fieldset [role=alert]');
      await awaitRest();
      expect(faults()).toEqual([]);
      openSell();
      await stands('[data-good]');
      await awaitRest();
      expect(faults()).toEqual([]);
      document.querySelector<HTMLElement>('[data-good]')?.click();
      await stands('[data-price]');
      await awaitRest();
      expect(faults()).toEqual([]);
      closeAllWindows();
      openMarketHistory();
      await stands('[data-window=market-history] ol');
      await awaitRest();
      expect(faults()).toEqual([]);
    },
  );
});

it.each(SIZES)('sells a word of fourteen letters in one line at %i×%i', { timeout: 60_000 }, async (width, height) => {
  serveMarket({
    goods: ['ABANDERBARKEIT', 'AALFISCHEREIEN'].map((word) =>
      goodOf(word, { pieces: [{ locale: 'de-DE', count: 3, free: 3 }], lastSale: lastSale(5_000_000) }),
    ),
  });
  signInAs({ level: 25, wayIn: true });
  await page.viewport(width, height);
  openSell();
  await render(<MarketWindows />, { wrapper: TipProvider });
  await stands('[data-good]');
  await awaitRest();
  expect(findBroken(document.body)).toEqual([]);
  document.querySelector<HTMLElement>('[data-good=ABANDERBARKEIT]')?.click();
  await stands('[data-price]');
  await awaitRest();
  const tiles = [...document.querySelectorAll('[data-window=sell] h3 [aria-hidden]')];
  expect(tiles).toHaveLength(14);
  expect(new Set(tiles.map((tile) => Math.round(tile.getBoundingClientRect().top))).size).toBe(1);
});

it('brings the question whether to buy into view, where the ticket grows by it', { timeout: 60_000 }, async () => {
  await page.viewport(844, 390);
  await show();
  const main = document.querySelector('main');
  const ticket = document.querySelector<HTMLElement>('[data-listing="listing-3-0"]');
  const last = () => [...(ticket?.querySelectorAll<HTMLElement>('button') ?? [])].at(-1);
  const bottomOf = (element?: Element | null) => element?.getBoundingClientRect().bottom ?? Number.NaN;
  const ask = async () => {
    last()?.click();
    await stands('[data-listing="listing-3-0"] fieldset [role=alert]');
  };
  await ask();
  const cancel = last();
  const half = bottomOf(cancel) - (cancel?.offsetHeight ?? 0) / 2 - bottomOf(main);
  const before = main?.scrollTop ?? 0;
  cancel?.click();
  await expect.poll(() => ticket?.querySelector('fieldset')).toBeNull();
  // Where half of the answers would stand below the edge.
  main?.scrollTo(0, before + half);
  await ask();
  expect(bottomOf(ticket?.querySelector('fieldset'))).toBeLessThanOrEqual(bottomOf(main) - 8);
});
