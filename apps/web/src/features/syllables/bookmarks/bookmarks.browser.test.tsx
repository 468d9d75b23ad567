import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refusal, reply } from '../../../testing/fake-fetch.ts';
import { closeAllWindows } from '../../../ui/windows/manager.ts';
import { serveSyllables, showTool } from '../testing/fake-syllables.tsx';

const star = (syllable: string) => page.getByRole('button', { name: `Bookmark ${syllable}`, exact: true });
const isStarred = (syllable: string) => star(syllable).element().getAttribute('aria-pressed');
const ADD = '/syllable/bookmark/add/';
const REMOVE = '/syllable/bookmark/remove/';

beforeEach(async () => {
  await page.viewport(1280, 900);
});
afterEach(() => {
  closeAllWindows();
  vi.restoreAllMocks();
});

describe('a star', () => {
  it('is set at once, and sent', async () => {
    let release: () => void = () => undefined;
    const { asked } = serveSyllables({
      instead: ({ path }) =>
        path.startsWith(ADD)
          ? new Promise((resolve) => (release = () => resolve(reply({ success: true }))))
          : undefined,
    });
    await showTool();
    await star('ING').click();
    expect(isStarred('ING')).toBe('true');
    await expect.poll(() => asked(ADD).map(({ path }) => path)).toEqual([`${ADD}en-US/ING`]);
    release();
    await expect.element(star('ING')).toHaveAttribute('aria-pressed', 'true');
  });

  it.each([500, 429, 404])('that cannot be set goes out again, and says why [L0166 L0343]', async (status) => {
    let release: () => void = () => undefined;
    serveSyllables({
      instead: ({ path }) =>
        path.startsWith(ADD)
          ? new Promise((resolve) => (release = () => resolve(refusal('http/internal', status))))
          : undefined,
    });
    await showTool();
    await star('ING').click();
    expect(isStarred('ING')).toBe('true');
    release();
    await expect.element(star('ING')).toHaveAttribute('aria-pressed', 'false');
    await expect.element(page.getByText('Failed to add bookmark. Please try again.').first()).toBeVisible();
  });

  it('that cannot be taken away comes back, and says why [L0166 L0344 L0345]', async () => {
    let release: () => void = () => undefined;
    serveSyllables({
      bookmarks: [{ s: 'ING', l: 'en-US', c: 4000 }],
      instead: ({ path }) =>
        path.startsWith(REMOVE)
          ? new Promise((resolve) => (release = () => resolve(refusal('http/internal', 500))))
          : undefined,
    });
    await showTool();
    await expect.element(star('ING')).toHaveAttribute('aria-pressed', 'true');
    await star('ING').click();
    expect(isStarred('ING')).toBe('false');
    release();
    await expect.element(star('ING')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(page.getByText('Failed to remove bookmark. Please try again.').first()).toBeVisible();
  });

  it('pressed again before the answer stands as it was pressed last', async () => {
    const { asked, bookmarks } = serveSyllables();
    await showTool();
    for (let press = 0; press < 4; press++) await star('ING').click();
    await star('ER').click();
    await expect.poll(() => bookmarks().map(({ s }) => s)).toEqual(['ER']);
    await expect.poll(() => asked('/syllable/bookmark/').length).toBe(5);
    expect([isStarred('ING'), isStarred('ER')]).toEqual(['false', 'true']);
  });
});

describe('the window of the bookmarks', () => {
  const opened = () => page.getByRole('dialog', { name: 'Bookmarks' });
  const BOOKMARKS = [
    { s: 'ING', l: 'en-US', c: 4000 },
    { s: 'ЕЖ', l: 'ru', c: 80 },
    { s: 'ER', l: 'en-US', c: 3350 },
  ];
  const open = () => page.getByRole('button', { name: 'Bookmarks', exact: true }).click();

  it('lists them by language, and lets each go', async () => {
    const { bookmarks } = serveSyllables({ bookmarks: BOOKMARKS });
    await showTool();
    await open();
    await expect.element(opened().getByRole('region', { name: 'Russian' }).getByText('ЕЖ')).toBeVisible();
    const english = opened().getByRole('region', { name: 'English' });
    expect(
      english
        .getByRole('listitem')
        .elements()
        .map((one) => one.querySelector('b')?.textContent),
    ).toEqual(['ING', 'ER']);
    await english.getByRole('button', { name: 'Bookmark ER' }).click();
    await expect.poll(() => bookmarks().map(({ s }) => s)).toEqual(['ING', 'ЕЖ']);
    await expect.element(english.getByText('ER', { exact: true })).not.toBeInTheDocument();
  });

  it('forgets all after a question; they come back where that fails', async () => {
    const broken: Record<string, number> = { '/syllable/bookmark/clear': 500 };
    const { bookmarks } = serveSyllables({ bookmarks: BOOKMARKS, broken });
    await showTool();
    await open();
    const clear = async () => {
      await opened().getByRole('button', { name: 'Remove all' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove all' }).click();
    };
    await clear();
    await expect.element(page.getByText('Failed to remove bookmark. Please try again.').first()).toBeVisible();
    await expect.element(opened().getByText('ING', { exact: true })).toBeVisible();
    delete broken['/syllable/bookmark/clear'];
    await clear();
    await expect.element(opened().getByText('No bookmarks yet')).toBeVisible();
    expect(bookmarks()).toEqual([]);
  });

  it('says when they cannot be read', async () => {
    serveSyllables({ broken: { '/syllable/bookmarks': 500 } });
    await showTool();
    await open();
    await expect.element(opened().getByRole('alert')).toBeVisible();
    await expect.element(opened().getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
