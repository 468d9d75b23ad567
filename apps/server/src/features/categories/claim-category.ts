import { type CategoryReward, categoryReward } from '@syllaboom/engine';
import { requireAccount } from '#features/account';
import { addItems } from '#features/inventory';
import { post, runOperation } from '#features/wallet';
import { holdCategoryClaims, readClaimedAmong, readLeavingAmong } from '#features/words';
import type { Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CategoryDeps } from './categories.deps.ts';
import { enterReward } from './category-reward.repository.ts';
import { type OpenCategory, openCategory } from './open-category.ts';

/** What is kept of a claim for those who ask again. */
interface KeptClaim {
  readonly reward: CategoryReward;
  /** The client's key. */
  readonly key: string;
}

/**
 * Gives a category's badge and rewards once. A client whose answer was lost asks again with the same key and gets it; anybody
 * else is refused. Throws `category/unknown`, `category/incomplete`, `category/claimed`.
 */
export async function claimCategory(
  deps: CategoryDeps,
  playerId: string,
  asked: { readonly category: string; readonly language: string; readonly key: string },
): Promise<CategoryReward> {
  const opened = await openCategory(deps, asked.language, asked.category);
  const { locale, category } = opened;
  const { result, replayed } = await runOperation<KeptClaim>(
    deps.database,
    {
      actor: playerId,
      key: `category:${locale}:${category}`,
      kind: 'category_reward',
      body: [locale, category],
    },
    async (tx, operationId) => {
      await requireAccount(tx, playerId);
      const words = await countCompleted(tx, playerId, opened);
      const reward = categoryReward(category, words);
      if (!(await enterReward(tx, playerId, { locale, category, words }, deps.clock.now())))
        throw new AppError('category/claimed');
      await pay(tx, operationId, playerId, reward);
      deps.ports.announceChange(tx, playerId);
      return { reward, key: asked.key };
    },
  );
  if (replayed && result.key !== asked.key) throw new AppError('category/claimed');
  return result.reward;
}

/**
 * How many words the category has, all of them claimed. A word that has just left the dictionary counts neither way, also
 * while this process has not heard of it.
 */
async function countCompleted(tx: Tx, playerId: string, { locale, category, words }: OpenCategory): Promise<number> {
  await holdCategoryClaims(tx, playerId, { locale, category });
  const claimed = await readClaimedAmong(tx, playerId, { locale, words });
  const { gone } = await readLeavingAmong(tx, locale, words);
  const left = words.filter((word) => !gone.has(word));
  if (left.length === 0 || !left.every((word) => claimed.has(word))) throw new AppError('category/incomplete');
  return left.length;
}

async function pay(tx: Tx, operationId: number, playerId: string, reward: CategoryReward): Promise<void> {
  const moves = (['diamond', 'key'] as const)
    .filter((currency) => reward[currency] > 0)
    .map((currency) => ({
      from: { system: 'mint' as const },
      to: { playerId },
      currency,
      amount: reward[currency],
    }));
  await post(tx, operationId, moves);
  if (reward.bomb === 0) return;
  await addItems(tx, operationId, [{ playerId, kind: 'bomb', locale: '', item: String(reward.bomb), count: 1 }]);
}
