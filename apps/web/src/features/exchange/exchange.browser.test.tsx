import type { SessionUser } from '@syllaboom/contracts';
import { quoteExchange } from '@syllaboom/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { useShopTab } from '../../navigation/windows.ts';
import { formatNumber } from '../../platform/i18n/format.ts';
import { refusal } from '../../testing/fake-fetch.ts';
import { signIn, signInAs } from '../../testing/sign-in.ts';
import { TipProvider } from '../../ui/kit/popups/tip.tsx';
import { Toasts } from '../../ui/toasts/toasts.tsx';
import { useUser } from '../session/index.ts';
import { ShopBody } from '../shop/index.ts';
import { button, card, field, offer, RESERVES, rowOf, serveExchange } from './testing/fake-exchange.ts';

const SLOW = { timeout: 10_000 } as const;
const RICH = { diamond: 2_000, score: 3_000_000 } as const;
const broken = () => refusal('http/internal', 500);
const toast = (text: string) => page.getByText(text, { exact: true }).first();
const history = () => page.getByRole('region', { name: 'Recent transactions' });
function Purse() {
  const user = useUser();
  return <output>{`${user?.diamond} ${user?.score}`}</output>;
}

/** The shop at the exchange, for a player with this purse. */
async function showExchange(viewer: Partial<SessionUser> = {}) {
  signInAs(viewer);
  useShopTab.setState({ tab: 'convert' });
  return render(
    <TipProvider>
      <div style={{ height: '100vh', display: 'grid', containerType: 'inline-size' }}>
        <ShopBody />
      </div>
      <Toasts />
    </TipProvider>,
  );
}

beforeEach(async () => {
  await page.viewport(1280, 900);
  window.sessionStorage.clear();
});
afterEach(async () => {
  await cleanup();
  signIn('guest0001');
  vi.restoreAllMocks();
});

