import type { DeviceKey, SessionReply } from '@syllaboom/contracts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CallSite } from '#platform/http/call-site.ts';
import type { AccountDeps } from '../account.deps.ts';
import { refuseBadDevice } from '../sessions/device-proof.ts';
import { issueSession } from '../sessions/issue-session.ts';
import { enterWithIdentity } from './enter-with-identity.ts';
import { spendGoogleNonce } from './google-nonce.ts';
import type { Identity } from './identity.repository.ts';

export interface GoogleSignInRequest {
  readonly idToken: string;
  readonly locale?: string | undefined;
  readonly device?: DeviceKey | undefined;
  /** The browser's User-Agent. */
  readonly agent?: string | undefined;
}

/** Signs in with an identity token of Google's. */
export async function signInWithGoogle(
  deps: AccountDeps,
  request: GoogleSignInRequest,
  site: CallSite,
): Promise<SessionReply> {
  await refuseBadDevice(request.device);
  const identity = await identifyByGoogle(deps, request.idToken, site);
  const account = await enterWithIdentity(deps, identity, request.locale);
  const user = await deps.ports.readUser(deps.database.db, account);
  return issueSession(
    deps,
    { playerId: account.playerId, guestLocale: null, device: request.device, agent: request.agent },
    user,
  );
}

/**
 * Whom Google vouches for, in this browser and once. Throws `auth/provider_failed`, or `auth/provider_down` while Google's
 * keys can't be had: then nobody needs to sign in anew.
 */
export async function identifyByGoogle(deps: AccountDeps, idToken: string, site: CallSite): Promise<Identity> {
  if (deps.identities.google === null) throw new AppError('auth/provider_off');
  const checked = await deps.identities.google.verifier.verify(idToken);
  if (!checked.ok && checked.why === 'down')
    throw new AppError('auth/provider_down', { cause: checked.cause, retryAfterSeconds: 5 });
  if (!checked.ok || !(await spendGoogleNonce(deps, checked.user.nonce, site))) {
    deps.security.warn({ event: 'sign_in_failed', provider: 'google' }, 'identity token refused');
    throw new AppError('auth/provider_failed');
  }
  return { provider: 'google', subject: checked.user.subject, name: checked.user.name };
}
