import { z } from 'zod/mini';
import { Credentials, CREDENTIAL_ERRORS, Locale } from './credentials.ts';
import { DeviceKey, Proof } from './device-key.ts';
import { endpoint } from '../endpoint.ts';
import { Done } from '../shapes.ts';
import { SessionReply, SessionUser } from './session-user.ts';

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
/** Also renews: `password` may hold a refresh token, then `proof` must come with it. */
const byLogin = endpoint({
  method: 'POST',
  path: '/auth/bylogin',
  summary: 'Sign in, or renew a session with the device-bound refresh token',
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
  body: z.object({ locale: Locale }),
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
/** Signs in with a code of the chat platform, or renews with the refresh token that an earlier answer gave. */
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
    /** Our own rotating refresh token; Discord's stays on the server. */
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
/** A nonce that a Google sign-in must carry. */
const googleNonce = endpoint({
  method: 'GET',
  path: '/auth/nonce',
  summary: 'A nonce for one Google sign-in',
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
const signOut = endpoint({
  method: 'POST',
  path: '/auth/logout',
  summary: 'End this session and its refresh token',
  service: 'game',
  auth: 'session',
  limit: 'write',
  reply: Done,
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
  me,
};
