import { type BodyOf, type DeviceKey, type ENDPOINTS, KEY_SIGN_IN, type SessionReply } from '@syllaboom/contracts';
import { AppError } from '#platform/errors/app-error.ts';
import type { AccountDeps } from '../account.deps.ts';
import { findAccount, lockAccount } from '../account.repository.ts';
import { isBanned } from '../bans/ban.repository.ts';
import { bannedError } from '../bans/banned-error.ts';
import { refuseBadDevice, thumbprintOf } from '../sessions/device-proof.ts';
import { issueSession } from '../sessions/issue-session.ts';
import { findKeyOwner, markSeen } from './account-key.repository.ts';
import { spendProof } from './spend-proof.ts';

/** The device that calls. */
export interface KeyedDevice {
  readonly device: DeviceKey;
  /** Its browser's User-Agent. */
  readonly agent?: string | undefined;
}

/**
 * Opens the account that hangs on the key; whoever calls has taken the key's proof. A ban holds for the key whatever way in
 * its account has got since; else a key stops opening an account that has one. Throws `auth/banned`, `auth/login_failed`.
 */
export async function enterByKey(
  deps: AccountDeps,
  playerId: string,
  { device, agent }: KeyedDevice,
): Promise<SessionReply> {
  const account = await findAccount(deps.database.db, playerId);
  if (account !== null && isBanned(account.ban, deps.clock.now())) {
    deps.security.warn({ event: 'sign_in_banned', playerId }, 'banned player refused');
    throw await bannedError(deps, playerId);
  }
  if (account === null || account.wayIn) throw new AppError('auth/login_failed');
  const user = await deps.ports.readUser(deps.database.db, account);
  const reply = await issueSession(deps, { playerId, guestLocale: null, device, agent }, user, async (tx) => {
    // Erased, banned or given a way in since it was looked at.
    const now = await lockAccount(tx, playerId);
    if (now === null || now.wayIn || isBanned(now.ban, deps.clock.now())) throw new AppError('auth/login_failed');
    await markSeen(tx, playerId, deps.clock.now());
  });
  deps.security.info({ event: 'signed_in', playerId, provider: 'key' }, 'signed in');
  return reply;
}

/** Signs in with the device's key alone: for a device that lost its refresh token. */
export async function signInByKey(
  deps: AccountDeps,
  { device, proof, agent }: BodyOf<(typeof ENDPOINTS)['keySignIn']> & KeyedDevice,
): Promise<SessionReply> {
  await refuseBadDevice(device);
  await spendProof(deps, device, { proof, text: KEY_SIGN_IN, path: '/auth/key' });
  const owner = await findKeyOwner(deps.database.db, await thumbprintOf(device));
  if (owner === null) throw new AppError('auth/login_failed');
  return enterByKey(deps, owner, { device, agent });
}
