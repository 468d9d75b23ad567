import { createHash, createHmac, randomBytes } from 'node:crypto';

/**
 * Two families of refresh tokens: `password` stands in for a password and always needs the device's proof; `discord`
 * stands in for Discord's refresh token, which never leaves the server. Neither opens the door of the other.
 */
export type RefreshTokenKind = 'password' | 'discord';
const PREFIXES: Readonly<Record<RefreshTokenKind, string>> = { password: 'wr1_', discord: 'dr1_' };
const BODY = /^[A-Za-z0-9_-]{43}$/;

/** Whether a text is a refresh token of this kind; such a password can't be chosen. */
export const isRefreshToken = (text: string, kind: RefreshTokenKind): boolean =>
  text.startsWith(PREFIXES[kind]) && BODY.test(text.slice(PREFIXES[kind].length));

/** A first refresh token: 32 random bytes. */
export const createRefreshToken = (kind: RefreshTokenKind): string =>
  PREFIXES[kind] + randomBytes(32).toString('base64url');

/**
 * The refresh token that follows, of the same kind. It is derived, so that a caller who repeats a renewal within the grace (a
 * lost answer, two tabs at once) gets the same successor although only hashes are stored.
 */
export const nextRefreshToken = (serverKey: Buffer, refreshToken: string): string =>
  refreshToken.slice(0, PREFIXES.password.length) +
  createHmac('sha256', serverKey).update(refreshToken).digest('base64url');

/** What the database keeps of a refresh token. */
export const hashRefreshToken = (refreshToken: string): Buffer => createHash('sha256').update(refreshToken).digest();
