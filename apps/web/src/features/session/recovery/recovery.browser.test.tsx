import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page as browser } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fakeFetch, refusal, reply, type SeenCall } from '../../../testing/fake-fetch.ts';
import { sessionUser, signInAs } from '../../../testing/sign-in.ts';
import { TipProvider } from '../../../ui/kit/popups/tip.tsx';
import { Toasts } from '../../../ui/toasts/toasts.tsx';
import { closeAllWindows, openWindow } from '../../../ui/windows/manager.ts';
import { ACCOUNT_WINDOW, useAccountTab } from '../account/account-tab.ts';
import { AccountWindow, currentUser, openAccountSettings, RecoveryNotice } from '../index.ts';
import { clearSlots, readSlot } from '../renewal/slots.ts';
import { forgetNewCodes, noteNewCodes } from './new-codes.ts';

const CODES = Array.from({ length: 8 }, (_, n) => `AAAA-BBBB-CCCC-000${n}`);
const USER = sessionUser({ id: 'abcdefghijkl', username: 'noodle', displayName: 'Noodle' });
const session = (more: object) => reply({ success: true, token: 't', expiresIn: 900, user: USER, ...more });

let calls: SeenCall[] = [];
const serve = (server: (call: SeenCall) => Response | null) => {
  calls = fakeFetch((call) => {
    if (call.path === '/auth/options') return reply({ discord: null, google: null, communityUrl: null });
    return server(call) ?? refusal('http/not_found', 404);
  });
};
const bodyOf = (path: string) => calls.findLast((call) => call.path === path)?.body;

/** The shell as far as it concerns accounts. */
const show = () =>
  render(
    <TipProvider>
      <RecoveryNotice />
      <AccountWindow />
      <Toasts />
    </TipProvider>,
  );

beforeEach(() => browser.viewport(1440, 900));
afterEach(async () => {
  closeAllWindows();
  forgetNewCodes();
  vi.restoreAllMocks();
  await clearSlots();
});

describe('new recovery codes', () => {
  it('are offered after a sign-up by a strip that stands in nobody’s way, and shown once', async () => {
    serve(({ path }) => (path === '/auth/register' ? session({ recoveryCodes: CODES, renew: 'wr1_x' }) : null));
    const screen = await show();
    useAccountTab.setState({ tab: 'signUp' });
    openWindow(ACCOUNT_WINDOW);
    await screen.getByLabelText('Username').fill('noodle');
    await screen.getByLabelText('Password', { exact: true }).fill('correct horse');
    await screen.getByRole('button', { name: 'Sign up' }).click();
    const strip = screen.getByRole('region', { name: 'Recovery codes' });
    await expect.element(strip).toBeVisible();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await strip.getByRole('button', { name: 'Show codes' }).click();
    const sheet = screen.getByRole('dialog', { name: 'Recovery codes' });
    await expect.element(sheet.getByText(CODES[7] ?? '')).toBeVisible();
    expect(
      sheet
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent),
    ).toEqual(CODES);
    await sheet.getByRole('button', { name: 'I have saved them' }).click();
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(strip).not.toBeInTheDocument();
    // Nothing on the device holds them.
    expect(JSON.stringify(await readSlot('session'))).not.toContain('BBBB');
  });
  it('go away with the strip’s cross', async () => {
    noteNewCodes(CODES);
    const screen = await show();
    await screen.getByRole('button', { name: 'Close Recovery codes' }).click();
    await expect.element(screen.getByText(/Save your recovery codes/)).not.toBeInTheDocument();
  });
  it('are copied and downloaded as lines', async () => {
    noteNewCodes(CODES);
    const screen = await show();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:x';
    });
    await screen.getByRole('button', { name: 'Show codes' }).click();
    await screen.getByRole('button', { name: 'Copy' }).click();
    await expect.element(screen.getByRole('status').getByText('Copied')).toBeVisible();
    expect(write).toHaveBeenCalledWith(CODES.join('\n'));
    await screen.getByRole('button', { name: 'Download' }).click();
    await vi.waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect(await blobs[0]?.text()).toContain(CODES.join('\n'));
  });
});

