import { z } from 'zod/mini';
import { playerText } from '../player-text.ts';
import type { ErrorCode } from '../errors.ts';
import { DeviceKey, Proof } from './device-key.ts';
import { endpoint } from './endpoint.ts';
import { SessionClient } from './session-client.ts';

/** The signed-in player as the client holds it. Money and progress come from the server alone. */
export const SessionUser = z.object({
  /** 12 characters for players, 9 for guests. */
  id: z.string(),
  username: z.string(),
  displayName: z.string(),
  avatar: z.string(),
  /** The shown role's type code (0 plain, 4/5/10 staff, 71000 supporter with an icon …). */
  type: z.int(),
  /** Held roles: what the player may show, and what the staff may do. */
  roles: z.array(z.int()),
  locale: z.string(),
  guest: z.boolean(),
  /** Whether one can sign in as this player from elsewhere; false: the account hangs on one device's key. */
  wayIn: z.boolean(),
  exp: z.int(),
  level: z.int(),
  /** Coins. */
  score: z.int(),
  diamond: z.int(),
  key: z.int(),
  wp: z.int(),
  /** The status word. */
  longestWord: z.string(),
  about: z.string(),
  /** 0 = in no clan. */
  clan: z.union([z.literal(0), z.string()]),
  /** Matches played, matches won, words claimed. */
  playTime: z.int(),
  win: z.int(),
  wordCount: z.int(),
  /** Most players of a room that this player may make. */
  maxPlayer: z.int(),
  /** Codes redeemed: whether any, and how many. */
  reedem: z.boolean(),
  reedemCount: z.int(),
  /** Owned and chosen looks; the bombs as a list with commas [R0132]. */
  bombs: z.string(),
  bomb: z.int(),
  frames: z.array(z.int()),
  frame: z.int(),
  hearts: z.array(z.int()),
  heart: z.int(),
  streaks: z.array(z.int()),
  streak: z.int(),
  background: z.int(),
});
export type SessionUser = z.infer<typeof SessionUser>;

export const SessionReply = z.object({
  success: z.literal(true),
  token: z.string(),
  /** Seconds until the token expires. */
  expiresIn: z.int(),
  user: SessionUser,
  /** Renewal secret (`wr1_…`), only when a device key was given; each renewal rotates it. */
  renew: z.optional(z.string()),
});
export type SessionReply = z.infer<typeof SessionReply>;

/** The game language of a new player. */
export const Locale = z.optional(z.string().check(z.maxLength(10)));
/** Why a name and a password may not be taken. */
const CREDENTIAL_ERRORS = [
  'auth/blank',
  'auth/username_too_short',
  'auth/username_too_long',
  'auth/username_letters',
  'auth/username_not_allowed',
  'auth/username_taken',
  'auth/password_too_short',
  'auth/password_too_long',
  'auth/staff_password_too_short',
  'auth/password_too_common',
] as const satisfies readonly ErrorCode[];

/** Lengths are judged by the service so that the seeds' sentences come back; the schema only caps. */
const Credentials = {
  username: playerText('username', z.string().check(z.maxLength(200))),
  password: z.string().check(z.maxLength(2000)),
};

