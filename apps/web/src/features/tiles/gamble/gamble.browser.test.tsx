import type { SessionUser } from '@syllaboom/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { queryClient } from '../../../platform/query/query-client.ts';
import { refusal, reply } from '../../../testing/fake-fetch.ts';
import { signIn, signInAs } from '../../../testing/sign-in.ts';
import { TipProvider } from '../../../ui/kit/popups/tip.tsx';
import { Toasts } from '../../../ui/toasts/toasts.tsx';
import { closeAllWindows, isWindowOpen, openWindow } from '../../../ui/windows/manager.ts';
import { useUser } from '../../session/index.ts';
import { GAMBLE_WINDOW, GambleWindow, OWN_TILES_WINDOW, OwnTilesWindow } from '../index.ts';
import { ODDS, ownTile, serveTiles } from '../testing/fake-tiles.tsx';

const SLOW = { timeout: 10_000 } as const;
const tiles = () => page.getByRole('dialog', { name: 'My tiles' });
const window_ = () => page.getByRole('dialog', { name: 'Gamble a tile' });
const turn = () => window_().getByRole('button', { name: /^Turn/ });
const toast = (text: string) => page.getByText(text, { exact: true }).first();
const reels = () => page.getByTestId('reels').element();
function Purse() {
  return <output>{useUser()?.diamond} diamonds left</output>;
}

async function showTiles(viewer: Partial<SessionUser>) {
  queryClient.clear();
  signInAs(viewer);
  await render(
    <TipProvider>
      <OwnTilesWindow />
      <GambleWindow />
      <Purse />
      <Toasts />
    </TipProvider>,
  );
  openWindow(OWN_TILES_WINDOW);
}
/** Opens the window from a tile. */
async function choose(syllable = 'ING') {
  await tiles()
    .getByRole('button', { name: new RegExp(`^${syllable}: `) })
    .click(SLOW);
  await expect.element(turn(), SLOW).toBeEnabled();
}

beforeEach(async () => {
  await page.viewport(1280, 900);
  window.sessionStorage.clear();
});
afterEach(async () => {
  closeAllWindows();
  await cleanup();
  signIn('guest0001');
  vi.restoreAllMocks();
});

describe('gambling a tile', () => {
  it('shuffles for 1.5 s, shows what came, and closes 1 s later [R0058 R0203 R0538]', async () => {
    const { gambles } = serveTiles({ purse: { diamond: 12 } });
    await showTiles({ diamond: 12 });
    await choose();
    const seen = new Set<string>();
    const watch = setInterval(() => seen.add(document.querySelector('[data-shuffling]')?.textContent ?? ''), 20);
    const began = performance.now();
    await turn().click();
    await expect.element(window_().getByText('ING turned into QUA'), SLOW).toBeVisible();
    const shown = performance.now();
    clearInterval(watch);
    expect(shown - began).toBeGreaterThanOrEqual(1_450);
    expect(seen.size).toBeGreaterThan(4);
    expect(reels().textContent).toBe('QUA');
    await expect.poll(() => isWindowOpen(GAMBLE_WINDOW), SLOW).toBe(false);
    expect(performance.now() - began).toBeGreaterThanOrEqual(2_450);
    expect(gambles().map(({ body }) => body)).toEqual([{ syllable: 'ING', locale: 'en-US' }]);
    await expect.element(tiles().getByRole('button', { name: /^QUA: 1 tile/ })).toBeVisible();
    await expect.element(page.getByText('7 diamonds left')).toBeInTheDocument();
  });

  it('ignores a second press, and all others while it runs [R0204]', async () => {
    const { gambles } = serveTiles();
    await showTiles({ diamond: 12 });
    await choose();
    await turn().dblClick();
    for (let press = 0; press < 10; press += 1) (turn().element() as HTMLButtonElement).click();
    await expect.element(window_().getByText('ING turned into QUA'), SLOW).toBeVisible();
    (turn().element() as HTMLButtonElement).click();
    await expect.poll(() => isWindowOpen(GAMBLE_WINDOW), SLOW).toBe(false);
    expect(gambles()).toHaveLength(1);
  });

  it('needs five diamonds: with four it says so and asks nobody; of five none is left [R0287]', async () => {
    const { kept, gambles } = serveTiles({ purse: { diamond: 4 } });
    await showTiles({ diamond: 4 });
    await choose();
    await turn().click();
    await expect.element(toast('You need 5 diamonds to gamble!')).toBeInTheDocument();
    expect(gambles()).toEqual([]);
    kept.purse = { diamond: 5 };
    signInAs({ diamond: 5 });
    await turn().click();
    await expect.element(window_().getByText('ING turned into QUA'), SLOW).toBeVisible();
    await expect.element(page.getByText('0 diamonds left')).toBeInTheDocument();
  });

  it.each([
    ['says that it did not succeed', () => reply({ success: false }), 'Shuffle failed'],
    [
      'is refused with words of its own',
      () => refusal('gamble/no_tile', 409),
      'You have no free tile of this syllable',
    ],
    ['is refused by a switch', () => refusal('gamble/off', 503), 'Gambling is closed on this server.'],
    ['is refused without words', () => reply({}, 400), 'Shuffle failed'],
    ['fails', () => refusal('http/internal', 500), 'Failed to shuffle syllable'],
    ['gets no answer', () => Promise.reject(new TypeError('no network')), 'Failed to shuffle syllable'],
  ] as const)('that %s is told of, and can be tried again [R0487 R0488]', async (_how, answer, words) => {
    const { kept, gambles } = serveTiles({ instead: { 'POST /syllable/gamble': answer } });
    await showTiles({ diamond: 12 });
    await choose();
    await turn().click();
    await expect.element(toast(words), SLOW).toBeInTheDocument();
    expect([isWindowOpen(GAMBLE_WINDOW), reels().textContent]).toEqual([true, 'ING']);
    kept.instead = {};
    await turn().click();
    await expect.element(window_().getByText('ING turned into QUA'), SLOW).toBeVisible();
    // Without an answer the first try may have been made: it is asked again under its own key.
    const [first, second] = gambles().map(({ headers }) => headers['idempotency-key']);
    const isSettled = words !== 'Failed to shuffle syllable' && words !== 'Gambling is closed on this server.';
    if (!isSettled) expect(second).toBe(first);
  });

  it('shows its odds, as the server tells them, and marks the class that came', async () => {
    serveTiles({
      odds: { ...ODDS, classes: ODDS.classes.map((one, at) => (at === 3 ? { ...one, percent: 0 } : one)) },
    });
    await showTiles({ diamond: 12 });
    await choose();
    const rows = () => window_().getByRole('region', { name: 'Odds' }).getByRole('listitem');
    await expect.element(rows().first()).toHaveTextContent('in 300 words or more60 %');
    expect(
      rows()
        .elements()
        .map((row) => row.textContent),
    ).toEqual(['in 300 words or more60 %', 'in 50 to 299 words28 %', 'in 8 to 49 words10 %']);
    await expect.element(window_().getByText('in 4,120 words')).toBeVisible();
    await turn().click();
    await expect.element(window_().getByText('in 214 words'), SLOW).toBeVisible();
  });

  it('is off where nothing else is of its length, and says when the odds can’t be read', async () => {
    const nothing = { ...ODDS, classes: ODDS.classes.map((one) => ({ ...one, percent: 0, tiles: 0 })) };
    const { kept } = serveTiles({ instead: { 'GET odds': () => refusal('http/internal', 500) } });
    await showTiles({ diamond: 12 });
    await choose();
    await expect.element(window_().getByText('Failed to load the odds'), SLOW).toBeVisible();
    kept.instead = {};
    kept.odds = nothing;
    await window_().getByRole('button', { name: 'Try again' }).click();
    await expect.element(window_().getByText('There is no other tile of this length')).toBeVisible();
    await expect.element(turn()).toBeDisabled();
  });

  it('that outlives its window is told of', async () => {
    serveTiles();
    await showTiles({ diamond: 12 });
    await choose();
    await turn().click();
    await window_().getByRole('button', { name: 'Close Gamble a tile' }).click();
    await expect.element(toast('ING turned into QUA'), SLOW).toBeInTheDocument();
  });
});

