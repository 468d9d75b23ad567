import { NO_ROLE, ROLES, VERIFIED_ROLE } from '@syllaboom/engine';
import { addHeldRole, lockAccount, removeHeldRole } from '#features/account';
import { AppError } from '#platform/errors/app-error.ts';
import { addAuditEntry } from './audit.repository.ts';
import type { ModerationDeps } from '../moderation.deps.ts';

/** Gives a player the verified sign, or takes it: the other of what holds now. Whether they have it then. */
export async function toggleVerified(deps: ModerationDeps, by: string, playerId: string): Promise<boolean> {
  const at = deps.clock.now();
  let wanted: boolean | null = null;
  const verified = await deps.database.transact(async (tx) => {
    const account = await lockAccount(tx, playerId);
    if (account === null) throw new AppError('profile/not_found');
    // Decided once: the same call tried again, after a commit whose answer was lost, must not turn it back.
    wanted ??= !account.roles.includes(VERIFIED_ROLE);
    const set = wanted ? addHeldRole : removeHeldRole;
    if (!(await set(tx, playerId, VERIFIED_ROLE))) return wanted;
    const action = wanted ? 'player_verified' : 'player_unverified';
    await addAuditEntry(tx, { at, actorId: by, action, targetId: playerId, detail: {} });
    deps.ports.playerChanged(tx, playerId);
    return wanted;
  });
  return verified;
}

/** Gives or takes a role; what holds already stays and leaves no entry. */
export async function setHeldRole(
  deps: ModerationDeps,
  by: string,
  playerId: string,
  { role, held }: { readonly role: number; readonly held: boolean },
): Promise<void> {
  if (role === NO_ROLE || !ROLES.some(({ id }) => id === role)) throw new AppError('http/bad_request');
  const at = deps.clock.now();
  await deps.database.transact(async (tx) => {
    if ((await lockAccount(tx, playerId)) === null) throw new AppError('profile/not_found');
    const changed = held ? await addHeldRole(tx, playerId, role) : await removeHeldRole(tx, playerId, role);
    if (!changed) return;
    const action = held ? 'role_given' : 'role_taken';
    await addAuditEntry(tx, { at, actorId: by, action, targetId: playerId, detail: { role } });
    deps.ports.playerChanged(tx, playerId);
  });
}