describe('the exchange', () => {
  it('has two cards, the fee and a list; one exchange shows in the list and the purse [R0057]', async () => {
    const { exchanges } = serveExchange({ purse: RICH, rows: [rowOf()] });
    await showExchange(RICH);
    await expect.element(card('coin'), SLOW).toBeVisible();
    await expect.element(card('diamond')).toBeVisible();
    await expect.element(page.getByText('1 diamond is worth 2,000 coins right now')).toBeVisible();
    await expect.element(page.getByText('1 % fee')).toBeVisible();
    await expect.element(history().getByRole('listitem')).toBeVisible();
    await field('coin').fill('100');
    await button('coin').click();
    await expect.element(toast('You exchanged 100 diamonds for 196,039 coins.')).toBeVisible();
    expect(exchanges().map(({ body }) => body)).toEqual([{ from: 'diamond', to: 'coin', amount: 100, least: 196_039 }]);
    await expect.poll(() => history().getByRole('listitem').elements().length).toBe(2);
    const first = history().getByRole('listitem').first();
    expect(first.element().textContent).toContain('100 diamonds for 196,039 coins');
    // What is left is what the server says, and stands where it is typed.
    await expect.element(card('coin').getByText('1,900 diamonds', { exact: true })).toBeVisible();
    await expect.element(card('diamond').getByText('3,196,039 coins', { exact: true })).toBeVisible();
    await expect.element(field('coin')).toHaveValue('');
    await expect.element(field('coin')).toHaveFocus();
  });

  it.each([
    ['coin', 'diamond', 1],
    ['coin', 'diamond', 100],
    ['coin', 'diamond', 1_999],
    ['diamond', 'coin', 2_500],
    ['diamond', 'coin', 1_234_567],
  ] as const)('previews what buying %s with %s comes to by the rule itself: %d', async (buys, from, amount) => {
    serveExchange({ purse: RICH });
    await showExchange(RICH);
    await expect.element(field(buys), SLOW).toBeVisible();
    await field(buys).fill(String(amount));
    const quote = quoteExchange(RESERVES, from, amount);
    await expect
      .element(offer(buys).getByText(formatNumber(quote?.amountReceived ?? 0), { exact: true }))
      .toBeVisible();
    await expect.element(button(buys)).toBeEnabled();
    const isLess = (quote?.amountSpent ?? 0) < amount;
    await expect
      .poll(() =>
        offer(buys)
          .element()
          .textContent?.includes(`Only ${formatNumber(quote?.amountSpent ?? 0)} `),
      )
      .toBe(isLess);
  });

  it('has its button off where 0.1 or less would come, and where nothing is typed [R0286]', async () => {
    const { exchanges } = serveExchange({ purse: RICH });
    await showExchange(RICH);
    await expect.element(button('diamond'), SLOW).toBeDisabled();
    // 200 coins are a tenth of a diamond before the fee.
    await field('diamond').fill('200');
    await expect.element(button('diamond')).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    expect(exchanges()).toEqual([]);
  });

  it.each([
    ['coin', '0', 'Please enter a valid amount'],
    ['coin', '-1', 'Please enter a valid amount'],
    ['coin', '1.5', 'Please enter a valid amount'],
    ['coin', 'many', 'Please enter a valid amount'],
    ['coin', '2001', "You don't have enough gems"],
    ['diamond', '3000001', "You don't have enough coins"],
  ] as const)('buying %s refuses %s: %s', async (buys, text, words) => {
    const { exchanges } = serveExchange({ purse: RICH });
    await showExchange(RICH);
    await expect.element(field(buys), SLOW).toBeVisible();
    await field(buys).fill(text);
    await expect.element(card(buys).getByRole('alert')).toHaveTextContent(words);
    await expect.element(field(buys)).toHaveAttribute('aria-invalid', 'true');
    await expect.element(button(buys)).toBeDisabled();
    expect(exchanges()).toEqual([]);
  });

  it('sends once for two presses, with one key; it says that it works until the answer', async () => {
    let answer: () => void = () => undefined;
    const waits = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { exchanges } = serveExchange({
      purse: RICH,
      instead: { 'POST /exchange/currency': () => waits.then(broken) },
    });
    await showExchange(RICH);
    await expect.element(field('coin'), SLOW).toBeVisible();
    await field('coin').fill('100');
    await button('coin').dblClick();
    await expect.element(card('coin').getByRole('button', { name: 'Exchanging…' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(exchanges()).toHaveLength(1);
    answer();
    await expect.element(button('coin')).toBeEnabled();
    // Nobody knows whether it was carried out: the same wish goes out with the same key.
    await button('coin').click();
    await expect.poll(() => exchanges().length).toBe(2);
    const keys = exchanges().map(({ headers }) => headers['Idempotency-Key'] ?? headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[\da-f-]{8,64}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('is done by keyboard alone, and says the outcome to readers', async () => {
    const { exchanges } = serveExchange({ purse: RICH });
    await showExchange(RICH);
    await expect.element(field('diamond'), SLOW).toBeVisible();
    (field('diamond').element() as HTMLElement).focus();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: 'Give all: 3,000,000 coins' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field('diamond')).toHaveValue('3000000');
    expect(offer('diamond').element().getAttribute('aria-live')).toBe('polite');
    await userEvent.keyboard('{Tab}');
    await expect.element(button('diamond')).toHaveFocus();
    expect(button('diamond').element().getAttribute('aria-label')).toMatch(
      /^Exchange [\d,]+ coins for 1,291 diamonds$/,
    );
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => exchanges().length).toBe(1);
    await expect.element(page.getByText(/^You exchanged [\d,]+ coins for 1,291 diamonds\.$/).first()).toBeVisible();
  });
});

describe('what fails', () => {
  it("says 'Exchange failed', and the purse stays [R0484]", async () => {
    const { exchanges } = serveExchange({ purse: RICH, instead: { 'POST /exchange/currency': broken } });
    const screen = await showExchange(RICH);
    await expect.element(field('coin'), SLOW).toBeVisible();
    await field('coin').fill('100');
    await button('coin').click();
    await expect.element(toast('Exchange failed')).toBeVisible();
    expect(exchanges()).toHaveLength(1);
    await expect.element(field('coin')).toHaveValue('100');
    await screen.rerender(<Purse />);
    await expect.element(page.getByText('2000 3000000')).toBeVisible();
  });

  it.each([
    ['exchange/no_gems', "You don't have enough gems"],
    ['exchange/moved', 'The rate has changed. Please look at the new amount.'],
  ])('says the server’s own reason %s, and reads the rates anew', async (code, words) => {
    const { seen } = serveExchange({
      purse: RICH,
      instead: { 'POST /exchange/currency': () => refusal(code, 409) },
    });
    await showExchange(RICH);
    await expect.element(field('coin'), SLOW).toBeVisible();
    const before = seen.filter(({ path }) => path === '/exchange/rates').length;
    await field('coin').fill('100');
    await button('coin').click();
    await expect.element(toast(words)).toBeVisible();
    await expect.poll(() => seen.filter(({ path }) => path === '/exchange/rates').length).toBeGreaterThan(before);
  });

  it('says that the rates or the history did not load, with another try [R0485 R0486]', async () => {
    const instead = { 'GET /exchange/rates': broken, 'GET /exchange/history': broken };
    const { kept } = serveExchange({ purse: RICH, instead });
    await showExchange(RICH);
    const rates = page.getByText('Failed to load exchange rates. Please try again later.', { exact: true });
    await expect.element(rates, SLOW).toBeVisible();
    await expect.element(page.getByText('Failed to load transaction history', { exact: true })).toBeVisible();
    kept.instead = {};
    for (const again of page.getByRole('button', { name: 'Try again' }).elements()) (again as HTMLElement).click();
    await expect.element(card('coin')).toBeVisible();
    await expect.element(history().getByText('Nobody has exchanged anything yet.')).toBeVisible();
  });

  it('turns while nothing has come', async () => {
    serveExchange({ instead: { 'GET /exchange/rates': () => new Promise<Response>(() => undefined) } });
    await showExchange(RICH);
    await expect
      .element(page.getByRole('tabpanel').getByRole('status').filter({ hasText: 'Loading…' }), SLOW)
      .toBeVisible();
  });
});

it('the list is everybody’s or one’s own; banned players have no name, the others lead to their profile', async () => {
  const own = rowOf({
    userId: 'account-me-1',
    displayName: 'me',
    from: 'coin',
    to: 'diamond',
    from_amount: 5_000,
    to_amount: 2,
  });
  const nobody = rowOf({ userId: '', displayName: '', avatar: '', from_amount: 7 });
  serveExchange({ rows: [rowOf(), own, nobody].map((row, at) => ({ ...row, _id: row._id.slice(0, -1) + at })) });
  await showExchange();
  await expect.poll(() => history().getByRole('listitem').elements().length, SLOW).toBe(3);
  await expect.element(history().getByText('A player', { exact: true })).toBeVisible();
  await expect.element(history().getByRole('button', { name: /Ida/ })).toBeVisible();
  await history().getByRole('radio', { name: 'Mine' }).click();
  await expect.poll(() => history().getByRole('listitem').elements().length).toBe(1);
  expect(history().getByRole('listitem').element().textContent).toContain('5,000 coins for 2 diamonds');
});

it('guests are told to log in, and nothing is asked for', async () => {
  const { seen } = serveExchange();
  await showExchange({ id: 'guest0001', guest: true });
  await expect.element(page.getByText('You need to log in to see the shop.'), SLOW).toBeVisible();
  expect(seen.filter(({ path }) => path.startsWith('/exchange'))).toEqual([]);
});
