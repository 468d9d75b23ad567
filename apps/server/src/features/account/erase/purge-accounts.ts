import type { AccountDeps } from '../account.deps.ts';
import { deleteDeadGrants } from '../identities/discord-grant.repository.ts';
import { forgetFreedNames } from '../names/freed-names.ts';
import { deleteExpiredSessions, deleteOldRefreshTokens } from '../sessions/session.repository.ts';

/** Ended sessions are kept for so long, to recognise spent secrets and known devices. */
const KEEP_ENDED_MS = 30 * 24 * 3_600_000;

/** Forgets sessions that ended long ago, and secrets that nobody can renew with any more. */
export function purgeAccounts(deps: AccountDeps): Promise<void> {
  const now = deps.clock.now().getTime();
  return deps.database.transact(async (tx) => {
    await forgetFreedNames(tx, deps);
    await deleteDeadGrants(tx, deps.clock.now());
    await deleteExpiredSessions(tx, new Date(now - KEEP_ENDED_MS));
    await deleteOldRefreshTokens(tx, new Date(now - deps.session.idleSeconds * 1000));
  });
}
