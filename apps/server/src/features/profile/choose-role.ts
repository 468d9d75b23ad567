import { memberIconOf, NO_ROLE, ROLES, roleOfType, SUPPORTER_ROLE, typeWithIcon } from '@syllaboom/engine';
import { readAccountFacts, setShownType } from '#features/account';
import { AppError } from '#platform/errors/app-error.ts';
import type { ProfileDeps } from './profile.deps.ts';

/** Shows a held role, a supporter's icon, or no role [R0401]. */
export async function chooseRole({ database, changes }: ProfileDeps, playerId: string, type: number): Promise<void> {
  const isKnown = ROLES.some((role) => role.id === type) || memberIconOf(type) !== null;
  if (!isKnown) throw new AppError('profile/role_not_held');
  await database.transact(async (tx) => {
    // The write comes first and holds the row: a role that is taken away meanwhile is not shown.
    await setShownType(tx, playerId, type);
    const role = roleOfType(type).id;
    const held = (await readAccountFacts(tx, [playerId])).get(playerId)?.roles ?? [];
    if (role !== NO_ROLE && !held.includes(role)) throw new AppError('profile/role_not_held');
  });
  changes.announce(playerId);
}

/** Shows a supporter with a member icon; 0 takes the icon off [R0169 R0170 R0431]. */
export const chooseIcon = (deps: ProfileDeps, playerId: string, icon: number): Promise<void> =>
  chooseRole(deps, playerId, icon === 0 ? SUPPORTER_ROLE : typeWithIcon(icon));
