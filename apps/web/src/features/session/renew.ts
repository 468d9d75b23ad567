import type { SessionReply } from '@syllaboom/contracts';
import { ApiError } from '../../platform/api/api-error.ts';
import type { ProofInput } from './device-key.ts';
import type { Slots, StoredSession } from './slots.ts';

/** What a renewal needs of the world; real parts are wired in session.ts. */
export interface RenewDeps {
  readonly readSlot: <Name extends keyof Slots>(name: Name) => Promise<Slots[Name] | null>;
  readonly signProof: (pair: CryptoKeyPair, input: ProofInput) => Promise<string>;
  readonly signIn: (username: string, secret: string, proof: string) => Promise<SessionReply>;
  readonly keep: (reply: SessionReply) => Promise<StoredSession>;
  readonly now: () => number;
  readonly url: string;
}
export type Renewal =
  | { readonly kind: 'renewed'; readonly session: StoredSession }
  /** Refused for good, or nothing stored to renew with. */
  | { readonly kind: 'lost' }
  /** No answer or a busy server: worth another try. */
  | { readonly kind: 'later'; readonly cause: unknown };

/** The answers that end a session for good; everything else may pass [S0080]. */
const FINAL_STATUS: readonly number[] = [400, 401, 403, 418];

/**
 * Renews with the device's secret. Runs under the tabs' lock: when another tab has renewed meanwhile, its session is taken
 * over instead of spending the secret twice.
 */
export async function renewOnce(deps: RenewDeps, held: StoredSession | null): Promise<Renewal> {
  const stored = await deps.readSlot('session');
  if (stored && stored.token !== held?.token && stored.expiresAt > deps.now())
    return { kind: 'renewed', session: stored };
  const [username, secret, pair] = await Promise.all([
    deps.readSlot('username'),
    deps.readSlot('password'),
    deps.readSlot('deviceKey'),
  ]);
  if (username === null || secret === null || pair === null) return { kind: 'lost' };
  try {
    const proof = await deps.signProof(pair, { url: deps.url, secret, now: deps.now() });
    return { kind: 'renewed', session: await deps.keep(await deps.signIn(username, secret, proof)) };
  } catch (cause) {
    return cause instanceof ApiError && FINAL_STATUS.includes(cause.status)
      ? { kind: 'lost' }
      : { kind: 'later', cause };
  }
}
