import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import type { GoogleConfig } from '#config/identity-config.ts';
import type { Clock } from '#platform/clock/clock.ts';

export interface GoogleUser {
  /** Google's lasting id of the person; e-mail addresses change hands. */
  readonly subject: string;
  /** Foreign text; empty when Google told none. */
  readonly name: string;
  /** The number that this sign-in was begun with. */
  readonly nonce: string;
}

/** What came of a check: somebody, nobody, or nobody knows because Google's keys can't be had. */
export type GoogleOutcome =
  | { readonly ok: true; readonly user: GoogleUser }
  | { readonly ok: false; readonly why: 'refused' | 'down'; readonly cause: unknown };

export interface GoogleVerifier {
  readonly verify: (idToken: string) => Promise<GoogleOutcome>;
}

const Claims = z.object({
  sub: z.string().min(1).max(255),
  nonce: z.string(),
  name: z.string().max(500).default(''),
});
const KEYS = { timeoutDuration: 3_000, cooldownDuration: 30_000, cacheMaxAge: 3_600_000 };
const CLOCK_TOLERANCE_SECONDS = 5;

/** Google's keys are out of reach or no keys at all: that says nothing about the token. */
class KeysUnavailable extends Error {
  override readonly name = 'KeysUnavailable';
}

/** Checks Google's identity tokens with its public keys, which are fetched once an hour. */
export function createGoogleVerifier(config: GoogleConfig, clock: Clock): GoogleVerifier {
  const keys = keysOrUnavailable(createRemoteJWKSet(new URL(config.jwksUrl), KEYS));
  return {
    verify: async (idToken) => {
      try {
        const { payload } = await jwtVerify(idToken, keys, {
          issuer: [...config.issuers],
          audience: config.clientId,
          algorithms: ['RS256'],
          requiredClaims: ['sub', 'iat', 'exp'],
          clockTolerance: CLOCK_TOLERANCE_SECONDS,
          currentDate: clock.now(),
        });
        const { sub, nonce, name } = Claims.parse(payload);
        return { ok: true, user: { subject: sub, nonce, name } };
      } catch (cause) {
        return { ok: false, why: cause instanceof KeysUnavailable ? 'down' : 'refused', cause };
      }
    },
  };
}

const keysOrUnavailable =
  (remote: JWTVerifyGetKey): JWTVerifyGetKey =>
  async (header, token) => {
    try {
      return await remote(header, token);
    } catch (cause) {
      if (cause instanceof errors.JWKSNoMatchingKey || cause instanceof errors.JWKSMultipleMatchingKeys) throw cause;
      throw new KeysUnavailable("Google's keys are out of reach", { cause });
    }
  };
