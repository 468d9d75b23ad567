import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page as view } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { page } from '../../../platform/page.ts';
import { awaitRest } from '../../../testing/await-rest.ts';
import { fakeFetch, refusal, reply, type SeenCall } from '../../../testing/fake-fetch.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { closeAllWindows } from '../../../ui/windows/manager.ts';
import { Toasts } from '../../../ui/toasts/toasts.tsx';
import { currentUser } from '../session-store.ts';
import { clearSlots, readSlot, writeSlots } from '../renewal/slots.ts';
import { AccountSettings } from './account-settings.tsx';
import { AccountSettingsWindows } from './account-settings-window.tsx';
import { openPasswordWindow } from './account-windows.ts';
import { PasswordForm } from './password-form.tsx';
import type { Account } from './account.ts';

const HOUR_MS = 3_600_000;
const at = (hoursAgo: number): string => new Date(Date.now() - hoursAgo * HOUR_MS).toISOString();
const PHONE = { browser: 'Firefox', system: 'Android', form: 'phone' } as const;
const UNKNOWN = { browser: null, system: null, form: null };
const ACCOUNT: Account = {
  username: 'noodle',
  hasPassword: true,
  identities: [{ provider: 'discord', name: 'noodle_d', linkedAt: at(48) }],
  sessions: [
    { id: 's1', signedInAt: at(1), renewedAt: at(0), current: true, client: PHONE },
    { id: 's2', signedInAt: at(30), renewedAt: at(2), current: false, client: UNKNOWN },
  ],
  needsPassword: false,
  recoveryCodesLeft: 8,
};

let calls: SeenCall[] = [];
/** Serves the account; everything else is the test's. */
function serve(changes: Partial<Account>, server: (call: SeenCall) => Response | null = () => null): void {
  calls = fakeFetch((call) => {
    const own = server(call);
    if (own) return own;
    if (call.path === '/account') return reply({ ...ACCOUNT, ...changes });
    if (call.path === '/auth/options')
      return reply({ discord: { clientId: '1', scopes: [] }, google: null, communityUrl: null });
    return refusal('http/not_found', 404);
  });
}
const bodyOf = (path: string) => calls.find((call) => call.path === path)?.body;

beforeEach(() => {
  signInAs({ id: 'abcdefghijkl', username: 'noodle', displayName: 'Noodle' });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await clearSlots();
});

