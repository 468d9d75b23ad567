import type { Tx } from '#platform/db/index.ts';
import type { AccountDeps } from '../account.deps.ts';
import type { Caller } from './authenticate.ts';
import { type RevokeReason, revokeOtherSessions, revokeSession } from './session.repository.ts';

/** Ends all sessions of the caller but this one; their sockets close as well. How many there were. */
export async function endOtherSessions(
  deps: AccountDeps,
  { playerId, sessionId }: Pick<Caller, 'playerId' | 'sessionId'>,
  reason: RevokeReason,
): Promise<number> {
  return deps.database.transact(async (tx) => {
    const ended = await revokeOtherSessions(tx, { playerId, exceptId: sessionId, at: deps.clock.now(), reason });
    announceEnded(deps, tx, playerId, ended);
    return ended.length;
  });
}

/** Ends the caller's session. */
export async function signOut(
  deps: AccountDeps,
  { playerId, sessionId }: Pick<Caller, 'playerId' | 'sessionId'>,
): Promise<void> {
  await deps.database.transact(async (tx) => {
    await revokeSession(tx, sessionId, deps.clock.now(), 'sign_out');
    announceEnded(deps, tx, playerId, [sessionId]);
  });
}

/** Tells of a player's sessions that end with the transaction; null: all of them. */
export function announceEnded(
  { channel }: Pick<AccountDeps, 'channel'>,
  tx: Tx,
  playerId: string,
  sessionIds: readonly (string | null)[],
): void {
  for (const sessionId of sessionIds) channel.sendAfter(tx, [playerId], 'sessionEnded', { sessionId, banned: false });
}
