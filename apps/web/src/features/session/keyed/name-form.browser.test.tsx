import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { fakeFetch, refusal, reply } from '../../../testing/fake-fetch.ts';
import { closeWindow, openWindow } from '../../../ui/windows/manager.ts';
import { sessionUser, signInAs } from '../../../testing/sign-in.ts';
import type { RenewDeps } from '../renewal/renew.ts';
import { renewOnce } from '../renewal/renew.ts';
import { currentUser } from '../session-store.ts';
import { clearSlots, readSlot, writeSlots } from '../renewal/slots.ts';
import { AccountSettingsWindows } from '../settings/account-settings-window.tsx';
import { askForName, NAME_WINDOW } from './ask-for-name.ts';
import { NameForm } from './name-form.tsx';
import { noteWayIn, ownProof, readOrMakeKey } from './own-key.ts';

const USER = sessionUser({ id: 'abcdefghijkl', username: 'noodle', displayName: 'noodle', wayIn: false });
const GUEST = { id: 'guest0001', guest: true, wayIn: false } as const;
const named = (made = true) => reply({ success: true, token: 't', expiresIn: 900, user: USER, renew: 'wr1_x', made });

beforeEach(() => signInAs(GUEST));
afterEach(async () => {
  vi.restoreAllMocks();
  await clearSlots();
});

async function play(name: string, answer: Parameters<typeof fakeFetch>[0]) {
  const calls = fakeFetch(answer);
  const onDone = vi.fn();
  const screen = await render(<NameForm label="Sit down" waitingLabel="Sitting" onDone={onDone} />);
  await screen.getByLabelText('Your name').fill(name);
  await screen.getByRole('button', { name: 'Sit down' }).click();
  return { screen, calls, onDone };
}

