import type { DeviceKey, SessionReply } from '@syllaboom/contracts';
import { isStaff, NO_ROLE } from '@syllaboom/engine';
import { AppError } from '#platform/errors/app-error.ts';
import { PLAYER_ID_LENGTH, randomId } from '#platform/ids/random-id.ts';
import type { AccountDeps } from './account.deps.ts';
import { addAccount, hasAccount, isUsernameTaken } from './account.repository.ts';
import { rolesAtSignUp } from './developers.ts';
import { refuseBadDevice } from './device-proof.ts';
import { issueSession } from './issue-session.ts';
import { localeOrDefault } from './locale.ts';
import { refusePassword } from './password.ts';
import { refuseUsername, refuseUsernameLength } from './username.ts';

export interface Registration {
  readonly username: string;
  readonly password: string;
  readonly locale?: string | undefined;
  readonly device?: DeviceKey | undefined;
}

/** Signs a new player up. Refusals in this order: both blank, lengths, letters, taken. */
export async function register(deps: AccountDeps, request: Registration): Promise<SessionReply> {
  await refuseBadDevice(request.device);
  const username = request.username.normalize('NFC');
  const roles = rolesAtSignUp(deps, username);
  checkCredentials(username, request, roles);
  if (await isUsernameTaken(deps.database.db, username)) throw new AppError('auth/username_taken');
  const passwordHash = await deps.hasher.hash(request.password);
  const playerId = randomId(PLAYER_ID_LENGTH);
  const created = await deps.database.transact(async (tx) => {
    // Tried again after a commit whose answer was lost, the name is taken by this very sign-up.
    if (!(await addAccount(tx, { playerId, username, passwordHash, roles }))) return hasAccount(tx, playerId);
    await deps.ports.createPlayer(tx, { playerId, username, locale: localeOrDefault(request.locale) });
    return true;
  });
  if (!created) throw new AppError('auth/username_taken');
  deps.security.info({ event: 'signed_up', playerId }, 'signed up');
  const user = await deps.ports.readUser(deps.database.db, { playerId, username, type: roles[0] ?? NO_ROLE, roles });
  return issueSession(deps, { playerId, guestLocale: null, device: request.device }, user);
}

function checkCredentials(username: string, { password, locale }: Registration, roles: readonly number[]): void {
  const blank = username.trim() === '' && password === '' ? ('auth/blank' as const) : null;
  const refusal =
    blank ??
    refuseUsernameLength(username) ??
    refusePassword(password, { username, isStaff: isStaff(roles) }) ??
    refuseUsername(username, localeOrDefault(locale));
  if (refusal !== null) throw new AppError(refusal);
}
