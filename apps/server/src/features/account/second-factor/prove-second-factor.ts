import type { ENDPOINTS, ReplyOf } from '@syllaboom/contracts';
import { needsSecondFactor } from '@syllaboom/engine';
import type { Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { LimitReached } from '#platform/limits/limiter.ts';
import type { AccountDeps } from '../account.deps.ts';
import { lockAccount } from '../account.repository.ts';
import type { Caller } from '../sessions/authenticate.ts';
import { addCodes, readCodeHashes, removeCodes, spendCode } from '../recovery/recovery-code.repository.ts';
import { createCodes, findHash, hashCode } from '../recovery/recovery-code.ts';
import { lockLiveSession, readSession } from '../sessions/session.repository.ts';
import { isAppCode, stepOf } from './authenticator-code.ts';
import { endOfProof } from './end-of-proof.ts';
import { decryptSecret } from './encrypted-secret.ts';
import {
  enrolPending,
  forgetProofs,
  markProven,
  readSecondFactor,
  type SecondFactor,
  spendStep,
} from './second-factor.repository.ts';

type Reply = ReplyOf<(typeof ENDPOINTS)['proveSecondFactor']>;
/** How a code was right. */
type Proof = 'new_app' | 'app' | 'replacement';

/**
 * Proves the second factor for the caller's session: with a code of the app, once for each time step, or with one of the
 * replacement codes. The first code of an app that is being set up makes it the one that counts, with new replacements.
 */
export async function proveSecondFactor(deps: AccountDeps, caller: Caller, typed: string): Promise<Reply> {
  const { playerId, sessionId } = caller;
  if (!needsSecondFactor(caller.roles)) throw new AppError('http/forbidden');
  await countTry(deps, playerId);
  const code = typed.replaceAll(/\s/g, '');
  const at = deps.clock.now();
  const candidates = createCodes();
  let proof: Proof | null = null;
  await deps.database
    .transact(async (tx) => {
      if ((await lockAccount(tx, playerId)) === null || !(await lockLiveSession(tx, sessionId)))
        throw new AppError('auth/token_invalid');
      // Tried again after a commit whose answer was lost, this very code is spent.
      const session = await readSession(tx, sessionId, at);
      if (proof !== null && session?.secondFactorAt?.getTime() === at.getTime()) return;
      proof = await checkCode(deps, tx, { playerId, code, at });
      if (proof === null) throw new AppError('auth/second_factor_wrong');
      if (proof === 'new_app') {
        await forgetProofs(tx, playerId);
        await removeCodes(tx, playerId, ['second_factor']);
        await addCodes(tx, { playerId, purpose: 'second_factor', codes: candidates, at });
      }
      await markProven(tx, sessionId, at);
    })
    .catch((cause: unknown) => {
      deps.security.warn({ event: 'second_factor_failed', playerId }, 'second factor refused');
      throw cause;
    });
  await deps.secondFactorLimit.clear(playerId);
  deps.security.info({ event: 'second_factor_proven', playerId, proof }, 'second factor proven');
  return {
    provenUntil: (endOfProof(at) ?? at).toISOString(),
    replacementCodes: proof === 'new_app' ? candidates : [],
  };
}

/** Before the code is looked at, so that parallel guesses count, too; in all sessions together. */
async function countTry(deps: AccountDeps, playerId: string): Promise<void> {
  try {
    await deps.secondFactorLimit.consume(playerId);
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    throw new AppError('auth/too_many_attempts', { retryAfterSeconds: error.retryAfterSeconds });
  }
}

interface Try {
  readonly playerId: string;
  readonly code: string;
  readonly at: Date;
}

/** Spends a code that is right; null: it is wrong. */
async function checkCode(deps: AccountDeps, tx: Tx, given: Try): Promise<Proof | null> {
  const { playerId, code, at } = given;
  if (!isAppCode(code)) return (await spendReplacement(tx, given)) ? 'replacement' : null;
  const factor = await readSecondFactor(tx, playerId);
  if (factor === null) return null;
  if (await enrolWith(deps, tx, factor, given)) return 'new_app';
  const secret = decryptSecret(deps, playerId, factor.encrypted);
  const step = secret === null ? null : stepOf(secret, code, at);
  return step !== null && (await spendStep(tx, playerId, step)) ? 'app' : null;
}

/** Whether it is the first code of an app that is being set up. */
async function enrolWith(
  deps: AccountDeps,
  tx: Tx,
  { pending }: SecondFactor,
  { playerId, code, at }: Try,
): Promise<boolean> {
  const secret = decryptSecret(deps, playerId, pending);
  const step = secret === null ? null : stepOf(secret, code, at);
  if (pending === null || step === null) return false;
  await enrolPending(tx, playerId, { secret: pending, at, step });
  return true;
}

async function spendReplacement(tx: Tx, { playerId, code, at }: Try): Promise<boolean> {
  const stored = await readCodeHashes(tx, playerId, ['second_factor'], at);
  const hash = findHash(stored, hashCode(playerId, code));
  return hash !== null && (await spendCode(tx, playerId, hash));
}