describe('the account', () => {
  it('shows how and where the player signs in', async () => {
    serve({});
    const screen = await render(<AccountSettings />);
    await expect.element(screen.getByText('You sign in as noodle')).toBeVisible();
    await expect.element(screen.getByText('Linked as noodle_d')).toBeVisible();
    await expect.element(screen.getByText('This device')).toBeVisible();
    await expect.element(screen.getByText('Another device')).toBeVisible();
  });
  it('names the browser, the system and the kind of every device that told them', async () => {
    const desktop = { browser: 'Edge', system: 'Windows', form: 'desktop' } as const;
    const tablet = { browser: null, system: 'iOS', form: 'tablet' } as const;
    serve({
      sessions: [
        ...ACCOUNT.sessions,
        { id: 's3', signedInAt: at(40), renewedAt: at(3), current: false, client: desktop },
        { id: 's4', signedInAt: at(50), renewedAt: at(4), current: false, client: tablet },
      ],
    });
    const screen = await render(<AccountSettings />);
    const list = screen.getByRole('region', { name: 'Where you are signed in' });
    await expect.element(list).toBeVisible();
    const rows = list.getByRole('listitem').elements();
    expect(rows.map((row) => row.querySelector('b')?.textContent)).toEqual([
      'Firefox on Android',
      'Another device',
      'Edge on Windows',
      'iOS',
    ]);
    expect(rows.map((row) => row.querySelector('svg')?.classList[1])).toEqual([
      'lucide-smartphone',
      'lucide-monitor-smartphone',
      'lucide-monitor',
      'lucide-tablet',
    ]);
    expect(rows.map((row) => row.textContent?.includes('This device'))).toEqual([true, false, false, false]);
  });
  it('says when it can’t be loaded, and tries again', async () => {
    let broken = true;
    serve({}, ({ path }) => (path === '/account' && broken ? refusal('http/internal', 500) : null));
    const screen = await render(<AccountSettings />);
    await expect.element(screen.getByText('Your account could not be loaded.')).toBeVisible();
    broken = false;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('You sign in as noodle')).toBeVisible();
  });
  it('unlinks after a question', async () => {
    serve({}, ({ path }) => (path === '/account/unlink' ? reply({ success: true }) : null));
    const screen = await render(<AccountSettings />);
    await screen.getByRole('button', { name: 'Unlink Discord' }).click();
    expect(bodyOf('/account/unlink')).toBeUndefined();
    await screen.getByRole('button', { name: 'Unlink Discord' }).last().click();
    await vi.waitFor(() => expect(bodyOf('/account/unlink')).toEqual({ provider: 'discord' }));
  });
  it('asks for the password when the server wants it, and says its refusals', async () => {
    serve({ needsPassword: true }, ({ path, body }) => {
      if (path !== '/account/unlink') return null;
      return body.password === 'right' ? refusal('auth/last_sign_in', 409) : refusal('auth/reauth_required', 403);
    });
    const screen = await render(<AccountSettings />);
    await screen.getByRole('button', { name: 'Unlink Discord' }).click();
    await screen.getByLabelText('Current password').fill('wrong');
    await screen.getByRole('button', { name: 'Unlink Discord' }).last().click();
    await expect.element(screen.getByText('Please confirm with your current password')).toBeVisible();
    await screen.getByLabelText('Current password').fill('right');
    await screen.getByRole('button', { name: 'Unlink Discord' }).last().click();
    await expect.element(screen.getByText('This is the only way to sign in to your account')).toBeVisible();
  });
  it('sends players without a password to sign in again', async () => {
    serve({ needsPassword: true, hasPassword: false });
    const screen = await render(<AccountSettings />);
    await screen.getByRole('button', { name: 'Unlink Discord' }).click();
    await expect
      .element(screen.getByText('You signed in a while ago: sign out and in again to change this.'))
      .toBeVisible();
  });
  it('links Discord by way of its own page', async () => {
    serve({ identities: [] });
    const go = vi.spyOn(page, 'go').mockImplementation(() => undefined);
    const screen = await render(<AccountSettings />);
    await screen.getByRole('button', { name: 'Link Discord' }).click();
    expect(go.mock.calls[0]?.[0]).toMatch(/^\.\/api\/auth\/login\?return=/);
  });
  it('ends all other sessions', async () => {
    let ended = false;
    serve({}, ({ path }) => {
      if (path === '/account' && ended) return reply({ ...ACCOUNT, sessions: ACCOUNT.sessions.slice(0, 1) });
      if (path !== '/account/end-sessions') return null;
      ended = true;
      return reply({ success: true, ended: 1 });
    });
    const screen = await render(
      <>
        <AccountSettings />
        <Toasts />
      </>,
    );
    await screen.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect.element(screen.getByText('1 other device was signed out.').first()).toBeVisible();
    await expect.element(screen.getByText('Another device')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sign out everywhere else' }).elements()).toEqual([]);
  });
  it('hands out everything stored as a file', async () => {
    const exported = { exportedAt: at(0), account: { username: 'noodle' } };
    serve({}, ({ path }) => (path === '/account/export' ? reply(exported) : null));
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:x';
    });
    const screen = await render(<AccountSettings />);
    await screen.getByRole('button', { name: 'Download my data' }).click();
    await vi.waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect((saved.mock.contexts[0] as unknown as HTMLAnchorElement).download).toBe('syllaboom-noodle.json');
    expect(JSON.parse((await blobs[0]?.text()) ?? '')).toEqual(exported);
  });
  it('is deleted only with the name typed again; then nothing is left here', async () => {
    const reload = vi.spyOn(page, 'reload').mockImplementation(() => undefined);
    await writeSlots({ username: 'noodle', refreshToken: 'wr1_x' });
    serve({}, ({ path }) => (path === '/account/delete' ? reply({ success: true }) : null));
    const screen = await render(<AccountSettings />);
    await screen.getByRole('button', { name: 'Delete account' }).click();
    await screen.getByLabelText('Type noodle to confirm').fill('Noodle');
    await screen.getByRole('button', { name: 'Delete for good' }).click();
    await expect.element(screen.getByText('This is not your user name.')).toBeVisible();
    expect(bodyOf('/account/delete')).toBeUndefined();
    await screen.getByLabelText('Type noodle to confirm').fill('noodle');
    await screen.getByRole('button', { name: 'Delete for good' }).click();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(bodyOf('/account/delete')).toEqual({ username: 'noodle' });
    expect(await readSlot('refreshToken')).toBeNull();
  });
});

