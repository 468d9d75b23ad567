import type { Routes } from '#platform/http/call.ts';
import type { AccountService } from './account.service.ts';
import type { Caller } from './authenticate.ts';

/** Sign-up, sign-in, guests, sign-out, the caller. */
export const createAccountRoutes = (accounts: AccountService) =>
  ({
    register: ({ body }) => accounts.register(body),
    byLogin: ({ body, address }) => accounts.signIn(body, address),
    guest: ({ body }) => accounts.startGuest(body.locale),
    signOut: async ({ caller }) => {
      await accounts.signOut(caller);
      return { success: true };
    },
    me: async ({ caller }) => ({ user: await accounts.describe(caller) }),
  }) satisfies Routes<Caller, 'register' | 'byLogin' | 'guest' | 'signOut' | 'me'>;
