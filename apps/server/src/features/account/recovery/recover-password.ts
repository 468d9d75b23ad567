import type { BodyOf, ENDPOINTS, ReplyOf } from '@syllaboom/contracts';
import { isStaff } from '@syllaboom/engine';
import type { Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { AccountDeps } from '../account.deps.ts';
import { type Account, findAccountByUsername, lockAccount } from '../account.repository.ts';
import { isBanned } from '../bans/ban.repository.ts';
import { setPasswordHash } from '../credentials/password-hash.repository.ts';
import { bannedError } from '../bans/banned-error.ts';
import { refuseBadDevice } from '../sessions/device-proof.ts';
import { announceEnded } from '../sessions/end-sessions.ts';
import { issueSession } from '../sessions/issue-session.ts';
import { refusePassword } from '../credentials/password.ts';
import { revokeOtherSessions } from '../sessions/session.repository.ts';
import { knownDevice } from '../credentials/sign-in.ts';
import { foldUsername } from '../names/username.ts';
import { createCodes, findHash, hashCode } from './recovery-code.ts';
import {
  countCodes,
  FOR_PASSWORD,
  readCodeHashes,
  replacePasswordCodes,
  spendCode,
} from './recovery-code.repository.ts';

export type RecoverRequest = BodyOf<(typeof ENDPOINTS)['recoverPassword']> & {
  /** The browser's User-Agent. */
  readonly agent?: string | undefined;
};
type Reply = ReplyOf<(typeof ENDPOINTS)['recoverPassword']>;

/**
 * Sets a new password with a recovery code and signs in; all other sessions end. Whether the name or the code is wrong
 * nobody learns, neither by the answer nor by its time: the slow hash is made only once the code fits.
 */
export async function recoverPassword(deps: AccountDeps, request: RecoverRequest, address: string): Promise<Reply> {
  await refuseBadDevice(request.device);
  const { username, code, password } = request;
  if (username.trim() === '' || code.trim() === '' || password === '') throw new AppError('auth/blank');
  refuse(password, username, false);
  const account = await findAccountByUsername(deps.database.db, username);
  const attempt = {
    user: foldUsername(username),
    address,
    knownDevice: await knownDevice(deps, account, request.device),
  };
  await deps.throttle.begin(attempt);
  const codeHash = await findCode(deps, account, code);
  if (account === null || codeHash === null) {
    deps.security.warn({ event: 'recovery_failed', playerId: account?.playerId ?? null, address }, 'recovery refused');
    throw new AppError('auth/recovery_failed');
  }
  await deps.throttle.succeed(attempt);
  if (isBanned(account.ban, deps.clock.now())) throw await bannedError(deps, account.playerId);
  refuse(password, account.username, isStaff(account.roles));
  const passwordHash = await deps.hasher.hash(password);
  return enter(deps, account, request, { codeHash, passwordHash });
}

/** A code of the player that fits; for an unknown name the same work is done for nobody. */
async function findCode(deps: AccountDeps, account: Account | null, code: string): Promise<Buffer | null> {
  const playerId = account?.playerId ?? '';
  const stored = await readCodeHashes(deps.database.db, playerId, FOR_PASSWORD, deps.clock.now());
  return findHash(stored, hashCode(playerId, code));
}

async function enter(
  deps: AccountDeps,
  account: Account,
  request: RecoverRequest,
  change: { readonly codeHash: Buffer; readonly passwordHash: string },
): Promise<Reply> {
  const { playerId } = account;
  const candidates = createCodes();
  let left = 0;
  let isNewSet = false;
  const save = async (tx: Tx, sessionId: string): Promise<void> => {
    const at = deps.clock.now();
    const current = await lockAccount(tx, playerId);
    // Tried again after a commit whose answer was lost, the code was spent by this very call.
    const isDone = current?.passwordHash === change.passwordHash;
    if (current === null || !(isDone || (await spendCode(tx, playerId, change.codeHash))))
      throw new AppError('auth/recovery_failed');
    await setPasswordHash(tx, playerId, change.passwordHash);
    const others = await revokeOtherSessions(tx, { playerId, exceptId: sessionId, at, reason: 'recovery' });
    announceEnded(deps, tx, playerId, others);
    left = await countCodes(tx, playerId, 'password');
    isNewSet ||= left === 0;
    if (isNewSet) {
      await replacePasswordCodes(tx, playerId, candidates, at);
      left = candidates.length;
    }
  };
  const user = await deps.ports.readUser(deps.database.db, account);
  const session = await issueSession(
    deps,
    { playerId, guestLocale: null, device: request.device, agent: request.agent },
    user,
    save,
  );
  deps.security.warn({ event: 'password_recovered', playerId, left }, 'password set with a recovery code');
  return { ...session, codesLeft: left, recoveryCodes: isNewSet ? candidates : [] };
}

function refuse(password: string, username: string, isStaffs: boolean): void {
  const refusal = refusePassword(password, { username, isStaff: isStaffs });
  if (refusal !== null) throw new AppError(refusal);
}
