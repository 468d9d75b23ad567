import { BOARD_CATEGORIES } from '@syllaboom/contracts';
import { INTERFACE_LANGUAGES } from '@syllaboom/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setLanguage } from '../../platform/i18n/i18n.ts';
import { refusal, type SeenCall } from '../../testing/fake-fetch.ts';
import { findClipped } from '../../testing/find-clipped.ts';
import { closeAllWindows, isWindowOpen } from '../../ui/windows/manager.ts';
import { boardPage, boardRow, boardRows, rankedMatch } from './testing/board-replies.ts';
import { keepStill, showBoards } from './testing/show-boards.tsx';

const box = (name: string) => page.getByRole('button', { name: `Open the board: ${name}`, exact: true });
const boxOf = (id: string) => document.querySelector(`[data-board="${id}"]`);
const rowTexts = () => [...document.querySelectorAll('ol[start] > li')].map((row) => row.textContent);
const back = () => page.getByRole('button', { name: 'All boards' });

const SLOW = { timeout: 10_000 } as const;

beforeEach(async () => {
  keepStill();
  closeAllWindows();
  await page.viewport(1440, 900);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await setLanguage('en-US');
});

describe('the boxes', () => {
  it('are there for each category, the scenarios, the word categories and the own ranked matches [L0382 L0084]', async () => {
    const { seen } = await showBoards();
    await expect.poll(() => document.querySelectorAll('[data-board]').length).toBe(13);
    const names = [...document.querySelectorAll('[data-board] h2')].map((one) => one.textContent);
    expect(names).toEqual([
      'Ranked points',
      'Level',
      'Wins',
      'Words typed',
      'Words claimed',
      'Words discovered',
      'Longest streak',
      'Alphabets',
      'Climb',
      'Scenarios',
      'Word categories',
      'Clans',
      'Ranked history',
    ]);
    const asked = () => seen.map(({ path }) => path);
    // Of a box with several lists the first one is shown.
    await expect.poll(() => asked().filter((path) => path.endsWith('/top')).length).toBe(BOARD_CATEGORIES.length);
    expect(asked()).toContain('/leaderboard/nofail/top');
    await expect.poll(asked, SLOW).toContain('/category/leaderboard/animals/1');
  });

  it('show the best three of their list [L0085 L0257]', async () => {
    await showBoards({ '/leaderboard/wins/top': { rows: boardRows(3, 31) } });
    await expect.poll(() => boxOf('wins')?.querySelector('ol')).not.toBeNull();
    const stands = [...(boxOf('wins')?.querySelectorAll('ol > li') ?? [])].map((one) => one.textContent);
    expect(stands).toEqual(['Ida311Place 1', 'Zed302Place 2', 'Lumi293Place 3']);
    await box('Wins').click();
    await expect.element(page.getByRole('list', { name: 'The best three' })).toBeVisible();
    const listed = [...document.querySelectorAll('ol[data-size=list] > li')].map(
      (one) => one.querySelector('b')?.textContent,
    );
    expect(listed).toEqual(['Ida', 'Zed', 'Lumi']);
  });

  it('lead to their lists and back, by keys too, with motion or without [L0086]', { timeout: 30_000 }, async () => {
    vi.mocked(matchMedia).mockRestore();
    await showBoards();
    for (const name of ['Wins', 'Climb', 'Scenarios', 'Ranked history']) {
      await box(name).click();
      await expect.element(page.getByRole('region', { name })).toHaveFocus();
      await expect.poll(() => document.querySelectorAll('[data-board]').length, SLOW).toBe(0);
      await back().click();
      await expect.element(box(name)).toHaveFocus();
      await expect.poll(() => document.querySelectorAll('[data-board]').length, SLOW).toBe(13);
    }
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('region', { name: 'Ranked history' })).toBeVisible();
  });

  it('are whole at every size in every language', async () => {
    await showBoards();
    await expect.poll(() => document.querySelectorAll('[data-board]').length).toBe(13);
    for (const [width, height] of [
      [1440, 900],
      [1280, 720],
      [390, 844],
    ] as const) {
      await page.viewport(width, height);
      for (const language of INTERFACE_LANGUAGES) {
        await setLanguage(language);
        expect(findClipped(document.body, ['Ida', 'Zed', 'Lumi']), `${language} at ${width}`).toEqual([]);
      }
    }
  });
});

