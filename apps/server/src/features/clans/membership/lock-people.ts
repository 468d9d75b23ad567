import { holdAccounts, lockAccount } from '#features/account';
import type { Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Holds the accounts that a change of membership is about, in the order of their ids, before the clan: the caller's against
 * erasing, and alone that of the player who comes or goes. Whether that one still has an account.
 */
export async function lockPeople(tx: Tx, callerId: string, playerId: string): Promise<boolean> {
  let hasAccount = false;
  for (const id of [...new Set([callerId, playerId])].toSorted()) {
    const isHeld = id === playerId ? (await lockAccount(tx, id)) !== null : (await holdAccounts(tx, [id])).has(id);
    if (id === callerId && !isHeld) throw new AppError('auth/token_invalid');
    if (id === playerId) hasAccount = isHeld;
  }
  return hasAccount;
}
