import type { FeatureRoutes } from '#manifest/feature.ts';
import type { Redirect } from '#platform/http/call.ts';
import type { AccountDeps } from './account.deps.ts';
import { readOverview } from './account-overview.ts';
import { endOtherSessions, signOut } from './sessions/end-sessions.ts';
import { eraseAccount } from './erase/erase-account.ts';
import { exportAccount } from './erase/export-account.ts';
import { beginHandshake, returnWithError } from './identities/discord-handshake.ts';
import { createGoogleNonce } from './identities/google-nonce.ts';
import { linkIdentity } from './identities/link-identity.ts';
import { describeOptions } from './identities/sign-in-options.ts';
import { signInWithDiscord } from './identities/sign-in-with-discord.ts';
import { signInWithGoogle } from './identities/sign-in-with-google.ts';
import { unlinkIdentity } from './identities/unlink-identity.ts';
import { signInByKey } from './keyed/enter-by-key.ts';
import { signUpByName } from './keyed/sign-up-by-name.ts';
import { recoverPassword } from './recovery/recover-password.ts';
import { renewCodes } from './recovery/renew-codes.ts';
import { register } from './credentials/register.ts';
import { describeSecondFactor } from './second-factor/describe-second-factor.ts';
import { enrolSecondFactor } from './second-factor/enrol-second-factor.ts';
import { proveSecondFactor } from './second-factor/prove-second-factor.ts';
import { signIn } from './credentials/sign-in.ts';
import { asRenewal, renewSession } from './sessions/renew-session.ts';
import { describeGuest, startGuest } from './credentials/start-guest.ts';
import { updateAuth } from './credentials/update-auth.ts';

const DONE = { success: true } as const;

/** Sign-up, sign-in of every kind, guests, sign-out, the caller and their account. */
export const createAccountRoutes = (deps: AccountDeps) =>
  ({
    ...createSignInRoutes(deps),
    updateAuth: async ({ caller, body, address }) => ({ ...DONE, ...(await updateAuth(deps, caller, body, address)) }),
    renewRecoveryCodes: async ({ caller, body, address }) => ({
      recoveryCodes: await renewCodes(deps, caller, body.password, address),
    }),
    secondFactor: ({ caller }) => describeSecondFactor(deps, caller),
    enrolSecondFactor: ({ caller, body, address }) => enrolSecondFactor(deps, caller, body.password, address),
    proveSecondFactor: ({ caller, body }) => proveSecondFactor(deps, caller, body.code),
    accountOverview: ({ caller }) => readOverview(deps, caller),
    linkIdentity: async ({ caller, body, site }) => {
      await linkIdentity(deps, caller, body, site);
      return DONE;
    },
    unlinkIdentity: async ({ caller, body, address }) => {
      await unlinkIdentity(deps, caller, body, address);
      return DONE;
    },
    endSessions: async ({ caller }) => ({ ...DONE, ended: await endOtherSessions(deps, caller, 'ended') }),
    exportAccount: ({ caller }) => exportAccount(deps, caller),
    deleteAccount: async ({ caller, body, address }) => {
      await eraseAccount(deps, caller, body, address);
      return DONE;
    },
    signOut: async ({ caller }) => {
      await signOut(deps, caller);
      return DONE;
    },
    me: async ({ caller }) => ({
      user:
        caller.guestLocale === null
          ? await deps.ports.readUser(deps.database.db, caller)
          : describeGuest(caller.playerId, caller.guestLocale),
    }),
  }) satisfies FeatureRoutes;

/** Calls of people who are not signed in. */
function createSignInRoutes(deps: AccountDeps) {
  const options = describeOptions(deps);
  return {
    register: ({ body, agent }) => register(deps, { ...body, agent }),
    byLogin: ({ body, address, agent }) => {
      const renewal = asRenewal(body, agent);
      return renewal === null ? signIn(deps, { ...body, agent }, address) : renewSession(deps, renewal);
    },
    signUpByName: ({ body, address, agent }) => signUpByName(deps, { ...body, agent }, address),
    keySignIn: ({ body, agent }) => signInByKey(deps, { ...body, agent }),
    guest: ({ body }) => startGuest(deps, body.locale),
    signInOptions: async () => options,
    discordToken: ({ body, site, agent }) => signInWithDiscord(deps, { ...body, agent }, site),
    googleNonce: async ({ site }) => ({ nonce: createGoogleNonce(deps, site) }),
    googleLogin: ({ body, site, agent }) => signInWithGoogle(deps, { ...body, agent }, site),
    recoverPassword: ({ body, address, agent }) => recoverPassword(deps, { ...body, agent }, address),
  } satisfies FeatureRoutes;
}

/** Where browsers go to sign in through Discord. */
export const createSignInRedirect = (deps: AccountDeps): Redirect => ({
  path: '/auth/login',
  summary: 'Go to Discord to sign in, and come back to the path `return`',
  errors: ['auth/provider_off', 'auth/cache'],
  lead: async (query, site) => beginHandshake(deps, query['return'], site),
  giveUp: (query, site, code) => returnWithError(query['return'], site.origin, code),
});
