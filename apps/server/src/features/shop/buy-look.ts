import { requireAccount } from '#features/account';
import { addItems } from '#features/inventory';
import { type Move, runOperation } from '#features/wallet';
import { AppError } from '#platform/errors/app-error.ts';
import { type Cost, costOf, gainOf, holdsLook, type Look } from './look.ts';
import { pay } from './pay.ts';
import type { ShopDeps } from './shop.deps.ts';
import { holdLooks } from './shop.repository.ts';

/** What to pay with, where there is a choice. */
export type BuyMethod = 'coin' | 'diamond' | null;

/** It came from elsewhere before it was bought: nothing is kept of the operation. */
class OwnedAlready extends Error {}

/**
 * Buys a look, once in a life: what one owns already, and what is everybody's, costs nothing. Throws `shop/unknown_item`,
 * `shop/not_sold`, `http/bad_request` and what there is too little of.
 */
export async function buyLook(deps: ShopDeps, playerId: string, look: Look, method: BuyMethod): Promise<void> {
  const cost = costOf(look);
  if (cost.how === 'free' || (await holdsLook(deps.database.db, playerId, look))) return;
  const price = priceOf(cost, method);
  const { kind, id } = look;
  try {
    await runOperation(
      deps.database,
      { actor: playerId, key: `own:${kind}:${id}`, kind: 'buy_look', body: [kind, id] },
      async (tx, operationId) => {
        await requireAccount(tx, playerId);
        await holdLooks(tx, [playerId]);
        if (await holdsLook(tx, playerId, look)) throw new OwnedAlready();
        await pay(tx, operationId, playerId, price);
        await addItems(tx, operationId, [gainOf(playerId, look)]);
        deps.ports.announceChange(tx, playerId);
        return { paid: price };
      },
    );
  } catch (cause) {
    if (!(cause instanceof OwnedAlready)) throw cause;
  }
}

function priceOf(cost: Cost, method: BuyMethod): Pick<Move, 'currency' | 'amount'> {
  if (cost.how === 'keys') return { currency: 'key', amount: cost.keys };
  if (cost.how !== 'priced') throw new AppError('shop/not_sold');
  if (method === null) throw new AppError('http/bad_request');
  return { currency: method, amount: cost.price[method] };
}
