import type { AccountDeps } from './account.deps.ts';
import type { Caller } from './authenticate.ts';
import { type RevokeReason, revokeOtherSessions } from './session.repository.ts';

/** Ends all sessions of the caller but this one; their sockets close as well. How many there were. */
export async function endOtherSessions(
  deps: AccountDeps,
  { playerId, sessionId }: Pick<Caller, 'playerId' | 'sessionId'>,
  reason: RevokeReason,
): Promise<number> {
  const ended = await deps.database.transact((tx) =>
    revokeOtherSessions(tx, { playerId, exceptId: sessionId, at: deps.clock.now(), reason }),
  );
  announceEnded(deps, playerId, ended);
  return ended.length;
}

/** Tells of sessions that have ended, after the commit. */
export function announceEnded(
  { ends }: Pick<AccountDeps, 'ends'>,
  playerId: string,
  sessionIds: readonly string[],
): void {
  for (const sessionId of sessionIds) ends.announce({ playerId, sessionId, banned: false });
}
