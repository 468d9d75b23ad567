import type { Caller } from '#features/account';
import type { Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { showPublicText } from '#platform/text/index.ts';
import { closeAppealsAgainst } from '../appeals/appeal.repository.ts';
import { addAuditEntry } from '../staff/audit.repository.ts';
import { carryOut, refreshBan } from './enforce-sanctions.ts';
import { guardTarget } from './guard-target.ts';
import type { ModerationDeps } from '../moderation.deps.ts';
import { isInForce, markLifted, readSanctions, type StoredSanction } from './sanction.repository.ts';
import { restoreContent } from '../takedowns/restore-content.ts';

/** Ends a mute or ban early, or shows again what a takedown has hidden unless its owner has changed it since. */
export async function liftSanction(deps: ModerationDeps, caller: Caller, id: string, text: string): Promise<void> {
  const by = caller.playerId;
  const reason = showPublicText('note', text);
  const at = deps.clock.now();
  await deps.database.transact(async (tx) => {
    const sanction = await lockSanctioned(tx, caller, id);
    if (sanction === null) throw new AppError('moderation/not_found');
    await lift(tx, sanction, { by, at, reason });
    if (sanction.kind === 'takedown' && !(await restoreContent(deps, tx, sanction, at)))
      throw new AppError('moderation/content_changed');
    await closeAppealsAgainst(tx, id, by, at);
    await addAuditEntry(tx, {
      at,
      actorId: by,
      action: 'sanction_lifted',
      targetId: sanction.playerId,
      detail: { kind: sanction.kind, sanction: id, reason },
    });
    await announceLift(deps, tx, sanction);
  });
}

/** A sanction that the caller may change, while its player's account is held; null when there is no such sanction. */
export async function lockSanctioned(tx: Tx, caller: Caller, id: string): Promise<StoredSanction | null> {
  const [known] = await readSanctions(tx, [id]);
  if (known === undefined) return null;
  await guardTarget(tx, caller, known.playerId);
  // Read again: somebody may have lifted it before the lock was ours.
  const [sanction] = await readSanctions(tx, [id]);
  return sanction ?? null;
}

/** Lifts a sanction that holds; refuses one that does not. */
export async function lift(
  tx: Tx,
  sanction: StoredSanction,
  how: { readonly by: string; readonly at: Date; readonly reason: string },
): Promise<void> {
  const lasts = sanction.kind === 'mute' || sanction.kind === 'ban' || sanction.kind === 'takedown';
  if (!lasts || !isInForce(sanction, how.at) || !(await markLifted(tx, sanction.id, how)))
    throw new AppError('moderation/closed');
  if (sanction.kind === 'ban') await refreshBan(tx, sanction.playerId, how.at, false);
}

/** Opens the chat again, with the commit, where the player is; a banned one comes back by signing in. */
export async function announceLift(deps: ModerationDeps, tx: Tx, sanction: StoredSanction): Promise<void> {
  if (sanction.kind === 'mute') await carryOut(deps, tx, sanction);
}
