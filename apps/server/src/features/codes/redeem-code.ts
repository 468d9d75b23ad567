import type { CodeReward } from '@syllaboom/contracts';
import { foldCode, REWARD_CODES } from '@syllaboom/engine';
import { requireAccount } from '#features/account';
import { requireLevel } from '#features/profile';
import { post, runOperation } from '#features/wallet';
import type { Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { type CodeGoods, type KeptCode, lockCode } from './code.repository.ts';
import { hasUsed, countUse } from './code-use.repository.ts';
import type { CodeDeps } from './codes.deps.ts';

/** What is kept of a code that was redeemed, for those who ask again. */
interface Redeemed extends CodeGoods {
  /** The client's key. */
  readonly askedWith: string;
}

/**
 * Gives what a code gives, once. A client whose answer was lost asks again with the same key and gets it. Throws
 * `code/not_enough_exp`, `code/used`, and `code/not_exist` alike for a code that is unknown, used up, or over.
 */
export async function redeemCode(
  { database, clock, ports }: CodeDeps,
  playerId: string,
  text: string,
  key: string,
): Promise<CodeReward[]> {
  const fold = foldCode(text);
  const at = clock.now();
  const { result, replayed } = await runOperation<Redeemed>(
    database,
    { actor: playerId, key: `code:${fold}`, kind: 'code', body: [fold] },
    async (tx, operationId) => {
      await requireAccount(tx, playerId);
      await requireLevel(tx, playerId, REWARD_CODES.level, 'code/not_enough_exp');
      const { coin, diamond, key: keys } = await takeUse(tx, fold, playerId, at);
      const goods = { coin, diamond, key: keys };
      await post(tx, operationId, movesOf(goods, playerId));
      ports.announceChange(tx, playerId);
      return { ...goods, askedWith: key };
    },
  );
  if (replayed && result.askedWith !== key) throw new AppError('code/used');
  return rewardsOf(result);
}

async function takeUse(tx: Tx, fold: string, playerId: string, at: Date): Promise<KeptCode> {
  const code = await lockCode(tx, fold);
  if (code === null) throw new AppError('code/not_exist');
  if (await hasUsed(tx, fold, playerId)) throw new AppError('code/used');
  const isOver = code.endedAt !== null || (code.expiresAt !== null && code.expiresAt <= at);
  if (isOver || code.usesLeft === 0) throw new AppError('code/not_exist');
  await countUse(tx, fold, playerId, at);
  return code;
}

const CURRENCIES = ['key', 'diamond', 'coin'] as const;

const movesOf = (goods: CodeGoods, playerId: string) =>
  CURRENCIES.filter((currency) => goods[currency] > 0).map((currency) => ({
    from: { system: 'mint' as const },
    to: { playerId },
    currency,
    amount: goods[currency],
  }));

function rewardsOf({ key, diamond, coin }: CodeGoods): CodeReward[] {
  return [...(key > 0 ? [{ key }] : []), ...(diamond > 0 ? [{ diamond }] : []), ...(coin > 0 ? [{ coin }] : [])];
}
