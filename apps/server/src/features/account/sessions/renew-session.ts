import type { BodyOf, ENDPOINTS, SessionReply } from '@syllaboom/contracts';
import { AppError } from '#platform/errors/app-error.ts';
import type { AccountDeps } from '../account.deps.ts';
import { findAccountByUsername } from '../account.repository.ts';
import { isBanned } from '../bans/ban.repository.ts';
import { bannedError } from '../bans/banned-error.ts';
import { isRefreshToken } from './refresh-token.ts';
import { findProvenSession, hasRunOut, renewWith } from './renewal.ts';

/** A refresh token that comes back from the browser that it was given to. */
export interface RenewalRequest {
  readonly username: string;
  readonly refreshToken: string;
  /** That the device holds the key which the token is bound to. */
  readonly proof: string | undefined;
  /** The browser's User-Agent. */
  readonly agent: string | undefined;
}

/** What was sent to sign in is a renewal: the call is one, with the refresh token in place of the password. */
export function asRenewal(
  { username, password, proof }: BodyOf<(typeof ENDPOINTS)['byLogin']>,
  agent: string | undefined,
): RenewalRequest | null {
  return isRefreshToken(password, 'password') ? { username, refreshToken: password, proof, agent } : null;
}

/** Renews a session with the device-bound refresh token. */
export async function renewSession(
  deps: AccountDeps,
  { username, refreshToken, proof, agent }: RenewalRequest,
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
