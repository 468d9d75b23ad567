import { hasRight, isStaff } from '@syllaboom/engine';
import { type Caller, lockAccount } from '#features/account';
import type { Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Holds the account of a player whose sanctions are about to change, or whose content is to be hidden. The staff's are up to
 * developers alone, nobody's own to themself.
 */
export async function guardTarget(tx: Tx, caller: Caller, playerId: string): Promise<void> {
  const account = await lockAccount(tx, playerId);
  if (account === null) throw new AppError('profile/not_found');
  const isProtected = isStaff(account.roles) && !hasRight(caller.rolesInForce, 'develop');
  if (isProtected || playerId === caller.playerId) throw new AppError('moderation/staff_target');
}
