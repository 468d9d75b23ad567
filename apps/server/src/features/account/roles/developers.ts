import { DEVELOPER_ROLE } from '@syllaboom/engine';
import type { AccountDeps } from '../account.deps.ts';
import { addHeldRole } from './role.repository.ts';
import { findAccountByUsername } from '../account.repository.ts';
import { foldUsername } from '../names/username.ts';

/** Whether the operator has named this player a developer. */
export const isDeveloperName = (deps: Pick<AccountDeps, 'developers'>, username: string): boolean =>
  deps.developers.some((name) => foldUsername(name) === foldUsername(username));

/** Roles of a player who signs up under this name. */
export const rolesAtSignUp = (deps: Pick<AccountDeps, 'developers'>, username: string): readonly number[] =>
  isDeveloperName(deps, username) ? [DEVELOPER_ROLE] : [];

/** Gives the developers whom the operator has named their role; those who have not signed up yet get it then. */
export async function appointDevelopers(deps: AccountDeps): Promise<void> {
  for (const name of deps.developers) {
    const account = await findAccountByUsername(deps.database.db, name);
    if (account === null || account.roles.includes(DEVELOPER_ROLE)) continue;
    await deps.database.transact((tx) => addHeldRole(tx, account.playerId, DEVELOPER_ROLE));
    deps.security.warn({ event: 'developer_appointed', playerId: account.playerId }, 'developer appointed');
  }
}
