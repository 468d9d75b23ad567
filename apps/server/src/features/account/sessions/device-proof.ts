import type { DeviceKey } from '@syllaboom/contracts';
import { calculateJwkThumbprint, importJWK, jwtVerify } from 'jose';
import { z } from 'zod';
import { AppError } from '#platform/errors/app-error.ts';
import { hashRefreshToken } from './refresh-token.ts';

/** What a device signs to prove that the secret is used where it was given: method, address, time, id, the secret's hash. */
const ProofClaims = z.object({
  htm: z.literal('POST'),
  htu: z.string(),
  iat: z.number(),
  jti: z.string().min(8).max(100),
  sh: z.string(),
});

/** A short name of a device's key. */
export const thumbprintOf = (device: DeviceKey): Promise<string> => calculateJwkThumbprint({ ...device }, 'sha256');

/**
 * Refuses a device's key that is no point of P-256. Comes before anything else is looked at or made: a sign-up that fails
 * must not leave an account, and nobody learns by it which names exist.
 */
export async function refuseBadDevice(device: DeviceKey | undefined): Promise<void> {
  if (device === undefined) return;
  try {
    await importJWK({ ...device }, 'ES256');
  } catch (cause) {
    throw new AppError('http/bad_request', { params: { field: 'device' }, cause });
  }
}

/** What a proof must be for. */
export interface ProvenRequest {
  /** The secret, or another text that the proof stands for. */
  readonly secret: string;
  readonly path: string;
  readonly now: Date;
  /** Largest difference between the device's clock and ours. */
  readonly skewSeconds: number;
}

/** Whether the proof was signed by the device's key, now, for this secret and this call. */
export const isValidProof = async (proof: string, device: DeviceKey, request: ProvenRequest): Promise<boolean> =>
  (await readProof(proof, device, request)) !== null;

/** The id of a proof that was signed by the device's key, now, for this text and this call; null: it was not. */
export async function readProof(
  proof: string,
  device: DeviceKey,
  { secret, path, now, skewSeconds }: ProvenRequest,
): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(proof, await importJWK({ ...device }, 'ES256'), {
      algorithms: ['ES256'],
      currentDate: now,
    });
    const claims = ProofClaims.parse(payload);
    // Only the path counts: behind a proxy the server does not know by which host it was called.
    const called = new URL(claims.htu, 'http://relative.invalid').pathname;
    const fresh = Math.abs(now.getTime() / 1000 - claims.iat) <= skewSeconds;
    const fits = called.endsWith(path) && claims.sh === hashRefreshToken(secret).toString('base64url');
    return fresh && fits ? claims.jti : null;
  } catch {
    return null;
  }
}
