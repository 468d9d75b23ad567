import type { Env } from './env.ts';
import { listOf } from './parse-values.ts';

/** How the server signs players in, beside passwords. */
export interface IdentityConfig {
  readonly developers: readonly string[];
  /** Encrypts what is kept of identity providers; null = the server's own key, from its database. */
  readonly encryptionKey: Buffer | null;
  /** Null: no sign-in through Google here. */
  readonly google: GoogleConfig | null;
}

export interface GoogleConfig {
  readonly clientId: string;
  readonly jwksUrl: string;
  readonly scriptUrl: string;
  readonly issuers: readonly string[];
}

/** Production takes Google's word over TLS only: whoever could change the keys on the way could be anybody. */
export function createIdentityConfig(env: Env): IdentityConfig {
  const google =
    env.GOOGLE_CLIENT_ID === undefined
      ? null
      : {
          clientId: env.GOOGLE_CLIENT_ID,
          jwksUrl: env.GOOGLE_JWKS_URL,
          scriptUrl: env.GOOGLE_SCRIPT_URL,
          issuers: listOf(env.GOOGLE_ISSUERS),
        };
  if (env.NODE_ENV === 'production' && google !== null) {
    for (const url of [google.jwksUrl, google.scriptUrl]) {
      if (!/^https:\/\/([\w-]+\.)*(google|googleapis)\.com\//.test(url))
        throw new Error(`In production Google is asked at Google only, not at ${url}.`);
    }
  }
  return {
    developers: listOf(env.DEVELOPERS),
    encryptionKey: env.ENCRYPTION_KEY === undefined ? null : Buffer.from(env.ENCRYPTION_KEY, 'base64'),
    google,
  };
}
