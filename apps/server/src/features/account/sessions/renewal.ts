import type { Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { AccountDeps } from '../account.deps.ts';
import { describeClient } from './describe-client.ts';
import { isValidProof } from './device-proof.ts';
import { announceEnded } from './end-sessions.ts';
import { markSeen } from '../keyed/account-key.repository.ts';
import { hashRefreshToken, nextRefreshToken } from './refresh-token.ts';
import {
  addRefreshToken,
  findRenewable,
  lockLiveSession,
  markRenewed,
  markRefreshTokenUsed,
  type RenewableSession,
  revokeSession,
} from './session.repository.ts';

/** A refresh token that comes back, with the device's proof and the call that it was signed for. */
export interface PresentedRefreshToken {
  readonly refreshToken: string;
  readonly proof: string | undefined;
  /** End of the path, e.g. `/auth/bylogin`. */
  readonly path: string;
}

/** A refresh token to spend, and the User-Agent of the browser that sends it. */
export interface Renewal {
  readonly refreshToken: string;
  readonly agent: string | undefined;
}

/** The session that a refresh token renews; a session with a device's key counts only with the proof. Null: none. */
export async function findProvenSession(
  deps: AccountDeps,
  { refreshToken, proof, path }: PresentedRefreshToken,
): Promise<RenewableSession | null> {
  const session = await findRenewable(deps.database.db, hashRefreshToken(refreshToken));
  if (session === null || session.deviceKey === null) return session;
  if (proof === undefined) return null;
  const request = { secret: refreshToken, path, now: deps.clock.now(), skewSeconds: deps.session.proofSkewSeconds };
  return (await isValidProof(proof, session.deviceKey, request)) ? session : null;
}

/** Whether a session can't be renewed any more. */
export const hasRunOut = (deps: AccountDeps, session: RenewableSession): boolean => {
  const now = deps.clock.now();
  const idleSince = session.issuedAt.getTime() + deps.session.idleSeconds * 1000;
  return session.revoked || session.expiresAt <= now || idleSince <= now.getTime();
};

/**
 * Spends the refresh token; its successor goes out with a new access token. One that was spent longer ago than the grace
 * is a stolen one: its session dies. Without a way in (`wayIn` false) the session lives on for as long as it is used.
 */
export async function renewWith(
  deps: AccountDeps,
  session: RenewableSession,
  renewal: Renewal,
  wayIn = true,
): Promise<{ readonly token: string; readonly successor: string; readonly lifeSeconds: number }> {
  const successor = await rotate(deps, session, renewal, wayIn);
  if (successor === null) {
    deps.security.warn(
      { event: 'renew_reuse', playerId: session.playerId, sessionId: session.sessionId },
      'a spent refresh token came back',
    );
    throw new AppError('auth/login_failed');
  }
  const { accessSeconds } = deps.session;
  const { playerId, sessionId, signedInAt } = session;
  const token = await deps.tokens.sign({ playerId, sessionId, guest: false, signedInAt }, accessSeconds);
  return { token, successor, lifeSeconds: accessSeconds };
}

/** Spends the refresh token and returns its successor; null when it had been spent too long ago (the session is then revoked). */
function rotate(
  deps: AccountDeps,
  { sessionId, playerId }: RenewableSession,
  { refreshToken, agent }: Renewal,
  wayIn: boolean,
): Promise<string | null> {
  const now = deps.clock.now();
  const expiresAt = wayIn ? null : new Date(now.getTime() + deps.session.keyIdleSeconds * 1000);
  const successor = nextRefreshToken(deps.refreshTokenKey, refreshToken);
  const end = (tx: Tx): null => {
    announceEnded(deps, tx, playerId, [sessionId]);
    return null;
  };
  return deps.database.transact(async (tx) => {
    // Twin calls wait here for each other, then read what the first one did.
    if (!(await lockLiveSession(tx, sessionId))) return end(tx);
    const current = await findRenewable(tx, hashRefreshToken(refreshToken));
    if (current === null) return end(tx);
    if (current.usedAt === null) {
      await markRefreshTokenUsed(tx, hashRefreshToken(refreshToken), now);
      await addRefreshToken(tx, sessionId, hashRefreshToken(successor), now);
      await markRenewed(tx, sessionId, { at: now, expiresAt, client: describeClient(agent) });
      if (!wayIn) await markSeen(tx, playerId, now);
      return successor;
    }
    if (now.getTime() - current.usedAt.getTime() <= deps.session.graceSeconds * 1000) return successor;
    await revokeSession(tx, sessionId, now, 'renew_reuse');
    return end(tx);
  });
}
