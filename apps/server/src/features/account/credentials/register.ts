import type { DeviceKey, ENDPOINTS, ReplyOf } from '@syllaboom/contracts';
import { isStaff, NO_ROLE } from '@syllaboom/engine';
import { AppError } from '#platform/errors/app-error.ts';
import { PLAYER_ID_LENGTH, randomId } from '#platform/ids/random-id.ts';
import type { AccountDeps } from '../account.deps.ts';
import { addAccount, hasAccount } from '../account.repository.ts';
import { isUsernameTaken } from '../names/username.repository.ts';
import { isDeveloperName, rolesAtSignUp } from '../roles/developers.ts';
import { refuseBadDevice } from '../sessions/device-proof.ts';
import { issueSession } from '../sessions/issue-session.ts';
import { localeOrDefault } from '../locale.ts';
import { passesForStaff } from '../names/passes-for-staff.ts';
import { refusePassword } from './password.ts';
import { createCodes } from '../recovery/recovery-code.ts';
import { replacePasswordCodes } from '../recovery/recovery-code.repository.ts';
import { isAboutLength, refuseUsername, type Vouched } from '../names/username.ts';

export interface Registration {
  readonly username: string;
  readonly password: string;
  readonly locale?: string | undefined;
  readonly device?: DeviceKey | undefined;
  /** The browser's User-Agent. */
  readonly agent?: string | undefined;
}

/** Signs a new player up. Refusals in this order: both blank, lengths, letters, taken. */
export async function register(deps: AccountDeps, request: Registration): Promise<ReplyOf<typeof ENDPOINTS.register>> {
  await refuseBadDevice(request.device);
  const username = request.username.normalize('NFC');
  const roles = rolesAtSignUp(deps, username);
  const isNamedByOperator = isDeveloperName(deps, username);
  checkCredentials(username, request, { roles, isNamedByOperator });
  if (!isNamedByOperator && (await passesForStaff(deps.database.db, username, deps)))
    throw new AppError('auth/username_not_allowed');
  if (await isUsernameTaken(deps.database.db, username)) throw new AppError('auth/username_taken');
  const passwordHash = await deps.hasher.hash(request.password);
  const playerId = randomId(PLAYER_ID_LENGTH);
  const recoveryCodes = createCodes();
  const created = await deps.database.transact(async (tx) => {
    // Tried again after a commit whose answer was lost, the name is taken by this very sign-up.
    if (!(await addAccount(tx, { playerId, username, passwordHash, roles }))) return hasAccount(tx, playerId);
    await deps.ports.createPlayer(tx, { playerId, username, locale: localeOrDefault(request.locale) });
    await replacePasswordCodes(tx, playerId, recoveryCodes, deps.clock.now());
    return true;
  });
  if (!created) throw new AppError('auth/username_taken');
  deps.security.info({ event: 'signed_up', playerId }, 'signed up');
  const user = await deps.ports.readUser(deps.database.db, {
    playerId,
    username,
    type: roles[0] ?? NO_ROLE,
    roles,
    wayIn: true,
  });
  const session = await issueSession(
    deps,
    { playerId, guestLocale: null, device: request.device, agent: request.agent },
    user,
  );
  return { ...session, recoveryCodes };
}

function checkCredentials(
  username: string,
  { password, locale }: Registration,
  { roles, isNamedByOperator }: { readonly roles: readonly number[] } & Vouched,
): void {
  const blank = username.trim() === '' && password === '' ? ('auth/blank' as const) : null;
  const name = refuseUsername(username, localeOrDefault(locale), { isNamedByOperator });
  // Lengths first, as the seed's sentences do.
  const refusal =
    blank ??
    (isAboutLength(name) ? name : null) ??
    refusePassword(password, { username, isStaff: isStaff(roles) }) ??
    name;
  if (refusal !== null) throw new AppError(refusal);
}
