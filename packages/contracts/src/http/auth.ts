import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** The signed-in player as the client holds it. Money and progress come from the server alone. */
export const SessionUser = z.object({
  /** 12 characters for players, 9 for guests. */
  id: z.string(),
  username: z.string(),
  displayName: z.string(),
  avatar: z.string(),
  /** Player type code (0 plain, 4/5/10 staff …). */
  type: z.int(),
  locale: z.string(),
  guest: z.boolean(),
  exp: z.int(),
  level: z.int(),
  /** Coins. */
  score: z.int(),
  diamond: z.int(),
  key: z.int(),
  wp: z.int(),
  longestWord: z.string(),
});
export type SessionUser = z.infer<typeof SessionUser>;

/** Proof of possession for the renewal secret: a compact JWS over {htm, htu, iat, jti, sh}. */
const Proof = z.string().check(z.maxLength(2000));
/** Public P-256 key of the device; the private half never leaves the browser. */
export const DeviceKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string().check(z.maxLength(60)),
  y: z.string().check(z.maxLength(60)),
});
export type DeviceKey = z.infer<typeof DeviceKey>;

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

/** Lengths are judged by the service so that the seeds' sentences come back; the schema only caps. */
const Credentials = { username: z.string().check(z.maxLength(200)), password: z.string().check(z.maxLength(2000)) };

export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  summary: 'Sign up with a name and a password',
  auth: 'public',
  limit: 'signUp',
  body: z.object({
    ...Credentials,
    locale: z.optional(z.string().check(z.maxLength(10))),
    device: z.optional(DeviceKey),
  }),
  reply: SessionReply,
  errors: [
    'auth/blank',
    'auth/username_too_short',
    'auth/username_too_long',
    'auth/username_letters',
    'auth/username_not_allowed',
    'auth/username_taken',
    'auth/password_too_short',
    'auth/password_too_long',
    'auth/password_too_common',
    'auth/busy',
  ],
});
/** Also renews: `password` may hold a renewal secret, then `proof` must come with it. */
export const byLogin = endpoint({
  method: 'POST',
  path: '/auth/bylogin',
  summary: 'Sign in, or renew a session with the device-bound secret',
  auth: 'public',
  limit: 'login',
  body: z.object({ ...Credentials, device: z.optional(DeviceKey), proof: z.optional(Proof) }),
  reply: SessionReply,
  errors: ['auth/blank', 'auth/login_failed', 'auth/too_many_attempts', 'auth/busy', 'auth/banned'],
});
export const guest = endpoint({
  method: 'POST',
  path: '/auth/guest',
  summary: 'Start a guest session',
  auth: 'public',
  limit: 'guest',
  body: z.object({ locale: z.optional(z.string().check(z.maxLength(10))) }),
  reply: SessionReply,
  errors: [],
});
export const signOut = endpoint({
  method: 'POST',
  path: '/auth/logout',
  summary: 'End this session and its renewal secret',
  auth: 'session',
  limit: 'write',
  reply: z.object({ success: z.literal(true) }),
  errors: [],
});
export const me = endpoint({
  method: 'GET',
  path: '/me',
  summary: 'The caller',
  auth: 'session',
  limit: 'read',
  reply: z.object({ user: SessionUser }),
  errors: [],
});
