import type { DeviceKey, SessionReply } from '@syllaboom/contracts';
import { AppError } from '#platform/errors/app-error.ts';
import type { AccountDeps } from '../account.deps.ts';
import { type Account, findAccount, findAccountByUsername, lockAccount } from '../account.repository.ts';
import { isBanned } from '../bans/ban.repository.ts';
import { replacePasswordHash } from './password-hash.repository.ts';
import { bannedError } from '../bans/banned-error.ts';
import { refuseBadDevice, thumbprintOf } from '../sessions/device-proof.ts';
import { issueSession } from '../sessions/issue-session.ts';
import { isKnownDevice } from '../sessions/session.repository.ts';
import type { Attempt } from './sign-in-throttle.ts';
import { foldUsername } from '../names/username.ts';

export interface SignInRequest {
  readonly username: string;
  readonly password: string;
  readonly device?: DeviceKey | undefined;
  /** The browser's User-Agent. */
  readonly agent?: string | undefined;
}

/** Signs in with a password. */
export async function signIn(deps: AccountDeps, request: SignInRequest, address: string): Promise<SessionReply> {
  await refuseBadDevice(request.device);
  if (request.username.trim() === '' && request.password === '') throw new AppError('auth/blank');
  const account = await findAccountByUsername(deps.database.db, request.username);
  const attempt: Attempt = {
    user: foldUsername(request.username),
    address,
    knownDevice: await knownDevice(deps, account, request.device),
  };
  await deps.throttle.begin(attempt);
  const fits = await deps.hasher.verify(account?.passwordHash ?? null, request.password);
  if (account === null || !fits) {
    deps.security.warn({ event: 'sign_in_failed', playerId: account?.playerId ?? null, address }, 'sign-in failed');
    throw new AppError('auth/login_failed');
  }
  await deps.throttle.succeed(attempt);
  if (isBanned(account.ban, deps.clock.now())) {
    deps.security.warn({ event: 'sign_in_banned', playerId: account.playerId }, 'banned player refused');
    throw await bannedError(deps, account.playerId);
  }
  const { playerId } = account;
  const checked = await refreshHash(deps, account, request.password);
  const user = await deps.ports.readUser(deps.database.db, account);
  const owner = { playerId, guestLocale: null, device: request.device, agent: request.agent };
  const reply = await issueSession(deps, owner, user, async (tx) => {
    // Changed since it was checked: other sessions have ended, and this one would outlive them.
    if ((await lockAccount(tx, playerId))?.passwordHash !== checked) throw new AppError('auth/login_failed');
  });
  deps.security.info({ event: 'signed_in', playerId }, 'signed in');
  return reply;
}

/** Thumbprint of a device that this account has signed in from before, or null. */
export async function knownDevice(
  deps: AccountDeps,
  account: Account | null,
  device: DeviceKey | undefined,
): Promise<string | null> {
  if (account === null || device === undefined) return null;
  const thumbprint = await thumbprintOf(device);
  return (await isKnownDevice(deps.database.db, account.playerId, thumbprint)) ? thumbprint : null;
}

/** Brings a hash made with older parameters up to date, now that the password is at hand; the hash that is stored then. */
async function refreshHash(deps: AccountDeps, account: Account, password: string): Promise<string | null> {
  const { playerId, passwordHash: before } = account;
  if (before === null || !deps.hasher.isOutdated(before)) return before;
  const after = await deps.hasher.hash(password);
  if (await deps.database.transact((tx) => replacePasswordHash(tx, playerId, { before, after }))) return after;
  // Another sign-in did the same at this moment, or the password was changed.
  const stored = (await findAccount(deps.database.db, playerId))?.passwordHash ?? null;
  if (!(await deps.hasher.verify(stored, password))) throw new AppError('auth/login_failed');
  return stored;
}
