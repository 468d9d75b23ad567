import type { SessionReply } from '@syllaboom/contracts';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../platform/api/api-error.ts';
import { type RenewDeps, renewOnce } from './renew.ts';
import type { Slots, StoredSession } from './slots.ts';

const session = (token: string, expiresAt: number): StoredSession => ({
  token,
  expiresAt,
  user: {} as StoredSession['user'],
});
const held = session('old', 500);

function createDeps(slots: Partial<Slots>, signIn: RenewDeps['signIn']): RenewDeps {
  return {
    readSlot: async (name) => (slots[name] ?? null) as never,
    signProof: async (_, { secret }) => `proof of ${secret}`,
    signIn,
    keep: async (reply) => session(reply.token, 2000),
    now: () => 1000,
    url: 'https://game/api/auth/bylogin',
  };
}
const stored = { username: 'noodle', password: 'wr1_secret', deviceKey: {} as CryptoKeyPair, session: held };
const refuse = (code: ConstructorParameters<typeof ApiError>[0], status: number) =>
  vi.fn(() => Promise.reject(new ApiError(code, status)));

describe('a renewal', () => {
  it('signs in with the stored name and the device’s secret, proven by its key', async () => {
    const signIn = vi.fn(async () => ({ token: 'new' }) as SessionReply);
    expect(await renewOnce(createDeps(stored, signIn), held)).toEqual({
      kind: 'renewed',
      session: session('new', 2000),
    });
    expect(signIn).toHaveBeenCalledWith('noodle', 'wr1_secret', 'proof of wr1_secret');
  });
  it('takes over what another tab has renewed meanwhile', async () => {
    const signIn = vi.fn();
    const fresh = session('from another tab', 3000);
    expect(await renewOnce(createDeps({ ...stored, session: fresh }, signIn), held)).toEqual({
      kind: 'renewed',
      session: fresh,
    });
    expect(signIn).not.toHaveBeenCalled();
  });
  it.each([400, 401, 403, 418])('loses the session when the server answers %i', async (status) => {
    expect(await renewOnce(createDeps(stored, refuse('auth/login_failed', status)), held)).toEqual({ kind: 'lost' });
  });
  it.each([0, 429, 503])('tries again later after %i', async (status) => {
    expect(await renewOnce(createDeps(stored, refuse('client/network', status)), held)).toMatchObject({
      kind: 'later',
    });
  });
  it('is lost without a stored secret', async () => {
    expect(await renewOnce(createDeps({ session: held }, vi.fn()), held)).toEqual({ kind: 'lost' });
  });
});
