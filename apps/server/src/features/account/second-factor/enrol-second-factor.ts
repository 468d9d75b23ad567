import type { ENDPOINTS, ReplyOf } from '@syllaboom/contracts';
import { needsSecondFactor } from '@syllaboom/engine';
import { AppError } from '#platform/errors/app-error.ts';
import type { AccountDeps } from '../account.deps.ts';
import { lockAccount } from '../account.repository.ts';
import type { Caller } from '../sessions/authenticate.ts';
import { reauthenticate } from '../credentials/reauthenticate.ts';
import { lockLiveSession } from '../sessions/session.repository.ts';
import { createSecret, uriOf } from './authenticator-code.ts';
import { encryptSecret } from './encrypted-secret.ts';
import { readSecondFactor, savePending } from './second-factor.repository.ts';

/**
 * Makes a secret for an authenticator app; it counts once a code of it came back. Another app than the first is set up by
 * who has proven the old one, or a replacement code, in this session: a password alone never gets so far.
 */
export async function enrolSecondFactor(
  deps: AccountDeps,
  caller: Caller,
  password: string | undefined,
  address: string,
): Promise<ReplyOf<typeof ENDPOINTS.enrolSecondFactor>> {
  const { playerId, sessionId, username } = caller;
  if (!needsSecondFactor(caller.roles)) throw new AppError('http/forbidden');
  await reauthenticate(deps, caller, { password, proven: null }, address);
  const secret = createSecret();
  await deps.database.transact(async (tx) => {
    const account = await lockAccount(tx, playerId);
    if (account === null || !(await lockLiveSession(tx, sessionId))) throw new AppError('auth/token_invalid');
    const before = await readSecondFactor(tx, playerId);
    if (before !== null && before.enrolledAt !== null && caller.secondFactorUntil === null)
      throw new AppError('auth/second_factor_needed');
    await savePending(tx, playerId, encryptSecret(deps, playerId, secret));
  });
  deps.security.warn({ event: 'second_factor_begun', playerId, address }, 'an authenticator app is being set up');
  return { secret, uri: uriOf(secret, username) };
}