const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  summary: 'Sign up with a name and a password',
  service: 'game',
  auth: 'public',
  limit: 'signUp',
  body: z.object({
    ...Credentials,
    locale: Locale,
    device: z.optional(DeviceKey),
  }),
  /** With the recovery codes of the first password: shown once, only hashes are kept. */
  reply: z.extend(SessionReply, { recoveryCodes: z.array(z.string()) }),
  errors: [...CREDENTIAL_ERRORS, 'auth/busy'],
});
/** Also renews: `password` may hold a renewal secret, then `proof` must come with it. */
const byLogin = endpoint({
  method: 'POST',
  path: '/auth/bylogin',
  summary: 'Sign in, or renew a session with the device-bound secret',
  service: 'game',
  auth: 'public',
  limit: 'login',
  body: z.object({ ...Credentials, device: z.optional(DeviceKey), proof: z.optional(Proof) }),
  reply: SessionReply,
  errors: ['auth/blank', 'auth/login_failed', 'auth/too_many_attempts', 'auth/busy', 'auth/banned'],
});
const guest = endpoint({
  method: 'POST',
  path: '/auth/guest',
  summary: 'Start a guest session',
  service: 'game',
  auth: 'public',
  limit: 'guest',
  body: z.object({ locale: z.optional(z.string().check(z.maxLength(10))) }),
  reply: SessionReply,
  errors: [],
});
/** What this server offers to sign in with; the client shows no button for the rest. */
const signInOptions = endpoint({
  method: 'GET',
  path: '/auth/options',
  summary: 'Ways to sign in that this server offers',
  service: 'game',
  auth: 'public',
  limit: 'read',
  reply: z.object({
    discord: z.nullable(z.object({ clientId: z.string(), scopes: z.array(z.string()) })),
    google: z.nullable(z.object({ clientId: z.string(), scriptUrl: z.string() })),
    /** The community's chat server, where banned players and boosters are sent. */
    communityUrl: z.nullable(z.string()),
  }),
  errors: [],
});
/** Signs in with a code of the chat platform, or renews with the handle that an earlier answer gave. */
const discordToken = endpoint({
  method: 'POST',
  path: '/discord_token',
  summary: 'Sign in through Discord, or renew such a session',
  service: 'game',
  auth: 'public',
  limit: 'login',
  body: z.object({
    code: z.optional(z.string().check(z.maxLength(500))),
    /** Of the browser's redirect; a code without it comes from the embedded SDK. */
    state: z.optional(z.string().check(z.maxLength(200))),
    refresh_token: z.optional(z.string().check(z.maxLength(200))),
    locale: Locale,
    device: z.optional(DeviceKey),
    /** With `refresh_token`, where a device key was given before. */
    proof: z.optional(Proof),
  }),
  reply: z.extend(SessionReply, {
    /** The same as `token`. */
    access_token: z.string(),
    /** Our own rotating handle; Discord's stays on the server. */
    refresh_token: z.string(),
    /** For the embedded SDK's `authenticate`; null in a browser. */
    discord_access_token: z.nullable(z.string()),
    /** Where the browser's redirect began: a path of this site. */
    returnTo: z.nullable(z.string()),
  }),
  errors: [
    'auth/exchange_failed',
    'auth/state_mismatch',
    'auth/cache',
    'auth/login_failed',
    'auth/provider_off',
    'auth/provider_down',
    'auth/banned',
  ],
});
/** A single-use number that a Google sign-in must carry. */
const googleNonce = endpoint({
  method: 'GET',
  path: '/auth/nonce',
  summary: 'A number for one Google sign-in',
  service: 'game',
  auth: 'public',
  limit: 'login',
  reply: z.object({ nonce: z.string() }),
  errors: ['auth/provider_off', 'auth/cache'],
});
const googleLogin = endpoint({
  method: 'POST',
  path: '/auth/glogin',
  summary: 'Sign in with a Google identity token',
  service: 'game',
  auth: 'public',
  limit: 'login',
  body: z.object({
    idToken: z.string().check(z.maxLength(4000)),
    locale: Locale,
    device: z.optional(DeviceKey),
  }),
  reply: SessionReply,
  errors: ['auth/provider_failed', 'auth/provider_off', 'auth/provider_down', 'auth/cache', 'auth/banned'],
});
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
  reply: z.object({ success: z.literal(true) }),
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
  reply: z.object({ success: z.literal(true) }),
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
  reply: z.object({ success: z.literal(true) }),
  errors: ['auth/reauth_required', 'auth/proof_failed', 'auth/cache', 'auth/login_failed', 'auth/too_many_attempts'],
});
const signOut = endpoint({
  method: 'POST',
  path: '/auth/logout',
  summary: 'End this session and its renewal secret',
  service: 'game',
  auth: 'session',
  limit: 'write',
  reply: z.object({ success: z.literal(true) }),
  errors: [],
});
const me = endpoint({
  method: 'GET',
  path: '/me',
  summary: 'The caller',
  service: 'game',
  auth: 'session',
  limit: 'read',
  reply: z.object({ user: SessionUser }),
  errors: [],
});

export const AUTH_CALLS = {
  register,
  byLogin,
  guest,
  signOut,
  signInOptions,
  discordToken,
  googleNonce,
  googleLogin,
  updateAuth,
  accountOverview,
  linkIdentity,
  unlinkIdentity,
  endSessions,
  exportAccount,
  deleteAccount,
  me,
};
