import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from '../../../platform/page.ts';
import { fakeFetch, refusal, reply as okay } from '../../../testing/fake-fetch.ts';
import { sessionUser } from '../../../testing/sign-in.ts';
import { AccountBody } from './account-body.tsx';
import { useAccountTab } from './account-tab.ts';
import { SignInForm, SignUpForm } from './credentials-form.tsx';
import { clearSlots } from '../renewal/slots.ts';
import { Welcome } from './welcome.tsx';

const CODES = Array.from({ length: 8 }, (_, n) => `AAAA-BBBB-CCCC-000${n}`);
const USER = sessionUser({ id: 'abcdefghijkl', username: 'noodle' });

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await clearSlots();
});

async function signUpWith(
  username: string,
  password: string,
  reply: () => Response = () => refusal('http/internal', 500),
) {
  const calls = fakeFetch(reply);
  const onDone = vi.fn();
  const screen = await render(<SignUpForm onDone={onDone} />);
  await screen.getByLabelText('Username').fill(username);
  await screen.getByLabelText('Password', { exact: true }).fill(password);
  await screen.getByRole('button', { name: 'Sign up' }).click();
  return { screen, calls, onDone };
}

it.each([
  ['abcd', 'noodle', 'Password must be at least 5 characters long', 'R0272'],
  ['secret', 'ab', 'Username must be at least 3 characters long', 'R0273'],
  ['secret', 'a'.repeat(17), 'Username must be at most 16 characters long', 'R0274'],
  ['', '', 'Please enter username or password', 'R0275'],
])('a sign-up with %j and %j says: %s [R0272 R0273 R0274 R0275]', async (password, username, words) => {
  const { screen, calls } = await signUpWith(username, password);
  await expect.element(screen.getByText(words)).toBeVisible();
  expect(calls).toEqual([]);
});

it('the server’s refusal lands at its field, and what was typed stays', async () => {
  const { screen } = await signUpWith('noodle', 'secret', () => refusal('auth/username_taken', 409));
  await expect.element(screen.getByLabelText('Username')).toHaveAccessibleDescription('This username is already taken');
  await expect.element(screen.getByLabelText('Username')).toHaveValue('noodle');
  await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveValue('secret');
});

it('what was said about a name goes as another one is typed', async () => {
  const { screen } = await signUpWith('noodle', 'secret', () => refusal('auth/username_taken', 409));
  await expect.element(screen.getByText('This username is already taken')).toBeVisible();
  await screen.getByLabelText('Password', { exact: true }).fill('secrets');
  expect(screen.getByText('This username is already taken').query()).not.toBeNull();
  await screen.getByLabelText('Username').fill('noodles');
  await expect.element(screen.getByText('This username is already taken')).not.toBeInTheDocument();
});

it('signing up sends name, password and the device’s public key, and is done', async () => {
  const { calls, onDone } = await signUpWith('noodle', 'secret', () =>
    okay({ success: true, token: 't', expiresIn: 900, user: USER, renew: 'wr1_x', recoveryCodes: CODES }),
  );
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith('noodle'));
  expect(calls[0]?.path).toBe('/auth/register');
  expect(calls[0]?.body).toMatchObject({
    username: 'noodle',
    password: 'secret',
    device: { kty: 'EC', crv: 'P-256' },
  });
});

async function signInWith(reply: () => Response | Promise<Response>) {
  const calls = fakeFetch(reply);
  const onDone = vi.fn();
  const screen = await render(<SignInForm onDone={onDone} />);
  await screen.getByLabelText('Username').fill('noodle');
  await screen.getByLabelText('Password', { exact: true }).fill('secret');
  await screen.getByRole('button', { name: 'Sign in' }).click();
  return { screen, calls, onDone };
}

it('a wrong password shows: Login failed. [S0196]', async () => {
  const { screen } = await signInWith(() => refusal('auth/login_failed', 401));
  await expect.element(screen.getByText('Login failed.')).toBeVisible();
});

it('a known name and password sign in through POST /auth/bylogin [S0007 R0391]', async () => {
  const { calls, onDone } = await signInWith(() =>
    okay({ success: true, token: 't', expiresIn: 900, user: USER, renew: 'wr1_x' }),
  );
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith('noodle'));
  expect(calls[0]).toMatchObject({ path: '/auth/bylogin', method: 'POST' });
});

it('an answer without a token is no sign-in [S0082]', async () => {
  const { screen, onDone } = await signInWith(() => okay({ success: true, user: USER }));
  await expect.element(screen.getByText('No access token received from backend.')).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
});

it('without a network it says so', async () => {
  const { screen } = await signInWith(() => Promise.reject(new TypeError('offline')));
  await expect.element(screen.getByText('Network error. Please check your internet connection.')).toBeVisible();
});

it('the button is disabled while the answer is awaited [R0206]', async () => {
  let finish: (answer: Response) => void = () => undefined;
  const { screen } = await signInWith(
    () =>
      new Promise<Response>((resolve) => {
        finish = resolve;
      }),
  );
  await expect.element(screen.getByRole('button', { name: 'Signing in…' })).toBeDisabled();
  finish(refusal('auth/login_failed', 401));
  await expect.element(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
});

it('the page starts anew 3 s after a sign-in with a password [R0207]', async () => {
  const reload = vi.spyOn(page, 'reload').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const screen = await render(<Welcome name="Noodle" />);
  await expect.element(screen.getByText('Welcome back, Noodle!')).toBeVisible();
  await vi.advanceTimersByTimeAsync(2990);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20);
  vi.useRealTimers();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

it('the account window has a tab to sign in and one to sign up; a typed name goes along', async () => {
  useAccountTab.setState({ tab: 'signUp' });
  const screen = await render(<AccountBody />);
  await expect.element(screen.getByRole('button', { name: 'Sign up' })).toBeVisible();
  await screen.getByRole('textbox', { name: 'Username' }).fill('Marble');
  await screen.getByRole('tab', { name: 'Sign in' }).click();
  await expect.element(screen.getByText('Good to see you again.')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Username' })).toHaveValue('Marble');
});
