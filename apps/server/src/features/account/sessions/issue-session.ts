import type { DeviceKey, SessionReply, SessionUser } from '@syllaboom/contracts';
import type { Tx } from '#platform/db/index.ts';
import { randomId } from '#platform/ids/random-id.ts';
import type { AccountDeps } from '../account.deps.ts';
import { describeClient } from './describe-client.ts';
import { thumbprintOf } from './device-proof.ts';
import { createRefreshToken, hashRefreshToken } from './refresh-token.ts';
import { addRefreshToken, addSession } from './session.repository.ts';

const SESSION_ID_LENGTH = 22;

export interface SessionOwner {
  readonly playerId: string;
  /** Set for guests, who have no account that could hold it. */
  readonly guestLocale: string | null;
  readonly device: DeviceKey | undefined;
  /** The browser's User-Agent. */
  readonly agent: string | undefined;
}

/**
 * Opens a session: access token, and a refresh token when the device gave a key. `mayStill` runs in the same transaction
 * and throws where what let the player in does not hold any more; it may write what belongs to the session, too.
 */
export async function issueSession(
  deps: AccountDeps,
  owner: SessionOwner,
  user: SessionUser,
  mayStill: (tx: Tx, sessionId: string) => Promise<void> = async () => {},
): Promise<SessionReply> {
  const renew = owner.device === undefined ? null : createRefreshToken('password');
  const { token, lifeSeconds } = await openSession(deps, owner, renew, mayStill);
  return { success: true, token, expiresIn: lifeSeconds, user, ...(renew === null ? {} : { renew }) };
}

/** Opens a session that this refresh token renews, if any; `addMore` writes what belongs to it in the same transaction. */
export async function openSession(
  deps: AccountDeps,
  owner: SessionOwner,
  refreshToken: string | null,
  addMore: (tx: Tx, sessionId: string) => Promise<void>,
): Promise<{ readonly token: string; readonly lifeSeconds: number }> {
  const guest = owner.guestLocale !== null;
  const now = deps.clock.now();
  const lifeSeconds = guest ? deps.session.guestSeconds : deps.session.accessSeconds;
  const sessionSeconds = refreshToken === null ? lifeSeconds : deps.session.absoluteSeconds;
  const sessionId = randomId(SESSION_ID_LENGTH);
  const device =
    owner.device === undefined ? null : { key: owner.device, thumbprint: await thumbprintOf(owner.device) };
  await deps.database.transact(async (tx) => {
    const expiresAt = new Date(now.getTime() + sessionSeconds * 1000);
    await addSession(tx, {
      id: sessionId,
      playerId: owner.playerId,
      guestLocale: owner.guestLocale,
      device,
      client: describeClient(owner.agent),
      signedInAt: now,
      expiresAt,
    });
    if (refreshToken !== null) await addRefreshToken(tx, sessionId, hashRefreshToken(refreshToken), now);
    await addMore(tx, sessionId);
  });
  const token = await deps.tokens.sign({ playerId: owner.playerId, sessionId, guest, signedInAt: now }, lifeSeconds);
  return { token, lifeSeconds };
}
