import { linkToProve } from '@syllaboom/contracts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CallSite } from '#platform/http/call-site.ts';
import type { AccountDeps } from '../account.deps.ts';
import { lockAccount, setWayIn } from '../account.repository.ts';
import type { Caller } from '../sessions/authenticate.ts';
import { proveOwnKey } from '../keyed/spend-proof.ts';
import { discordOf } from './discord-handshake.ts';
import { exchangeDiscordCode } from './discord-identity.ts';
import { addIdentity, findIdentityOwner, type Identity, lockIdentity } from './identity.repository.ts';
import { identifyByGoogle } from './sign-in-with-google.ts';

export type LinkRequest =
  | {
      readonly provider: 'discord';
      readonly code: string;
      readonly state?: string | undefined;
      readonly proof?: string | undefined;
    }
  | { readonly provider: 'google'; readonly idToken: string; readonly proof?: string | undefined };

/**
 * Links another way to sign in: from a live session, and with fresh proof of the provider. The first one of an account
 * that hangs on a device takes that device's proof, too.
 */
export async function linkIdentity(
  deps: AccountDeps,
  caller: Caller,
  request: LinkRequest,
  site: CallSite,
): Promise<void> {
  if (!caller.wayIn) {
    const text = linkToProve(request.provider === 'google' ? request.idToken : request.code);
    await proveOwnKey(deps, caller, { proof: request.proof, text, path: '/account/link' });
  }
  if (request.provider === 'google') {
    await link(deps, caller, await identifyByGoogle(deps, request.idToken, site));
    return;
  }
  discordOf(deps);
  const { identity, tokens } = await exchangeDiscordCode(deps, { code: request.code, state: request.state }, site);
  await link(deps, caller, identity);
  const { accessToken } = tokens;
  await deps.ports.onDiscordSignIn({ playerId: caller.playerId, discordUserId: identity.subject, accessToken });
}

async function link(deps: AccountDeps, { playerId, wayIn }: Caller, identity: Identity): Promise<void> {
  const linked = await deps.database.transact(async (tx) => {
    await lockIdentity(tx, identity);
    if ((await lockAccount(tx, playerId)) === null) return false;
    const owner = await findIdentityOwner(tx, identity.provider, identity.subject);
    if (owner !== null) return owner === playerId;
    await setWayIn(tx, playerId);
    if (!wayIn) deps.channel.sendAfter(tx, [playerId], 'changed', {});
    return addIdentity(tx, playerId, identity, deps.clock.now());
  });
  if (!linked) throw new AppError('auth/identity_taken');
  deps.security.info({ event: 'identity_linked', playerId, provider: identity.provider }, 'identity linked');
}
