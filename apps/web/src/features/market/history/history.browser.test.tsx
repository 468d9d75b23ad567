import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { useOverlays } from '../../../navigation/overlays.ts';
import { openMarketHistory } from '../../../navigation/windows.ts';
import { emitHint } from '../../../platform/query/hints.ts';
import { refusal } from '../../../testing/fake-fetch.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { TipProvider } from '../../../ui/kit/popups/tip.tsx';
import { closeAllWindows } from '../../../ui/windows/manager.ts';
import { Marketplace, MarketWindows } from '../index.ts';
import { OWN_ID, saleOf, serveMarket } from '../testing/fake-market.ts';

const SLOW = { timeout: 10_000 } as const;
const sheet = () => page.getByRole('dialog', { name: 'Marketplace history' });
const rows = () => sheet().getByRole('listitem').elements();

async function show() {
  signInAs({ level: 20 });
  await render(
    <TipProvider>
      <main style={{ height: '100vh', overflow: 'auto' }}>
        <Marketplace />
      </main>
      <MarketWindows />
    </TipProvider>,
  );
}

beforeEach(() => page.viewport(1280, 900));
afterEach(async () => {
  closeAllWindows();
  await cleanup();
  useOverlays.setState({ word: undefined, profile: undefined });
  vi.restoreAllMocks();
});

describe('the history of the marketplace', () => {
  it('opens as a window; each row shows what, who to whom, for how much, and when by its id [R0052 R0152]', async () => {
    serveMarket({
      sales: [
        saleOf('FIRE'),
        saleOf('ING', { type: 'syllable', price: 7, priceType: 'diamond', _id: '5e0be100'.padEnd(24, '0') }),
      ],
    });
    await show();
    await page.getByRole('button', { name: 'History' }).click();
    await expect.poll(() => rows().length, SLOW).toBe(2);
    expect(rows()[0]?.textContent).toMatch(/English.*FIRE.*1,500 coins.*2 minutes ago.*Seller:.*Ida.*Buyer:.*Zed/);
    expect(rows()[1]?.textContent).toMatch(/ING.*7 diamonds.*Jan 1, 2020/);
    await sheet().getByRole('button', { name: /Zed/ }).first().click();
    expect(useOverlays.getState().profile).toBe('account-zed');
    await sheet().getByRole('button', { name: 'FIRE' }).click();
    expect(useOverlays.getState().word).toBe('en-US:FIRE');
  });

  it('is everybody’s or one’s own; banned players have no name', async () => {
    const nobody = { id: '', displayName: '', avatar: '', frame: 0 };
    serveMarket({
      sales: [
        saleOf('FIRE', { seller: nobody, _id: '1'.repeat(24) }),
        saleOf('LAMP', { buyer: { id: OWN_ID, displayName: 'me', avatar: '', frame: 0 }, _id: '2'.repeat(24) }),
      ],
    });
    await show();
    openMarketHistory();
    await expect.poll(() => rows().length, SLOW).toBe(2);
    expect(rows()[0]?.textContent).toContain('A player');
    await sheet().getByRole('radio', { name: 'Mine' }).click();
    await expect.poll(() => rows().length).toBe(1);
    expect(rows()[0]?.textContent).toContain('LAMP');
  });

  it("says 'Failed to load market history. Please try again later.', and asks again [R0478]", async () => {
    const { kept } = serveMarket({ instead: { 'GET /market/history': () => refusal('http/internal', 500) } });
    await show();
    openMarketHistory();
    await expect
      .element(sheet().getByRole('alert').getByText('Failed to load market history. Please try again later.'), SLOW)
      .toBeVisible();
    kept.instead = {};
    await sheet().getByRole('button', { name: 'Try again' }).click();
    await expect.element(sheet().getByText('Nothing has been sold yet.')).toBeVisible();
    await sheet().getByRole('radio', { name: 'Mine' }).click();
    await expect.element(sheet().getByText('You have neither sold nor bought anything yet.')).toBeVisible();
  });

  it('comes anew, and so does the board, when something of one’s own was sold', async () => {
    const { kept, calls } = serveMarket();
    await show();
    openMarketHistory();
    await expect.element(sheet().getByText('Nothing has been sold yet.'), SLOW).toBeVisible();
    kept.sales = [saleOf('FIRE')];
    const lists = calls('GET /market').length;
    emitHint({ name: 'popup', payload: { kind: 'notice', key: 'soldForDiamonds', params: {} } });
    await expect.poll(() => rows().length).toBe(1);
    expect(calls('GET /market').length).toBe(lists + 1);
  });
});
