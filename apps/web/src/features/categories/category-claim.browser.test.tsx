import { INTENT_KEY_HEADER } from '@syllaboom/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { currentUser } from '../session/index.ts';
import { sound } from '../../platform/sound/sound.ts';
import { refusal, reply } from '../../testing/fake-fetch.ts';
import { ProfileWindows } from '../profile/index.ts';
import { useClaims } from './claim/claim-category.ts';
import {
  forgetCategories,
  hub,
  LOADED,
  progressOf,
  serveCategories,
  showCategories,
} from './testing/fake-categories.tsx';

const REWARDS = { diamond: 20, key: 1, bomb: 102 };
const FULL = { 'en-US': [progressOf('countries', 44, 44, { rewards: REWARDS }), progressOf('food', 3, 9)] };
const show = () => showCategories(<ProfileWindows />);
const claim = () => hub().getByRole('button', { name: 'Claim: Countries', exact: true });
const celebration = () => page.getByTestId('celebration');
const dropped = (kind: string) => document.querySelectorAll(`[data-spawn=${kind}]`).length;
const card = () => document.querySelector<HTMLElement>('[data-category=countries]');

beforeEach(() => page.viewport(1280, 800));
afterEach(async () => {
  // What drops after a celebration would drop into the next test.
  await expect.poll(() => useClaims.getState().celebrated, { timeout: 4_000 }).toBeNull();
  forgetCategories();
  vi.restoreAllMocks();
});

describe('a claim', () => {
  it('is celebrated, then key, diamonds and bomb drop; the card says that it was claimed [L0160]', async () => {
    serveCategories({ categories: FULL });
    const played = vi.spyOn(sound, 'play');
    await show();
    await claim().click();
    await expect.element(celebration().getByText('Category complete!')).toBeVisible();
    expect(played).toHaveBeenCalledWith('ok');
    // The animation comes first.
    expect(['diamond', 'key', 'bomb'].map(dropped)).toEqual([0, 0, 0]);
    await expect.poll(() => ['diamond', 'key', 'bomb'].map(dropped), { timeout: 6_000 }).toEqual([14, 1, 1]);
    expect(celebration().element().textContent).toBe('');
    await expect.element(page.getByText('You got 20 diamonds')).toBeVisible();
    await expect.element(page.getByText('You got 1 special bomb')).toBeVisible();
    await expect.poll(() => card()?.dataset.state, LOADED).toBe('claimed');
    expect(card()?.textContent).toContain('Claimed');
    // What the player owns now is read again.
    await expect.poll(() => [currentUser()?.diamond, currentUser()?.key], LOADED).toEqual([20, 1]);
  });

  it('tells readers of the screen, and drops its pictures also when the screen is left meanwhile', async () => {
    serveCategories({ categories: FULL });
    await show();
    await claim().click();
    await expect.element(celebration().getByText('Its badge is yours.')).toBeVisible();
    expect(celebration().element().getAttribute('role')).toBe('status');
    await hub().getByRole('button', { name: 'Back', exact: true }).click();
    await expect.poll(() => dropped('key'), { timeout: 6_000 }).toBe(1);
  });

  it('asked for twice quickly is sent once', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { instead, asked } = serveCategories({ categories: FULL });
    instead.set('/category/claim/', () => new Promise((resolve) => (answer = resolve)));
    await show();
    await expect.element(claim()).toBeVisible();
    const pressed = claim().element() as HTMLElement;
    pressed.click();
    pressed.click();
    await expect.element(claim()).toHaveAttribute('aria-disabled', 'true');
    pressed.click();
    expect(asked('/category/claim/').map(({ path, method }) => `${method} ${path}`)).toEqual([
      'POST /category/claim/countries/en-US',
    ]);
    answer(reply({ success: true, error: null, ...REWARDS }));
    await expect.element(celebration().getByText('Category complete!')).toBeVisible();
  });

  it('of the keyboard goes on at the card, whose button is gone', async () => {
    serveCategories({ categories: FULL });
    await show();
    await expect.element(claim()).toBeVisible();
    (claim().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(hub().getByRole('button', { name: 'View progress: Countries', exact: true })).toHaveFocus();
  });

  it('of a badge alone drops nothing', async () => {
    serveCategories({ categories: { 'en-US': [progressOf('countries', 44, 44)] } });
    await show();
    await claim().click();
    await expect.element(celebration().getByText('Its badge is yours.')).toBeVisible();
    await expect.poll(() => celebration().element().textContent, { timeout: 6_000 }).toBe('');
    expect(document.querySelectorAll('[data-spawn]')).toHaveLength(0);
  });

  it.each([
    ['category/incomplete', 409, 'You have not typed every word of this category yet'],
    ['category/claimed', 409, 'You have already claimed this category'],
    ['category/unknown', 404, 'This category does not exist'],
    ['http/rate_limited', 429, 'Too many requests. Please wait a moment.'],
  ])(
    'that is refused with %s shows the server’s words, and the cards are read again [L0359]',
    async (code, status, words) => {
      const { instead, asked } = serveCategories({ categories: FULL });
      instead.set('/category/claim/', () => refusal(code, status));
      await show();
      await claim().click();
      await expect.element(page.getByText(words).first()).toBeVisible();
      await expect.poll(() => asked('/category/all/'), LOADED).toHaveLength(2);
      expect(celebration().element().textContent).toBe('');
      expect(card()?.dataset.state).toBe('claimable');
    },
  );

  it('whose answer was lost is asked for again with the same key, a refused one with another', async () => {
    const { instead, asked } = serveCategories({ categories: FULL });
    const keys = () => asked('/category/claim/').map(({ headers }) => headers[INTENT_KEY_HEADER]);
    const press = async (count: number) => {
      await expect.element(claim()).not.toHaveAttribute('aria-disabled');
      await claim().click();
      await expect.poll(keys, LOADED).toHaveLength(count);
      await expect.element(claim()).not.toHaveAttribute('aria-disabled');
    };
    instead.set('/category/claim/', () => Promise.reject(new TypeError('no network')));
    await show();
    await press(1);
    instead.set('/category/claim/', () => refusal('category/incomplete', 409));
    await press(2);
    await press(3);
    const [lost, again, other] = keys();
    expect(again).toBe(lost);
    expect(other).not.toBe(lost);
    expect(String(lost)).toMatch(/^[0-9A-Za-z-]{8,64}$/);
  });
});
