import { accept, refuse, type Result } from '@syllaboom/engine';
import type { DiscordConfig, DiscordGoods } from '#config/discord-config.ts';
import type { DiscordEntitlement } from '#platform/discord/index.ts';

/** How Discord numbers the ways to get something. */
export const ENTITLEMENT_TYPES = { purchase: 1, testPurchase: 4, gift: 6 } as const;

/** Why an entitlement gives nothing. */
export type EntitlementRefusal = 'application' | 'user' | 'sku' | 'deleted' | 'consumed' | 'type';

/** What an entitlement gives, or why it doesn't: everything about it must fit, whoever sent its number. */
export function judgeEntitlement(
  entitlement: DiscordEntitlement,
  discordUserId: string,
  config: Pick<DiscordConfig, 'clientId' | 'goods' | 'acceptsTestPurchases'>,
): Result<DiscordGoods, EntitlementRefusal> {
  const { purchase, gift, testPurchase } = ENTITLEMENT_TYPES;
  const types: readonly number[] = config.acceptsTestPurchases ? [purchase, gift, testPurchase] : [purchase, gift];
  const goods = config.goods.find(({ skuId }) => skuId === entitlement.skuId);
  if (entitlement.applicationId !== config.clientId) return refuse('application');
  if (entitlement.userId !== discordUserId) return refuse('user');
  if (!types.includes(entitlement.type)) return refuse('type');
  if (goods === undefined) return refuse('sku');
  if (entitlement.deleted) return refuse('deleted');
  return entitlement.consumed ? refuse('consumed') : accept(goods);
}
