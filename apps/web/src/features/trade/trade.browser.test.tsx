import type { PlayerHit } from '@syllaboom/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { useOverlays } from '../../navigation/overlays.ts';
import { openSection } from '../../navigation/windows.ts';
import { refusal, reply } from '../../testing/fake-fetch.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { TipProvider } from '../../ui/kit/popups/tip.tsx';
import { Toasts } from '../../ui/toasts/toasts.tsx';
import { closeAllWindows, isWindowOpen } from '../../ui/windows/manager.ts';
import { serveSyllables } from '../syllables/testing/fake-syllables.tsx';
import { manyWords, serveWords } from '../words/testing/fake-words.ts';
import { TradeScreen } from './index.ts';

const SLOW = { timeout: 10_000 } as const;
const IDA: PlayerHit = {
  id: 'account-ida-01',
  displayName: 'Ida',
  avatar: 'Ida',
  frame: 0,
  exp: 4,
  level: 12,
  type: 0,
};
const button = (name: string | RegExp) => page.getByRole('button', { name });
const search = () => page.getByRole('searchbox', { name: 'Find a word or a player' });
const found = (name: string) => page.getByRole('region', { name: 'What was found' }).getByRole('region', { name });

async function showTrade(viewer: Parameters<typeof signInAs>[0] = {}) {
  signInAs(viewer);
  return render(
    <TipProvider>
      <div style={{ height: '100vh', display: 'grid' }}>
        <TradeScreen />
      </div>
      <Toasts />
    </TipProvider>,
  );
}

beforeEach(() => page.viewport(1280, 900));
afterEach(async () => {
  await cleanup();
  openSection(null);
  closeAllWindows();
  useOverlays.setState({ word: undefined, profile: undefined });
  vi.restoreAllMocks();
});

