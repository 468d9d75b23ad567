import { LANGUAGE_MODERATOR_ROLE } from '@syllaboom/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fakeFetch, refusal, reply, type SeenCall } from '../../../testing/fake-fetch.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { Toasts } from '../../../ui/toasts/toasts.tsx';
import { closeAllWindows } from '../../../ui/windows/manager.ts';
import { openRemovals } from './removals-store.ts';
import { RemovalsWindow } from './removals-window.tsx';

const TOTAL = 45;
const entry = (n: number) => ({ w: `WORD${n}`, d: '2026-05-01T12:00:00.000Z', u: 'Mod', cc: n });
const ALL = Array.from({ length: TOTAL }, (_, n) => entry(n));

let calls: SeenCall[] = [];
let answer: (call: SeenCall) => Response;

/** A server with 45 listed words. */
const serve = ({ query }: SeenCall): Response => {
  const limit = Number(query.limit);
  const from = (Number(query.page) - 1) * limit;
  return reply({ data: ALL.slice(from, from + limit), total: TOTAL });
};

beforeEach(() => {
  answer = serve;
  calls = fakeFetch((call) => answer(call));
});
afterEach(() => {
  vi.restoreAllMocks();
  closeAllWindows();
});

async function show(roles: number[] = []) {
  signInAs({ locale: 'de-DE', roles });
  await render(
    <>
      <RemovalsWindow />
      <Toasts />
    </>,
  );
  openRemovals();
}
const items = () => page.getByRole('listitem');

describe('the window of upcoming removals', () => {
  it('has a tab per game language and begins with the own one [R0056]', async () => {
    await show();
    await expect.element(page.getByRole('tab', { name: 'German' })).toHaveAttribute('aria-selected', 'true');
    expect(page.getByRole('tab').elements()).toHaveLength(14);
    await page.getByRole('tab', { name: 'Turkish' }).click();
    await expect.poll(() => calls.at(-1)?.path).toBe('/lm/removals/tr-TR');
  });

  it('shows the own language’s tab, wherever in the strip it stands', async () => {
    await page.viewport(390, 844);
    signInAs({ locale: 'nl', roles: [] });
    await render(<RemovalsWindow />);
    openRemovals();
    const own = page.getByRole('tab', { selected: true });
    await expect.element(own).toHaveTextContent('Dutch');
    await expect
      .poll(() => {
        const box = own.element().getBoundingClientRect();
        return box.left >= 0 && box.right <= innerWidth;
      })
      .toBe(true);
    await page.viewport(1280, 800);
  });

  it('asks for 40 per page: 45 words make two pages [R0056 R0384]', async () => {
    await show();
    await expect.element(items().first()).toBeVisible();
    expect(items().elements()).toHaveLength(40);
    expect(calls[0]?.query).toEqual({ page: '1', limit: '40' });
    await expect.element(page.getByText('Page 1 of 2')).toBeVisible();
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect.poll(() => items().elements()).toHaveLength(5);
    await expect.element(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
  });

  it('shows each word with the date seven days after its listing, who listed it and how many hold it [R0539 R0158]', async () => {
    answer = () => reply({ data: [entry(12)], total: 1 });
    await show();
    await expect.element(items()).toBeVisible();
    expect(items().element().textContent).toMatch(/WORD12leaves on May 8, 2026by Mod12 claims/);
  });

  it('says so when the list does not load, and tries again [R0482]', async () => {
    answer = () => reply({}, 500);
    await show();
    await expect.element(page.getByText('Failed to load removal information. Please try again later.')).toBeVisible();
    answer = serve;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(items().first()).toBeVisible();
    expect(items().elements()).toHaveLength(40);
  });

  it('lets language moderators list words and take them off, and nobody else', async () => {
    answer = (call) => (call.method === 'GET' ? reply({ data: [entry(1)], total: 1 }) : reply({ success: true }));
    await show();
    await expect.element(items()).toBeVisible();
    expect(page.getByRole('button', { name: 'Keep WORD1' }).query()).toBeNull();
    expect(page.getByLabelText('Word to remove').query()).toBeNull();
    signInAs({ locale: 'de-DE', roles: [LANGUAGE_MODERATOR_ROLE] });
    await page.getByLabelText('Word to remove').fill('quatsch');
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await expect
      .poll(() => calls)
      .toContainEqual(
        expect.objectContaining({ method: 'POST', path: '/lm/removals/de-DE', body: { word: 'quatsch' } }),
      );
    await page.getByRole('button', { name: 'Keep WORD1' }).click();
    await expect
      .poll(() => calls)
      .toContainEqual(expect.objectContaining({ method: 'DELETE', path: '/lm/removals/de-DE/WORD1' }));
  });

  it('says at the field why a word can’t be listed', async () => {
    answer = (call) => (call.method === 'GET' ? serve(call) : refusal('removal/unknown_word', 404));
    await show([LANGUAGE_MODERATOR_ROLE]);
    await page.getByLabelText('Word to remove').fill('xyzzy');
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await expect
      .element(page.getByLabelText('Word to remove'))
      .toHaveAccessibleDescription('This word is not in the dictionary');
  });
});
