import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from '../../../platform/page.ts';
import { storage } from '../../../platform/storage.ts';
import { fakeFetch, refusal, reply, type SeenCall } from '../../../testing/fake-fetch.ts';
import { sessionUser } from '../../../testing/sign-in.ts';
import { Toasts } from '../../../ui/toasts/toasts.tsx';
import { AccountBody } from '../account/account-body.tsx';
import { takeAddressCode } from './address-code.ts';
import { ProviderButtons } from '../account/provider-buttons.tsx';
import { authenticate, installSession } from '../session.ts';
import { currentUser, setSession, useSession } from '../session-store.ts';
import { signInWithGoogle } from './sign-in.ts';
import { clearSlots, readSlot, writeSlots } from '../renewal/slots.ts';

const PLAYER = sessionUser({ id: 'abcdefghijkl', username: 'noodle', displayName: 'Noodle' });
const GUEST = sessionUser({ id: 'guest1234', guest: true });
const OFFERS = {
  discord: { clientId: '1', scopes: ['identify'] },
  google: { clientId: 'g', scriptUrl: 'http://google.test/gsi' },
  communityUrl: null,
};
const session = (user = PLAYER, more: object = {}) =>
  reply({ success: true, token: 't', expiresIn: 900, user, ...more });
const discordSession = (more: object = {}) =>
  session(PLAYER, { access_token: 't', refresh_token: 'dr1_1', discord_access_token: null, returnTo: null, ...more });

const search = location.search;
let calls: SeenCall[] = [];
/** Serves guests and offers; the rest is the test's. */
const serve = (server: (call: SeenCall) => Response | null) => {
  calls = fakeFetch((call) => {
    const own = server(call);
    if (own) return own;
    if (call.path === '/auth/guest') return session(GUEST);
    return call.path === '/auth/options' ? reply(OFFERS) : refusal('http/not_found', 404);
  });
};
const openAddress = (query: string) => history.replaceState(null, '', location.pathname + query);
const pathsOf = () => calls.map(({ path }) => path);

installSession();
beforeEach(async () => {
  await clearSlots();
  setSession(null);
  useSession.setState({ banned: false, ban: null });
  // Another file's tests may have left for the platform to link an account.
  storage.removeItem('syllaboom.link-discord');
  vi.spyOn(page, 'reload').mockImplementation(() => undefined);
});
afterEach(() => {
  openAddress(search);
  globalThis.google = undefined;
  vi.restoreAllMocks();
});

