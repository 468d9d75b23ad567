import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { BoardRow } from '@syllaboom/contracts';
import { categoryReward } from '@syllaboom/engine';
import { storage } from '../../platform/storage.ts';
import { refusal, reply } from '../../testing/fake-fetch.ts';
import { closeAllWindows } from '../../ui/windows/manager.ts';
import { ProfileWindows } from '../profile/index.ts';
import { LOAD_EVERY_MS } from './category-timings.ts';
import {
  forgetCategories,
  hub,
  LOADED,
  progressOf,
  serveCategories,
  showCategories,
} from './testing/fake-categories.tsx';

const show = (viewer: Parameters<typeof showCategories>[1] = {}) => showCategories(<ProfileWindows />, viewer);
const button = (name: string) => hub().getByRole('button', { name, exact: true });
const tab = (name: string) => hub().getByRole('tab', { name, exact: true });
const card = (category: string) => document.querySelector<HTMLElement>(`[data-category=${category}]`);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const sized = (category: string, total: number) =>
  progressOf(category, 0, total, { rewards: categoryReward(category, total) });

beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
  forgetCategories();
  vi.restoreAllMocks();
});

describe('the categories', () => {
  it('have a tab for each of eight languages, none for the others, and none for Catalan [L0095 L0207 L0208 S0238]', async () => {
    serveCategories({ categories: { 'en-US': [progressOf('countries', 3, 44)] } });
    await show();
    await expect.element(hub().getByRole('heading', { name: 'Countries' })).toBeVisible();
    expect(
      hub()
        .getByRole('tab')
        .elements()
        .map((one) => one.textContent),
    ).toEqual(['English', 'Portuguese', 'Turkish', 'French', 'Spanish', 'Filipino', 'German', 'Indonesian']);
    expect(document.body.textContent).not.toMatch(/Catalan|ca-CA/);
  });

  it.each(['ru', 'fr-FR'])('begin with the language of a player of %s, where it has any', async (locale) => {
    const { asked } = serveCategories({ categories: { 'fr-FR': [sized('animals', 9)], 'en-US': [sized('food', 9)] } });
    await show({ locale });
    const expected = locale === 'fr-FR' ? 'fr-FR' : 'en-US';
    await expect
      .poll(() => asked('/category/all/').map(({ path }) => path), LOADED)
      .toEqual([`/category/all/${expected}`]);
  });

  it('remember the language for the next visit, and are walked by the arrow keys', async () => {
    serveCategories({ categories: { 'pt-BR': [sized('animals', 9)] } });
    const first = await show();
    await expect.element(hub().getByText('This language has no categories.')).toBeVisible();
    (tab('English').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab('Portuguese')).toHaveFocus();
    await expect.element(hub().getByRole('heading', { name: 'Animals' })).toBeVisible();
    await first.unmount();
    closeAllWindows();
    await show();
    await expect.element(tab('Portuguese')).toHaveAttribute('aria-selected', 'true');
    expect(storage.getItem('syllaboom.category-language')).toBe('pt-BR');
  });

  it('show how far one is, with ring, leaderboard, progress and claim [L0096 L0120]', async () => {
    serveCategories({
      categories: {
        'en-US': [
          progressOf('countries', 11, 44),
          progressOf('animals', 9, 9),
          progressOf('food', 7, 7, { hasAchievement: true }),
        ],
      },
    });
    await show();
    const ring = hub().getByRole('progressbar', { name: 'Countries: progress' });
    await expect.element(ring).toHaveAttribute('aria-valuenow', '25');
    expect(card('countries')?.textContent).toContain('11 of 44 words typed');
    await expect.element(button('Open the board: Countries')).toBeVisible();
    await expect.element(button('View progress: Countries')).toBeVisible();
    await expect.element(hub().getByText('2 of 3 categories complete')).toBeVisible();
    await expect.element(hub().getByText('1 to claim')).toBeVisible();
    await expect.element(button('Claim: Animals')).toBeVisible();
  });

  it('can be claimed only where every word is typed and it was not claimed yet [L0159]', async () => {
    serveCategories({
      categories: {
        'en-US': [
          progressOf('countries', 43, 44),
          progressOf('animals', 9, 9),
          progressOf('food', 7, 7, { hasAchievement: true }),
        ],
      },
    });
    await show();
    await expect.element(button('Claim: Animals')).toBeVisible();
    expect(
      hub()
        .getByRole('button', { name: /^Claim:/ })
        .elements(),
    ).toHaveLength(1);
    expect(['countries', 'animals', 'food'].map((one) => card(one)?.dataset.state)).toEqual([
      'open',
      'claimable',
      'claimed',
    ]);
    expect(card('food')?.textContent).toContain('Claimed');
    // A ring is full only when nothing is missing.
    await expect
      .element(hub().getByRole('progressbar', { name: 'Countries: progress' }))
      .toHaveAttribute('aria-valuenow', '97');
  });

  it('name rewards from 501 words on and for a few by name, "badge only" else [L0121 L0209 L0210]', async () => {
    const NAMED = ['constellations', 'countries', 'cities', 'palindromes', 'rivers'];
    serveCategories({
      categories: { 'en-US': [sized('food', 500), sized('animals', 501), ...NAMED.map((name) => sized(name, 30))] },
    });
    await show();
    await expect.element(hub().getByRole('heading', { name: 'Rivers' })).toBeVisible();
    const rewardsOf = (category: string) =>
      [...(card(category)?.querySelectorAll<HTMLElement>('[data-reward]') ?? [])].map(
        (one) => `${one.dataset.reward}: ${one.querySelector('.sr')?.textContent}`,
      );
    expect(rewardsOf('food')).toEqual([]);
    expect(card('food')?.textContent).toContain('badge only');
    expect(rewardsOf('animals')).toEqual(['diamond: 15 diamonds']);
    for (const name of NAMED) {
      expect(rewardsOf(name)).toEqual(['diamond: 20 diamonds', 'key: 1 key', 'bomb: 1 special bomb']);
      expect(card(name)?.textContent).not.toContain('badge only');
    }
  });

  it('lead to the leaderboard of one and back, where the keyboard was [R0386 R0387]', async () => {
    const { instead, asked } = serveCategories({ categories: { 'en-US': [progressOf('countries', 3, 44)] } });
    const row = {
      id: 'account-zed1',
      user_id: 'account-zed1',
      displayName: 'Zed',
      avatar: '',
      frame: 0,
      score: 31,
      wp: 0,
    };
    const rest = { bomb: 0, background: 0, duration: 0, turn: 0, matchId: '', longestWord: '', is_current_user: false };
    const rows: BoardRow[] = [{ ...row, ...rest, extra: { tag: '', exp: 0, name: '' } }];
    instead.set('/category/leaderboard/', () => reply({ rows, localPlayer: { rank: 21, score: 4 }, total: 60 }));
    await show();
    await expect.element(button('Open the board: Countries')).toBeVisible();
    (button('Open the board: Countries').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('All categories')).toHaveFocus();
    await expect.element(hub().getByText('31 words')).toBeVisible();
    const paths = () => asked('/category/leaderboard/').map(({ path }) => path);
    expect(paths()).toEqual(['/category/leaderboard/countries/1']);
    // Twenty to a page: the own place is on the second.
    await button('Show my place').click();
    await expect.poll(() => paths().at(-1), LOADED).toBe('/category/leaderboard/countries/2');
    await button('All categories').click();
    await expect.element(button('Open the board: Countries')).toHaveFocus();
  });

  it('load once a second, however quickly the languages are changed [L0392]', async () => {
    const { asked } = serveCategories();
    // The gate is the page's: what was loaded before is over.
    await pause(LOAD_EVERY_MS);
    await show();
    const begunAt = performance.now();
    await expect.poll(() => asked('/category/all/'), LOADED).toHaveLength(1);
    for (const name of ['Portuguese', 'Turkish', 'French', 'German']) await tab(name).click();
    await expect.element(tab('German')).toHaveAttribute('aria-selected', 'true');
    const paths = () => asked('/category/all/').map(({ path }) => path);
    await expect.poll(paths, { timeout: 4_000 }).toContain('/category/all/de-DE');
    // However long a slow machine takes for the clicks: never more loads than seconds.
    expect(paths().length).toBeLessThanOrEqual(1 + Math.ceil((performance.now() - begunAt) / LOAD_EVERY_MS));
    expect(paths()[0]).toBe('/category/all/en-US');
  });

  it('tell guests to sign in, and ask for nothing [L0006]', async () => {
    const { seen } = serveCategories();
    await show({ id: 'guest0001', guest: true });
    await expect.element(hub().getByText('You need to login to see the categories.')).toBeVisible();
    await expect.element(button('Sign up')).toBeVisible();
    expect(seen.filter(({ path }) => path.startsWith('/category'))).toEqual([]);
    await button('Back').click();
    await button('Categories').click();
    await expect.element(hub().getByText('You need to login to see the categories.')).toBeVisible();
  });

  it.each([
    ['Failed to load categories', () => refusal('http/internal', 500)],
    ['Failed to load categories', () => reply({ categories: 'none' })],
    ['Too many requests. Please try again later.', () => refusal('http/rate_limited', 429)],
  ])('say "%s" where they cannot load, and load at the next try [R0483]', async (text, answer) => {
    const { instead } = serveCategories({ categories: { 'en-US': [progressOf('countries', 3, 44)] } });
    instead.set('/category/all/', answer);
    await show();
    await expect.element(hub().getByText(text)).toBeVisible();
    instead.clear();
    await button('Try again').click();
    await expect.element(hub().getByRole('heading', { name: 'Countries' })).toBeVisible();
  });
});
