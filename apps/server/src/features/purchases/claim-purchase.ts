import type { DiscordEntitlement } from '#platform/discord/index.ts';
import type { Background, Waiting } from './background.ts';
import { readOperationIds, sumReceived } from '#features/wallet';
import { grantPurchase, PURCHASE_ACTOR, purchaseKey } from './grant-purchase.ts';
import { judgeEntitlement, type EntitlementRefusal } from './judge-entitlement.ts';
import type { PurchaseDeps } from './purchases.deps.ts';
import { findPurchase } from './purchases.repository.ts';

/** What a player hears about a purchase. */
export type ClaimOutcome =
  /** What came of it in the end; `settled`: the rest paid what an earlier refund left open. */
  | { readonly outcome: 'granted'; readonly diamonds: number; readonly keys: number; readonly settled?: true }
  /** `later`: Discord doesn't answer; it is credited as soon as it does. */
  | { readonly outcome: 'refused' | 'later' };

export const REFUSED: ClaimOutcome = { outcome: 'refused' };

/** What came of a purchase that is known already; null: it is not. */
export async function findOutcome(
  deps: PurchaseDeps,
  playerId: string,
  entitlementId: string,
): Promise<ClaimOutcome | null> {
  const purchase = await findPurchase(deps.database.db, entitlementId);
  if (purchase === null) return null;
  if (purchase.playerId !== playerId || purchase.refunded) return REFUSED;
  const { db } = deps.database;
  const operations = await readOperationIds(db, PURCHASE_ACTOR, [purchaseKey(entitlementId)]);
  const { diamond: diamonds, key: keys } = await sumReceived(db, playerId, operations);
  const isWhole = diamonds === purchase.diamonds && keys === purchase.keys;
  return { outcome: 'granted', diamonds, keys, ...(isWhole ? {} : { settled: true }) };
}

/** Credits what Discord says of an entitlement, if it fits; whoever was first consumes it. */
async function grant(
  deps: PurchaseDeps,
  background: Background,
  { playerId, discordUserId }: Waiting,
  entitlement: DiscordEntitlement,
): Promise<EntitlementRefusal | null> {
  const verdict = judgeEntitlement(entitlement, discordUserId, deps.config);
  if (!verdict.ok) return verdict.refusal;
  const { id: entitlementId } = entitlement;
  if (await grantPurchase(deps, { entitlementId, playerId, discordUserId, goods: verdict.value }))
    background.consume(entitlementId);
  return null;
}

/** Asks Discord about one entitlement, whatever its number's sender said of it. */
export async function lookUpPurchase(
  deps: PurchaseDeps,
  background: Background,
  buyer: Waiting,
  entitlementId: string,
): Promise<ClaimOutcome> {
  const { playerId } = buyer;
  const found = await deps.discord.readEntitlement(entitlementId);
  if (!found.ok && found.why !== 'refused') {
    background.recheck(buyer);
    // Another call may have had more luck.
    return (await findOutcome(deps, playerId, entitlementId)) ?? { outcome: 'later' };
  }
  const entitlement = found.ok ? found.value : null;
  const refusal = entitlement === null ? 'unknown' : await grant(deps, background, buyer, entitlement);
  // It may have been granted and consumed while we asked.
  const outcome = (await findOutcome(deps, playerId, entitlementId)) ?? REFUSED;
  if (outcome.outcome === 'refused')
    deps.security.warn(
      { event: 'purchase_rejected', playerId, entitlementId, rejection: refusal },
      'purchase rejected',
    );
  return outcome;
}

/** Credits everything that somebody bought and that is not consumed yet. */
export async function claimMissed(deps: PurchaseDeps, background: Background, buyer: Waiting): Promise<void> {
  if (!deps.discord.hasBot) return;
  const found = await deps.discord.listEntitlements(buyer.discordUserId);
  if (!found.ok) return background.recheck(buyer);
  for (const entitlement of found.value) await grant(deps, background, buyer, entitlement);
}
