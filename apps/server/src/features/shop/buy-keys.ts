import { KEY_PACKS } from '@syllaboom/engine';
import { requireAccount } from '#features/account';
import { post, runOperation } from '#features/wallet';
import { AppError } from '#platform/errors/app-error.ts';
import { operationKey } from '#platform/ids/operation-key.ts';
import { pay } from './pay.ts';
import type { ShopDeps } from './shop.deps.ts';

/** Keys for diamonds; how many came in. Throws `shop/unknown_item`, `shop/not_enough_diamonds`. */
export async function buyKeys(
  deps: ShopDeps,
  playerId: string,
  { id, n }: { readonly id: number; readonly n?: string | undefined },
): Promise<number> {
  const pack = KEY_PACKS[id];
  if (pack === undefined) throw new AppError('shop/unknown_item');
  const { result } = await runOperation(
    deps.database,
    { actor: playerId, key: operationKey(n), kind: 'buy_key', body: id },
    async (tx, operationId) => {
      await requireAccount(tx, playerId);
      await pay(tx, operationId, playerId, { currency: 'diamond', amount: pack.diamonds });
      await post(tx, operationId, [{ from: { system: 'mint' }, to: { playerId }, currency: 'key', amount: pack.keys }]);
      deps.ports.announceChange(tx, playerId);
      return { keys: pack.keys };
    },
  );
  return result.keys;
}
