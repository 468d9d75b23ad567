import type { FeatureRoutes } from '#manifest/feature.ts';
import type { Redirect } from '#platform/http/call.ts';
import type { AccountService } from './account.service.ts';
import { returnWithError } from './identities/discord-handshake.ts';

/** Sign-up, sign-in of every kind, guests, sign-out, the caller and their account. */
export const createAccountRoutes = (accounts: AccountService) =>
  ({
    register: ({ body, agent }) => accounts.register({ ...body, agent }),
    byLogin: ({ body, address, agent }) => accounts.signIn({ ...body, agent }, address),
    nameAccount: ({ body, address, agent }) => accounts.nameAccount({ ...body, agent }, address),
    keySignIn: ({ body, agent }) => accounts.signInByKey({ ...body, agent }),
    guest: ({ body }) => accounts.startGuest(body.locale),
    signInOptions: async () => accounts.signInOptions,
    discordToken: ({ body, site, agent }) => accounts.signInWithDiscord({ ...body, agent }, site),
    googleNonce: async ({ site }) => ({ nonce: accounts.createGoogleNonce(site) }),
    googleLogin: ({ body, site, agent }) => accounts.signInWithGoogle({ ...body, agent }, site),
    updateAuth: async ({ caller, body, address }) => ({
      success: true,
      ...(await accounts.updateAuth(caller, body, address)),
    }),
    recoverPassword: ({ body, address, agent }) => accounts.recoverPassword({ ...body, agent }, address),
    renewRecoveryCodes: async ({ caller, body, address }) => ({
      recoveryCodes: await accounts.renewRecoveryCodes(caller, body.password, address),
    }),
    secondFactor: ({ caller }) => accounts.secondFactor(caller),
    enrolSecondFactor: ({ caller, body, address }) => accounts.enrolSecondFactor(caller, body.password, address),
    proveSecondFactor: ({ caller, body }) => accounts.proveSecondFactor(caller, body.code),
    accountOverview: ({ caller }) => accounts.overview(caller),
    linkIdentity: async ({ caller, body, site }) => {
      await accounts.link(caller, body, site);
      return { success: true };
    },
    unlinkIdentity: async ({ caller, body, address }) => {
      await accounts.unlink(caller, body, address);
      return { success: true };
    },
    endSessions: async ({ caller }) => ({ success: true, ended: await accounts.endOtherSessions(caller) }),
    exportAccount: ({ caller }) => accounts.exportAccount(caller),
    deleteAccount: async ({ caller, body, address }) => {
      await accounts.erase(caller, body, address);
      return { success: true };
    },
    signOut: async ({ caller }) => {
      await accounts.signOut(caller);
      return { success: true };
    },
    me: async ({ caller }) => ({ user: await accounts.describe(caller) }),
  }) satisfies FeatureRoutes;

/** Where browsers go to sign in through Discord [L0022 L0263]. */
export const createSignInRedirect = (accounts: AccountService): Redirect => ({
  path: '/auth/login',
  summary: 'Go to Discord to sign in, and come back to the path `return`',
  errors: ['auth/provider_off', 'auth/cache'],
  lead: async (query, site) => accounts.beginDiscord(query['return'], site),
  giveUp: (query, site, code) => returnWithError(query['return'], site.origin, code),
});
