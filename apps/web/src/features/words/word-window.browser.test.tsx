import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { useOverlays } from '../../navigation/overlays.ts';
import { openWord, WORD_WINDOW } from '../../navigation/windows.ts';
import { reply } from '../../testing/fake-fetch.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { TipProvider } from '../../ui/kit/popups/tip.tsx';
import { Toasts } from '../../ui/toasts/toasts.tsx';
import { closeAllWindows, isWindowOpen } from '../../ui/windows/manager.ts';
import { WordWindow } from './index.ts';
import { serveWords, wordDetail } from './testing/fake-words.ts';

const SLOW = { timeout: 10_000 } as const;
const card = (word: string) => page.getByRole('dialog', { name: word });
const part = (word: string, name: string) => card(word).getByRole('region', { name, exact: true });

async function showWord(locale: string, word: string, viewer: Parameters<typeof signInAs>[0] = {}) {
  signInAs(viewer);
  await render(
    <TipProvider>
      <WordWindow />
      <Toasts />
    </TipProvider>,
  );
  openWord(locale, word);
}

beforeEach(() => page.viewport(1280, 900));
afterEach(async () => {
  closeAllWindows();
  await cleanup();
  useOverlays.setState({ word: undefined, profile: undefined });
  vi.restoreAllMocks();
});