describe('the field for a name', () => {
  it.each([
    ['', 'Username must be at least 3 characters long'],
    ['a'.repeat(17), 'Username must be at most 16 characters long'],
  ])('says of %j what sign-up says, without asking the server', async (name, words) => {
    const { screen, calls } = await play(name, () => refusal('http/internal', 500));
    await expect.element(screen.getByLabelText('Your name')).toHaveAccessibleDescription(words);
    expect(calls).toEqual([]);
  });

  it('says what a name may hold, and of a space that it may hold none', async () => {
    const { screen } = await play('Jürgen Müller', () => refusal('auth/username_letters', 400));
    const field = screen.getByLabelText('Your name');
    await expect
      .element(field)
      .toHaveAccessibleDescription('Username may only hold letters, digits, _ and -, no spaces');
    await screen.unmount();
    const fresh = await render(<NameForm label="Sit down" waitingLabel="Sitting" />);
    await expect
      .element(fresh.getByLabelText('Your name'))
      .toHaveAccessibleDescription('3 to 16 letters, digits, _ or -');
  });

  it('has the caret from the beginning in its window, and on a page where the rest of it is in sight', async () => {
    fakeFetch(() => refusal('http/internal', 500));
    openWindow(NAME_WINDOW);
    const window = await render(<AccountSettingsWindows />);
    await expect.element(window.getByLabelText('Your name')).toHaveFocus();
    await userEvent.keyboard('noodle');
    await expect.element(window.getByLabelText('Your name')).toHaveValue('noodle');
    closeWindow(NAME_WINDOW);
    await window.unmount();
    const form = await render(<NameForm label="Sit down" waitingLabel="Sitting" focused />);
    await expect.element(form.getByLabelText('Your name')).toHaveFocus();
  });

  it('shows the way to an own account in its window on a phone on its side, too', async () => {
    fakeFetch(() => refusal('http/internal', 500));
    await page.viewport(844, 390);
    openWindow(NAME_WINDOW);
    const window = await render(<AccountSettingsWindows />);
    const link = window.getByRole('button', { name: 'I have an account' });
    await expect.element(link).toBeVisible();
    await expect.poll(() => link.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(390);
    closeWindow(NAME_WINDOW);
    await page.viewport(1280, 800);
  });

  it('leaves the caret where somebody has put it', async () => {
    const elsewhere = document.body.appendChild(document.createElement('input'));
    elsewhere.focus();
    const screen = await render(<NameForm label="Sit down" waitingLabel="Sitting" focused />);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect.element(screen.getByLabelText('Your name')).toBeVisible();
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });

  it('keeps a key before it asks, and uses the same one after a lost answer', async () => {
    let asked = 0;
    const { screen, calls, onDone } = await play('noodle', ({ body }) => {
      asked += 1;
      if (asked > 1) return named();
      expect(body).toMatchObject({ username: 'noodle', device: { kty: 'EC' } });
      return Promise.reject(new TypeError('offline'));
    });
    await expect.element(screen.getByText(/Network error/)).toBeVisible();
    expect(await readSlot('nameKey')).not.toBeNull();
    await screen.getByRole('button', { name: 'Sit down' }).click();
    await expect.poll(() => onDone.mock.calls.length, { timeout: 10_000 }).toBe(1);
    const [first, second] = calls.map(({ body }) => body);
    expect(second?.device).toEqual(first?.device);
    expect(second?.proof).not.toBe(first?.proof);
    expect([currentUser()?.id, await readSlot('refreshToken')]).toEqual([USER.id, 'wr1_x']);
  });

  it('makes a new key where the old one opens nothing any more', async () => {
    await readOrMakeKey();
    let asked = 0;
    const { calls, onDone } = await play('noodle', () => {
      asked += 1;
      return asked === 1 ? refusal('auth/login_failed', 401) : named();
    });
    await expect.poll(() => onDone.mock.calls.length, { timeout: 10_000 }).toBe(1);
    expect(calls.map(({ path }) => path)).toEqual(['/auth/name', '/auth/name']);
    expect(calls[1]?.body.device).not.toEqual(calls[0]?.body.device);
  });
});

describe('what takes an account', () => {
  it('runs at once for who is signed in, and waits for a name else', () => {
    const run = vi.fn();
    askForName(run);
    expect(run).not.toHaveBeenCalled();
    signInAs();
    askForName(run);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('64 a call that adds a way in brings the key’s proof, until there is one', async () => {
    await readOrMakeKey();
    signInAs(USER);
    expect((await ownProof('/update-auth', 'x')).proof).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    await noteWayIn();
    expect(await ownProof('/update-auth', 'x')).toEqual({});
    expect([currentUser()?.wayIn, await readSlot('nameKey')]).toEqual([true, null]);
  });
});

it('a refused refresh token loses no account that hangs on a key; without a key it does', async () => {
  const pair = await readOrMakeKey();
  await writeSlots({ username: 'noodle', refreshToken: 'wr1_x', deviceKey: pair });
  const signInByKey = vi.fn(async () => ({ success: true as const, token: 'u', expiresIn: 900, user: USER }));
  const deps: RenewDeps = {
    readSlot,
    signProof: async () => 'proof',
    renewSession: () => Promise.reject(new ApiError('auth/login_failed', 401)),
    signInByKey,
    renewByDiscord: () => Promise.reject(new Error('not asked')),
    askGoogle: async () => null,
    signInWithGoogle: () => Promise.reject(new Error('not asked')),
    storeSession: async ({ token, user }) => ({ token, user, expiresAt: 1 }),
    now: () => 0,
    urlOf: () => 'https://play.example/api/auth/bylogin',
  };
  expect(await renewOnce(deps, null)).toMatchObject({ kind: 'renewed', session: { token: 'u' } });
  await clearSlots();
  await writeSlots({ username: 'noodle', refreshToken: 'wr1_x', deviceKey: pair });
  expect(await renewOnce(deps, null)).toEqual({ kind: 'lost' });
  expect(signInByKey).toHaveBeenCalledTimes(1);
});