describe('a forgotten password', () => {
  async function lose(answer: (call: SeenCall) => Response) {
    serve((call) => (call.path === '/auth/recover' ? answer(call) : null));
    const screen = await show();
    useAccountTab.setState({ tab: 'signIn' });
    openWindow(ACCOUNT_WINDOW);
    await screen.getByRole('button', { name: 'Forgot your password?' }).click();
    const form = screen.getByRole('form', { name: 'Forgot your password?' });
    await form.getByLabelText('Username').fill(' noodle ');
    await form.getByLabelText('Recovery code').fill(CODES[0] ?? '');
    return { screen, form };
  }
  const send = (form: Awaited<ReturnType<typeof lose>>['form']) =>
    form.getByRole('button', { name: 'Set new password' }).click();

  it('is set anew with a code; the player is in, and learns how many are left', async () => {
    const { screen, form } = await lose(() => session({ codesLeft: 7, recoveryCodes: [], renew: 'wr1_y' }));
    await form.getByLabelText('New password').fill('abcd');
    await send(form);
    await expect.element(form.getByText('Password must be at least 5 characters long')).toBeVisible();
    expect(bodyOf('/auth/recover')).toBeUndefined();
    await form.getByLabelText('New password').fill('brand-new-one');
    await send(form);
    await expect.element(screen.getByText('7 recovery codes left').first()).toBeVisible();
    expect(bodyOf('/auth/recover')).toMatchObject({
      username: 'noodle',
      code: CODES[0],
      password: 'brand-new-one',
      device: { crv: 'P-256' },
    });
    expect([currentUser()?.id, await readSlot('refreshToken')]).toEqual([USER.id, 'wr1_y']);
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });
  it('shows a new set at once where the last code was used', async () => {
    const { screen, form } = await lose(() => session({ codesLeft: 8, recoveryCodes: CODES }));
    await form.getByLabelText('New password').fill('brand-new-one');
    await send(form);
    await expect
      .element(screen.getByRole('dialog', { name: 'Recovery codes' }).getByText(CODES[3] ?? ''))
      .toBeVisible();
  });
  it('says refusals: of the code below, of the password at its field', async () => {
    const { screen, form } = await lose(({ body }) =>
      body.password === 'password1' ? refusal('auth/password_too_common', 400) : refusal('auth/recovery_failed', 401),
    );
    await form.getByLabelText('New password').fill('brand-new-one');
    await send(form);
    await expect.element(form.getByRole('alert')).toHaveTextContent('User name or recovery code is wrong');
    await form.getByLabelText('New password').fill('password1');
    await send(form);
    await expect
      .element(form.getByLabelText('New password'))
      .toHaveAccessibleDescription('This password is too common');
    await form.getByRole('button', { name: 'Back to sign-in' }).click();
    await expect.element(screen.getByText('Good to see you again.')).toBeVisible();
  });
});

describe('the account’s settings', () => {
  const account = (left: number) => ({
    username: 'noodle',
    hasPassword: true,
    identities: [],
    sessions: [],
    needsPassword: false,
    recoveryCodesLeft: left,
  });
  it('count the codes, and make new ones for the password', async () => {
    signInAs({ id: 'abcdefghijkl' });
    let left = 1;
    serve(({ path, body }) => {
      if (path === '/account') return reply(account(left));
      if (path !== '/account/recovery-codes') return null;
      if (body.password !== 'right') return refusal('auth/reauth_required', 403);
      left = 8;
      return reply({ recoveryCodes: CODES });
    });
    const screen = await show();
    openAccountSettings();
    const section = screen.getByRole('region', { name: 'Recovery codes' });
    await expect.element(section.getByText('1 recovery code left')).toBeVisible();
    await section.getByRole('button', { name: 'Make new codes' }).click();
    await section.getByLabelText('Current password').fill('wrong');
    await section.getByRole('button', { name: 'Make new codes' }).last().click();
    await expect.element(section.getByText('Please confirm with your current password')).toBeVisible();
    await section.getByLabelText('Current password').fill('right');
    await section.getByRole('button', { name: 'Make new codes' }).last().click();
    await expect
      .element(screen.getByRole('dialog', { name: 'Recovery codes' }).getByText(CODES[0] ?? ''))
      .toBeVisible();
    await expect.element(section.getByText('8 recovery codes left')).toBeVisible();
  });
});
