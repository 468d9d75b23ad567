import type { Tx } from '#platform/db/index.ts';
import { type Ban, setBan } from './ban.repository.ts';
import { revokeSessionsOf } from '../sessions/session.repository.ts';

/** Bans a player and ends all their sessions within a transaction; whoever calls tells of it after the commit. */
export async function markBanned(tx: Tx, playerId: string, ban: Ban): Promise<void> {
  await setBan(tx, playerId, ban);
  await revokeSessionsOf(tx, playerId, ban.since, 'ban');
}
