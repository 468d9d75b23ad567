import type { ChestOpened } from '@syllaboom/contracts';
import { type Chest, CHEST, drawChest, findChest } from '@syllaboom/engine';
import { requireAccount } from '#features/account';
import { addItems } from '#features/inventory';
import { post, runOperation } from '#features/wallet';
import type { Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { operationKey } from '#platform/ids/operation-key.ts';
import { gainOf, holdsLook, type Look } from './look.ts';
import { pay } from './pay.ts';
import type { ShopDeps } from './shop.deps.ts';
import { countChest, holdLooks, lockChestCount } from './shop.repository.ts';

/**
 * Opens a chest and tells its player what was in it, wherever they are. What was drawn is kept with the operation: asked
 * again with its key, a chest holds the same. Throws `shop/unknown_item`, `shop/chests_off`, `shop/not_enough_keys`.
 */
export async function openChest(
  deps: ShopDeps,
  playerId: string,
  { box, n }: { readonly box: string; readonly n?: string | undefined },
): Promise<void> {
  const chest = findChest(box);
  if (chest === null) throw new AppError('shop/unknown_item');
  const { result } = await runOperation<ChestOpened>(
    deps.database,
    { actor: playerId, key: operationKey(n), kind: 'chest', body: chest.theme },
    async (tx, operationId) => {
      if (!deps.chestsOpen) throw new AppError('shop/chests_off');
      await requireAccount(tx, playerId);
      await holdLooks(tx, [playerId]);
      return draw(tx, { deps, playerId, operationId, chest });
    },
  );
  deps.channel.send([playerId], 'unlock-chest', result);
}

async function draw(
  tx: Tx,
  {
    deps,
    playerId,
    operationId,
    chest,
  }: {
    readonly deps: ShopDeps;
    readonly playerId: string;
    readonly operationId: number;
    readonly chest: Chest;
  },
): Promise<ChestOpened> {
  const { theme, keys } = chest;
  const sinceLegendary = await lockChestCount(tx, playerId, theme);
  await pay(tx, operationId, playerId, { currency: 'key', amount: keys });
  const { bomb, rarity } = drawChest(chest, sinceLegendary, deps.roll);
  await countChest(tx, playerId, theme, rarity === 'legendary' ? 0 : sinceLegendary + 1);
  const look: Look = { kind: 'bomb', id: bomb };
  const duplicate = await holdsLook(tx, playerId, look);
  const diamonds = duplicate ? CHEST.duplicateDiamondsPerKey * keys : 0;
  if (duplicate)
    await post(tx, operationId, [
      { from: { system: 'mint' }, to: { playerId }, currency: 'diamond', amount: diamonds },
    ]);
  else await addItems(tx, operationId, [gainOf(playerId, look)]);
  deps.ports.announceChange(tx, playerId);
  return { theme, bomb, rarity, duplicate, diamonds };
}
