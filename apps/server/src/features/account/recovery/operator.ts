import { ACCOUNT, needsSecondFactor } from '@syllaboom/engine';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database, Tx } from '#platform/db/index.ts';
import { type Account, findAccountByUsername, lockAccount } from '../account.repository.ts';
import { isBanned } from '../bans/ban.repository.ts';
import { removePasswordHash } from '../credentials/password-hash.repository.ts';
import { listIdentities } from '../identities/identity.repository.ts';
import { removeSecondFactor } from '../second-factor/second-factor.repository.ts';
import { revokeSessionsOf } from '../sessions/session.repository.ts';
import { createCodes, findHash, hashCode } from './recovery-code.ts';
import { addCodes, FOR_PASSWORD, readCodeHashes, removeCodes } from './recovery-code.repository.ts';

const HOUR_MS = 3_600_000;

/** What the operator does from the terminal with accounts. */
export interface OperatorDeps {
  readonly database: Database;
  readonly clock: Clock;
  /** Writes the action down, in its own transaction. */
  record(tx: Tx, action: { readonly did: OperatorAction; readonly playerId: string; readonly at: Date }): Promise<void>;
}
export type OperatorAction = 'password_reset' | 'second_factor_reset';

/** What the operator has to pass on, and to know. */
export interface PasswordReset {
  readonly username: string;
  /** Sets a new password, once. */
  readonly code: string;
  readonly expiresAt: Date;
  readonly isBanned: boolean;
  /** Accounts at identity providers that still open it, whoever linked them. */
  readonly opensBy: readonly { readonly provider: string; readonly name: string }[];
}

/**
 * Takes the password, all recovery codes and all sessions from an account, whoever holds them, and makes one code that sets
 * a new password. Null: there is no such account.
 */
export async function resetPassword(deps: OperatorDeps, username: string): Promise<PasswordReset | null> {
  const [code = ''] = createCodes(1);
  const at = deps.clock.now();
  const expiresAt = new Date(at.getTime() + ACCOUNT.operatorCodeHours * HOUR_MS);
  const account = await change(deps, username, 'password_reset', at, async (tx, playerId) => {
    // Tried again after a commit whose answer was lost, the code is there.
    const codes = await readCodeHashes(tx, playerId, ['operator'], at);
    if (findHash(codes, hashCode(playerId, code)) !== null) return false;
    await removePasswordHash(tx, playerId);
    await removeCodes(tx, playerId, FOR_PASSWORD);
    await addCodes(tx, { playerId, purpose: 'operator', codes: [code], at, expiresAt });
    return true;
  });
  if (account === null) return null;
  const opensBy = await listIdentities(deps.database.db, account.playerId);
  return { username: account.username, code, expiresAt, isBanned: isBanned(account.ban, at), opensBy };
}

/** Forgets an account's authenticator app and its replacement codes. Null: there is no such account. */
export async function resetSecondFactor(
  deps: OperatorDeps,
  username: string,
): Promise<{ readonly username: string; readonly hadOne: boolean; readonly isNeeded: boolean } | null> {
  let hadOne = false;
  const account = await change(deps, username, 'second_factor_reset', deps.clock.now(), async (tx, playerId) => {
    const isGone = !(await removeSecondFactor(tx, playerId));
    if (isGone && hadOne) return false;
    hadOne = !isGone;
    await removeCodes(tx, playerId, ['second_factor']);
    return true;
  });
  return account === null ? null : { username: account.username, hadOne, isNeeded: needsSecondFactor(account.roles) };
}

/** Performs the action, ends the account's sessions and writes it down: all of it or nothing. `work` is false where that was done. */
async function change(
  deps: OperatorDeps,
  username: string,
  did: OperatorAction,
  at: Date,
  work: (tx: Tx, playerId: string) => Promise<boolean>,
): Promise<Account | null> {
  const found = await findAccountByUsername(deps.database.db, username.trim());
  if (found === null) return null;
  const { playerId } = found;
  return deps.database.transact(async (tx) => {
    const account = await lockAccount(tx, playerId);
    if (account === null) return null;
    if (!(await work(tx, playerId))) return account;
    await revokeSessionsOf(tx, playerId, at, 'operator');
    await deps.record(tx, { did, playerId, at });
    return account;
  });
}
