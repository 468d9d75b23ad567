import { MASK } from '@syllaboom/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal, reply } from '../../testing/fake-fetch.ts';
import { ProfileWindows } from '../profile/index.ts';
import { SEARCH_MS } from './category-timings.ts';
import {
  forgetCategories,
  hub,
  LOADED,
  masked,
  progressOf,
  serveCategories,
  showCategories,
} from './testing/fake-categories.tsx';

/** 45 words, so that there are three pages; every third one was typed. */
const WORDS = Array.from(
  { length: 45 },
  (_, at) => `${String.fromCharCode(65 + (at % 26))}ORD${'XYZ'[at % 3]}${'QVJ'[at % 2]}${at < 26 ? '' : 'S'}`,
);
const TYPED = WORDS.filter((_, at) => at % 3 === 0);
const button = (name: string) => hub().getByRole('button', { name, exact: true });
const search = () => hub().getByRole('searchbox', { name: 'Search words' });
const summary = () => page.getByTestId('words-summary');
const texts = () =>
  [...document.querySelectorAll('[data-masked] > [aria-hidden], [data-word]')].map((one) => one.textContent);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function serve(changes: Parameters<typeof serveCategories>[0] = {}) {
  const categories = {
    'en-US': [progressOf('countries', TYPED.length, WORDS.length, { languages: ['en-US', 'de-DE'] })],
  };
  return serveCategories({ categories, words: WORDS, typed: TYPED, ...changes });
}
async function openWords() {
  await showCategories(<ProfileWindows />);
  await button('View progress: Countries').click();
}

beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
  forgetCategories();
  vi.restoreAllMocks();
});

describe('the words of a category', () => {
  it('stand twenty to a page below a search and a summary [L0097 R0046 R0148]', async () => {
    const { asked } = serve({ leaving: 2 });
    await openWords();
    await expect.poll(texts, LOADED).toHaveLength(20);
    expect(asked('/category/progress/').map(({ path, query }) => [path, query])).toEqual([
      ['/category/progress/countries/en-US', { page: '1', limit: '20' }],
    ]);
    expect(summary().element().textContent).toBe('15 of 45 words typed30 missing2 of them leave the dictionary soon');
    await expect.element(hub().getByText('In 2 languages')).toBeVisible();
    await expect.element(hub().getByText('German', { exact: true })).toBeInTheDocument();
    await expect.element(search()).toBeVisible();
    await expect.element(hub().getByText('Page 1 of 3')).toBeVisible();
    await button('Next page').click();
    await expect.element(hub().getByText('Page 2 of 3')).toBeVisible();
    await button('Next page').click();
    await expect.element(hub().getByText('Page 3 of 3')).toBeVisible();
    await expect.poll(texts, LOADED).toHaveLength(5);
    expect(asked('/category/progress/').at(-1)?.query).toEqual({ page: '3', limit: '20' });
  });

  it('that were not typed show their first letter and blocks, and nothing can be pressed [R0048 R0049]', async () => {
    serve({ words: ['FRANCE', 'GERMANY'], typed: ['FRANCE'] });
    await openWords();
    await expect.poll(texts, LOADED).toEqual(['FRANCE', `G${MASK.repeat(6)}`]);
    expect(MASK).toBe('\u2588');
    await expect.element(hub().getByText('Not typed yet: begins with G, 7 letters')).toBeInTheDocument();
    expect(
      hub()
        .getByRole('button', { name: /picture and meaning/ })
        .elements(),
    ).toHaveLength(1);
    document.querySelector<HTMLElement>('[data-masked]')?.click();
    await expect.element(search()).toBeVisible();
    expect(button('Back to the words').query()).toBeNull();
  });

  it('with a block among their letters can’t be pressed, whatever the server says of them [R0048]', async () => {
    const { instead } = serve();
    const zeros = { totalTyped: 1, totalUntyped: 0, totalUntypedAvailable: 0, totalAvailable: 1 };
    instead.set('/category/progress/', () =>
      reply({
        words: [{ word: masked('GERMANY'), typed: true }],
        summary: zeros,
        pagination: { currentPage: 1, totalPages: 1 },
      }),
    );
    await openWords();
    await expect.poll(texts, LOADED).toEqual([masked('GERMANY')]);
    expect(
      hub()
        .getByRole('button', { name: /picture and meaning/ })
        .query(),
    ).toBeNull();
  });

  it('are searched once typing rests for half a second, from the first page on [L0393]', async () => {
    const { asked } = serve();
    await openWords();
    await expect.poll(texts, LOADED).toHaveLength(20);
    await button('Next page').click();
    await expect.element(hub().getByText('Page 2 of 3')).toBeVisible();
    const before = asked('/category/progress/').length;
    await userEvent.type(search(), 'word');
    await userEvent.clear(search());
    // By the page's clock: a busy machine tells of a key later than the page hears it.
    let typedAt = 0;
    search()
      .element()
      .addEventListener('input', () => (typedAt = performance.now()));
    await userEvent.type(search(), 'ao');
    await expect.poll(() => asked('/category/progress/').length, { timeout: 5_000 }).toBe(before + 1);
    expect(performance.now() - typedAt).toBeGreaterThan(SEARCH_MS - 10);
    expect(asked('/category/progress/').at(-1)?.query).toEqual({ page: '1', limit: '20', search: 'ao' });
    await pause(SEARCH_MS);
    expect(asked('/category/progress/')).toHaveLength(before + 1);
    // Only what is shown is searched: of the words with A alone one was typed.
    await expect.poll(texts, LOADED).toEqual([WORDS[0]]);
    // The summary is about the whole category.
    expect(summary().element().textContent).toContain('15 of 45 words typed');
  });

  it('that nothing is found among say so', async () => {
    serve();
    await openWords();
    await search().fill('zzzz');
    await expect.element(hub().getByText('No words found')).toBeVisible();
  });

  it('stay while another page is on its way, marked as old', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { instead } = serve();
    await openWords();
    await expect.poll(texts, LOADED).toHaveLength(20);
    instead.set('/category/progress/', () => new Promise((resolve) => (answer = resolve)));
    await button('Next page').click();
    await expect.poll(() => document.querySelector('[aria-busy=true]'), LOADED).not.toBeNull();
    expect(texts()).toHaveLength(20);
    await expect.poll(() => answer.length, LOADED).toBe(1);
    answer(refusal('http/internal', 500));
    await expect.element(hub().getByText('Error loading words. Please try again.')).toBeVisible();
  });

  it.each([
    ['a failure [R0474]', 'Error loading words. Please try again.', () => refusal('http/internal', 500)],
    ['no network', 'Error loading words. Please try again.', () => Promise.reject(new TypeError('no network'))],
    ['a malformed reply [R0475]', 'Invalid data received. Please try again later.', () => reply({ summary: {} })],
    ['no JSON', 'Invalid data received. Please try again later.', () => new Response('<html>')],
    [
      'too many questions [R0476]',
      'Too many requests. Please try again later.',
      () => refusal('http/rate_limited', 429),
    ],
  ])('say so, and load at the next try, after %s', async (_, text, answer) => {
    const { instead } = serve();
    instead.set('/category/progress/', answer);
    await openWords();
    await expect.element(hub().getByText(text)).toBeVisible();
    instead.clear();
    await button('Try again').click();
    await expect.poll(texts, LOADED).toHaveLength(20);
  });

  it('lead back to their card, where the keyboard was', async () => {
    serve();
    await showCategories(<ProfileWindows />);
    await expect.element(button('View progress: Countries')).toBeVisible();
    (button('View progress: Countries').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('All categories')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('View progress: Countries')).toHaveFocus();
  });
});
