import { createPublicKey, type JsonWebKey } from 'node:crypto';
import { generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#platform/db/index.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { createShiftingClock } from '../../testing/shifting-clock.ts';
import { AccessTokens } from './access-token.ts';

const CLAIMS = { playerId: 'abcdefghijkl', sessionId: 's1', guest: false, signedInAt: new Date(1_700_000_000_000) };
const ROTATION_SECONDS = 1000;
const clock = createShiftingClock();
let database: Database;
let tokens: AccessTokens;

beforeAll(async () => {
  database = await openTestDatabase();
  tokens = await AccessTokens.open(database, clock, ROTATION_SECONDS);
});
afterAll(() => database.close());

const storedKey = async () => {
  const { rows } = await database.pool.query('select * from signing_key order by created_at desc limit 1');
  return rows[0] as { kid: string; private_jwk: JsonWebKey; public_jwk: JsonWebKey };
};
const forge = async (
  header: { alg: string; kid?: string; typ?: string },
  claims: { aud?: string; iss?: string },
  key: Parameters<SignJWT['sign']>[0],
) =>
  new SignJWT({ sid: 's1', auth_time: 1 })
    .setProtectedHeader({ typ: 'at+jwt', kid: (await storedKey()).kid, ...header })
    .setIssuer(claims.iss ?? 'syllaboom')
    .setAudience(claims.aud ?? 'game-api')
    .setSubject('abcdefghijkl')
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(key);
const refuses = async (token: string) =>
  expect(tokens.verify(token)).rejects.toMatchObject({ code: 'auth/token_invalid', status: 401 });

describe('access tokens', () => {
  it('prove a player, or a guest, and nothing about roles [S0071]', async () => {
    const token = await tokens.sign(CLAIMS, 900);
    expect(await tokens.verify(token)).toEqual(CLAIMS);
    const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(Object.keys(payload).sort()).toEqual(['aud', 'auth_time', 'exp', 'iat', 'iss', 'sid', 'sub']);
    expect(await tokens.verify(await tokens.sign({ ...CLAIMS, guest: true }, 900))).toMatchObject({ guest: true });
  });

  it('05 are refused when not signed by a live key for this purpose', async () => {
    const key = await storedKey();
    const own = await importJWK(key.private_jwk, 'EdDSA');
    await tokens.verify(await forge({ alg: 'EdDSA' }, {}, own));
    const stranger = (await generateKeyPair('EdDSA')).privateKey;
    const publicText = createPublicKey({ key: key.public_jwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
    await refuses(
      new UnsecuredJWT({ sid: 's1', auth_time: 1 })
        .setSubject('abcdefghijkl')
        .setIssuer('syllaboom')
        .setAudience('game-api')
        .setExpirationTime('5m')
        .encode(),
    );
    await refuses(await forge({ alg: 'HS256' }, {}, Buffer.from(publicText)));
    await refuses(await forge({ alg: 'EdDSA', kid: 'other' }, {}, own));
    await refuses(await forge({ alg: 'EdDSA' }, {}, stranger));
    await refuses(await forge({ alg: 'EdDSA' }, { aud: 'elsewhere' }, own));
    await refuses(await forge({ alg: 'EdDSA' }, { iss: 'somebody' }, own));
    await refuses(await forge({ alg: 'EdDSA', typ: 'JWT' }, {}, own));
    for (const text of ['', 'a.b.c', 'x', '..', 'e30.e30.']) await refuses(text);
  });

  it('05 are taken in one spelling alone: no padding, no spare bits', async () => {
    const token = await tokens.sign(CLAIMS, 60);
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const last = letters.indexOf(token.at(-1) ?? '');
    // Four of the last letter's six bits say nothing.
    const spellings = [1, 2, 8, 15].map((spare) => token.slice(0, -1) + (letters[last ^ spare] ?? ''));
    for (const spelling of [...spellings, `${token}=`, `${token}==`, `${token}.`]) await refuses(spelling);
    expect(await tokens.verify(token)).toMatchObject({ playerId: CLAIMS.playerId });
  });

  it('05 are refused after any single bit was flipped', async () => {
    const token = await tokens.sign(CLAIMS, 900);
    const [head = '', claims = '', signature = ''] = token.split('.');
    const flip = (part: string, bit: number) => {
      const bytes = Buffer.from(part, 'base64url');
      bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      return bytes.toString('base64url');
    };
    for (let bit = 0; bit < signature.length * 6 - 8; bit += 7)
      await refuses([head, claims, flip(signature, bit)].join('.'));
    for (let bit = 0; bit < claims.length * 6 - 8; bit += 13)
      await refuses([head, flip(claims, bit), signature].join('.'));
  });

  it('stay valid over one rotation of the keys and a restart, not over two', async () => {
    const token = await tokens.sign(CLAIMS, 9000);
    clock.forward(ROTATION_SECONDS + 1);
    await tokens.rotate();
    const other = await AccessTokens.open(database, clock, ROTATION_SECONDS);
    expect(await other.verify(token)).toEqual(CLAIMS);
    const newer = await other.sign(CLAIMS, 9000);
    expect(await tokens.verify(newer)).toEqual(CLAIMS);
    clock.forward(ROTATION_SECONDS + 1);
    await tokens.rotate();
    await refuses(token);
    expect(await tokens.verify(newer)).toEqual(CLAIMS);
  });

  it('learn of a key that another process has made', async () => {
    const other = await AccessTokens.open(database, clock, ROTATION_SECONDS);
    clock.forward(ROTATION_SECONDS + 1);
    await other.rotate();
    expect(await tokens.verify(await other.sign(CLAIMS, 900))).toEqual(CLAIMS);
  });

  it('make one key when many processes start at once', async () => {
    const fresh = await openTestDatabase();
    await Promise.all(Array.from({ length: 8 }, () => AccessTokens.open(fresh, clock, ROTATION_SECONDS)));
    const { rows } = await fresh.pool.query('select count(*)::int as count from signing_key');
    expect(rows[0].count).toBe(1);
    await fresh.close();
  });
});
