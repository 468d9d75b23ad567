import { deletionToProve } from '@syllaboom/contracts';
import type { Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { AccountDeps } from '../account.deps.ts';
import { type Account, lockAccount, markErased } from '../account.repository.ts';
import type { Caller } from '../sessions/authenticate.ts';
import { announceEnded } from '../sessions/end-sessions.ts';
import { revokeAtDiscord } from '../identities/discord-grants.ts';
import { removeIdentities } from '../identities/identity.repository.ts';
import { removeAccountKey } from '../keyed/account-key.repository.ts';
import { noteFreedName } from '../names/freed-names.ts';
import { reauthenticate } from '../credentials/reauthenticate.ts';
import { removeCodes } from '../recovery/recovery-code.repository.ts';
import { removeSecondFactor } from '../second-factor/second-factor.repository.ts';
import { deleteSessionsOf } from '../sessions/session.repository.ts';
import { foldUsername } from '../names/username.ts';

export interface EraseRequest {
  /** The user name, typed again. */
  readonly username: string;
  readonly password?: string | undefined;
  readonly proof?: string | undefined;
}

/**
 * Erases an account for good, with the name typed again: tokens die, personal rows go, names in shared history become
 * nobody's. What must stay for others (ledgers, results of matches) stays under an id that belongs to nobody.
 */
export async function eraseAccount(
  deps: AccountDeps,
  caller: Caller,
  request: EraseRequest,
  address: string,
): Promise<void> {
  if (foldUsername(request.username.trim()) !== foldUsername(caller.username)) throw new AppError('auth/login_failed');
  const proven = { proof: request.proof, text: deletionToProve(request.username), path: '/account/delete' };
  await reauthenticate(deps, caller, { password: request.password, proven }, address);
  const { playerId } = caller;
  const revoke = await revokeAtDiscord(deps, playerId);
  await deps.database.transact(async (tx) => {
    // Of twenty calls at once one erases; the others find nothing left to do.
    const account = await lockAccount(tx, playerId);
    if (account === null) return;
    await eraseHeld(deps, tx, account);
    announceEnded(deps, tx, playerId, [null]);
  });
  deps.security.warn({ event: 'account_erased', playerId }, 'account erased');
  await revoke();
}

/** Erases an account whose row the transaction holds. */
export async function eraseHeld(deps: AccountDeps, tx: Tx, { playerId, username }: Account): Promise<void> {
  for (const data of deps.ports.personalData()) await data.erase(tx, playerId);
  await removeIdentities(tx, playerId);
  await removeCodes(tx, playerId);
  await removeSecondFactor(tx, playerId);
  await deleteSessionsOf(tx, playerId);
  await removeAccountKey(tx, playerId);
  await noteFreedName(tx, deps, username);
  await markErased(tx, playerId, deps.clock.now());
}
