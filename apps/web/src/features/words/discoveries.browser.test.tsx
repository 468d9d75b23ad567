import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { openHub } from '../../navigation/windows.ts';
import { setLanguage } from '../../platform/i18n/i18n.ts';
import { storage } from '../../platform/storage.ts';
import { reply } from '../../testing/fake-fetch.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { TipProvider } from '../../ui/kit/popups/tip.tsx';
import { Toasts } from '../../ui/toasts/toasts.tsx';
import { closeAllWindows } from '../../ui/windows/manager.ts';
import { ProfileWindows } from '../profile/index.ts';
import { FIRST_FILTER, useWordFilter } from './list/word-filter.ts';
import { manyWords, serveWords, wordItem } from './testing/fake-words.ts';

const SLOW = { timeout: 10_000 } as const;
const hub = () => page.getByRole('dialog', { name: 'My corner' });
const sticker = (word: string) => hub().getByRole('button', { name: new RegExp(`\\b${word}\\b`) });
const wordsOnPage = () => [...document.querySelectorAll('[data-word]')].map((one) => one.getAttribute('data-word'));
const field = () => hub().getByRole('searchbox', { name: 'Search your words' });
const next = () => hub().getByRole('button', { name: 'Next page' });

async function showDiscoveries(viewer: Parameters<typeof signInAs>[0] = {}) {
  signInAs(viewer);
  openHub('discoveries');
  await render(
    <TipProvider>
      <ProfileWindows />
      <Toasts />
    </TipProvider>,
  );
}

beforeEach(async () => {
  await page.viewport(1280, 900);
  useWordFilter.setState(FIRST_FILTER, true);
});
afterEach(async () => {
  await cleanup();
  closeAllWindows();
  vi.restoreAllMocks();
  storage.removeItem('syllaboom.word-filter');
  await setLanguage('en-US');
});

