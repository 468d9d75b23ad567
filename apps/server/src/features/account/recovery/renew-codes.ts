import { AppError } from '#platform/errors/app-error.ts';
import type { AccountDeps } from '../account.deps.ts';
import { findAccount, lockAccount } from '../account.repository.ts';
import type { Caller } from '../sessions/authenticate.ts';
import { confirmPassword } from '../credentials/reauthenticate.ts';
import { lockLiveSession } from '../sessions/session.repository.ts';
import { createCodes } from './recovery-code.ts';
import { replacePasswordCodes } from './recovery-code.repository.ts';

/** A new set of recovery codes for the caller, who gives the password; older ones no longer work. */
export async function renewCodes(
  deps: AccountDeps,
  caller: Caller,
  password: string,
  address: string,
): Promise<string[]> {
  const { playerId, sessionId } = caller;
  const before = (await findAccount(deps.database.db, playerId))?.passwordHash;
  if (before === null) throw new AppError('auth/no_password');
  await confirmPassword(deps, caller, password, address);
  const codes = createCodes();
  await deps.database.transact(async (tx) => {
    const account = await lockAccount(tx, playerId);
    // Meanwhile erased, signed out, or locked out by a new password: these codes would outlive it.
    if (account?.passwordHash !== before || !(await lockLiveSession(tx, sessionId)))
      throw new AppError('auth/token_invalid');
    await replacePasswordCodes(tx, playerId, codes, deps.clock.now());
  });
  deps.security.info({ event: 'recovery_codes_renewed', playerId }, 'recovery codes renewed');
  return codes;
}
