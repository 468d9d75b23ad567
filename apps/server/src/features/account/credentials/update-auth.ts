import { type ErrorCode, passwordToProve } from '@syllaboom/contracts';
import { isStaff } from '@syllaboom/engine';
import { isUniqueViolation, type Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { AccountDeps } from '../account.deps.ts';
import { type Account, lockAccount, setWayIn } from '../account.repository.ts';
import { isUsernameTaken, setUsername } from '../names/username.repository.ts';
import { setPasswordHash } from './password-hash.repository.ts';
import type { Caller } from '../sessions/authenticate.ts';
import { isDeveloperName } from '../roles/developers.ts';
import { announceEnded } from '../sessions/end-sessions.ts';
import { localeOrDefault } from '../locale.ts';
import { noteFreedName, wasFreedLately } from '../names/freed-names.ts';
import { passesForStaff } from '../names/passes-for-staff.ts';
import { refusePassword } from './password.ts';
import { createCodes } from '../recovery/recovery-code.ts';
import { replacePasswordCodes } from '../recovery/recovery-code.repository.ts';
import { reauthenticate } from './reauthenticate.ts';
import { lockLiveSession, revokeOtherSessions } from '../sessions/session.repository.ts';
import { refuseUsername } from '../names/username.ts';

export interface NewCredentials {
  /** Blank: stays as it is; so does the password. */
  readonly username: string;
  readonly password: string;
  readonly currentPassword?: string | undefined;
  /** Of the device's key, where the account has no way in. */
  readonly proof?: string | undefined;
}

/** The name that counts now, and the recovery codes of an account's first password. */
export interface Updated {
  readonly username: string;
  readonly recoveryCodes: string[];
}

interface Change {
  readonly username: string;
  readonly passwordHash: string | null;
  readonly recoveryCodes: readonly string[];
}

/**
 * Sets the name and password to sign in with, one of them or both. Afterwards the player is signed in here
 * alone: whoever had got in elsewhere is out.
 */
export async function updateAuth(
  deps: AccountDeps,
  caller: Caller,
  request: NewCredentials,
  address: string,
): Promise<Updated> {
  const username = request.username.trim() === '' ? caller.username : request.username.normalize('NFC');
  checkNewCredentials(deps, caller, username, request.password);
  const text = passwordToProve(request.username, request.password);
  const proven = { proof: request.proof, text, path: '/update-auth' };
  await reauthenticate(deps, caller, { password: request.currentPassword, proven }, address);
  const passwordHash = request.password === '' ? null : await deps.hasher.hash(request.password);
  const recoveryCodes = createCodes();
  const isFirst = await save(deps, caller, { username, passwordHash, recoveryCodes });
  deps.security.info({ event: 'credentials_changed', playerId: caller.playerId }, 'credentials changed');
  return { username, recoveryCodes: isFirst ? recoveryCodes : [] };
}

/** Whether it is the account's first password. The other sessions end in one transaction with the change: none outlives it. */
async function save(
  deps: AccountDeps,
  caller: Caller,
  { username, passwordHash, recoveryCodes }: Change,
): Promise<boolean> {
  const { playerId, sessionId } = caller;
  /** Decided once: tried again after a commit whose answer was lost, the password is there already. */
  let isFirst: boolean | null = null;
  try {
    return await deps.database.transact(async (tx) => {
      const account = await lockAccount(tx, playerId);
      if (account === null) throw new AppError('auth/token_invalid');
      // Of two sessions that change it at the same moment the first ends the second.
      if (!(await lockLiveSession(tx, sessionId))) throw new AppError('auth/token_invalid');
      if (await isUsernameTaken(tx, username, playerId)) throw new AppError('auth/username_taken');
      if (caller.username !== username && (await passesForStaff(tx, username, { ...deps, exceptId: playerId })))
        throw new AppError('auth/username_not_allowed');
      if (account.username !== username) await giveUpName(deps, tx, account, username);
      await setUsername(tx, playerId, username);
      if (passwordHash !== null) {
        await setPasswordHash(tx, playerId, passwordHash);
        await setWayIn(tx, playerId);
        if (!caller.wayIn) deps.channel.sendAfter(tx, [playerId], 'changed', {});
      }
      isFirst ??= passwordHash !== null && account.passwordHash === null;
      const at = deps.clock.now();
      if (isFirst) await replacePasswordCodes(tx, playerId, recoveryCodes, at);
      const ended = await revokeOtherSessions(tx, { playerId, exceptId: sessionId, at, reason: 'password' });
      announceEnded(deps, tx, playerId, ended);
      return isFirst;
    });
  } catch (cause) {
    if (isUniqueViolation(cause)) throw new AppError('auth/username_taken', { cause });
    throw cause;
  }
}

function checkNewCredentials(deps: AccountDeps, caller: Caller, username: string, password: string): void {
  const isRenamed = username !== caller.username;
  if (!isRenamed && password === '') throw new AppError('auth/blank');
  const refusal =
    (isRenamed ? refuseNewName(deps, username) : null) ??
    (password === '' ? null : refusePassword(password, { username, isStaff: isStaff(caller.roles) }));
  if (refusal !== null) throw new AppError(refusal);
}

/** A developer's name can be signed up with, not slipped into. */
const refuseNewName = (deps: AccountDeps, username: string): ErrorCode | null =>
  refuseUsername(username, localeOrDefault(null)) ??
  (isDeveloperName(deps, username) ? 'auth/username_not_allowed' : null);

/** An account without a way in takes no name that somebody else gave up lately; its own stays known as given up. */
async function giveUpName(deps: AccountDeps, tx: Tx, account: Account, username: string): Promise<void> {
  if (!account.wayIn && (await wasFreedLately(tx, deps, username))) throw new AppError('auth/username_taken');
  await noteFreedName(tx, deps, account.username);
}
