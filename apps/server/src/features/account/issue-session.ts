import type { DeviceKey, SessionReply, SessionUser } from '@syllaboom/contracts';
import { AppError } from '#platform/errors/app-error.ts';
import { randomId } from '#platform/ids/random-id.ts';
import type { AccountDeps } from './account.deps.ts';
import { isUsableDeviceKey, thumbprintOf } from './device-proof.ts';
import { createRenewalSecret, hashRenewalSecret } from './renewal-secret.ts';
import { addRenewalSecret, addSession } from './session.repository.ts';

const SESSION_ID_LENGTH = 22;

/** Whom a session is for. */
export interface SessionOwner {
  readonly playerId: string;
  /** Set for guests, who have no account that could hold it. */
  readonly guestLocale: string | null;
  readonly device: DeviceKey | undefined;
}

/** Opens a session: access token, and a renewal secret when the device gave a key. */
export async function issueSession(deps: AccountDeps, owner: SessionOwner, user: SessionUser): Promise<SessionReply> {
  if (owner.device !== undefined && !(await isUsableDeviceKey(owner.device))) throw new AppError('http/bad_request');
  const guest = owner.guestLocale !== null;
  const now = deps.clock.now();
  const lifeSeconds = guest ? deps.session.guestSeconds : deps.session.accessSeconds;
  const sessionSeconds = owner.device === undefined ? lifeSeconds : deps.session.absoluteSeconds;
  const sessionId = randomId(SESSION_ID_LENGTH);
  const device =
    owner.device === undefined ? null : { key: owner.device, thumbprint: await thumbprintOf(owner.device) };
  const renew = device === null ? null : createRenewalSecret();
  await deps.database.transact(async (tx) => {
    const expiresAt = new Date(now.getTime() + sessionSeconds * 1000);
    await addSession(tx, {
      id: sessionId,
      playerId: owner.playerId,
      guestLocale: owner.guestLocale,
      device,
      signedInAt: now,
      expiresAt,
    });
    if (renew !== null) await addRenewalSecret(tx, sessionId, hashRenewalSecret(renew), now);
  });
  const token = await deps.tokens.sign({ playerId: owner.playerId, sessionId, guest, signedInAt: now }, lifeSeconds);
  return { success: true, token, expiresIn: lifeSeconds, user, ...(renew === null ? {} : { renew }) };
}
