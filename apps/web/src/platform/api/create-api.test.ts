import { PROTOCOL_HEADER } from '@syllaboom/contracts';
import { describe, expect, it, vi } from 'vitest';
import { sessionUser } from '../../testing/sign-in.ts';
import type { SessionPort } from '../session-port.ts';
import { ApiError } from './api-error.ts';
import { readBases } from './bases.ts';
import { ANSWER_MS, createApi } from './create-api.ts';

const USER = sessionUser({ id: 'abcdefghijkl', username: 'noodle', displayName: 'Noodle' });
const answer = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });
const refusal = (code: string, status: number): Response => answer({ code, id: 'r1', error: 'English' }, status);

function setUp(
  answers: readonly (() => Response)[],
  session: Partial<SessionPort> = {},
  env: Record<string, string> = {},
) {
  let call = 0;
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    const next = answers[Math.min(call, answers.length - 1)];
    call += 1;
    if (!next) throw new Error('no answer');
    return next();
  });
  const port: SessionPort = {
    token: () => 'token-1',
    playerId: () => USER.id,
    isExpired: () => false,
    renew: async () => false,
    ban: () => undefined,
    needSecondFactor: () => undefined,
    needWayIn: () => undefined,
    check: () => undefined,
    ...session,
  };
  const onProtocol = vi.fn();
  return { fetch, onProtocol, api: createApi({ bases: readBases(env), session: () => port, fetch, onProtocol }) };
}
const headersOf = (fetch: ReturnType<typeof setUp>['fetch'], index: number) =>
  fetch.mock.calls[index]?.[1]?.headers as Record<string, string>;

describe('the api client', () => {
  it('carries the token as a bearer on every call [S0140 S0141]', async () => {
    const { api, fetch } = setUp([() => answer({ user: USER })]);
    await api.call('me', {});
    expect(headersOf(fetch, 0).authorization).toBe('Bearer token-1');
  });
  it('tells how the server speaks, where an answer names it', async () => {
    const named = () => new Response(JSON.stringify({ user: USER }), { headers: { [PROTOCOL_HEADER]: '7' } });
    const { api, onProtocol } = setUp([named, () => answer({ user: USER })]);
    await api.call('me', {});
    await api.call('me', {});
    expect(onProtocol.mock.calls).toEqual([[7]]);
  });
  it('06 renews once and repeats the call after a 401 on an expired token [S0081]', async () => {
    const renew = vi.fn(async () => true);
    const { api, fetch } = setUp([() => refusal('auth/token_expired', 401), () => answer({ user: USER })], {
      isExpired: () => true,
      renew,
    });
    expect((await api.call('me', {})).user.username).toBe('noodle');
    expect(renew).toHaveBeenCalledTimes(1);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
  it('06 does not loop when the repeated call is refused, too [S0081]', async () => {
    const renew = vi.fn(async () => true);
    const { api, fetch } = setUp([() => refusal('auth/token_expired', 401)], { isExpired: () => true, renew });
    await expect(api.call('me', {})).rejects.toMatchObject({ code: 'auth/token_expired', status: 401 });
    expect(renew).toHaveBeenCalledTimes(1);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
  it('does not renew for a 401 on a living token', async () => {
    const renew = vi.fn(async () => true);
    const { api } = setUp([() => refusal('auth/token_invalid', 401)], { renew });
    await expect(api.call('me', {})).rejects.toBeInstanceOf(ApiError);
    expect(renew).not.toHaveBeenCalled();
  });
  it('reads the code of a refusal and its parameters', async () => {
    const { api } = setUp([
      () => answer({ code: 'auth/username_taken', params: { name: 'x' }, id: 'r', error: '' }, 409),
    ]);
    const body = { username: 'noodle', password: 'secret' };
    await expect(api.call('register', { body })).rejects.toMatchObject({
      code: 'auth/username_taken',
      params: { name: 'x' },
    });
  });
  it('tells the session of a ban, with what the refusal carries [S0083]', async () => {
    const ban = vi.fn();
    const params = { until: '2026-12-01T00:00:00.000Z', reason: 'spam', appeal: 'a.b.c' };
    const { api } = setUp([() => answer({ code: 'auth/banned', params, id: 'r', error: '' }, 418)], { ban });
    await expect(api.call('me', {})).rejects.toMatchObject({ code: 'auth/banned', status: 418 });
    expect(ban).toHaveBeenCalledWith(params);
  });
  it('lets preferences arrive though the page goes away', async () => {
    const { api, fetch } = setUp([() => answer({ success: true })]);
    await api.call('updatePreferences', { body: { prefs: { nck: true } } });
    await api.call('me', {}).catch(() => undefined);
    expect(fetch.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, false]);
  });
  it('sends cookies only where a sign-in began in this browser', async () => {
    const { api, fetch } = setUp([() => refusal('auth/state_mismatch', 403)]);
    await api.call('discordToken', { body: { code: 'c', state: 's' } }).catch(() => undefined);
    await api.call('me', {}).catch(() => undefined);
    expect(fetch.mock.calls.map(([, init]) => init?.credentials)).toEqual(['same-origin', 'omit']);
  });
  it('says network when no answer comes, and unexpected for one that it cannot read', async () => {
    const { api } = setUp([]);
    await expect(api.call('me', {})).rejects.toMatchObject({ code: 'client/network', status: 0 });
    const odd = setUp([() => answer({ hello: 1 })]);
    await expect(odd.api.call('me', {})).rejects.toMatchObject({ code: 'client/unexpected', status: 200 });
  });
  it('gives a server that says nothing up after 20 s, but lets a file take its time', async () => {
    vi.useFakeTimers();
    const signals: (AbortSignal | null | undefined)[] = [];
    const { api, fetch } = setUp([]);
    fetch.mockImplementation(
      (_, init) =>
        new Promise((_answer, reject) => {
          signals.push(init?.signal);
          init?.signal?.addEventListener('abort', () => reject(new DOMException('late', 'AbortError')));
        }),
    );
    const asked = api.call('me', {});
    const failed = expect(asked).rejects.toMatchObject({ code: 'client/network', status: 0 });
    void api.call('uploadAvatar', { file: new Blob(['x'], { type: 'image/webp' }) });
    await vi.advanceTimersByTimeAsync(ANSWER_MS - 1);
    expect(signals.map((signal) => signal?.aborted)).toEqual([false, false]);
    await vi.advanceTimersByTimeAsync(1);
    await failed;
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
    vi.useRealTimers();
  });
  it('asks each service at its own base, by default all at one [S0139]', async () => {
    const { api, fetch } = setUp(
      [() => answer({ exists: true }), () => answer({ user: USER })],
      {},
      { VITE_DICTIONARY_BASE: 'https://words.example', VITE_GAME_BASE: 'https://game.example' },
    );
    await api.call('wordExists', { params: { language: 'en-US', word: 'PANDA/S' } });
    await api.call('me', {});
    expect(fetch.mock.calls.map(([url]) => url)).toEqual([
      'https://words.example/word/exists/en-US/PANDA%2FS',
      'https://game.example/me',
    ]);
    expect(readBases({})).toEqual({ game: './api', player: './api', social: './api', dictionary: './api' });
  });
});
