import type { GameLanguage } from '@syllaboom/engine';
import type { Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { PLAYER_ID_LENGTH, randomId } from '#platform/ids/random-id.ts';
import type { AccountDeps } from '../account.deps.ts';
import { type Account, addAccount, findAccount } from '../account.repository.ts';
import { isBanned } from '../bans/ban.repository.ts';
import { isUsernameTaken } from '../names/username.repository.ts';
import { bannedError } from '../bans/banned-error.ts';
import { localeOrDefault } from '../locale.ts';
import { addIdentity, findIdentityOwner, type Identity, lockIdentity } from './identity.repository.ts';
import { passesForStaff } from '../names/passes-for-staff.ts';
import { namesFor } from './names-for.ts';

/**
 * The account that an identity opens; the first time it makes one. Accounts are never joined by name or address: whoever
 * has one already links the identity from inside. Throws `auth/banned`.
 */
export async function enterWithIdentity(
  deps: AccountDeps,
  identity: Identity,
  locale: string | undefined,
): Promise<Account> {
  const owner =
    (await findIdentityOwner(deps.database.db, identity.provider, identity.subject)) ??
    (await deps.database.transact((tx) => createOrFind(deps, tx, identity, localeOrDefault(locale))));
  const account = await findAccount(deps.database.db, owner);
  // Erased between the two steps.
  if (account === null) throw new AppError('auth/login_failed');
  const where = { playerId: account.playerId, provider: identity.provider };
  if (isBanned(account.ban, deps.clock.now())) {
    deps.security.warn({ event: 'sign_in_banned', ...where }, 'banned player refused');
    throw await bannedError(deps, account.playerId);
  }
  deps.security.info({ event: 'signed_in', ...where }, 'signed in');
  return account;
}

/** Two first sign-ins at once wait for each other: one makes the account, the other finds it. */
async function createOrFind(deps: AccountDeps, tx: Tx, identity: Identity, language: GameLanguage): Promise<string> {
  await lockIdentity(tx, identity);
  const owner = await findIdentityOwner(tx, identity.provider, identity.subject);
  if (owner !== null) return owner;
  const playerId = randomId(PLAYER_ID_LENGTH);
  for (const username of namesFor(identity.name, language, deps.developers)) {
    if ((await isUsernameTaken(tx, username)) || (await passesForStaff(tx, username, deps))) continue;
    if (!(await addAccount(tx, { playerId, username, passwordHash: null, roles: [] }))) continue;
    await deps.ports.createPlayer(tx, { playerId, username, locale: language });
    await addIdentity(tx, playerId, identity, deps.clock.now());
    deps.security.info({ event: 'signed_up', playerId, provider: identity.provider }, 'signed up');
    return playerId;
  }
  throw new Error('No user name is left.');
}
