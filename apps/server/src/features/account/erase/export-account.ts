import { AppError } from '#platform/errors/app-error.ts';
import type { AccountDeps } from '../account.deps.ts';
import { findAccount, readAccountFacts } from '../account.repository.ts';
import type { Caller } from '../sessions/authenticate.ts';
import { readAccountKey } from '../keyed/account-key.repository.ts';
import { listIdentities } from '../identities/identity.repository.ts';
import { countCodes } from '../recovery/recovery-code.repository.ts';
import { readSecondFactor } from '../second-factor/second-factor.repository.ts';
import { listLiveSessions } from '../sessions/session.repository.ts';

/** Everything that is stored about the caller; secrets and their hashes are not theirs to carry around. */
export async function exportAccount(
  deps: AccountDeps,
  { playerId }: Caller,
): Promise<{ exportedAt: string; account: Record<string, unknown> }> {
  const { db } = deps.database;
  const now = deps.clock.now();
  const [account, facts, identities, sessions, recoveryCodesLeft, secondFactor, key] = await Promise.all([
    findAccount(db, playerId),
    readAccountFacts(db, [playerId]),
    listIdentities(db, playerId),
    listLiveSessions(db, playerId, now),
    countCodes(db, playerId, 'password'),
    readSecondFactor(db, playerId),
    readAccountKey(db, playerId),
  ]);
  if (account === null) throw new AppError('auth/token_invalid');
  const parts: Record<string, unknown> = {};
  for (const data of deps.ports.personalData()) parts[data.name] = await data.read(db, playerId);
  return {
    exportedAt: now.toISOString(),
    account: {
      id: playerId,
      username: account.username,
      hasPassword: account.passwordHash !== null,
      wayIn: account.wayIn,
      device: key === null ? null : { madeAt: key.madeAt, seenAt: key.seenAt },
      type: account.type,
      roles: account.roles,
      createdAt: facts.get(playerId)?.createdAt,
      ban: account.ban,
      identities,
      sessions,
      recoveryCodesLeft,
      secondFactorSince: secondFactor?.enrolledAt ?? null,
      ...parts,
    },
  };
}
