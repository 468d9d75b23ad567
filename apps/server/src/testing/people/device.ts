import { createHash } from 'node:crypto';
import type { DeviceKey } from '@syllaboom/contracts';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { randomId } from '#platform/ids/random-id.ts';

/** A browser's key pair and the proofs that it makes. */
export interface TestDevice {
  readonly key: DeviceKey;
  prove(secret: string, at: Date, changes?: Record<string, unknown>): Promise<string>;
}

export async function createDevice(): Promise<TestDevice> {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const { x = '', y = '' } = await exportJWK(publicKey);
  return {
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
  };
}
