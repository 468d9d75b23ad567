import type { SessionReply } from '@syllaboom/contracts';
import { AppError } from '#platform/errors/app-error.ts';
import type { AccountDeps } from './account.deps.ts';
import { findAccountByUsername, isBanned } from './account.repository.ts';
import { bannedError } from './banned-error.ts';
import { isValidProof } from './device-proof.ts';
import { hashRenewalSecret, nextRenewalSecret } from './renewal-secret.ts';
import {
  addRenewalSecret,
  findRenewable,
  lockLiveSession,
  markRenewed,
  markSecretUsed,
  type RenewableSession,
  revokeSession,
} from './session.repository.ts';

/**
 * Renews a session with its device-bound secret: the secret is spent, its successor goes out with a new access token.
 * A secret that was spent longer ago than the grace is a stolen one: its session dies.
 */
export async function renewSession(
  deps: AccountDeps,
  username: string,
  secret: string,
  proof: string | undefined,
): Promise<SessionReply> {
  const { db } = deps.database;
  const now = deps.clock.now();
  const [account, session] = await Promise.all([
    findAccountByUsername(db, username),
    findRenewable(db, hashRenewalSecret(secret)),
  ]);
  if (account === null || session === null || session.playerId !== account.playerId)
    throw new AppError('auth/login_failed');
  if (!(await isProven(deps, session, secret, proof, now))) throw new AppError('auth/login_failed');
  if (isBanned(account.ban, now)) throw await bannedError(deps, account.playerId);
  if (hasRunOut(deps, session, now)) throw new AppError('auth/login_failed');
  const renew = await rotate(deps, session.sessionId, secret, now);
  if (renew === null) {
    deps.security.warn(
      { event: 'renew_reuse', playerId: session.playerId, sessionId: session.sessionId },
      'a spent renewal secret came back',
    );
    deps.ends.announce({ playerId: session.playerId, sessionId: session.sessionId, banned: false });
    throw new AppError('auth/login_failed');
  }
  const { accessSeconds } = deps.session;
  const claims = {
    playerId: session.playerId,
    sessionId: session.sessionId,
    guest: false,
    signedInAt: session.signedInAt,
  };
  const [token, user] = await Promise.all([deps.tokens.sign(claims, accessSeconds), deps.ports.readUser(db, account)]);
  return { success: true, token, expiresIn: accessSeconds, user, renew };
}

async function isProven(
  deps: AccountDeps,
  session: RenewableSession,
  secret: string,
  proof: string | undefined,
  now: Date,
): Promise<boolean> {
  if (session.deviceKey === null || proof === undefined) return false;
  return isValidProof(proof, session.deviceKey, secret, now, deps.session.proofSkewSeconds);
}

const hasRunOut = (deps: AccountDeps, session: RenewableSession, now: Date): boolean =>
  session.revoked ||
  session.expiresAt <= now ||
  session.issuedAt.getTime() + deps.session.idleSeconds * 1000 <= now.getTime();

/** Spends the secret and returns its successor; null when it had been spent too long ago (the session is then revoked). */
function rotate(deps: AccountDeps, sessionId: string, secret: string, now: Date): Promise<string | null> {
  const successor = nextRenewalSecret(deps.renewalKey, secret);
  return deps.database.transact(async (tx) => {
    // Twin calls wait here for each other, then read what the first one did.
    if (!(await lockLiveSession(tx, sessionId))) return null;
    const current = await findRenewable(tx, hashRenewalSecret(secret));
    if (current === null) return null;
    if (current.usedAt === null) {
      await markSecretUsed(tx, hashRenewalSecret(secret), now);
      await addRenewalSecret(tx, sessionId, hashRenewalSecret(successor), now);
      await markRenewed(tx, sessionId, now);
      return successor;
    }
    if (now.getTime() - current.usedAt.getTime() <= deps.session.graceSeconds * 1000) return successor;
    await revokeSession(tx, sessionId, now, 'renew_reuse');
    return null;
  });
}
