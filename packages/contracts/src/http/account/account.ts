import { z } from 'zod/mini';
import { playerText } from '../../player-text.ts';
import { Credentials, CREDENTIAL_ERRORS } from './credentials.ts';
import { Proof } from './device-key.ts';
import { endpoint } from '../endpoint.ts';
import { Done } from '../shapes.ts';
import { SessionClient } from './session-client.ts';

/** Sets or changes the name and password; a fresh sign-in or the current password proves whose account it is. */
const updateAuth = endpoint({
  method: 'POST',
  path: '/update-auth',
  summary: 'Set the name and password to sign in with',
  service: 'game',
  auth: 'player',
  limit: 'login',
  /** What is left out or blank stays as it is; one of the two has to be there. */
  body: z.object({
    username: z._default(Credentials.username, ''),
    password: z._default(Credentials.password, ''),
    currentPassword: z.optional(z.string().check(z.maxLength(2000))),
    /** Of the account's device, over `passwordToProve`; needed as long as the account has no way in. */
    proof: z.optional(Proof),
  }),
  reply: z.object({
    success: z.literal(true),
    username: z.string(),
    /** With the account's first password, else empty. */
    recoveryCodes: z.array(z.string()),
  }),
  errors: [
    ...CREDENTIAL_ERRORS,
    'auth/reauth_required',
    'auth/proof_failed',
    'auth/cache',
    'auth/too_many_attempts',
    'auth/busy',
  ],
});
export const Provider = z.enum(['discord', 'google']);
export type Provider = z.infer<typeof Provider>;
const accountOverview = endpoint({
  method: 'GET',
  path: '/account',
  summary: 'How the caller can sign in, and where they are signed in',
  service: 'game',
  auth: 'player',
  limit: 'read',
  reply: z.object({
    username: z.string(),
    hasPassword: z.boolean(),
    identities: z.array(z.object({ provider: Provider, name: z.string(), linkedAt: z.string() })),
    sessions: z.array(
      z.object({
        id: z.string(),
        signedInAt: z.string(),
        renewedAt: z.string(),
        current: z.boolean(),
        client: SessionClient,
      }),
    ),
    /** Whether sensitive changes need the password now, because the sign-in is older than ten minutes. */
    needsPassword: z.boolean(),
    /** Recovery codes that can still be used. */
    recoveryCodesLeft: z.int(),
  }),
  errors: [],
});
const linkIdentity = endpoint({
  method: 'POST',
  path: '/account/link',
  summary: 'Link another way to sign in',
  service: 'game',
  auth: 'player',
  limit: 'login',
  body: z.discriminatedUnion('provider', [
    z.object({
      provider: z.literal('discord'),
      code: z.string().check(z.maxLength(500)),
      state: z.optional(z.string().check(z.maxLength(200))),
      /** As with `updateAuth`, over `linkToProve`. */
      proof: z.optional(Proof),
    }),
    z.object({
      provider: z.literal('google'),
      idToken: z.string().check(z.maxLength(4000)),
      proof: z.optional(Proof),
    }),
  ]),
  reply: Done,
  errors: [
    'auth/identity_taken',
    'auth/proof_failed',
    'auth/exchange_failed',
    'auth/state_mismatch',
    'auth/provider_failed',
    'auth/provider_off',
    'auth/provider_down',
    'auth/cache',
  ],
});
const unlinkIdentity = endpoint({
  method: 'POST',
  path: '/account/unlink',
  summary: 'Remove a way to sign in',
  service: 'game',
  auth: 'player',
  limit: 'write',
  body: z.object({ provider: Provider, password: z.optional(z.string().check(z.maxLength(2000))) }),
  reply: Done,
  errors: ['auth/last_sign_in', 'auth/reauth_required', 'auth/too_many_attempts'],
});
const endSessions = endpoint({
  method: 'POST',
  path: '/account/end-sessions',
  summary: 'Sign out everywhere else',
  service: 'game',
  auth: 'player',
  limit: 'write',
  reply: z.object({ success: z.literal(true), ended: z.int() }),
  errors: [],
});
const exportAccount = endpoint({
  method: 'GET',
  path: '/account/export',
  summary: 'Everything that is stored about the caller',
  service: 'game',
  auth: 'player',
  limit: 'export',
  reply: z.object({ exportedAt: z.string(), account: z.record(z.string(), z.unknown()) }),
  errors: [],
});
const deleteAccount = endpoint({
  method: 'POST',
  path: '/account/delete',
  summary: 'Delete the account for good',
  service: 'game',
  auth: 'player',
  limit: 'login',
  body: z.object({
    /** The user name, typed again. */
    username: playerText('username', z.string().check(z.maxLength(200))),
    password: z.optional(z.string().check(z.maxLength(2000))),
    /** As with `updateAuth`, over `deletionToProve`. */
    proof: z.optional(Proof),
  }),
  reply: Done,
  errors: ['auth/reauth_required', 'auth/proof_failed', 'auth/cache', 'auth/login_failed', 'auth/too_many_attempts'],
});

export const ACCOUNT_CALLS = {
  updateAuth,
  accountOverview,
  linkIdentity,
  unlinkIdentity,
  endSessions,
  exportAccount,
  deleteAccount,
};
