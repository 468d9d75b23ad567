import { memberIconOf, NO_ROLE, ROLES, roleOfType, SUPPORTER_ROLE, typeWithIcon } from '@syllaboom/engine';
import { lockAccount, setShownType } from '#features/account';
import { AppError } from '#platform/errors/app-error.ts';
import type { ProfileDeps } from './profile.deps.ts';

/** Shows a held role, a supporter's icon, or no role. */
export async function chooseRole({ database, channel }: ProfileDeps, playerId: string, type: number): Promise<void> {
  const isKnown = ROLES.some((role) => role.id === type) || memberIconOf(type) !== null;
  if (!isKnown) throw new AppError('profile/role_not_held');
  await database.transact(async (tx) => {
    // Held first: a role that is taken away meanwhile is not shown.
    const account = await lockAccount(tx, playerId);
    if (account === null) throw new AppError('auth/token_invalid');
    const role = roleOfType(type).id;
    if (role !== NO_ROLE && !account.roles.includes(role)) throw new AppError('profile/role_not_held');
    await setShownType(tx, playerId, type);
    channel.sendAfter(tx, [playerId], 'changed', {});
  });
}

/** Shows a supporter with a member icon; 0 takes the icon off. */
export const chooseIcon = (deps: ProfileDeps, playerId: string, icon: number): Promise<void> =>
  chooseRole(deps, playerId, icon === 0 ? SUPPORTER_ROLE : typeWithIcon(icon));
