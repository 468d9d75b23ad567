import type { Provider } from '@syllaboom/contracts';
import { AppError } from '#platform/errors/app-error.ts';
import type { AccountDeps } from '../account.deps.ts';
import { lockAccount } from '../account.repository.ts';
import type { Caller } from '../sessions/authenticate.ts';
import { endOtherSessions } from '../sessions/end-sessions.ts';
import { reauthenticate } from '../credentials/reauthenticate.ts';
import { endGrantedSessions } from './discord-grants.ts';
import { listIdentities, removeIdentity } from './identity.repository.ts';

export interface UnlinkRequest {
  readonly provider: Provider;
  readonly password?: string | undefined;
}

/**
 * Removes a way to sign in, unless it is the last one. Sessions that began there end, but for this one; of Google's nobody
 * knows which they are, so all others end.
 */
export async function unlinkIdentity(
  deps: AccountDeps,
  caller: Caller,
  request: UnlinkRequest,
  address: string,
): Promise<void> {
  await reauthenticate(deps, caller, { password: request.password, proven: null }, address);
  const { playerId } = caller;
  const removed = await deps.database.transact(async (tx) => {
    const account = await lockAccount(tx, playerId);
    const identities = await listIdentities(tx, playerId);
    const others = identities.filter(({ provider }) => provider !== request.provider);
    if (account === null || (account.passwordHash === null && others.length === 0))
      throw new AppError('auth/last_sign_in');
    await removeIdentity(tx, playerId, request.provider);
    return identities.find(({ provider }) => provider === request.provider);
  });
  if (removed === undefined) return;
  deps.security.info({ event: 'identity_unlinked', playerId, provider: removed.provider }, 'identity unlinked');
  if (removed.provider === 'discord') await endGrantedSessions(deps, removed.subject, caller.sessionId);
  else await endOtherSessions(deps, caller, 'provider');
}