describe('the word statistics', () => {
  it('have stat cards, filters, a grid of words and pages [L0093 L0113]', async () => {
    serveWords({ words: manyWords(75) });
    await showDiscoveries();
    await expect.poll(() => wordsOnPage().length, SLOW).toBe(30);
    const figures = [...document.querySelectorAll('[data-stat]')].map((one) => [
      one.querySelector('dt')?.textContent,
      one.querySelector('dd')?.textContent,
    ]);
    expect(figures).toEqual([
      ['Different words', '1,204'],
      ['Words claimed', '1,311'],
      ['Words discovered', '86'],
      ['Elite words', '12'],
      ['Words played', '9,876'],
      ['Languages', '3'],
      ['Days active', '41'],
    ]);
    for (const name of ['Discovered', 'Claimed', 'Elite'])
      await expect.element(hub().getByRole('radio', { name, exact: true })).toBeVisible();
    for (const name of ['Language', 'Sort by'])
      await expect.element(hub().getByRole('combobox', { name })).toBeVisible();
    await expect.element(hub().getByText('75 words')).toBeVisible();
    const pages = hub().getByRole('navigation', { name: 'Page 1 of 3' });
    await expect.element(pages.getByRole('button', { name: 'Page 3' })).toBeVisible();
  });

  it('say of a word who found it, how often it was used and by how many, and mark those that are one’s own [L0115]', async () => {
    const words = [
      wordItem('FIRECRACKER', { d: true, tu: 1, u: 7 }),
      wordItem('RATIO', { d: false, tu: 34, u: 1 }),
      wordItem('CAUTION', { u: 0, ld: null, cd: null }),
    ];
    serveWords({ words });
    await showDiscoveries();
    await expect
      .element(sticker('FIRECRACKER'), SLOW)
      .toHaveTextContent(
        'EnglishFIRECRACKER7used 7 times11 player3 days agoDiscovered by youElite: nobody else has played it',
      );
    await expect.element(sticker('RATIO')).toHaveTextContent('EnglishRATIO1used 1 time3434 players3 days ago');
    await expect.element(sticker('CAUTION')).toHaveTextContent('EnglishCAUTION0used 0 times3434 playersNot used yet');
  });

  it('ask for each filter, each order and what is typed, 300 ms after the last letter [L0270 L0272 L0273 L0391]', async () => {
    const server = serveWords({ words: manyWords(75) });
    await showDiscoveries();
    await expect.poll(() => wordsOnPage().length, SLOW).toBe(30);
    const asked = () => server.calls('/word/paginated').map(({ query }) => query);
    expect(asked()).toEqual([{ type: 'claims', sort: 'u', sortOrder: 'desc', page: '1', limit: '30' }]);
    await hub().getByText('Discovered', { exact: true }).click();
    await expect.poll(() => asked().at(-1)?.type).toBe('discoveries');
    await hub().getByText('Elite', { exact: true }).click();
    await expect.poll(() => asked().at(-1)?.type).toBe('elites');
    for (const [name, sort] of [
      ['Last used', 'ld'],
      ['Length', 'length'],
      ['Players', 'tu'],
      ['First used', 'cd'],
      ['Alphabet', 'alphabetical'],
    ] as const) {
      await hub().getByRole('combobox', { name: 'Sort by' }).click();
      await page.getByRole('option', { name, exact: true }).click();
      await expect
        .poll(() => asked().at(-1))
        .toMatchObject({ sort, sortOrder: sort === 'alphabetical' ? 'asc' : 'desc' });
    }
    await hub().getByRole('button', { name: 'Ascending order' }).click();
    await expect.poll(() => asked().at(-1)).toMatchObject({ sort: 'alphabetical', sortOrder: 'desc' });
    await hub().getByRole('combobox', { name: 'Language' }).click();
    await page.getByRole('option', { name: 'German' }).click();
    await expect.poll(() => asked().at(-1)?.language).toBe('de-DE');
    const before = asked().length;
    await field().click();
    for (const letter of 'word') await userEvent.keyboard(letter);
    await expect.poll(() => asked().at(-1)?.search, SLOW).toBe('word');
    expect(asked().length).toBe(before + 1);
  });

  it('keep filter, order and view on this device [L0093]', async () => {
    serveWords({ words: manyWords(75) });
    await showDiscoveries();
    await expect.poll(() => wordsOnPage().length, SLOW).toBe(30);
    await hub().getByText('Discovered', { exact: true }).click();
    await hub().getByRole('button', { name: 'Minimal view' }).click();
    await expect.poll(() => storage.getItem('syllaboom.word-filter')).toContain('"minimal":true');
    expect(JSON.parse(storage.getItem('syllaboom.word-filter') ?? '{}')).toMatchObject({ type: 'discoveries' });
  });

  it('show 30 words of the detailed view at once and 100 of the minimal one [L0271]', async () => {
    const server = serveWords({ words: manyWords(250) });
    await showDiscoveries();
    await expect.poll(() => wordsOnPage().length, SLOW).toBe(30);
    await hub().getByRole('button', { name: 'Minimal view' }).click();
    await expect.poll(() => wordsOnPage().length).toBe(100);
    await expect.element(hub().getByRole('navigation', { name: 'Page 1 of 3' })).toBeVisible();
    expect(server.calls('/word/paginated').map(({ query }) => query.limit)).toEqual(['30', '100']);
    expect(hub().getByText('used 250 times').query()).toBeNull();
  });

  it('go through all pages, two numbers on either side, one load at a time [L0274 R0199]', async () => {
    const server = serveWords({ words: manyWords(300) });
    await showDiscoveries();
    await expect.poll(() => wordsOnPage().length, SLOW).toBe(30);
    let answer = () => {};
    server.instead.set(
      '/word/paginated',
      ({ query }) =>
        new Promise((resolve) => {
          answer = () =>
            resolve(
              reply({
                words: manyWords(300).slice(30, 60),
                pagination: { currentPage: Number(query.page), totalPages: 10, totalWords: 300 },
              }),
            );
        }),
    );
    await next().click();
    await next().click();
    await next().click();
    expect(server.calls('/word/paginated').map(({ query }) => query.page)).toEqual(['1', '2']);
    answer();
    await expect.element(hub().getByRole('navigation', { name: 'Page 2 of 10' })).toBeVisible();
    server.instead.clear();
    const numbers = () => [...document.querySelectorAll('[data-numbered] ol > li')].map((one) => one.textContent);
    await hub().getByRole('button', { name: 'Page 10' }).click();
    await expect.poll(() => wordsOnPage()[0]).toBe('WORDA0270');
    expect(numbers()).toEqual(['1', '…', '6', '7', '8', '9', '10']);
    await hub().getByRole('button', { name: 'Page 7' }).click();
    await expect.poll(numbers).toEqual(['1', '…', '5', '6', '7', '8', '9', '10']);
  });

  it('are taken for new for five minutes [R0551]', async () => {
    const server = serveWords({ words: manyWords(3) });
    await showDiscoveries();
    await expect.element(sticker('WORDA0000'), SLOW).toBeVisible();
    await hub().getByRole('button', { name: 'Back' }).click();
    await hub().getByRole('button', { name: 'Discoveries' }).click();
    await expect.element(sticker('WORDA0000')).toBeVisible();
    expect([server.calls('/word/stats').length, server.calls('/word/paginated').length]).toEqual([1, 1]);
    const now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now + 300_001);
    await hub().getByRole('button', { name: 'Back' }).click();
    await hub().getByRole('button', { name: 'Discoveries' }).click();
    await expect.poll(() => server.calls('/word/stats').length).toBe(2);
    await expect.poll(() => server.calls('/word/paginated').length).toBe(2);
  });

  it('are not for guests, who read why [L0005 R0007]', async () => {
    const server = serveWords();
    await showDiscoveries({ id: 'guest0001', guest: true });
    await expect.element(hub().getByText('Guests cannot see this. Sign up, it takes half a minute.')).toBeVisible();
    expect(server.seen.filter(({ path }) => path.startsWith('/word'))).toEqual([]);
  });
});

