import type { SessionReply } from '@syllaboom/contracts';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../platform/api/api-error.ts';
import { type RenewDeps, renewOnce } from './renew.ts';
import type { Slots, StoredSession } from './slots.ts';

const session = (token: string, expiresAt: number): StoredSession => ({
  token,
  expiresAt,
  user: {} as StoredSession['user'],
});
const held = session('old', 500);
const KEY = {} as CryptoKeyPair;
const reply = (token: string) => ({ token }) as SessionReply;

function setUp(slots: Partial<Slots>, changes: Partial<RenewDeps> = {}) {
  const deps = {
    readSlot: async (name: keyof Slots) => (slots[name] ?? null) as never,
    signProof: vi.fn(
      async (_: CryptoKeyPair, { url, secret }: { url: string; secret: string }) => `${secret} at ${url}`,
    ),
    renewSession: vi.fn(async () => reply('by refresh token')),
    renewByDiscord: vi.fn(async () => ({ ...reply('by Discord'), refresh_token: 'dr1_next' })),
    askGoogle: vi.fn(async (): Promise<string | null> => 'id token'),
    signInWithGoogle: vi.fn(async () => reply('by google')),
    storeSession: vi.fn(async ({ token }: SessionReply, _rest: Partial<Slots>) => session(token, 2000)),
    now: () => 1000,
    urlOf: (call: string) => call,
    ...changes,
  };
  return { deps, renew: () => renewOnce(deps as RenewDeps, held) };
}
const byRefreshToken = { username: 'noodle', refreshToken: 'wr1_secret', deviceKey: KEY, session: held };
const refuse = (code: ConstructorParameters<typeof ApiError>[0], status: number) =>
  vi.fn(() => Promise.reject(new ApiError(code, status)));
const renewedBy = (token: string) => ({ kind: 'renewed', session: session(token, 2000) });

describe('a renewal', () => {
  it('spends the device’s refresh token for the stored name, proven by its key', async () => {
    const { deps, renew } = setUp(byRefreshToken);
    expect(await renew()).toEqual(renewedBy('by refresh token'));
    expect(deps.renewSession).toHaveBeenCalledWith({
      username: 'noodle',
      refreshToken: 'wr1_secret',
      proof: 'wr1_secret at renewSession',
    });
  });
  it('07 with all three slots asks by the device’s refresh token alone [S0079 S0072]', async () => {
    const { deps, renew } = setUp({ ...byRefreshToken, discordRefreshToken: 'dr1_x', idp: 'google' });
    expect(await renew()).toEqual(renewedBy('by refresh token'));
    expect(deps.renewSession).toHaveBeenCalledTimes(1);
    expect(deps.renewByDiscord).not.toHaveBeenCalled();
    expect(deps.askGoogle).not.toHaveBeenCalled();
  });
  it('07 does not try the next way when the first is refused: the session is lost [S0079 S0080]', async () => {
    const { deps, renew } = setUp(
      { ...byRefreshToken, discordRefreshToken: 'dr1_x', idp: 'google' },
      { renewSession: refuse('auth/login_failed', 401) },
    );
    expect(await renew()).toEqual({ kind: 'lost' });
    expect(deps.renewByDiscord).not.toHaveBeenCalled();
    expect(deps.askGoogle).not.toHaveBeenCalled();
  });
  it('07 without it spends the refresh token of the chat platform’s kind and keeps its successor [S0079 S0072]', async () => {
    const { deps, renew } = setUp({ discordRefreshToken: 'dr1_x', deviceKey: KEY, idp: 'google', session: held });
    expect(await renew()).toEqual(renewedBy('by Discord'));
    expect(deps.renewByDiscord).toHaveBeenCalledWith('dr1_x', 'dr1_x at renewByDiscord');
    expect(deps.storeSession).toHaveBeenCalledWith(expect.anything(), { discordRefreshToken: 'dr1_next' });
    expect(deps.askGoogle).not.toHaveBeenCalled();
  });
  it('07 with the marker alone lets Google vouch without a question [S0079 S0072]', async () => {
    const { deps, renew } = setUp({ idp: 'google', session: held });
    expect(await renew()).toEqual(renewedBy('by google'));
    expect(deps.signInWithGoogle).toHaveBeenCalledWith('id token');
    expect(deps.storeSession).toHaveBeenCalledWith(expect.anything(), { idp: 'google' });
  });
  it('is lost where Google would have to ask', async () => {
    const { renew } = setUp({ idp: 'google', session: held }, { askGoogle: async () => null });
    expect(await renew()).toEqual({ kind: 'lost' });
  });
  it('comes later where Google can’t be reached', async () => {
    const { renew } = setUp({ idp: 'google' }, { askGoogle: () => Promise.reject(new Error('offline')) });
    expect(await renew()).toMatchObject({ kind: 'later' });
  });
  it('takes over what another tab has renewed meanwhile', async () => {
    const fresh = session('from another tab', 3000);
    const { deps, renew } = setUp({ ...byRefreshToken, session: fresh });
    expect(await renew()).toEqual({ kind: 'renewed', session: fresh });
    expect(deps.renewSession).not.toHaveBeenCalled();
  });
  it.each([400, 401, 403, 418])('loses the session when the server answers %i [S0080]', async (status) => {
    const { renew } = setUp(byRefreshToken, { renewSession: refuse('auth/login_failed', status) });
    expect(await renew()).toEqual({ kind: 'lost' });
  });
  it.each([0, 429, 503])('tries again later after %i', async (status) => {
    const { renew } = setUp(byRefreshToken, { renewSession: refuse('client/network', status) });
    expect(await renew()).toMatchObject({ kind: 'later' });
  });
  it('is lost without anything stored', async () => {
    expect(await setUp({ session: held }).renew()).toEqual({ kind: 'lost' });
  });
});
