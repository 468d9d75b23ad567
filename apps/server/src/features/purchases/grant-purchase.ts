import { SUPPORTER_ROLE } from '@syllaboom/engine';
import type { DiscordGoods } from '#config/discord-config.ts';
import { type Move, post, runOperation } from '#features/wallet';
import { settleOwed } from './owed.repository.ts';
import type { PurchaseDeps } from './purchases.deps.ts';
import { addPurchase } from './purchases.repository.ts';

/** What goes to whom for which entitlement. */
export interface Grant {
  readonly entitlementId: string;
  readonly playerId: string;
  readonly discordUserId: string;
  readonly goods: DiscordGoods;
}

/** Who all operations of this feature are entered for. */
export const PURCHASE_ACTOR = 'discord';
/** The key of the operation that credits an entitlement. */
export const purchaseKey = (entitlementId: string): string => `purchase:${entitlementId}`;

/** The moves of what an article gives. */
export const movesOf = ({ diamonds, keys }: { diamonds: number; keys: number }, from: Move['from'], to: Move['to']) =>
  [
    { from, to, currency: 'diamond', amount: diamonds },
    { from, to, currency: 'key', amount: keys },
  ].filter(({ amount }) => amount > 0) as Move[];

/**
 * Credits an entitlement once, however often and wherever it is asked for: the purchase's row, the ledger's entries and the
 * supporter's role are one transaction. True for the one call that did it: it goes on to consume.
 */
export async function grantPurchase(deps: PurchaseDeps, grant: Grant): Promise<boolean> {
  const { entitlementId, playerId, goods } = grant;
  const operation = {
    actor: PURCHASE_ACTOR,
    key: purchaseKey(entitlementId),
    kind: 'purchase',
    body: entitlementId,
  };
  const { result, replayed } = await runOperation(deps.database, operation, async (tx, operationId) => {
    const gaveRole = await deps.ports.addRole(tx, playerId, SUPPORTER_ROLE);
    const added = await addPurchase(tx, {
      entitlementId,
      playerId,
      discordUserId: grant.discordUserId,
      skuId: goods.skuId,
      diamonds: goods.diamonds,
      keys: goods.keys,
      gaveRole,
      at: deps.clock.now(),
    });
    if (added) {
      await post(tx, operationId, movesOf(goods, { system: 'mint' }, { playerId }));
      // What an earlier refund left open is paid first.
      const settled = await settleOwed(tx, playerId, goods);
      await post(tx, operationId, movesOf(settled, { playerId }, { system: 'mint' }));
      deps.ports.announceChange(tx, playerId);
    }
    return { added };
  });
  if (replayed || !result.added) return false;
  deps.security.info({ event: 'purchase_granted', playerId, entitlementId, skuId: goods.skuId }, 'purchase granted');
  return true;
}
