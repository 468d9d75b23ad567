import { AppError } from '#platform/errors/app-error.ts';
import type { AccountDeps } from '../account.deps.ts';
import { findAccount } from '../account.repository.ts';
import type { Caller } from '../sessions/authenticate.ts';
import { type Proven, proveOwnKey } from '../keyed/spend-proof.ts';
import { foldUsername } from '../names/username.ts';

/** A sign-in that is not older proves enough by itself. */
const FRESH_MS = 10 * 60_000;

/** Whether the caller proved only lately who they are; renewals don't count. */
export const isFresh = (deps: AccountDeps, caller: Caller): boolean =>
  deps.clock.now().getTime() - caller.signedInAt.getTime() <= FRESH_MS;

/** What a call brings to prove whose account it is about. */
export interface Evidence {
  readonly password: string | undefined;
  /** Of the device's key; null where accounts without a way in have no business. */
  readonly proven: Proven | null;
}

/**
 * Makes sure that it is the owner who asks for something that can't be taken back: by a fresh sign-in, or by the current
 * password; an account without a way in by its device's key, however fresh the session. Throws `auth/reauth_required`,
 * `auth/proof_failed`, and `auth/too_many_attempts` to whoever guesses.
 */
export async function reauthenticate(
  deps: AccountDeps,
  caller: Caller,
  { password, proven }: Evidence,
  address: string,
): Promise<void> {
  if (proven !== null && !caller.wayIn) return proveOwnKey(deps, caller, proven);
  if (!isFresh(deps, caller)) await confirmPassword(deps, caller, password, address);
}

/** The same by the current password alone, where a fresh sign-in is not enough. */
export async function confirmPassword(
  deps: AccountDeps,
  caller: Caller,
  password: string | undefined,
  address: string,
): Promise<void> {
  if (password === undefined || password === '') throw new AppError('auth/reauth_required');
  const account = await findAccount(deps.database.db, caller.playerId);
  // A live session is a known device: guessing there locks nobody else out.
  const attempt = { user: foldUsername(caller.username), address, knownDevice: `session ${caller.sessionId}` };
  await deps.throttle.begin(attempt);
  if (!(await deps.hasher.verify(account?.passwordHash ?? null, password))) {
    deps.security.warn({ event: 'reauth_failed', playerId: caller.playerId, address }, 'current password refused');
    throw new AppError('auth/reauth_required');
  }
  await deps.throttle.succeed(attempt);
}
