import { createHash } from 'node:crypto';
import type { DeviceKey } from '@syllaboom/contracts';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import { randomId } from '#platform/ids/random-id.ts';

/** A browser's key pair and the proofs that it makes. */
export interface TestDevice {
  readonly key: DeviceKey;
  prove(secret: string, at: Date, changes?: Record<string, unknown>): Promise<string>;
}

export async function createDevice(): Promise<TestDevice> {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  return deviceOf(privateKey, await exportJWK(publicKey));
}

/** A device whose private key was kept. */
export async function resumeDevice(jwk: JWK): Promise<TestDevice> {
  const key = await importJWK(jwk, 'ES256');
  if (!('type' in key)) throw new Error('not a key pair');
  return deviceOf(key, jwk);
}

const deviceOf = (privateKey: CryptoKey, { x = '', y = '' }: JWK): TestDevice => ({
  key: { kty: 'EC', crv: 'P-256', x, y },
  prove: (secret, at, changes = {}) =>
    new SignJWT({
      htm: 'POST',
      htu: 'https://play.example/api/auth/bylogin',
      iat: Math.floor(at.getTime() / 1000),
      jti: randomId(16),
      sh: createHash('sha256').update(secret).digest('base64url'),
      ...changes,
    })
      .setProtectedHeader({ alg: 'ES256' })
      .sign(privateKey),
});