describe('the community', () => {
  it('is not for guests, who read what it takes [R0011]', async () => {
    const server = serveWords();
    await showTrade({ id: 'guest0001', guest: true });
    await expect.element(page.getByText('You need to log in to see the community.'), SLOW).toBeVisible();
    await button('Sign up').click();
    expect(isWindowOpen('account')).toBe(true);
    expect(page.getByRole('tab').query()).toBeNull();
    expect(server.seen).toEqual([]);
  });

  it('has the syllable tool behind a tab of its own', async () => {
    serveSyllables();
    await showTrade();
    await page.getByRole('tab', { name: 'Syllables' }).click();
    await expect.element(button('Bookmark ING'), SLOW).toBeVisible();
    expect(useOverlays.getState().section).toBe('syllables');
    await button('Practice').first().click();
    await expect.element(page.getByRole('dialog', { name: 'Practice' }).getByRole('textbox')).toBeVisible();
    await page.getByRole('tab', { name: 'Home' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('has six parts behind its tabs [R0043]', async () => {
    serveWords();
    await showTrade();
    await expect.element(page.getByRole('tab', { name: 'Home' }), SLOW).toBeVisible();
    const names = page.getByRole('tab').elements();
    expect(names.map((tab) => tab.textContent)).toEqual([
      'Home',
      'Craft',
      'Words',
      'Syllables',
      'Collections',
      'Marketplace',
    ]);
  });

  it('goes from part to part by keys; the open one stands in the address', async () => {
    serveWords({ words: manyWords(3) });
    await showTrade();
    await expect.element(page.getByRole('tab', { name: 'Home' }), SLOW).toHaveAttribute('aria-selected', 'true');
    (page.getByRole('tab', { name: 'Home' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('tab', { name: 'Craft' })).toHaveAttribute('aria-selected', 'true');
    expect(useOverlays.getState().section).toBe('craft');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('tab', { name: 'Words' })).toHaveAttribute('aria-selected', 'true');
    expect(useOverlays.getState().section).toBe('words');
    await expect.element(button(/WORDA0000/), SLOW).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect.element(search()).toBeVisible();
    expect(useOverlays.getState().section).toBeUndefined();
  });
});

describe('the community’s first part', () => {
  it('finds words and players by one search, 500 ms after the last letter [R0044 R0160 R0299 R0300]', async () => {
    const server = serveWords({
      hits: [
        { word: 'FIRE', locale: 'en-US', cc: 3 },
        { word: 'FIRN', locale: 'de-DE', cc: 1 },
      ],
      players: [IDA],
    });
    await showTrade();
    await search().click();
    for (const letter of 'fir') await userEvent.keyboard(letter);
    await expect.element(found('Words').getByRole('button', { name: /FIRE/ }), SLOW).toBeVisible();
    await expect.element(found('Words').getByRole('button', { name: /FIRN/ })).toHaveTextContent('GermanFIRN1 player');
    expect(server.seen.filter(({ path }) => path.includes('search')).map(({ path }) => path)).toEqual([
      '/discovery/search/fir',
      '/search/players/fir',
    ]);
    await found('Words').getByRole('button', { name: /FIRN/ }).click();
    expect(useOverlays.getState().word).toBe('de-DE:FIRN');
    await found('Players').getByRole('button', { name: /Ida/ }).click();
    expect(useOverlays.getState().profile).toBe('account-ida-01');
  });

  it('says where nothing fits, and where a search fails, each for itself', async () => {
    const server = serveWords();
    await showTrade();
    await search().fill('xqz');
    await expect.element(found('Words').getByText('Nobody has played a word that begins so.'), SLOW).toBeVisible();
    await expect.element(found('Players').getByText('No players found matching your search.')).toBeVisible();
    server.broken.set('/discovery/search/ab', 500);
    server.broken.set('/search/players/ab', 429);
    await search().fill('ab');
    await expect.element(found('Words').getByText('Error searching for words.')).toBeVisible();
    await expect.element(found('Players').getByText('Error searching for players.')).toBeVisible();
    server.broken.clear();
    server.kept.players = [IDA];
    await found('Players').getByRole('button', { name: 'Try again' }).click();
    await expect.element(found('Players').getByRole('button', { name: /Ida/ })).toBeVisible();
  });

  it('counts words and players on its cards [R0171]', async () => {
    serveWords();
    await showTrade();
    await expect.element(page.getByText('48,213 words discovered by all players'), SLOW).toBeVisible();
    await expect.element(page.getByText('977 players play here')).toBeVisible();
  });

  it('leads to the own words, to the marketplace, to somebody, and to the words that leave; tips stand below [R0045 R0383]', async () => {
    const server = serveWords({ words: manyWords(3), players: [IDA] });
    await showTrade();
    await expect.element(button('Upcoming removals'), SLOW).toBeVisible();
    expect(page.getByRole('region', { name: 'Tips' }).getByRole('listitem').elements().length).toBe(6);
    await button('Upcoming removals').click();
    expect(isWindowOpen('removals')).toBe(true);
    await button('Meet a player').click();
    await expect.poll(() => useOverlays.getState().profile).toBe('account-ida-01');
    server.instead.set('/random-player', () => refusal('profile/no_player', 404));
    await button('Meet a player').click();
    await expect.element(page.getByText('No player could be found.').first()).toBeVisible();
    await button('Marketplace').click();
    await expect.poll(() => useOverlays.getState().section).toBe('market');
    await expect.element(page.getByRole('tabpanel').getByRole('heading', { name: 'Marketplace' }), SLOW).toBeVisible();
    await page.getByRole('tab', { name: 'Home' }).click();
    await button('Discoveries').click();
    await expect.element(button(/WORDA0000/), SLOW).toBeVisible();
  });

  it('reads its figures anew after ten minutes, not before [R0201 R0202]', async () => {
    const server = serveWords();
    const asked = () => server.calls('/syllaboom').length;
    const now = Date.now();
    for (const [after, times] of [
      [0, 1],
      [599_000, 1],
      [600_001, 2],
    ] as const) {
      vi.spyOn(Date, 'now').mockImplementation(() => now + after);
      await showTrade();
      await expect.element(page.getByText('977 players play here'), SLOW).toBeVisible();
      await expect.poll(asked).toBe(times);
      await cleanup();
    }
  });

  it.each([500, 429, 'nonsense'] as const)('stands without its figures (%s)', async (how) => {
    const server = serveWords();
    if (how === 'nonsense') server.instead.set('/syllaboom', () => reply({ playerCount: 'many' }));
    else server.broken.set('/syllaboom', how);
    await showTrade();
    await expect.element(page.getByText('The figures could not be loaded').first(), SLOW).toBeVisible();
    await expect.element(button('Discoveries')).toBeEnabled();
  });
});
