import type { PurchaseDeps } from './purchases.deps.ts';
import { setConsumed } from './purchases.repository.ts';

/** Tells Discord that an entitlement was used, so that its article can be bought again. False: to be tried later. */
export async function consumePurchase(deps: PurchaseDeps, entitlementId: string): Promise<boolean> {
  const consumed = await deps.discord.consumeEntitlement(entitlementId);
  if (!consumed.ok && !(await isOverThere(deps, entitlementId, consumed.why))) {
    deps.logger.warn({ part: 'purchases', entitlementId, why: consumed.why }, 'a purchase could not be consumed');
    return false;
  }
  await deps.database.transact((tx) => setConsumed(tx, entitlementId, deps.clock.now()));
  return true;
}

/** A refusal may mean that an earlier call got through though its answer did not. */
async function isOverThere(deps: PurchaseDeps, entitlementId: string, why: string): Promise<boolean> {
  if (why !== 'refused' || !deps.discord.hasBot) return false;
  const found = await deps.discord.readEntitlement(entitlementId);
  return found.ok && (found.value === null || found.value.consumed || found.value.deleted);
}