describe('where the word statistics fail', () => {
  it.each([500, 429, 'nonsense'] as const)('(%s) the cards say so and are tried again [L0349]', async (how) => {
    const server = serveWords({ words: manyWords(3) });
    if (how === 'nonsense') server.instead.set('/word/stats', () => reply({ totalWords: 'many' }));
    else server.broken.set('/word/stats', how);
    await showDiscoveries();
    await expect.element(hub().getByText('Failed to load analytics'), SLOW).toBeVisible();
    await expect.element(sticker('WORDA0000')).toBeVisible();
    server.broken.clear();
    server.instead.clear();
    await hub().getByRole('button', { name: 'Try again' }).click();
    await expect.element(hub().getByText('1,204')).toBeVisible();
  });

  it.each([500, 429, 'nonsense'] as const)('(%s) the words say so and are tried again [L0350 R0483]', async (how) => {
    const server = serveWords({ words: manyWords(3) });
    if (how === 'nonsense') server.instead.set('/word/paginated', () => reply({ words: 7 }));
    else server.broken.set('/word/paginated', how);
    await showDiscoveries();
    await expect.element(hub().getByText('Failed to load words'), SLOW).toBeVisible();
    await expect.element(hub().getByText('Failed to load discoveries')).toBeVisible();
    server.broken.clear();
    server.instead.clear();
    await hub().getByRole('button', { name: 'Try again' }).click();
    await expect.element(sticker('WORDA0000')).toBeVisible();
  });

  it('another page leaves the words that stand, and can be tried again [L0351]', async () => {
    const server = serveWords({ words: manyWords(75) });
    await showDiscoveries();
    await expect.poll(() => wordsOnPage().length, SLOW).toBe(30);
    server.broken.set('/word/paginated', 500);
    await next().click();
    await expect.element(hub().getByText('Failed to load page')).toBeVisible();
    expect(wordsOnPage()[0]).toBe('WORDA0000');
    server.broken.clear();
    await hub().getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => wordsOnPage()[0]).toBe('WORDA0030');
    expect(hub().getByText('Failed to load page').query()).toBeNull();
  });

  it('the other view leaves the one that stands [L0352]', async () => {
    const server = serveWords({ words: manyWords(75) });
    await showDiscoveries();
    await expect.poll(() => wordsOnPage().length, SLOW).toBe(30);
    server.broken.set('/word/paginated', 500);
    const view = hub().getByRole('button', { name: 'Minimal view' });
    await view.click();
    await expect.element(hub().getByText('Failed to change view style')).toBeVisible();
    await expect.element(view).toHaveAttribute('aria-pressed', 'false');
    expect(wordsOnPage().length).toBe(30);
  });

  it('nothing played yet says so [L0353]', async () => {
    serveWords();
    await showDiscoveries();
    await expect.element(hub().getByText('No words found'), SLOW).toBeVisible();
  });

  it('a search without hits says so, and is taken back by one press [L0354]', async () => {
    serveWords({ words: manyWords(3) });
    await showDiscoveries();
    await expect.element(sticker('WORDA0000'), SLOW).toBeVisible();
    await field().fill('XQZ');
    await expect.element(hub().getByText('No matching words found')).toBeVisible();
    await hub().getByRole('button', { name: 'Clear filters' }).click();
    await expect.element(sticker('WORDA0000')).toBeVisible();
  });
});
