import type { Caller } from '#features/account';
import { addAuditEntry } from './audit.repository.ts';
import { guardTarget } from './guard-target.ts';
import type { ModerationDeps } from './moderation.deps.ts';

/** Takes a player's uploaded picture away. */
export const removePicture = (deps: ModerationDeps, caller: Caller, playerId: string): Promise<void> =>
  deps.ports.removePicture(playerId, async (tx) => {
    await guardTarget(tx, caller, playerId);
    const entry = { at: deps.clock.now(), actorId: caller.playerId, targetId: playerId, detail: {} };
    await addAuditEntry(tx, { ...entry, action: 'picture_removed' });
  });
