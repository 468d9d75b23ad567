import { createHash, createHmac, randomBytes } from 'node:crypto';

/**
 * Two families of renewal secrets: `password` stands in for a password and always needs the device's proof; `discord`
 * stands in for Discord's refresh token, which never leaves the server. Neither opens the door of the other.
 */
export type RenewalKind = 'password' | 'discord';
const PREFIXES: Readonly<Record<RenewalKind, string>> = { password: 'wr1_', discord: 'dr1_' };
const BODY = /^[A-Za-z0-9_-]{43}$/;

/** Whether a text is a renewal secret of this kind; such a password can't be chosen. */
export const isRenewalSecret = (text: string, kind: RenewalKind): boolean =>
  text.startsWith(PREFIXES[kind]) && BODY.test(text.slice(PREFIXES[kind].length));

/** A first secret: 32 random bytes. */
export const createRenewalSecret = (kind: RenewalKind): string =>
  PREFIXES[kind] + randomBytes(32).toString('base64url');

/**
 * The secret that follows, of the same kind. It is derived, so that a caller who repeats a renewal within the grace (a
 * lost answer, two tabs at once) gets the same successor although only hashes are stored.
 */
export const nextRenewalSecret = (serverKey: Buffer, secret: string): string =>
  secret.slice(0, PREFIXES.password.length) + createHmac('sha256', serverKey).update(secret).digest('base64url');

/** What the database keeps of a secret. */
export const hashRenewalSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
