import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { reply } from '../../testing/fake-fetch.ts';
import { signIn } from '../../testing/sign-in.ts';
import { closeAllWindows } from '../../ui/windows/manager.ts';
import { storedFilters, useTool } from './filters/filters.ts';
import { pageOf, serveSyllables, showTool } from './testing/fake-syllables.tsx';

const card = (syllable: string) => page.getByRole('button', { name: new RegExp(`^${syllable}\\b.*word`) });
const star = (syllable: string) => page.getByRole('button', { name: `Bookmark ${syllable}`, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const choose = async (label: string, choice: string) => {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: choice, exact: true }).click();
};
const SEARCH = '/syllables/search';

beforeEach(async () => {
  await page.viewport(1280, 900);
});
afterEach(() => {
  closeAllWindows();
  vi.restoreAllMocks();
  signIn();
});

describe('the syllable tool', () => {
  it('has filters, a grid with counts and stars, pages, Practice and Bookmarks [L0090 L0091]', async () => {
    serveSyllables({
      total: 3000,
      bookmarks: [
        { s: 'ER', l: 'en-US', c: 3350 },
        { s: 'ST', l: 'de-DE', c: 9 },
      ],
    });
    await showTool();
    await expect.element(card('ING')).toBeVisible();
    for (const label of ['Language', 'Number of words', 'Sort by', 'Order'])
      await expect.element(page.getByRole('combobox', { name: label, exact: true })).toBeVisible();
    for (const label of ['Letters in it', 'Words'])
      await expect.element(page.getByRole('textbox', { name: label, exact: true })).toBeVisible();
    await expect.element(page.getByRole('radio', { name: 'Any' })).toBeChecked();
    await expect.element(page.getByText('3,000 syllables')).toBeVisible();
    await expect.element(card('ING').getByText('4,000', { exact: true })).toBeVisible();
    await expect.element(star('ER')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(star('ST')).toHaveAttribute('aria-pressed', 'false');
    await expect.element(button('Practice')).toBeEnabled();
    await expect.element(button('Bookmarks')).toBeEnabled();
    await expect.element(page.getByRole('navigation', { name: 'Page 1 of 50' })).toBeVisible();
  });

  it('shows the pages two on each side, and asks for the one that is chosen [L0390]', async () => {
    const { asked } = serveSyllables({ total: 3000 });
    await showTool();
    await expect.element(button('Page 50')).toBeVisible();
    for (let at = 1; at < 10; at++) {
      await button('Next page').click();
      await expect.element(page.getByRole('navigation', { name: `Page ${at + 1} of 50` })).toBeVisible();
    }
    expect(asked(SEARCH).map(({ query }) => query['page'])).toEqual(Array.from({ length: 10 }, (_, n) => `${n + 1}`));
    const shown = page.getByRole('navigation').getByRole('listitem').elements();
    expect(shown.map((one) => one.textContent)).toEqual(['1', '…', '8', '9', '10', '11', '12', '…', '50']);
    await button('Page 12').click();
    await expect.element(page.getByRole('navigation', { name: 'Page 12 of 50' })).toBeVisible();
  });

  it('asks once, 550 ms after the last key [L0389]', async () => {
    const at: number[] = [];
    serveSyllables({
      instead: ({ path, query }) => {
        if (path !== SEARCH) return undefined;
        if (query['search']) at.push(performance.now());
        return reply(pageOf(1, 6));
      },
    });
    await showTool();
    await expect.element(card('ING')).toBeVisible();
    const field = page.getByRole('textbox', { name: 'Letters in it' });
    await field.click();
    await userEvent.keyboard('in');
    // The last key's own moment, however slow the machine is.
    let typed = 0;
    field.element().addEventListener('input', () => (typed = performance.now()));
    await userEvent.keyboard('g');
    await expect.poll(() => at.length, { timeout: 5000 }).toBe(1);
    expect((at[0] ?? 0) - typed).toBeGreaterThanOrEqual(540);
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(at).toHaveLength(1);
  });

  it('asks by number of words, by length, and in every order [L0199 L0200]', async () => {
    const { asked } = serveSyllables();
    await showTool();
    await expect.element(card('ING')).toBeVisible();
    const lastQuery = () => asked(SEARCH).at(-1)?.query;
    expect(lastQuery()).toEqual({ language: 'en-US', page: '1', sortBy: 'count', sortOrder: 'desc' });
    for (const [name, value] of [
      ['At most', 'at_most'],
      ['At least', 'at_least'],
      ['Exactly', 'exact'],
    ] as const) {
      await choose('Number of words', name);
      await expect.poll(lastQuery).toMatchObject({ countFilter: value, countValue: '500' });
    }
    await choose('Order', 'Fewest first');
    await expect.poll(lastQuery).toMatchObject({ sortBy: 'count', sortOrder: 'asc' });
    await choose('Sort by', 'Alphabet');
    await expect.poll(lastQuery).toMatchObject({ sortBy: 'alphabetical', sortOrder: 'asc' });
    await choose('Order', 'Z to A');
    await expect.poll(lastQuery).toMatchObject({ sortBy: 'alphabetical', sortOrder: 'desc' });
    await page.getByText('3', { exact: true }).click();
    await expect.poll(lastQuery).toMatchObject({ length: '3' });
    await choose('Language', 'Turkish');
    await expect.poll(lastQuery).toMatchObject({ language: 'tr-TR', length: '3', countFilter: 'exact' });
    expect(storedFilters('fr-FR')).toMatchObject({ language: 'tr-TR', length: 3, countFilter: 'exact' });
  });

  it('takes 1 to 5000 words and 2 to 4 letters, and says so [L0198]', async () => {
    const { asked } = serveSyllables();
    await showTool();
    await expect.element(card('ING')).toBeVisible();
    await choose('Number of words', 'At least');
    const field = page.getByRole('textbox', { name: 'Words', exact: true });
    for (const wrong of ['0', '5001', 'x']) {
      await field.fill(wrong);
      await expect.element(page.getByText('A number from 1 to 5,000')).toBeVisible();
      await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    }
    await field.fill('5000');
    await expect.poll(() => asked(SEARCH).at(-1)?.query['countValue']).toBe('5000');
    await field.fill('1');
    await expect.poll(() => asked(SEARCH).at(-1)?.query['countValue']).toBe('1');
    expect(asked(SEARCH).map(({ query }) => query['countValue'])).not.toContain('0');
    expect(asked(SEARCH).map(({ query }) => query['countValue'])).not.toContain('5001');
    const lengths = page.getByRole('radio').elements() as HTMLInputElement[];
    expect(lengths.map((one) => one.closest('label')?.textContent)).toEqual(['Any', '2', '3', '4']);
  });

  it('says when nothing fits [L0348]', async () => {
    serveSyllables({ total: 0, syllables: [] });
    await showTool();
    await expect.element(page.getByText('No syllables found with current filters.')).toBeVisible();
    await expect.element(button('Practice')).toBeDisabled();
  });

  it.each([429, 500, 503])('says Rate limit exceeded where the search fails with %i [L0346 L0347]', async (status) => {
    const broken = { [SEARCH]: status };
    serveSyllables({ broken });
    await showTool();
    await expect.element(page.getByRole('alert').getByText('Rate limit exceeded')).toBeVisible();
    broken[SEARCH] = 0;
    vi.restoreAllMocks();
    serveSyllables();
    await button('Try again').click();
    await expect.element(card('ING')).toBeVisible();
  });

  it('says the same of an answer that is none', async () => {
    serveSyllables({ instead: ({ path }) => (path === SEARCH ? reply({ syllables: 'many' }) : undefined) });
    await showTool();
    await expect.element(page.getByText('Rate limit exceeded')).toBeVisible();
  });

  it('tells guests to sign up, and asks nothing', async () => {
    const { seen } = serveSyllables();
    await showTool('guest1234');
    await expect.element(page.getByText(/^Guests cannot see this/)).toBeVisible();
    await expect.element(button('Sign up')).toBeVisible();
    expect(seen).toEqual([]);
  });

  it('keeps page and filters over a look elsewhere', async () => {
    const { asked } = serveSyllables({ total: 3000 });
    const first = await showTool();
    await button('Page 3').click();
    await expect.element(page.getByRole('navigation', { name: 'Page 3 of 50' })).toBeVisible();
    await first.unmount();
    expect(useTool.getState().page).toBe(3);
    expect(asked(SEARCH)).toHaveLength(2);
  });
});
