import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../platform/api/api.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { page } from '../../platform/page.ts';
import { sessionPort } from '../../platform/session-port.ts';
import { fakeFetch, refusal, reply, type SeenCall } from '../../testing/fake-fetch.ts';
import { sessionUser } from '../../testing/sign-in.ts';
import { createDeviceKey, readPublicKey, signProof } from './renewal/device-key.ts';
import { renew } from './renewal/keep-session.ts';
import { authenticate, installSession, signOut } from './session.ts';
import { currentUser, setSession } from './session-store.ts';
import { signIn } from './sign-in/sign-in.ts';
import { clearSlots, readSlot, writeSlots } from './renewal/slots.ts';

const PASSWORD = 'correct horse battery';
const user = (guest: boolean) =>
  sessionUser({ id: guest ? 'guest1234' : 'abcdefghijkl', username: 'noodle', displayName: 'noodle', guest });
const session = (token: string, guest: boolean, renew?: string, expiresIn = 900) =>
  reply({ success: true, token, expiresIn, user: user(guest), ...(renew ? { renew } : {}) });

let calls: SeenCall[] = [];
const serve = (server: (call: SeenCall) => Response) => {
  calls = fakeFetch(server);
};
const reload = vi.fn();

installSession();
beforeEach(async () => {
  await clearSlots();
  setSession(null);
  reload.mockClear();
  vi.spyOn(page, 'reload').mockImplementation(reload);
});
afterEach(() => vi.restoreAllMocks());

it('who does not sign in is a guest [S0008]', async () => {
  serve(() => session('g', true));
  await authenticate();
  expect(calls.map(({ path }) => path)).toEqual(['/auth/guest']);
  expect(currentUser()).toMatchObject({ guest: true, id: 'guest1234' });
});

it('after a sign-in the device holds the name, a refresh token and a key, never the password', async () => {
  serve(() => session('t1', false, 'wr1_first'));
  await signIn('noodle', PASSWORD);
  expect(await readSlot('username')).toBe('noodle');
  expect(await readSlot('refreshToken')).toBe('wr1_first');
  const pair = await readSlot('deviceKey');
  expect(pair?.privateKey.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('jwk', pair?.privateKey as CryptoKey)).rejects.toThrow();
  const kept = JSON.stringify([
    await readSlot('session'),
    await readSlot('username'),
    await readSlot('refreshToken'),
    { ...globalThis.localStorage },
    { ...globalThis.sessionStorage },
  ]);
  expect(kept).not.toContain(PASSWORD);
});

it('a reload with a session that is over renews with the stored name and refresh token [S0079]', async () => {
  serve(() => session('t1', false, 'wr1_first', -10));
  await signIn('noodle', PASSWORD);
  setSession(null);
  serve(({ body }) =>
    body.password === 'wr1_first' && body.proof
      ? session('t2', false, 'wr1_second')
      : refusal('auth/login_failed', 401),
  );
  await authenticate();
  expect(calls.map(({ path }) => path)).toContain('/auth/bylogin');
  expect(await readSlot('refreshToken')).toBe('wr1_second');
  expect(currentUser()).toMatchObject({ guest: false });
});

it('a device that signed in long ago still finds its tokens: they stand under the names they were stored under', async () => {
  await writeSlots({ username: 'noodle' });
  const opening = indexedDB.open('syllaboom-session', 1);
  await new Promise((done) => opening.addEventListener('success', done));
  const slots = opening.result.transaction('slots', 'readwrite').objectStore('slots');
  slots.put('wr1_long_ago', 'password');
  slots.put('dr1_long_ago', 'refreshToken');
  await new Promise((done) => slots.transaction.addEventListener('complete', done));
  opening.result.close();
  expect([await readSlot('refreshToken'), await readSlot('discordRefreshToken')]).toEqual([
    'wr1_long_ago',
    'dr1_long_ago',
  ]);
});

it('a refused renewal forgets everything and starts the page anew [S0080]', async () => {
  serve(() => session('t1', false, 'wr1_first', -10));
  await signIn('noodle', PASSWORD);
  serve(() => refusal('auth/login_failed', 401));
  await expect(api.call('me', {})).rejects.toMatchObject({ status: 401 });
  await vi.waitFor(() => expect(reload).toHaveBeenCalled());
  expect([
    await readSlot('username'),
    await readSlot('refreshToken'),
    await readSlot('deviceKey'),
    await readSlot('session'),
  ]).toEqual([null, null, null, null]);
});

