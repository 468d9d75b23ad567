import type { ENDPOINTS, ReplyOf } from '@syllaboom/contracts';
import { needsSecondFactor } from '@syllaboom/engine';
import type { AccountDeps } from '../account.deps.ts';
import type { Caller } from '../sessions/authenticate.ts';
import { countCodes } from '../recovery/recovery-code.repository.ts';
import { readSecondFactor } from './second-factor.repository.ts';

/** Whether the caller's roles want a second factor, and how far they are with it. */
export async function describeSecondFactor(
  { database: { db } }: AccountDeps,
  { playerId, roles, secondFactorUntil }: Caller,
): Promise<ReplyOf<typeof ENDPOINTS.secondFactor>> {
  const [factor, codesLeft] = await Promise.all([
    readSecondFactor(db, playerId),
    countCodes(db, playerId, 'second_factor'),
  ]);
  return {
    needed: needsSecondFactor(roles),
    enrolled: factor !== null && factor.enrolledAt !== null,
    provenUntil: secondFactorUntil?.toISOString() ?? null,
    codesLeft,
  };
}
