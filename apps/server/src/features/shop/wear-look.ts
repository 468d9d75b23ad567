import { requireAccount } from '#features/account';
import { setLook } from '#features/profile';
import { AppError } from '#platform/errors/app-error.ts';
import { type Look, ownsLook } from './look.ts';
import type { ShopDeps } from './shop.deps.ts';

/** Puts a look on; it takes the place of the one of its kind. Throws `shop/unknown_item`, `shop/not_owned`. */
export async function wearLook(deps: ShopDeps, playerId: string, look: Look): Promise<void> {
  await deps.database.transact(async (tx) => {
    await requireAccount(tx, playerId);
    if (!(await ownsLook(tx, playerId, look))) throw new AppError('shop/not_owned');
    await setLook(tx, playerId, look.kind, look.id);
    deps.ports.announceChange(tx, playerId);
  });
}
