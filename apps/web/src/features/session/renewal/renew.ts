import type { SessionReply } from '@syllaboom/contracts';
import { ApiError } from '../../../platform/api/api-error.ts';
import type { ProofInput } from './device-key.ts';
import type { Slots, StoredSession } from './slots.ts';

/** Where a refresh token is spent; its proof holds for that call alone. */
export type RenewalCall = 'byLogin' | 'discordToken';

/** What a renewal needs of the world; real parts are wired in keep-session.ts. */
export interface RenewDeps {
  readonly readSlot: <Name extends keyof Slots>(name: Name) => Promise<Slots[Name] | null>;
  readonly signProof: (pair: CryptoKeyPair, input: ProofInput) => Promise<string>;
  readonly signIn: (username: string, secret: string, proof: string) => Promise<SessionReply>;
  /** Opens the account that hangs on this key. */
  readonly signInByKey: (pair: CryptoKeyPair) => Promise<SessionReply>;
  readonly refresh: (refreshToken: string, proof: string | null) => Promise<SessionReply & { refresh_token: string }>;
  /** Lets Google vouch again without a question; null where it won't. */
  readonly askGoogle: () => Promise<string | null>;
  readonly signInWithGoogle: (idToken: string) => Promise<SessionReply>;
  readonly keep: (reply: SessionReply, rest: Partial<Slots>) => Promise<StoredSession>;
  readonly now: () => number;
  readonly urlOf: (call: RenewalCall) => string;
}
export type Renewal =
  | { readonly kind: 'renewed'; readonly session: StoredSession }
  /** Refused for good, or nothing stored to renew with. */
  | { readonly kind: 'lost' }
  /** No answer or a busy server: worth another try. */
  | { readonly kind: 'later'; readonly cause: unknown };

/** The answers that end a session for good; everything else may pass. */
export const FINAL_STATUS: readonly number[] = [400, 401, 403, 418];

/** One way to renew: null where its slot is empty, `refused` where it can't be asked. */
type Way = (deps: RenewDeps) => Promise<StoredSession | 'refused' | null>;

const byPassword: Way = async (deps) => {
  const [username, secret, pair] = await Promise.all([
    deps.readSlot('username'),
    deps.readSlot('password'),
    deps.readSlot('deviceKey'),
  ]);
  if (username === null || secret === null || pair === null) return null;
  const proof = await deps.signProof(pair, { url: deps.urlOf('byLogin'), secret, now: deps.now() });
  const reply = await deps.signIn(username, secret, proof).catch((cause: unknown) => orByKey(deps, cause));
  return deps.keep(reply, {});
};

const REFUSED = 401;
/** A refresh token that was lost on its way, or slept for too long, loses no account that hangs on this device's key. */
async function orByKey(deps: RenewDeps, cause: unknown): Promise<SessionReply> {
  const pair = cause instanceof ApiError && cause.status === REFUSED ? await deps.readSlot('nameKey') : null;
  if (pair === null) throw cause;
  return deps.signInByKey(pair);
}

const byRefreshToken: Way = async (deps) => {
  const [refreshToken, pair] = await Promise.all([deps.readSlot('refreshToken'), deps.readSlot('deviceKey')]);
  if (refreshToken === null) return null;
  const input = { url: deps.urlOf('discordToken'), secret: refreshToken, now: deps.now() };
  const proof = pair === null ? null : await deps.signProof(pair, input);
  const reply = await deps.refresh(refreshToken, proof);
  return deps.keep(reply, { refreshToken: reply.refresh_token });
};

const byGoogle: Way = async (deps) => {
  if ((await deps.readSlot('idp')) !== 'google') return null;
  const idToken = await deps.askGoogle();
  return idToken === null ? 'refused' : deps.keep(await deps.signInWithGoogle(idToken), { idp: 'google' });
};

/** The first way whose slot is filled is the one that counts. */
const WAYS: readonly Way[] = [byPassword, byRefreshToken, byGoogle];

async function renewByFirstWay(deps: RenewDeps): Promise<StoredSession | null> {
  for (const way of WAYS) {
    const session = await way(deps);
    if (session !== null) return session === 'refused' ? null : session;
  }
  return null;
}

/**
 * Renews with what the device holds. Runs under the tabs' lock: when another tab has renewed meanwhile, its session is taken
 * over instead of spending the refresh token twice.
 */
export async function renewOnce(deps: RenewDeps, held: StoredSession | null): Promise<Renewal> {
  const stored = await deps.readSlot('session');
  if (stored && stored.token !== held?.token && stored.expiresAt > deps.now())
    return { kind: 'renewed', session: stored };
  try {
    const session = await renewByFirstWay(deps);
    return session ? { kind: 'renewed', session } : { kind: 'lost' };
  } catch (cause) {
    return cause instanceof ApiError && FINAL_STATUS.includes(cause.status)
      ? { kind: 'lost' }
      : { kind: 'later', cause };
  }
}
