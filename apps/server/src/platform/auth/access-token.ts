import {
  type CryptoKey,
  decodeProtectedHeader,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  jwtVerify,
  SignJWT,
} from 'jose';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { randomId } from '#platform/ids/random-id.ts';
import { addKey, lockKeys, readKeys, type StoredKey } from './signing-key.repository.ts';

const ISSUER = 'syllaboom';
const AUDIENCE = 'game-api';
const ALGORITHM = 'EdDSA';
/** Kinds of token: players' and guests' are never taken for each other. */
const TOKEN_TYPES = { player: 'at+jwt', guest: 'guest+jwt' } as const;
/** A newly made key may be unknown to another process for so long. */
const RELOAD_PAUSE_MS = 5000;

/** What a token proves. Roles and bans are never in it. */
export interface TokenClaims {
  readonly playerId: string;
  readonly sessionId: string;
  readonly guest: boolean;
  /** When the password was last given. */
  readonly signedInAt: Date;
}

interface LiveKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
  readonly createdAt: Date;
}

/** The last letter of a signature has bits to spare, and padding changes nothing: one token has one spelling all the same. */
function isCanonical(token: string): boolean {
  const signature = token.slice(token.lastIndexOf('.') + 1);
  return Buffer.from(signature, 'base64url').toString('base64url') === signature;
}

const importKey = async (jwk: JWK): Promise<CryptoKey> => (await importJWK(jwk, ALGORITHM)) as CryptoKey;

/** Signs and verifies access tokens with Ed25519 keys that live in the database and rotate. */
export class AccessTokens {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #rotationSeconds: number;
  #keys: readonly LiveKey[] = [];
  #reloadedAtMs = Number.NEGATIVE_INFINITY;

  private constructor(database: Database, clock: Clock, rotationSeconds: number) {
    this.#database = database;
    this.#clock = clock;
    this.#rotationSeconds = rotationSeconds;
  }

  static async open(database: Database, clock: Clock, rotationSeconds: number): Promise<AccessTokens> {
    const tokens = new AccessTokens(database, clock, rotationSeconds);
    await tokens.rotate();
    return tokens;
  }

  /** Makes a new key when the newest is too old or missing; the one before stays valid. */
  async rotate(): Promise<void> {
    const { privateKey, publicKey } = await generateKeyPair(ALGORITHM, { extractable: true });
    const candidate: StoredKey = {
      kid: randomId(12),
      privateJwk: await exportJWK(privateKey),
      publicJwk: await exportJWK(publicKey),
      createdAt: this.#clock.now(),
    };
    await this.#database.transact(async (tx) => {
      await lockKeys(tx);
      const [newest] = await readKeys(tx);
      const oldestAllowed = candidate.createdAt.getTime() - this.#rotationSeconds * 1000;
      if (newest === undefined || newest.createdAt.getTime() < oldestAllowed) await addKey(tx, candidate);
    });
    await this.#reload();
  }

  async sign(claims: TokenClaims, lifeSeconds: number): Promise<string> {
    const [key] = this.#keys;
    if (key === undefined) throw new Error('No signing key is loaded.');
    const issuedAt = Math.floor(this.#clock.now().getTime() / 1000);
    return new SignJWT({ sid: claims.sessionId, auth_time: Math.floor(claims.signedInAt.getTime() / 1000) })
      .setProtectedHeader({ alg: ALGORITHM, typ: claims.guest ? TOKEN_TYPES.guest : TOKEN_TYPES.player, kid: key.kid })
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setSubject(claims.playerId)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + lifeSeconds)
      .sign(key.privateKey);
  }

  /** Throws `auth/token_expired` for our own expired token and `auth/token_invalid` for everything else. */
  async verify(token: string): Promise<TokenClaims> {
    try {
      if (!isCanonical(token)) throw new errors.JWSInvalid('not canonical');
      const { kid, typ } = decodeProtectedHeader(token);
      const guest = typ === TOKEN_TYPES.guest;
      const { payload } = await jwtVerify(token, await this.#publicKey(kid), {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: AUDIENCE,
        typ: guest ? TOKEN_TYPES.guest : TOKEN_TYPES.player,
        requiredClaims: ['sub', 'sid', 'iat', 'exp', 'auth_time'],
        currentDate: this.#clock.now(),
      });
      const { sub, sid, auth_time: signedInAt } = payload;
      if (typeof sub !== 'string' || typeof sid !== 'string' || typeof signedInAt !== 'number')
        throw new AppError('auth/token_invalid');
      return { playerId: sub, sessionId: sid, guest, signedInAt: new Date(signedInAt * 1000) };
    } catch (cause) {
      if (cause instanceof errors.JWTExpired) throw new AppError('auth/token_expired', { cause });
      if (cause instanceof errors.JOSEError || cause instanceof TypeError)
        throw new AppError('auth/token_invalid', { cause });
      throw cause;
    }
  }

  async #publicKey(kid: string | undefined): Promise<CryptoKey> {
    const known = () => this.#keys.find((key) => key.kid === kid)?.publicKey;
    if (known() === undefined && this.#clock.monotonicMs() - this.#reloadedAtMs > RELOAD_PAUSE_MS) await this.#reload();
    const key = known();
    if (key === undefined) throw new AppError('auth/token_invalid');
    return key;
  }

  async #reload(): Promise<void> {
    this.#reloadedAtMs = this.#clock.monotonicMs();
    const stored = await readKeys(this.#database.db);
    this.#keys = await Promise.all(
      stored.map(async ({ kid, createdAt, privateJwk, publicJwk }) => ({
        kid,
        createdAt,
        privateKey: await importKey(privateJwk),
        publicKey: await importKey(publicJwk),
      })),
    );
  }
}
