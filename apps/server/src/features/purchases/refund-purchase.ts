import { SUPPORTER_ROLE } from '@syllaboom/engine';
import { lockBalances, post, runOperation } from '#features/wallet';
import { movesOf, PURCHASE_ACTOR } from './grant-purchase.ts';
import type { PurchaseDeps } from './purchases.deps.ts';
import { findPurchase, hasOutlivedRole, lockPurchase, setRefunded } from './purchases.repository.ts';

/**
 * Takes a refunded purchase back, once: as much as is left of it. What was spent meanwhile stays noted with the purchase.
 * Purchases that were never granted need nothing: Discord calls them deleted from now on.
 */
export async function refundPurchase(deps: PurchaseDeps, entitlementId: string): Promise<void> {
  if ((await findPurchase(deps.database.db, entitlementId)) === null) return;
  const operation = { actor: PURCHASE_ACTOR, key: `refund:${entitlementId}`, kind: 'refund', body: entitlementId };
  const { result, replayed } = await runOperation(deps.database, operation, async (tx, operationId) => {
    const purchase = await lockPurchase(tx, entitlementId);
    if (purchase === null || purchase.refunded) return null;
    const { playerId, diamonds, keys } = purchase;
    const balances = await lockBalances(tx, playerId);
    const back = { diamonds: Math.min(diamonds, balances.diamond), keys: Math.min(keys, balances.key) };
    await post(tx, operationId, movesOf(back, { playerId }, { system: 'mint' }));
    const missing = { diamonds: diamonds - back.diamonds, keys: keys - back.keys };
    await setRefunded(tx, entitlementId, {
      at: deps.clock.now(),
      missingDiamonds: missing.diamonds,
      missingKeys: missing.keys,
    });
    if (await hasOutlivedRole(tx, playerId)) await deps.ports.removeRole(tx, playerId, SUPPORTER_ROLE);
    deps.ports.announceChange(tx, playerId);
    return { playerId, missing };
  });
  if (replayed || result === null) return;
  const { playerId, missing } = result;
  const isShort = missing.diamonds + missing.keys > 0;
  deps.security.warn(
    { event: isShort ? 'refund_short' : 'refund', playerId, entitlementId, missing },
    'purchase taken back',
  );
}
