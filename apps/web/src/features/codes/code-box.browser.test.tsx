import type { SessionUser } from '@syllaboom/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { useShopTab } from '../../navigation/windows.ts';
import { fakeFetch, refusal, reply } from '../../testing/fake-fetch.ts';
import { sessionUser, signIn, signInAs } from '../../testing/sign-in.ts';
import { Spawns } from '../../ui/spawns/spawns.tsx';
import { TipProvider } from '../../ui/kit/popups/tip.tsx';
import { Toasts } from '../../ui/toasts/toasts.tsx';
import { ShopBody } from '../shop/index.ts';

const SLOW = { timeout: 10_000 } as const;
const GIVEN = { success: true, rewards: [{ key: 2 }, { diamond: 30 }, { coin: 1_500 }], error: null };
const box = () => page.getByRole('region', { name: 'Redeem a code' });
const field = () => box().getByRole('textbox', { name: 'Code' });
const redeem = () => box().getByRole('button', { name: 'Redeem' });

/** The shop's market; codes are answered like this. */
async function show(answer: () => Response | Promise<Response>, viewer: Partial<SessionUser> = {}) {
  const seen = fakeFetch(({ path }) => {
    if (path.startsWith('/reedem')) return answer();
    if (path === '/me') return reply({ user: sessionUser({ key: 2, diamond: 30, score: 1_500 }) });
    return refusal('http/not_found', 404);
  });
  signInAs(viewer);
  useShopTab.setState({ tab: 'market' });
  await render(
    <TipProvider>
      <ShopBody />
      <Spawns />
      <Toasts />
    </TipProvider>,
  );
  return () => seen.filter(({ path }) => path.startsWith('/reedem'));
}

beforeEach(async () => {
  await page.viewport(1280, 900);
  window.sessionStorage.clear();
});
afterEach(async () => {
  await cleanup();
  signIn('guest0001');
  vi.restoreAllMocks();
});

describe('the box for codes', () => {
  it('redeems what is typed: says what came, lets it fly and counts it', async () => {
    const calls = await show(() => reply(GIVEN));
    await expect.element(field(), SLOW).toBeVisible();
    await field().fill('  SUMMER-2026 ');
    await redeem().click();
    await expect
      .element(page.getByText('The code brought you: 1,500 coins + 30 diamonds + 2 keys', { exact: true }).first())
      .toBeVisible();
    expect(calls()).toHaveLength(1);
    expect(calls()[0]).toMatchObject({ method: 'POST', path: '/reedem/SUMMER-2026' });
    expect(
      new Set([...document.querySelectorAll('[data-spawn]')].map((one) => one.getAttribute('data-spawn'))),
    ).toEqual(new Set(['coin', 'diamond', 'key']));
    await expect.element(page.getByRole('banner').getByText('1,500')).toBeVisible();
    await expect.element(field()).toHaveValue('');
    await expect.element(field()).toHaveFocus();
  });

  it('makes no call with nothing in it [R0314]', async () => {
    const calls = await show(() => reply(GIVEN));
    await expect.element(redeem(), SLOW).toBeDisabled();
    await field().fill('   ');
    await expect.element(redeem()).toBeDisabled();
    (field().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(calls()).toEqual([]);
  });

  it.each([
    ['code/not_exist', 404, 'This code does not exist'],
    ['code/used', 409, 'You have already redeemed this code'],
    ['code/not_enough_exp', 403, 'You need level 10 to redeem codes'],
    ['http/internal', 500, 'This code does not exist'],
  ])('that the server refuses with %s says so in words [R0505]', async (code, status, words) => {
    await show(() => refusal(code, status));
    await expect.element(field(), SLOW).toBeVisible();
    await field().fill('SUMMER2026');
    await userEvent.keyboard('{Enter}');
    await expect.element(box().getByRole('alert')).toHaveTextContent(words);
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field()).toHaveValue('SUMMER2026');
    await expect.element(field()).toHaveFocus();
  });

  it('that nobody answers says that there is no such code [R0505]', async () => {
    await show(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect.element(field(), SLOW).toBeVisible();
    await field().fill('SUMMER2026');
    await redeem().click();
    await expect.element(box().getByRole('alert')).toHaveTextContent('This code does not exist');
    // Another code starts anew.
    await field().fill('SUMMER2027');
    await expect.element(box().getByRole('alert')).not.toBeInTheDocument();
  });

  it('asks once for two presses; the same code unanswered goes out with the same key', async () => {
    let answer: () => void = () => undefined;
    const waits = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const calls = await show(() => waits.then(() => refusal('http/internal', 500)));
    await expect.element(field(), SLOW).toBeVisible();
    await field().fill('SUMMER2026');
    await redeem().dblClick();
    await expect.element(box().getByRole('button', { name: 'Redeeming…' })).toBeVisible();
    expect(calls()).toHaveLength(1);
    answer();
    await expect.element(box().getByRole('alert')).toBeVisible();
    await redeem().click();
    await expect.poll(() => calls().length).toBe(2);
    const keys = calls().map(({ headers }) => headers['Idempotency-Key'] ?? headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[\da-f-]{8,64}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('is not there for guests, who are told to log in', async () => {
    await show(() => reply(GIVEN), { id: 'guest0001', guest: true });
    await expect.element(page.getByText('You need to log in to see the shop.'), SLOW).toBeVisible();
    await expect.element(box()).not.toBeInTheDocument();
  });
});
