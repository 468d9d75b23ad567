import type { ENDPOINTS, ReplyOf } from '@syllaboom/contracts';
import { AppError } from '#platform/errors/app-error.ts';
import type { AccountDeps } from './account.deps.ts';
import { findAccount } from './account.repository.ts';
import type { Caller } from './sessions/authenticate.ts';
import { listIdentities } from './identities/identity.repository.ts';
import { countCodes } from './recovery/recovery-code.repository.ts';
import { isFresh } from './credentials/reauthenticate.ts';
import { listLiveSessions } from './sessions/session.repository.ts';

/** How the caller can sign in, and where they are signed in. */
export async function readOverview(
  deps: AccountDeps,
  caller: Caller,
): Promise<ReplyOf<typeof ENDPOINTS.accountOverview>> {
  const { db } = deps.database;
  const [account, identities, sessions, recoveryCodesLeft] = await Promise.all([
    findAccount(db, caller.playerId),
    listIdentities(db, caller.playerId),
    listLiveSessions(db, caller.playerId, deps.clock.now()),
    countCodes(db, caller.playerId, 'password'),
  ]);
  if (account === null) throw new AppError('auth/token_invalid');
  return {
    username: account.username,
    hasPassword: account.passwordHash !== null,
    identities: identities.map(({ provider, name, linkedAt }) => ({
      provider,
      name,
      linkedAt: linkedAt.toISOString(),
    })),
    sessions: sessions.map(({ id, signedInAt, renewedAt, client }) => ({
      id,
      signedInAt: signedInAt.toISOString(),
      renewedAt: renewedAt.toISOString(),
      current: id === caller.sessionId,
      client,
    })),
    // Without a way in the device's key proves what a password would.
    needsPassword: account.wayIn && !isFresh(deps, caller),
    recoveryCodesLeft,
  };
}
