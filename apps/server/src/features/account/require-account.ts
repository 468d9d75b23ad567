import type { Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { holdAccounts } from './account.repository.ts';

/**
 * Holds a player's own account against erasing until the transaction ends; refuses when it is erased. Comes before whatever
 * a call keeps of the player: the call may have been let in a moment before the account was erased.
 */
export async function requireAccount(tx: Tx, playerId: string): Promise<void> {
  if (!(await holdAccounts(tx, [playerId])).has(playerId)) throw new AppError('auth/token_invalid');
}