describe('a list', () => {
  it('shows experience as level, streaks with x, climbs in WPP, coverage in per cent [L0383 L0384]', {
    timeout: 30_000,
  }, async () => {
    const scores = { exp: 1985, combo: 31, soloclimb: 97, teamclimb: 12, allsyllables: 42.5, wp: 1520 };
    await showBoards({
      '/leaderboard/': (call: SeenCall) => {
        const score = scores[call.path.split('/')[2] as keyof typeof scores] ?? 1;
        const rows = [boardRow(1, score)];
        return call.path.endsWith('/top') ? { rows } : boardPage(rows, { rank: 1, score });
      },
    });
    for (const [name, tab, text] of [
      ['Level', null, 'Level 3'],
      ['Longest streak', null, 'x31'],
      ['Climb', 'Solo climb', '97 WPP'],
      ['Climb', 'Team climb', '12 WPP'],
      ['Scenarios', 'All Syllables', '42.5 %'],
      ['Ranked points', null, '1,520 WP'],
    ] as const) {
      await box(name).click();
      if (tab !== null) await page.getByRole('tab', { name: tab }).click();
      await expect.element(page.getByText('Your place')).toBeVisible();
      await expect.poll(() => document.querySelector('ol[data-size=list] em')?.textContent).toBe(text);
      await back().click();
    }
  });

  it('has subtabs where a box holds several: scenarios, climbs, categories, ranked matches [L0089 R0069]', async () => {
    const { seen } = await showBoards({
      '/ranked/history': { histories: [rankedMatch('a', 22), rankedMatch('b', -18)] },
    });
    const tabs = () =>
      page
        .getByRole('tab')
        .elements()
        .map((one) => one.textContent);
    await box('Scenarios').click();
    await expect.poll(() => page.getByRole('tab').elements().length, SLOW).toBe(15);
    await page.getByRole('tab', { name: 'Four Letter' }).click();
    await expect.poll(() => seen.at(-1)?.path).toBe('/leaderboard/fourletter');
    await back().click();
    await box('Climb').click();
    await expect.poll(tabs).toEqual(['Solo climb', 'Team climb']);
    await page.getByRole('tab', { name: 'Team climb' }).click();
    await expect.poll(() => seen.at(-1)?.path).toBe('/leaderboard/teamclimb');
    await back().click();
    await box('Ranked history').click();
    await expect.poll(tabs).toEqual(['All', 'Won', 'Lost']);
    const results = () =>
      page
        .getByTestId('ranked-match')
        .elements()
        .map((one) => one.querySelector('b')?.textContent);
    await expect.poll(results).toEqual(['Won', 'Lost']);
    await page.getByRole('tab', { name: 'Won' }).click();
    await expect.poll(results).toEqual(['Won']);
    await page.getByRole('tab', { name: 'Lost' }).click();
    await expect.poll(results).toEqual(['Lost']);
    await back().click();
    await box('Word categories').click();
    await expect.poll(tabs).toEqual(['Animals', 'Rivers']);
    await page.getByRole('tab', { name: 'Rivers' }).click();
    await expect.poll(() => seen.at(-1)?.path).toBe('/category/leaderboard/rivers/1');
    await expect.element(page.getByText('12 words')).toBeVisible();
  });

  it('lets no other subtab be chosen while one is on its way [L0087]', async () => {
    let release = (): void => {};
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { seen } = await showBoards({
      '/leaderboard/teamclimb': async () => {
        await late;
        return boardPage([boardRow(1, 12)]);
      },
    });
    await box('Climb').click();
    await expect.poll(rowTexts, SLOW).toHaveLength(2);
    const asked = seen.length;
    await page.getByRole('tab', { name: 'Team climb' }).click();
    await expect.poll(() => seen.length).toBe(asked + 1);
    document.querySelector<HTMLElement>('[role=tab]')?.click();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    expect(seen).toHaveLength(asked + 1);
    await expect.element(page.getByRole('tab', { name: 'Team climb' })).toHaveAttribute('aria-selected', 'true');
    release();
    await expect.element(page.getByText('12 WPP')).toBeVisible();
    await page.getByRole('tab', { name: 'Solo climb' }).click();
    await expect.poll(() => seen.at(-1)?.path).toBe('/leaderboard/soloclimb');
  });

  it('says "No data available" when it is empty [L0088]', async () => {
    await showBoards({
      '/leaderboard/alpha': (call: SeenCall) => (call.path.endsWith('/top') ? { rows: [] } : boardPage([])),
    });
    await expect.poll(() => boxOf('alpha')?.textContent).toContain('No data available');
    // The three blocks wait for whoever comes first.
    expect([...(boxOf('alpha')?.querySelectorAll('li[data-rank]') ?? [])]).toHaveLength(3);
    await box('Alphabets').click();
    await expect.element(page.getByText('No data available')).toBeVisible();
    await expect.element(page.getByText('You have no place here yet.')).toBeVisible();
  });

  it('says why it failed, and tries again', async () => {
    let broken = true;
    await showBoards({
      '/leaderboard/wins': (call: SeenCall) => {
        if (call.path.endsWith('/top')) return { rows: [] };
        return broken ? refusal('http/internal', 500) : boardPage([boardRow(1, 4)]);
      },
    });
    await box('Wins').click();
    await expect.element(page.getByText('Failed to load the leaderboard')).toBeVisible();
    broken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('button', { name: /Place 1\. Ida: open the profile/ })).toBeVisible();
  });

  it('marks the own row, pins the own place below, and leads to it over pages [R0161]', async () => {
    const { seen } = await showBoards({
      '/leaderboard/wins': (call: SeenCall) => {
        if (call.path.endsWith('/top')) return { rows: [] };
        const first = (Number(call.query.page) - 1) * 50 + 1;
        const rows = boardRows(50, 4000, first).map((row) =>
          row.user_id === 'account-row123' ? { ...row, is_current_user: true } : row,
        );
        return boardPage(rows, { rank: 123, score: 3878 }, 1_000_000);
      },
    });
    await box('Wins').click();
    await expect.element(page.getByText('#123')).toBeVisible();
    expect(document.querySelector('[data-own]')).toBeNull();
    await page.getByRole('button', { name: 'Show my place' }).click();
    await expect.element(page.getByText('Page 3 of 20,000')).toBeVisible();
    expect(seen.at(-1)?.query).toEqual({ page: '3' });
    await expect.poll(() => document.querySelector('li[data-own]')?.textContent).toContain('123Place 123');
    expect(page.getByRole('button', { name: 'Show my place' }).query()).toBeNull();
  });

  it('is kept up to date while it is open: rows change places', async () => {
    const timers = vi.spyOn(window, 'setInterval');
    let order = [1, 2, 3, 4, 5];
    const { seen } = await showBoards({
      '/leaderboard/wins': (call: SeenCall) =>
        call.path.endsWith('/top') ? { rows: [] } : boardPage(order.map((rank) => boardRow(rank, 9))),
    });
    await box('Wins').click();
    const names = () => [...document.querySelectorAll('ol[start] b')].map((one) => one.textContent);
    await expect.poll(names, SLOW).toEqual(['Noodle', 'Quokka']);
    const [refresh] = timers.mock.calls.find(([, ms]) => ms === 30_000) ?? [];
    const asked = seen.length;
    order = [1, 2, 3, 5, 4];
    (refresh as () => void)();
    await expect.poll(names, SLOW).toEqual(['Quokka', 'Noodle']);
    expect(seen).toHaveLength(asked + 1);
  });

  it('opens profiles, and the matches of records', async () => {
    const rows = boardRows(4, 60).map((row) => ({ ...row, matchId: 'm1', duration: 127, turn: 31 }));
    await showBoards({
      '/leaderboard/combo': (call: SeenCall) => (call.path.endsWith('/top') ? { rows } : boardPage(rows)),
    });
    await box('Longest streak').click();
    await expect.element(page.getByText('2:07 · 31 turns')).toBeVisible();
    await page.getByRole('button', { name: 'Noodle: open the profile' }).click();
    expect(isWindowOpen('profile')).toBe(true);
    for (const name of ['Noodle', 'Ida']) {
      await page.getByRole('button', { name: `${name}: open the match` }).click();
      expect(isWindowOpen('match-detail')).toBe(true);
      closeAllWindows();
    }
  });

  it('fits every size and language', async () => {
    await showBoards();
    await box('Scenarios').click();
    await expect.poll(rowTexts, SLOW).toHaveLength(2);
    for (const [width, height] of [
      [1440, 900],
      [1280, 720],
      [390, 844],
    ] as const) {
      await page.viewport(width, height);
      for (const language of INTERFACE_LANGUAGES) {
        await setLanguage(language);
        expect(
          findClipped(document.querySelector('main > section') ?? document.body, [
            'Ida',
            'Zed',
            'Lumi',
            'Noodle',
            'Quokka',
          ]),
          `${language} at ${width}`,
        ).toEqual([]);
      }
    }
  });
});

describe('the ranked history', () => {
  it('is for players: guests are told so, and nobody is asked [L0056 L0088]', async () => {
    const { seen } = await showBoards({}, { id: 'guest1234', guest: true });
    await expect.poll(() => boxOf('ranked')?.textContent).toContain('Guests are not allowed. Please log in.');
    await box('Ranked history').click();
    await expect.element(page.getByText(/Guests/)).toBeVisible();
    expect(seen.map(({ path }) => path)).not.toContain('/ranked/history');
  });

  it('previews the latest matches with their points', async () => {
    await showBoards({ '/ranked/history': { histories: [rankedMatch('a', 22), rankedMatch('b', -18)] } });
    await expect.poll(() => boxOf('ranked')?.textContent).toContain('RivalWon +22');
    expect(boxOf('ranked')?.textContent).toContain('RivalLost −18');
  });
});
