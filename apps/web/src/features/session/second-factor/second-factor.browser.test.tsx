import { DEVELOPER_ROLE, LANGUAGE_MODERATOR_ROLE } from '@syllaboom/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page as browser } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { api } from '../../../platform/api/api.ts';
import { fakeFetch, refusal, reply, type SeenCall } from '../../../testing/fake-fetch.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { TipProvider } from '../../../ui/kit/popups/tip.tsx';
import { Toasts } from '../../../ui/toasts/toasts.tsx';
import { closeAllWindows } from '../../../ui/windows/manager.ts';
import { AccountWindow, installSession, SecondFactorGate } from '../index.ts';
import { noteProven } from './second-factor-store.ts';

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const URI = `otpauth://totp/Syllaboom:noodle?issuer=Syllaboom&secret=${SECRET}`;
const CODES = Array.from({ length: 8 }, (_, n) => `DDDD-EEEE-FFFF-000${n}`);
const UNTIL = '2099-01-01T00:00:00.000Z';
const STATE = { needed: true, enrolled: false, provenUntil: null as string | null, codesLeft: 0 };

let calls: SeenCall[] = [];
let state = STATE;
const serve = (changes: Partial<typeof STATE>, server: (call: SeenCall) => Response | null = () => null) => {
  state = { ...STATE, ...changes };
  calls = fakeFetch((call) => {
    const own = server(call);
    if (own) return own;
    if (call.path === '/account/second-factor') return reply(state);
    if (call.path === '/account/second-factor/enrol') return reply({ secret: SECRET, uri: URI });
    if (call.path !== '/account/second-factor/prove') return refusal('http/not_found', 404);
    if (call.body.code !== '287082') return refusal('auth/second_factor_wrong', 403);
    const replacementCodes = state.enrolled ? [] : CODES;
    state = { ...state, enrolled: true, provenUntil: UNTIL, codesLeft: 8 };
    return reply({ provenUntil: UNTIL, replacementCodes });
  });
};
const bodyOf = (path: string) => calls.findLast((call) => call.path === `/account/second-factor/${path}`)?.body;

async function show(...roles: number[]) {
  signInAs({ id: 'abcdefghijkl', username: 'noodle', roles });
  return render(
    <TipProvider>
      <SecondFactorGate>
        <p>The staff’s page</p>
      </SecondFactorGate>
      <AccountWindow />
      <Toasts />
    </TipProvider>,
  );
}

installSession();
beforeEach(() => browser.viewport(1440, 900));
afterEach(() => {
  closeAllWindows();
  noteProven(false);
  vi.restoreAllMocks();
});

describe('the staff’s pages', () => {
  it('show the set-up first: picture, key and link, then the first code and the replacements', async () => {
    serve({});
    const screen = await show(DEVELOPER_ROLE);
    await screen.getByRole('button', { name: 'Set up the app' }).click();
    await expect.element(screen.getByRole('img', { name: 'QR code with the key for the app' })).toBeVisible();
    await expect.element(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Open the app on this device' }))
      .toHaveAttribute('href', URI);
    await screen.getByLabelText('Code from the app').fill('111111');
    await screen.getByRole('button', { name: 'Confirm' }).click();
    await expect.element(screen.getByText('This code is wrong or was already used')).toBeVisible();
    await screen.getByLabelText('Code from the app').fill('287082');
    await screen.getByRole('button', { name: 'Confirm' }).click();
    await expect.element(screen.getByText(CODES[0] ?? '')).toBeVisible();
    expect(screen.getByText('The staff’s page').elements()).toEqual([]);
    await screen.getByRole('button', { name: 'I have saved them' }).click();
    await expect.element(screen.getByText('The staff’s page')).toBeVisible();
  });
  it('ask for the password where the sign-in is old', async () => {
    serve({}, ({ path, body }) =>
      path.endsWith('/enrol') && body.password !== 'right' ? refusal('auth/reauth_required', 403) : null,
    );
    const screen = await show(DEVELOPER_ROLE);
    await screen.getByRole('button', { name: 'Set up the app' }).click();
    await screen.getByLabelText('Current password').fill('right');
    await screen.getByRole('button', { name: 'Set up the app' }).click();
    await expect.element(screen.getByLabelText('Code from the app')).toBeVisible();
    expect(bodyOf('enrol')).toEqual({ password: 'right' });
  });
  it('ask for a code in every new session, and again when it has run out', async () => {
    serve({ enrolled: true }, ({ path }) =>
      path === '/gm/reports' ? refusal('auth/second_factor_needed', 403) : null,
    );
    const screen = await show(DEVELOPER_ROLE);
    await screen.getByLabelText('Code from the app').fill('287082');
    await screen.getByRole('button', { name: 'Confirm' }).click();
    await expect.element(screen.getByText('The staff’s page')).toBeVisible();
    state = { ...state, provenUntil: null };
    await api.call('reportQueue', { query: {} }).catch(() => undefined);
    await expect.element(screen.getByLabelText('Code from the app')).toBeVisible();
    // Here, not in a window over it.
    expect(screen.getByRole('dialog', { name: 'Authenticator app' }).elements()).toEqual([]);
  });
  it('are open at once to roles that need none', async () => {
    serve({});
    const screen = await show(LANGUAGE_MODERATOR_ROLE);
    await expect.element(screen.getByText('The staff’s page')).toBeVisible();
    expect(calls).toEqual([]);
  });
});

it('elsewhere a refused call opens the way there as a window', async () => {
  serve({ enrolled: true }, ({ path }) =>
    path === '/verify-player' ? refusal('auth/second_factor_needed', 403) : null,
  );
  signInAs({ id: 'abcdefghijkl', roles: [DEVELOPER_ROLE] });
  const screen = await render(
    <TipProvider>
      <AccountWindow />
      <Toasts />
    </TipProvider>,
  );
  await api.call('verifyPlayer', { body: { playerId: 'x' } }).catch(() => undefined);
  const sheet = screen.getByRole('dialog', { name: 'Authenticator app' });
  await sheet.getByLabelText('Code from the app').fill('287082');
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(bodyOf('prove')).toEqual({ code: '287082' });
});
