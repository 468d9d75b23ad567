import type { SessionUser } from '@syllaboom/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { openSell, type SellWish } from '../../../navigation/windows.ts';
import { refusal } from '../../../testing/fake-fetch.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { Confirmations } from '../../../ui/kit/popups/confirm.tsx';
import { TipProvider } from '../../../ui/kit/popups/tip.tsx';
import { Toasts } from '../../../ui/toasts/toasts.tsx';
import { closeAllWindows, isWindowOpen } from '../../../ui/windows/manager.ts';
import { MarketWindows } from '../index.ts';
import { goodOf, lastSale, serveMarket } from '../testing/fake-market.ts';

const SLOW = { timeout: 10_000 } as const;
const SELLER = { level: 20, score: 10 } as const;
const sheet = () => page.getByRole('dialog', { name: 'Sell on the marketplace' });
const price = () => sheet().getByRole('spinbutton', { name: 'Price of one piece' });
const pieces = () => sheet().getByRole('spinbutton', { name: 'Pieces' });
const submit = () => sheet().getByRole('button', { name: 'Put up for sale' });
const good = (word: string) => sheet().getByRole('button', { name: new RegExp(word) });
const toast = (text: string) => page.getByText(text, { exact: true }).first();
const FIRE = goodOf('FIRE', { lastSale: lastSale(1_200) });
const ING = goodOf('ING', {
  type: 'syllable',
  pieces: [
    { locale: 'en-US', count: 5, free: 3 },
    { locale: 'de-DE', count: 1, free: 1 },
  ],
});

async function showSell(wish: SellWish | null = null, viewer: Partial<SessionUser> = SELLER) {
  signInAs(viewer);
  await render(
    <TipProvider>
      <MarketWindows />
      <Toasts />
      <Confirmations />
    </TipProvider>,
  );
  openSell(wish);
}
const NAMED = { type: 'discovery', word: 'FIRE', locale: 'en-US' } as const;

beforeEach(async () => {
  await page.viewport(1280, 900);
  window.sessionStorage.clear();
});
afterEach(async () => {
  closeAllWindows();
  await cleanup();
  vi.restoreAllMocks();
});

