import { type BodyOf, type ENDPOINTS, type ReplyOf, STAFF_PAGE } from '@syllaboom/contracts';
import { foldCode, isCodeFold, REWARD_CODES } from '@syllaboom/engine';
import { requireAccount } from '#features/account';
import { addAuditEntry, namePlayers } from '#features/moderation';
import { AppError } from '#platform/errors/app-error.ts';
import { randomCode } from '#platform/ids/random-id.ts';
import { addCode, lockCode, markEnded, readCodes } from './code.repository.ts';
import type { CodeDeps } from './codes.deps.ts';

type NewCode = BodyOf<(typeof ENDPOINTS)['makeCode']>;

/** Makes a code: as it is wished for, or one that nobody guesses. */
export async function makeCode({ database, clock }: CodeDeps, by: string, wish: NewCode): Promise<string> {
  const at = clock.now();
  const fold = wish.code === undefined ? randomCode(REWARD_CODES.madeUp) : foldCode(wish.code);
  if (!isCodeFold(fold)) throw new AppError('code/letters');
  const { coin, diamond, key, uses } = wish;
  if (coin + diamond + key === 0) throw new AppError('code/no_reward');
  const expiresAt = wish.until === null ? null : new Date(wish.until);
  if (expiresAt !== null && expiresAt <= at) throw new AppError('moderation/end_in_past');
  await database.transact(async (tx) => {
    await requireAccount(tx, by);
    const goods = { coin, diamond, key };
    if (!(await addCode(tx, { fold, ...goods, uses, madeAt: at, madeBy: by, expiresAt })))
      throw new AppError('code/taken');
    const detail = {
      code: fold,
      coins: coin,
      diamonds: diamond,
      keys: key,
      uses,
      until: expiresAt?.toISOString() ?? null,
    };
    await addAuditEntry(tx, { at, actorId: by, action: 'code_made', targetId: null, detail });
  });
  return fold;
}

/** Ends a code before it is used up. */
export async function endCode({ database, clock }: CodeDeps, by: string, text: string): Promise<void> {
  const at = clock.now();
  const fold = foldCode(text);
  await database.transact(async (tx) => {
    const code = await lockCode(tx, fold);
    if (code === null) throw new AppError('moderation/not_found');
    if (code.endedAt !== null) throw new AppError('moderation/closed');
    await markEnded(tx, fold, at);
    await addAuditEntry(tx, { at, actorId: by, action: 'code_ended', targetId: null, detail: { code: fold } });
  });
}

/** A page of all codes. */
export async function listCodes(
  { database: { db } }: CodeDeps,
  page: string | undefined,
): Promise<ReplyOf<(typeof ENDPOINTS)['rewardCodes']>> {
  const offset = (Math.max(1, Number(page ?? 1)) - 1) * STAFF_PAGE;
  const { codes, total } = await readCodes(db, { offset, limit: STAFF_PAGE });
  const nameOf = await namePlayers(
    db,
    codes.map(({ madeBy }) => madeBy),
  );
  return {
    total,
    codes: codes.map(({ fold, madeAt, madeBy, expiresAt, endedAt, ...numbers }) => ({
      ...numbers,
      code: fold,
      madeAt: madeAt.toISOString(),
      madeBy: madeBy === null ? null : nameOf(madeBy),
      until: expiresAt?.toISOString() ?? null,
      endedAt: endedAt?.toISOString() ?? null,
    })),
  };
}