async function savePassword(account: Partial<Account>, answer: (call: SeenCall) => Response | Promise<Response>) {
  calls = fakeFetch(answer);
  const onDone = vi.fn();
  const screen = await render(<PasswordForm account={{ ...ACCOUNT, ...account }} onDone={onDone} />);
  await screen.getByLabelText('Username').fill('soup');
  await screen.getByLabelText('New password').fill('correct horse');
  const save = () => screen.getByRole('button', { name: 'Save' }).click();
  return { screen, onDone, save };
}

describe('the set-password window', () => {
  it('of who has a password is there to change it, and shows its button whole after a refusal', async () => {
    await view.viewport(1440, 900);
    serve({ needsPassword: true }, ({ path }) => (path === '/update-auth' ? refusal('http/internal', 500) : null));
    const screen = await render(<AccountSettingsWindows />);
    openPasswordWindow();
    const dialog = screen.getByRole('dialog', { name: 'Change name or password' });
    await expect.element(dialog.getByText(/^Choose a new password here/)).toBeVisible();
    await dialog.getByLabelText('New password').fill('abcd');
    const save = dialog.getByRole('button', { name: 'Save' });
    await save.click();
    await expect.element(dialog.getByText('Password must be at least 5 characters long')).toBeVisible();
    await dialog.getByLabelText('New password').fill('correct horse');
    await save.click();
    await expect.element(dialog.getByText('Failed to update authentication details')).toBeVisible();
    await awaitRest();
    const bottomOf = (one: typeof dialog) => one.element().getBoundingClientRect().bottom;
    expect(bottomOf(save) + 8).toBeLessThanOrEqual(bottomOf(dialog));
    closeAllWindows();
    await screen.unmount();
  });
  it('of who has none is there to set it', async () => {
    serve({ hasPassword: false });
    const screen = await render(<AccountSettingsWindows />);
    openPasswordWindow();
    const dialog = screen.getByRole('dialog', { name: 'Set password' });
    await expect.element(dialog.getByText(/^With a name and a password/)).toBeVisible();
    closeAllWindows();
    await screen.unmount();
  });
  it('sends name and password, and what the device holds learns the new name [R0377 R0059]', async () => {
    await writeSlots({ username: 'noodle', refreshToken: 'wr1_x' });
    const { save, onDone } = await savePassword({}, () =>
      reply({ success: true, username: 'soup', recoveryCodes: [] }),
    );
    await save();
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(calls[0]).toMatchObject({ path: '/update-auth', method: 'POST' });
    expect(calls[0]?.body).toEqual({ username: 'soup', password: 'correct horse' });
    expect([await readSlot('username'), currentUser()?.username]).toEqual(['soup', 'soup']);
  });
  it('can’t be sent twice: its button rests until the answer is there [R0206]', async () => {
    let answer: (reply: Response) => void = () => undefined;
    const { screen, save, onDone } = await savePassword({}, () => new Promise((resolve) => (answer = resolve)));
    await save();
    await expect.element(screen.getByRole('button', { name: 'Saving…' })).toBeDisabled();
    answer(refusal('http/internal', 500));
    await expect.element(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
    expect([calls.length, onDone.mock.calls.length]).toEqual([1, 0]);
  });
  it.each([
    ['the server’s error', () => refusal('auth/username_taken', 409), 'This username is already taken'],
    ['that it failed', () => refusal('http/internal', 500), 'Failed to update authentication details'],
    ['that it failed', () => reply({ hello: 1 }), 'Failed to update authentication details'],
    [
      'a network error',
      () => Promise.reject(new TypeError('offline')),
      'Network error. Please check your internet connection.',
    ],
  ])('a failure says %s [R0497]', async (_, answer, words) => {
    const { screen, save, onDone } = await savePassword({}, answer);
    await save();
    await expect.element(screen.getByText(words)).toBeVisible();
    expect(onDone).not.toHaveBeenCalled();
  });
  it('asks for the current password when the sign-in is too old', async () => {
    const { screen, save, onDone } = await savePassword({}, ({ body }) =>
      body.currentPassword === 'old one'
        ? reply({ success: true, username: 'soup', recoveryCodes: [] })
        : refusal('auth/reauth_required', 403),
    );
    await save();
    await screen.getByLabelText('Current password').fill('old one');
    await save();
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  });
  it('checks name and password before the server is asked', async () => {
    calls = fakeFetch(() => refusal('http/internal', 500));
    const screen = await render(<PasswordForm account={ACCOUNT} onDone={() => undefined} />);
    await screen.getByLabelText('New password').fill('abcd');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Password must be at least 5 characters long')).toBeVisible();
    expect(calls).toEqual([]);
  });
});