describe('a code in the address', () => {
  it('is out of the address before anything is asked, and becomes a session [S0017 S0142 S0005]', async () => {
    serve(({ path }) => (path === '/discord_token' ? discordSession({ returnTo: '/?room=K7QX' }) : null));
    openAddress('?code=abc&state=xyz&lang=tr');
    const before = history.length;
    takeAddressCode();
    expect(location.search).toBe('?lang=tr');
    expect(history.length).toBe(before);
    await authenticate();
    expect(pathsOf()).toEqual(['/discord_token']);
    expect(calls[0]?.body).toMatchObject({ code: 'abc', state: 'xyz', device: { crv: 'P-256' } });
    expect(currentUser()?.id).toBe(PLAYER.id);
    expect(await readSlot('discordRefreshToken')).toBe('dr1_1');
    expect(location.search).toBe('?room=K7QX');
  });
  it('never leads to another site', async () => {
    serve(({ path }) => (path === '/discord_token' ? discordSession({ returnTo: '//evil.test/' }) : null));
    openAddress('?code=abc&state=xyz');
    takeAddressCode();
    await authenticate();
    expect(location.search).toBe('');
    expect(location.hostname).not.toBe('evil.test');
  });
  it.each([
    [401, 'auth/exchange_failed', 'Failed to exchange authorization code.', true],
    [400, 'http/bad_request', 'Bad request', true],
    [403, 'auth/state_mismatch', 'Login failed.', true],
    [503, 'auth/cache', 'Cache error. Please try again.', false],
  ] as const)(
    'that is answered with %i says so and goes on as a guest; refusals for good clear the stored refresh token [S0192 S0193 S0194 S0196]',
    async (status, code, words, clears) => {
      await writeSlots({ discordRefreshToken: 'dr1_old' });
      const screen = await render(<Toasts />);
      serve(({ path, body }) => {
        if (path !== '/discord_token') return null;
        return body.code === undefined ? refusal('auth/login_failed', 401) : refusal(code, status);
      });
      openAddress('?code=abc&state=xyz');
      takeAddressCode();
      await authenticate();
      await expect.element(screen.getByText(words).first()).toBeVisible();
      const renewals = calls.filter(({ body }) => body.refresh_token === 'dr1_old');
      expect(renewals).toHaveLength(clears ? 0 : 1);
    },
  );
  it.each([
    ['auth/provider_off', 'This way to sign in is not set up here'],
    ['http/rate_limited', 'Too many requests. Please wait a moment.'],
  ])('that the server could not begin to fetch says why: %s', async (code, words) => {
    const screen = await render(<Toasts />);
    serve(() => null);
    openAddress(`?error=${code}&lang=tr`);
    takeAddressCode();
    expect(location.search).toBe('?lang=tr');
    await authenticate();
    await expect.element(screen.getByText(words).first()).toBeVisible();
    expect(currentUser()).toMatchObject({ guest: true });
  });
  it('is not seen in words that are none of ours', async () => {
    serve(() => null);
    openAddress('?error=something');
    takeAddressCode();
    expect(location.search).toBe('?error=something');
  });
  it('that was declined there says so', async () => {
    const screen = await render(<Toasts />);
    serve(() => null);
    openAddress('?error=access_denied&state=xyz');
    takeAddressCode();
    expect(location.search).toBe('');
    await authenticate();
    await expect.element(screen.getByText('Login failed.').first()).toBeVisible();
    expect(pathsOf()).toEqual(['/auth/guest']);
  });
});

describe('Google', () => {
  it('signs in with its token, and leaves its mark beside the refresh token [S0006 S0072 S0144 R0412]', async () => {
    serve(({ path }) => (path === '/auth/glogin' ? session(PLAYER, { renew: 'wr1_g' }) : null));
    await signInWithGoogle('id-token');
    expect(calls[0]).toMatchObject({ path: '/auth/glogin', body: { idToken: 'id-token' } });
    expect(currentUser()?.id).toBe(PLAYER.id);
    expect([await readSlot('idp'), await readSlot('refreshToken')]).toEqual(['google', 'wr1_g']);
  });
  it.each([
    ['a token', { success: true, expiresIn: 900, user: PLAYER }, 'Invalid authentication data'],
    ['user data', { success: true, token: 't', expiresIn: 900 }, 'Invalid player data, please try again'],
  ])(
    'an answer without %s is no sign-in, and its button says so in words of its own [R0344]',
    async (_, answer, words) => {
      standForGoogle();
      serve(({ path }) => {
        if (path === '/auth/nonce') return reply({ nonce: 'n1' });
        return path === '/auth/glogin' ? reply(answer) : null;
      });
      const screen = await render(<ProviderButtons />);
      await screen.getByRole('button', { name: 'Google’s own button' }).click();
      await expect.element(screen.getByText(words)).toBeVisible();
      expect(currentUser()).toBeNull();
      expect(await readSlot('idp')).toBeNull();
    },
  );
  it('a ban answers 418: what is stored is cleared and the banner knows why [R0361 S0083]', async () => {
    await writeSlots({ discordRefreshToken: 'dr1_old', username: 'noodle', refreshToken: 'wr1_x', idp: 'google' });
    serve(({ path }) =>
      path === '/auth/glogin'
        ? reply({ code: 'auth/banned', params: { reason: 'spam', appeal: 'a.b' }, id: 'r', error: '' }, 418)
        : null,
    );
    await expect(signInWithGoogle('id-token')).rejects.toMatchObject({ status: 418 });
    expect(useSession.getState()).toMatchObject({
      banned: true,
      ban: { reason: 'spam', appeal: 'a.b', until: null },
      session: null,
    });
    await vi.waitFor(async () =>
      expect(
        await Promise.all(
          (['discordRefreshToken', 'username', 'refreshToken', 'idp'] as const).map((slot) => readSlot(slot)),
        ),
      ).toEqual([null, null, null, null]),
    );
  });
});

