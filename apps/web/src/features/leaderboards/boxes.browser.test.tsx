import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { offerQuickPlay } from '../../navigation/navigation.ts';
import { refusal } from '../../testing/fake-fetch.ts';
import { closeAllWindows } from '../../ui/windows/manager.ts';
import { boardPage, boardRows } from './testing/board-replies.ts';
import { CATEGORIES, keepStill, showBoards } from './testing/show-boards.tsx';

const box = (name: string) => page.getByRole('button', { name: `Open the board: ${name}`, exact: true });
const boxOf = (id: string) => document.querySelector(`[data-board="${id}"]`);

beforeEach(async () => {
  keepStill();
  closeAllWindows();
  await page.viewport(1440, 900);
});
afterEach(() => {
  offerQuickPlay(null);
  vi.restoreAllMocks();
});

describe('the boxes', () => {
  it('say once that nothing can be read, and try all again', async () => {
    let broken = true;
    const fail = () => refusal('http/unavailable', 503);
    const asked = (): number => seen.filter(({ path }) => path.endsWith('/top')).length;
    const { seen } = await showBoards({
      '/leaderboard/': () => (broken ? fail() : { rows: boardRows(3, 900) }),
      '/category/list/': () => (broken ? fail() : CATEGORIES),
      '/ranked/history': () => (broken ? fail() : { histories: [] }),
    });
    await expect.element(page.getByRole('alert').getByText('The leaderboards could not be loaded')).toBeVisible();
    expect(document.body.textContent).not.toContain('No data available');
    // Each can still be opened, where it says the same for itself.
    await expect.element(box('Wins')).toBeVisible();
    const before = asked();
    broken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => boxOf('wins')?.querySelector('ol')).not.toBeNull();
    await expect.poll(() => boxOf('categories')?.querySelector('ol')).not.toBeNull();
    expect(asked()).toBe(before * 2);
    expect(page.getByRole('alert').elements()).toEqual([]);
  });

  it('say what failed where it is one of them, and try that one again', async () => {
    let broken = true;
    const { seen } = await showBoards({
      '/leaderboard/wins/top': () => (broken ? refusal('http/internal', 500) : { rows: boardRows(3, 31) }),
    });
    const alert = page.getByRole('alert');
    await expect.element(alert.getByText('Failed to load the leaderboard')).toBeVisible();
    expect(boxOf('wins')?.textContent).not.toContain('No data available');
    broken = false;
    const asked = seen.length;
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => boxOf('wins')?.textContent).toContain('Ida');
    expect(seen.slice(asked).map(({ path }) => path)).toEqual(['/leaderboard/wins/top']);
  });

  it('call to the first match where nobody has a place yet', async () => {
    const quickPlay = vi.fn();
    offerQuickPlay(quickPlay);
    await showBoards({
      '/leaderboard/': { rows: [] },
      '/category/leaderboard/': boardPage([]),
      '/category/leaderboard/animals/': boardPage([]),
    });
    await expect.element(page.getByText('Play a match and take the first place.')).toBeVisible();
    expect(page.getByText('No data available').elements()).toHaveLength(1);
    await page.getByRole('button', { name: 'Play a match' }).click();
    expect(quickPlay).toHaveBeenCalledOnce();
    await box('Climb').click();
    await expect.element(page.getByRole('region', { name: 'Climb' })).toHaveFocus();
  });
});