describe('own tiles', () => {
  it('stand by language, with their number, those on offer lying still', async () => {
    serveTiles({
      tiles: [
        ownTile('ÜBE', { locale: 'de-DE' }),
        ownTile('ING', { count: 3, free: 2 }),
        ownTile('QU', { count: 1, free: 0 }),
      ],
    });
    await showTiles({ diamond: 12 });
    await expect.element(tiles().getByText('5 tiles'), SLOW).toBeVisible();
    await expect
      .element(
        tiles()
          .getByRole('region', { name: 'German' })
          .getByRole('button', { name: /^ÜBE: 1 tile/ }),
      )
      .toBeVisible();
    await expect
      .element(tiles().getByRole('button', { name: /^ING: 3 tiles/ }))
      .toHaveTextContent('ING: 3 tilesING×32 freeGamble');
    await expect.element(tiles().getByText('On offer')).toBeVisible();
    expect(tiles().getByRole('button', { name: /^QU/ }).query()).toBeNull();
  });

  it('are searched where they are many', async () => {
    const many = ['ING', 'ER', 'QU', 'TI', 'ON', 'ST', 'RA', 'LE', 'BA', 'DO', 'IST', 'LIST'];
    serveTiles({ tiles: [...many.map((syllable) => ownTile(syllable)), ownTile('İST', { locale: 'tr-TR' })] });
    await showTiles({ diamond: 12 });
    const search = tiles().getByRole('searchbox', { name: 'Search syllables...' });
    await search.fill('ist', SLOW);
    await expect.poll(() => tiles().getByRole('listitem').elements().length).toBe(3);
    await search.fill('xx');
    await expect.element(tiles().getByText('No tile with these letters')).toBeVisible();
  });

  it('are none, cannot be read, or only lie there where gambling is closed', async () => {
    const { kept } = serveTiles({ tiles: [] });
    await showTiles({ diamond: 12 });
    await expect.element(tiles().getByText('No tiles yet'), SLOW).toBeVisible();
    closeAllWindows();
    await expect.element(tiles()).not.toBeInTheDocument();
    kept.instead = { 'GET /syllable/own': () => refusal('http/internal', 500) };
    queryClient.clear();
    openWindow(OWN_TILES_WINDOW);
    await expect.element(tiles().getByRole('alert'), SLOW).toBeVisible();
    Object.assign(kept, { instead: {}, gamble: false, tiles: [ownTile('ING')] });
    await tiles().getByRole('button', { name: 'Try again' }).click();
    await expect.element(tiles().getByText('Gambling is closed on this server.')).toBeVisible();
    expect(tiles().getByRole('button', { name: /^ING/ }).query()).toBeNull();
  });
});
