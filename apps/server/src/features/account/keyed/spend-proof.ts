import type { DeviceKey } from '@syllaboom/contracts';
import { AppError } from '#platform/errors/app-error.ts';
import type { AccountDeps } from '../account.deps.ts';
import type { Caller } from '../sessions/authenticate.ts';
import { readProof, thumbprintOf } from '../sessions/device-proof.ts';
import { readDeviceOf } from './account-key.repository.ts';

/** What a proof must be for. */
export interface Proven {
  readonly proof: string | undefined;
  /** The text that it stands for. */
  readonly text: string;
  /** End of the called path, e.g. `/auth/name`. */
  readonly path: string;
}

/**
 * Takes a proof of a device's key, once: whoever overheard it can't use it again. The same device may prove as often as it
 * likes. Throws `auth/proof_failed`, and `auth/cache` while nothing can be remembered.
 */
export async function spendProof(deps: AccountDeps, device: DeviceKey, { proof, text, path }: Proven): Promise<void> {
  const { proofSkewSeconds: skewSeconds } = deps.session;
  const request = { secret: text, path, now: deps.clock.now(), skewSeconds };
  const id = proof === undefined ? null : await readProof(proof, device, request);
  const isNew =
    id !== null &&
    // Within this time the proof's own age ends it.
    (await deps.identities.singleUse.claim(`proof ${await thumbprintOf(device)} ${id}`, 2 * skewSeconds));
  if (!isNew) throw new AppError('auth/proof_failed');
}

/** The same of the key that the caller's account hangs on: an access token alone proves nothing. */
export async function proveOwnKey(deps: AccountDeps, caller: Caller, proven: Proven): Promise<void> {
  const device = await readDeviceOf(deps.database.db, caller);
  if (device === null) throw new AppError('auth/proof_failed');
  await spendProof(deps, device, proven);
}
