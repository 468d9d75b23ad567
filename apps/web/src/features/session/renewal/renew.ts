import type { SessionReply } from '@syllaboom/contracts';
import { ApiError } from '../../../platform/api/api-error.ts';
import type { ProofInput } from './device-key.ts';
import type { Slots, StoredSession } from './slots.ts';

/** Where a refresh token is spent; its proof holds for that call alone. */
export type RenewalCall = 'renewSession' | 'renewByDiscord';

/** A refresh token that its device proves to hold, and whose it is. */
export interface SpentRefreshToken {
  readonly username: string;
  readonly refreshToken: string;
  readonly proof: string;
}

/** What a renewal needs of the world; real parts are wired in keep-session.ts. */
export interface RenewDeps {
  readonly readSlot: <Name extends keyof Slots>(name: Name) => Promise<Slots[Name] | null>;
  readonly signProof: (pair: CryptoKeyPair, input: ProofInput) => Promise<string>;
  readonly renewSession: (spent: SpentRefreshToken) => Promise<SessionReply>;
  /** Opens the account that hangs on this key. */
  readonly signInByKey: (pair: CryptoKeyPair) => Promise<SessionReply>;
  readonly renewByDiscord: (
    refreshToken: string,
    proof: string | null,
  ) => Promise<SessionReply & { refresh_token: string }>;
  /** Lets Google vouch again without a question; null where it won't. */
  readonly askGoogle: () => Promise<string | null>;
  readonly signInWithGoogle: (idToken: string) => Promise<SessionReply>;
  readonly storeSession: (reply: SessionReply, rest: Partial<Slots>) => Promise<StoredSession>;
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

const byRefreshToken: Way = async (deps) => {
  const [username, refreshToken, pair] = await Promise.all([
    deps.readSlot('username'),
    deps.readSlot('refreshToken'),
    deps.readSlot('deviceKey'),
  ]);
  if (username === null || refreshToken === null || pair === null) return null;
  const input = { url: deps.urlOf('renewSession'), secret: refreshToken, now: deps.now() };
  const spent = { username, refreshToken, proof: await deps.signProof(pair, input) };
  const reply = await deps.renewSession(spent).catch((cause: unknown) => orByKey(deps, cause));
  return deps.storeSession(reply, {});
};

const REFUSED = 401;
/** A refresh token that was lost on its way, or slept for too long, loses no account that hangs on this device's key. */
async function orByKey(deps: RenewDeps, cause: unknown): Promise<SessionReply> {
  const pair = cause instanceof ApiError && cause.status === REFUSED ? await deps.readSlot('nameKey') : null;
  if (pair === null) throw cause;
  return deps.signInByKey(pair);
}

const byDiscord: Way = async (deps) => {
  const [refreshToken, pair] = await Promise.all([deps.readSlot('discordRefreshToken'), deps.readSlot('deviceKey')]);
  if (refreshToken === null) return null;
  const input = { url: deps.urlOf('renewByDiscord'), secret: refreshToken, now: deps.now() };
  const proof = pair === null ? null : await deps.signProof(pair, input);
  const reply = await deps.renewByDiscord(refreshToken, proof);
  return deps.storeSession(reply, { discordRefreshToken: reply.refresh_token });
};

const byGoogle: Way = async (deps) => {
  if ((await deps.readSlot('idp')) !== 'google') return null;
  const idToken = await deps.askGoogle();
  return idToken === null ? 'refused' : deps.storeSession(await deps.signInWithGoogle(idToken), { idp: 'google' });
};

/** The first way whose slot is filled is the one that counts. */
const WAYS: readonly Way[] = [byRefreshToken, byDiscord, byGoogle];

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