it.each([
  ['a device that wakes without a connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a server that restarts', () => refusal('http/unavailable', 503)],
])('%s signs nobody out: it is no refusal', async (_, answer) => {
  serve(() => session('t1', false, 'wr1_first', -10));
  await signIn('noodle', PASSWORD);
  calls = fakeFetch(answer);
  await expect(api.call('me', {})).rejects.toBeInstanceOf(ApiError);
  expect(await renew()).toBe(false);
  expect(calls.filter(({ path }) => path === '/auth/bylogin').length).toBeGreaterThan(0);
  expect(reload).not.toHaveBeenCalled();
  expect([await readSlot('username'), await readSlot('refreshToken')]).toEqual(['noodle', 'wr1_first']);
  serve(() => session('t2', false, 'wr1_second'));
  expect(await renew()).toBe(true);
  expect(currentUser()).toMatchObject({ guest: false });
});

it('a guest’s tab that slept while somebody signed in in another takes their session over', async () => {
  serve(() => session('g', true));
  await authenticate();
  const player = user(false);
  await writeSlots({ session: { token: 't1', expiresAt: Date.now() + 900_000, user: player } });
  serve(() => session('g2', true));
  expect(await renew()).toBe(true);
  expect(calls).toEqual([]);
  expect(currentUser()).toMatchObject({ guest: false, id: player.id });
});

it('a player stays one when a guest’s tab tells of its renewal; a player’s tab is believed', async () => {
  serve(() => session('t1', false, 'wr1_first'));
  await signIn('noodle', PASSWORD);
  const other = new BroadcastChannel('syllaboom-session');
  const emit = (token: string, guest: boolean) =>
    other.postMessage({ kind: 'session', session: { token, expiresAt: Date.now() + 900_000, user: user(guest) } });
  emit('g', true);
  emit('t2', false);
  await expect.poll(() => sessionPort().token()).toBe('t2');
  emit('g', true);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(sessionPort().token()).toBe('t2');
  other.close();
});

it('many calls on an expired token share one renewal [S0081]', async () => {
  serve(() => session('t1', false, 'wr1_first', -10));
  await signIn('noodle', PASSWORD);
  serve(({ path, headers }) => {
    if (path === '/auth/bylogin') return session('t2', false, 'wr1_second');
    return headers.authorization === 'Bearer t2' ? reply({ user: user(false) }) : refusal('auth/token_expired', 401);
  });
  await Promise.all([api.call('me', {}), api.call('me', {}), api.call('me', {})]);
  expect(calls.filter(({ path }) => path === '/auth/bylogin')).toHaveLength(1);
});

it('renews without the tabs’ lock where a frame is denied it, once', async () => {
  vi.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('denied', 'SecurityError'));
  serve(() => session('t1', false, 'wr1_first', -10));
  await signIn('noodle', PASSWORD);
  serve(({ path, headers }) => {
    if (path === '/auth/bylogin') return session('t2', false, 'wr1_second');
    return headers.authorization === 'Bearer t2' ? reply({ user: user(false) }) : refusal('auth/token_expired', 401);
  });
  await api.call('me', {});
  expect(calls.filter(({ path }) => path === '/auth/bylogin')).toHaveLength(1);
});

it('signing out ends the session on the server, forgets it here and starts anew', async () => {
  serve(() => session('t1', false, 'wr1_first'));
  await signIn('noodle', PASSWORD);
  serve(() => reply({ success: true }));
  await signOut();
  expect(calls[0]?.path).toBe('/auth/logout');
  expect(await readSlot('refreshToken')).toBeNull();
  expect(reload).toHaveBeenCalled();
});

const decode = (part: string | undefined) =>
  Uint8Array.from(atob((part ?? '').replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

it('a proof is signed by the device for this call and this secret', async () => {
  const pair = await createDeviceKey();
  if (!pair) throw new Error('no WebCrypto');
  const proof = await signProof(pair, { url: 'https://x/api/auth/bylogin', secret: 'wr1_a', now: 1_000_000 });
  const [header, claims, signature] = proof.split('.');
  const key = await crypto.subtle.importKey(
    'jwk',
    { ...(await readPublicKey(pair)) },
    { name: 'ECDSA', namedCurve: 'P-256' },
    false,
    ['verify'],
  );
  expect(
    await crypto.subtle.verify(
      { name: 'ECDSA', hash: 'SHA-256' },
      key,
      decode(signature),
      new TextEncoder().encode(`${header}.${claims}`),
    ),
  ).toBe(true);
  expect(JSON.parse(new TextDecoder().decode(decode(claims)))).toMatchObject({
    htm: 'POST',
    htu: 'https://x/api/auth/bylogin',
    iat: 1000,
  });
});