describe('the window in which things are sold', () => {
  it('offers discovered words and tiles, and sells one for coins or diamonds, 1000 to begin with [R0055 R0277 R0151 R0538]', async () => {
    const { calls } = serveMarket({ goods: [FIRE, ING, goodOf('LAMP')] });
    await showSell();
    await good('FIRE').click();
    await expect.element(price(), SLOW).toHaveValue(1000);
    await expect.element(sheet().getByRole('heading', { name: 'FIRE' })).toBeVisible();
    expect(sheet().element().textContent).toContain('1,200 coins');
    expect(pieces().query()).toBeNull();
    expect(['Coins', 'Diamonds'].map((name) => sheet().getByRole('radio', { name }).elements().length)).toEqual([1, 1]);
    await price().fill('2500');
    await submit().click();
    await expect.element(toast('FIRE is for sale for 2,500 coins.')).toBeVisible();
    // It came from the list: there the window goes on.
    await expect.element(good('FIRE')).toBeDisabled();
    expect(good('FIRE').element().textContent).toContain('For sale: 2,500 coins');
    await sheet().getByRole('radio', { name: 'Your syllable tiles' }).click();
    await good('ING').click();
    await sheet().getByRole('radio', { name: 'Diamonds' }).click();
    await price().fill('12');
    await pieces().fill('3');
    await submit().click();
    await expect.element(toast('ING is for sale for 12 diamonds.')).toBeVisible();
    expect(calls('POST /sell').map(({ body }) => body)).toEqual([
      { word: 'FIRE', type: 'discovery', locale: 'en-US', currency: 'coin', price: 2_500, count: 1 },
      { word: 'ING', type: 'syllable', locale: 'en-US', currency: 'diamond', price: 12, count: 3 },
    ]);
  });

  it.each([
    ['Coins', '', 'Please enter a valid price'],
    ['Coins', '0', 'Please enter a valid price'],
    ['Coins', '1.5', 'Please enter a valid price'],
    ['Coins', '999', 'Minimum coin price is 1000 and maximum is 5000000'],
    ['Coins', '5000001', 'Minimum coin price is 1000 and maximum is 5000000'],
    ['Diamonds', '0', 'Please enter a valid price'],
    ['Diamonds', '10001', 'Maximum diamond price is 10000'],
  ] as const)('refuses in %s a price of "%s": %s [R0276 R0279 R0281]', async (currency, text, sentence) => {
    const { calls } = serveMarket({ goods: [FIRE] });
    await showSell(NAMED);
    await sheet().getByRole('radio', { name: currency }).click();
    await price().fill(text);
    await submit().click();
    await expect.element(sheet().getByRole('alert')).toHaveTextContent(sentence);
    await expect.element(price()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(price()).toHaveFocus();
    expect(calls('POST /sell')).toEqual([]);
  });

  it('takes letters for no price', async () => {
    const { calls } = serveMarket({ goods: [FIRE] });
    await showSell(NAMED);
    await price().fill('');
    await userEvent.type(price(), 'x');
    await submit().click();
    await expect.element(sheet().getByRole('alert')).toHaveTextContent('Please enter a valid price');
    expect(calls('POST /sell')).toEqual([]);
  });

  it.each([
    ['Coins', '1000', '100000', '5000000'],
    ['Diamonds', '1', '1000', '10000'],
  ] as const)('steps in %s from %s to %s, and takes %s as typed [R0280]', async (currency, least, most, typed) => {
    const { calls } = serveMarket({ goods: [FIRE] });
    await showSell(NAMED);
    await sheet().getByRole('radio', { name: currency }).click();
    await expect.element(price()).toHaveAttribute('min', least);
    await expect.element(price()).toHaveAttribute('max', most);
    await price().fill(typed);
    await submit().click();
    await expect.poll(() => calls('POST /sell').map(({ body }) => body.price)).toEqual([Number(typed)]);
  });

  it('asks for a count where there are several free pieces, from 1 to all of them [R0282]', async () => {
    const { calls } = serveMarket({ goods: [ING] });
    await showSell({ type: 'syllable', word: 'ING', locale: 'en-US' });
    for (const count of ['0', '4', '']) {
      await pieces().fill(count);
      await submit().click();
      await expect.element(sheet().getByRole('alert')).toHaveTextContent('Please enter a valid count');
      await expect.element(pieces()).toHaveFocus();
    }
    expect(calls('POST /sell')).toEqual([]);
    // Of German there is one: nothing to be counted.
    await sheet().getByRole('radio', { name: 'German' }).click();
    expect(pieces().query()).toBeNull();
    await sheet().getByRole('radio', { name: 'English' }).click();
    await pieces().fill('3');
    await submit().click();
    await expect.poll(() => calls('POST /sell').map(({ body }) => [body.locale, body.count])).toEqual([['en-US', 3]]);
  });

  it('is not for players below level 20, who read why [R0278]', async () => {
    const { seen } = serveMarket({ goods: [FIRE] });
    await showSell(null, { level: 19 });
    await expect.element(sheet().getByText('You need to be level 20 to sell words.'), SLOW).toBeVisible();
    await expect.element(sheet().getByText('You are level 19.')).toBeVisible();
    expect(seen).toEqual([]);
  });

  it('is not for accounts without a way in, nor for guests', async () => {
    const { seen } = serveMarket({ goods: [FIRE] });
    await showSell(null, { ...SELLER, wayIn: false });
    await expect
      .element(sheet().getByText('Add a password, Discord or Google to your account first'), SLOW)
      .toBeVisible();
    signInAs({ id: 'guest0001', guest: true });
    await expect.element(sheet().getByText('You need to log in to see the marketplace.')).toBeVisible();
    expect(seen).toEqual([]);
  });

  it('asks before it changes the price of what is for sale already', async () => {
    const { calls } = serveMarket({ goods: [{ ...ING, listing: { price: 1_000, priceType: 'coin', count: 2 } }] });
    await showSell({ type: 'syllable', word: 'ING', locale: 'en-US' });
    await price().fill('3000');
    await submit().click();
    const asked = page.getByRole('alertdialog');
    await expect
      .element(asked.getByText('ING is for sale already, for 1,000 coins. All pieces will cost 3,000 coins each.'))
      .toBeVisible();
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(submit()).toBeVisible();
    expect(calls('POST /sell')).toEqual([]);
    await price().fill('1000');
    await submit().click();
    await expect.poll(() => calls('POST /sell').length).toBe(1);
    expect(isWindowOpen('sell')).toBe(false);
  });

  it.each([
    ['http/internal', 500, 'Failed to list for sale'],
    ['market/unsellable', 400, 'Failed to list for sale'],
    ['market/too_many', 409, 'You have too many listings. Remove one first.'],
    ['market/sell_level', 403, 'You need to be level 20 to sell words.'],
    ['market/off', 503, 'The market is closed at the moment.'],
  ] as const)('says why a sale failed: %s [R0481]', async (code, status, sentence) => {
    const { calls } = serveMarket({ goods: [FIRE], instead: { 'POST /sell': () => refusal(code, status) } });
    await showSell(NAMED);
    await expect.element(submit(), SLOW).toBeVisible();
    await submit().click();
    await expect.element(toast(sentence)).toBeVisible();
    await expect.element(price()).toHaveValue(1000);
    await submit().click();
    await expect.poll(() => calls('POST /sell').length).toBe(2);
    const keys = calls('POST /sell').map(({ headers }) => headers['Idempotency-Key']);
    // What nobody has answered goes out with the same key, what was refused with a new one.
    expect(keys[0] === keys[1]).toBe(status >= 500);
  });

  it('sends once for many presses, and says that it works', async () => {
    const { calls } = serveMarket({ goods: [FIRE], instead: { 'POST /sell': () => new Promise(() => undefined) } });
    await showSell(NAMED);
    await expect.element(submit(), SLOW).toBeVisible();
    const button = submit().element() as HTMLElement;
    for (let press = 0; press < 50; press++) button.click();
    await expect.element(sheet().getByRole('button', { name: 'Putting up…' })).toBeVisible();
    expect(calls('POST /sell')).toHaveLength(1);
  });

  it('finds things by their beginning, page by page; what is not held any more is said', async () => {
    serveMarket({ goods: Array.from({ length: 60 }, (_, at) => goodOf(`WORD${String(at).padStart(2, '0')}`)) });
    await showSell();
    await expect.element(good('WORD00'), SLOW).toBeVisible();
    await sheet().getByRole('button', { name: 'Next page' }).click();
    await expect.element(good('WORD59')).toBeVisible();
    await sheet().getByRole('searchbox').fill('word07');
    await expect.element(good('WORD07')).toBeVisible();
    await expect.element(good('WORD59')).not.toBeInTheDocument();
    openSell({ type: 'discovery', word: 'GONE', locale: 'en-US' });
    await expect.element(sheet().getByText('You do not own this')).toBeVisible();
    await sheet().getByRole('button', { name: 'Choose something else' }).click();
    await expect.element(good('WORD00')).toBeVisible();
  });

  it('says where there is nothing to sell', async () => {
    serveMarket();
    await showSell();
    await expect.element(sheet().getByText('You hold no discovered word'), SLOW).toBeVisible();
    await sheet().getByRole('radio', { name: 'Your syllable tiles' }).click();
    await expect.element(sheet().getByText('You have no syllable tiles')).toBeVisible();
  });
});