/** Google's script, as far as a page meets it: its button hands out a token. */
function standForGoogle(): void {
  let callback: (answer: { credential?: string }) => void = () => undefined;
  globalThis.google = {
    accounts: {
      id: {
        initialize: (options) => {
          callback = options.callback;
        },
        renderButton: (parent) => {
          const button = document.createElement('button');
          button.textContent = 'Google’s own button';
          button.onclick = () => callback({ credential: 'id-token' });
          parent.append(button);
        },
        prompt: () => undefined,
        disableAutoSelect: () => undefined,
      },
    },
  };
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    if (node instanceof HTMLScriptElement) node.onload?.(new Event('load'));
    else append(node as Node);
  });
}

describe('the ways in without a password', () => {
  it('Discord’s button leads to the server’s sign-in, which knows the way back [L0021 L0022 S0005]', async () => {
    serve(() => null);
    const go = vi.spyOn(page, 'go').mockImplementation(() => undefined);
    const screen = await render(<ProviderButtons />);
    await screen.getByRole('button', { name: 'Continue with Discord' }).click();
    expect(go).toHaveBeenCalledTimes(1);
    const url = new URL(go.mock.calls[0]?.[0] ?? '', 'http://game/');
    expect(url.pathname).toBe('/api/auth/login');
    expect(url.searchParams.get('return')).toBe(location.pathname + location.search);
  });
  it('Google’s button signs in, with a nonce of the server [L0023 S0006]', async () => {
    standForGoogle();
    serve(({ path }) => {
      if (path === '/auth/nonce') return reply({ nonce: 'n1' });
      return path === '/auth/glogin' ? session(PLAYER, { renew: 'wr1_g' }) : null;
    });
    const onDone = vi.fn();
    const screen = await render(<ProviderButtons onDone={onDone} />);
    await screen.getByRole('button', { name: 'Google’s own button' }).click();
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(currentUser()?.id).toBe(PLAYER.id);
  });
  it('a failed Google sign-in says: Authentication failed. [L0342]', async () => {
    standForGoogle();
    serve(({ path }) => {
      if (path === '/auth/nonce') return reply({ nonce: 'n1' });
      return path === '/auth/glogin' ? refusal('auth/provider_failed', 401) : null;
    });
    const screen = await render(<ProviderButtons />);
    await screen.getByRole('button', { name: 'Google’s own button' }).click();
    await expect.element(screen.getByText('Authentication failed.')).toBeVisible();
  });
  it('says that Google can’t be reached where its script does not load', async () => {
    vi.spyOn(document.head, 'append').mockImplementation((node) => {
      if (node instanceof HTMLScriptElement) node.onerror?.(new Event('error'));
    });
    const gone = { ...OFFERS, google: { clientId: 'g', scriptUrl: 'http://google.test/gone' } };
    serve(({ path }) => (path === '/auth/options' ? reply(gone) : null));
    const screen = await render(<ProviderButtons />);
    await expect.element(screen.getByText('Google can’t be reached at the moment.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Continue with Discord' })).toBeVisible();
  });
  it('are hidden where the server offers none', async () => {
    serve(({ path }) => (path === '/auth/options' ? reply({ discord: null, google: null, communityUrl: null }) : null));
    const screen = await render(<AccountBody />);
    await expect.element(screen.getByLabelText('Username')).toBeVisible();
    await vi.waitFor(() => expect(pathsOf()).toContain('/auth/options'));
    expect(screen.getByRole('button', { name: 'Continue with Discord' }).elements()).toEqual([]);
  });
  it('are hidden inside the chat platform [L0011]', async () => {
    serve(() => null);
    openAddress(`${search === '' ? '?' : `${search}&`}frame_id=x`);
    const screen = await render(<ProviderButtons />);
    await vi.waitFor(() => expect(pathsOf()).toContain('/auth/options'));
    expect(screen.container.textContent).toBe('');
  });
});