describe('the window of a word', () => {
  it('shows meaning, syllables, discoverer, claimers, value, days and status [L0116 L0117 S0243 S0244]', async () => {
    serveWords({ details: { 'en-US/FIRECRACKER': wordDetail('FIRECRACKER') } });
    await showWord('en-US', 'FIRECRACKER');
    await expect.element(card('FIRECRACKER').getByRole('heading', { name: 'FIRECRACKER' }), SLOW).toBeVisible();
    const labels = card('FIRECRACKER').getByRole('list', { name: 'About the word' }).getByRole('listitem');
    expect(labels.elements().map((one) => one.textContent)).toEqual([
      'Claimed by you',
      'Worth 2,880 coins',
      '2 days at a coin a minute',
    ]);
    await expect
      .element(part('FIRECRACKER', 'Meaning'))
      .toHaveTextContent('MeaningA small explosive device.Source: Wiktionary');
    await expect.element(part('FIRECRACKER', 'Syllables').getByText('RAC')).toBeVisible();
    await expect.element(part('FIRECRACKER', 'Syllables').getByText('in 3,120 words')).toBeVisible();
    await expect.element(part('FIRECRACKER', 'Claimed by').getByText('The latest 2 of 34')).toBeVisible();
    await part('FIRECRACKER', 'Claimed by').getByRole('button', { name: /Zed/ }).click();
    expect(useOverlays.getState().profile).toBe('account-zed-01');
    const discoverer = part('FIRECRACKER', 'Discoverer').getByRole('button', { name: /Ida/ });
    await expect.element(discoverer).toHaveTextContent('IdaMar 5, 2026');
    (discoverer.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(useOverlays.getState().profile).toBe('account-ida-01');
  });

  it.each([
    ['discovered', 'Discovered by you'],
    ['claimed', 'Claimed by you'],
    ['unclaimed', 'Not claimed by you yet'],
  ] as const)('says what the word is to the viewer: %s [L0117]', async (status, words) => {
    serveWords({ details: { 'en-US/RATIO': wordDetail('RATIO', { status }) } });
    await showWord('en-US', 'RATIO');
    await expect.element(card('RATIO').getByText(words), SLOW).toBeVisible();
  });

  it('has a tab for each language in which the word is known [L0094]', async () => {
    const locales = ['en-US', 'de-DE'];
    const server = serveWords({
      details: {
        'en-US/RATIO': wordDetail('RATIO', { locales, meanings: ['A relation.'] }),
        'de-DE/RATIO': wordDetail('RATIO', { locale: 'de-DE', locales, meanings: ['Die Vernunft.'] }),
      },
    });
    await showWord('en-US', 'RATIO');
    await expect.element(card('RATIO').getByText('A relation.'), SLOW).toBeVisible();
    const tabs = card('RATIO').getByRole('tab');
    expect(tabs.elements().map((one) => one.textContent)).toEqual(['EnglishEnglish', 'GermanGerman']);
    (tabs.first().element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(card('RATIO').getByText('Die Vernunft.')).toBeVisible();
    expect(useOverlays.getState().word).toBe('de-DE:RATIO');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(card('RATIO').getByText('A relation.')).toBeVisible();
    expect(server.seen.length).toBe(2);
  });

  it('of one language names it, with nothing to choose; of its claimers it may show one', async () => {
    const [claim] = wordDetail('RATIO').claimHistory;
    const known = { locales: ['en-US'], claimHistory: claim ? [claim] : [] };
    serveWords({ details: { 'en-US/RATIO': wordDetail('RATIO', known) } });
    await showWord('en-US', 'RATIO');
    await expect.element(part('RATIO', 'Claimed by').getByText('The latest of 34'), SLOW).toBeVisible();
    await expect.element(card('RATIO').getByText('English').last()).toBeVisible();
    expect(card('RATIO').getByRole('tab').query()).toBeNull();
  });

  it('says where nobody has discovered or claimed the word, or written down what it means [L0355 L0356]', async () => {
    const nothing = { discoverer: null, claimHistory: [], meanings: [], meaningSource: null, syllables: [] };
    serveWords({ details: { 'en-US/RATIO': wordDetail('RATIO', { ...nothing, status: 'unclaimed' }) } });
    await showWord('en-US', 'RATIO');
    await expect.element(card('RATIO').getByText('No discoverer information found'), SLOW).toBeVisible();
    await expect.element(card('RATIO').getByText('No players have claimed this word yet')).toBeVisible();
    await expect.element(card('RATIO').getByText('Nobody has written down its meaning yet.')).toBeVisible();
  });

  it.each([500, 429, 'nonsense'] as const)('says that it failed (%s), and tries again', async (how) => {
    const server = serveWords({ details: { 'en-US/RATIO': wordDetail('RATIO') } });
    const path = '/word/detail/en-US/RATIO';
    if (how === 'nonsense') server.instead.set(path, () => reply({ word: 7 }));
    else server.broken.set(path, how);
    await showWord('en-US', 'RATIO');
    await expect.element(card('RATIO').getByText('Failed to load the word. Please try again.'), SLOW).toBeVisible();
    server.broken.clear();
    server.instead.clear();
    await card('RATIO').getByRole('button', { name: 'Try again' }).click();
    await expect.element(card('RATIO').getByText('Worth 2,880 coins')).toBeVisible();
  });

  it('says that a word is in no dictionary', async () => {
    serveWords();
    await showWord('en-US', 'XQZ');
    await expect.element(card('XQZ').getByText('This word is not in the dictionary'), SLOW).toBeVisible();
  });

  it('copies the word', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    serveWords({ details: { 'en-US/RATIO': wordDetail('RATIO') } });
    await showWord('en-US', 'RATIO');
    await card('RATIO').getByRole('button', { name: 'Copy the word' }).click(SLOW);
    await expect.element(page.getByText('Word copied').first()).toBeVisible();
    expect(copied).toHaveBeenCalledWith('RATIO');
  });

  it('is not for guests, and closes', async () => {
    const server = serveWords();
    await showWord('en-US', 'RATIO', { id: 'guest0001', guest: true });
    await expect.element(card('RATIO').getByText(/Guests cannot see this/), SLOW).toBeVisible();
    expect(server.seen).toEqual([]);
    await card('RATIO').getByRole('button', { name: 'Close RATIO' }).click();
    expect(isWindowOpen(WORD_WINDOW)).toBe(false);
  });
});
