import type { DiscordConfig, DiscordGoods } from '#config/discord-config.ts';
import type { DiscordEntitlement } from '#platform/discord/index.ts';

/** How Discord numbers the ways to get something. */
export const ENTITLEMENT_TYPES = { purchase: 1, testPurchase: 4, gift: 6 } as const;

/** Why an entitlement gives nothing. */
export type Rejection = 'application' | 'user' | 'sku' | 'deleted' | 'consumed' | 'type';

/** What an entitlement gives, or why it doesn't: everything about it must fit, whoever sent its number. */
export function judgeEntitlement(
  entitlement: DiscordEntitlement,
  discordUserId: string,
  config: Pick<DiscordConfig, 'clientId' | 'goods' | 'acceptsTestPurchases'>,
): { readonly goods: DiscordGoods } | { readonly rejection: Rejection } {
  const { purchase, gift, testPurchase } = ENTITLEMENT_TYPES;
  const types: readonly number[] = config.acceptsTestPurchases ? [purchase, gift, testPurchase] : [purchase, gift];
  const goods = config.goods.find(({ skuId }) => skuId === entitlement.skuId);
  if (entitlement.applicationId !== config.clientId) return { rejection: 'application' };
  if (entitlement.userId !== discordUserId) return { rejection: 'user' };
  if (!types.includes(entitlement.type)) return { rejection: 'type' };
  if (goods === undefined) return { rejection: 'sku' };
  if (entitlement.deleted) return { rejection: 'deleted' };
  return entitlement.consumed ? { rejection: 'consumed' } : { goods };
}
