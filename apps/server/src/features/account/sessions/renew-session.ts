import type { SessionReply } from '@syllaboom/contracts';
import { AppError } from '#platform/errors/app-error.ts';
import type { AccountDeps } from '../account.deps.ts';
import { findAccountByUsername } from '../account.repository.ts';
import { isBanned } from '../bans/ban.repository.ts';
import { bannedError } from '../bans/banned-error.ts';
import type { SignInRequest } from '../credentials/sign-in.ts';
import { findProvenSession, hasRunOut, renewWith } from './renewal.ts';

/** Renews a session with the device-bound refresh token that the browser keeps in place of the password. */
export async function renewSession(
  deps: AccountDeps,
  { username, password: refreshToken, proof, agent }: SignInRequest,
): Promise<SessionReply> {
  const { db } = deps.database;
  const [account, session] = await Promise.all([
    findAccountByUsername(db, username),
    findProvenSession(deps, { refreshToken, proof, path: '/auth/bylogin' }),
  ]);
  // Without a device's key such a token was never given out.
  if (account === null || session?.playerId !== account.playerId || session.deviceKey === null)
    throw new AppError('auth/login_failed');
  if (isBanned(account.ban, deps.clock.now())) throw await bannedError(deps, account.playerId);
  if (hasRunOut(deps, session)) throw new AppError('auth/login_failed');
  const { token, successor, lifeSeconds } = await renewWith(deps, session, { refreshToken, agent }, account.wayIn);
  const user = await deps.ports.readUser(db, account);
  return { success: true, token, expiresIn: lifeSeconds, user, renew: successor };
}
