import { CHEST_THEMES, RARITIES } from '@syllaboom/engine';
import { z } from 'zod/mini';
import type { ErrorCode } from '../errors.ts';
import { IntentKey } from '../intent-key.ts';

/** Stands for whatever is no whole number: there is nothing with this id. */
const NOTHING = -1;
/** Anything that is no id comes through as the id of nothing, so that whoever asked is told so. */
const ItemId = z.catch(z.int(), NOTHING);
/** What names no way to pay comes through as none. */
const BuyMethod = z.catch(z.nullable(z.enum(['coin', 'diamond'])), null);
/** The same intent, sent again: it happens once. */
const intent = { n: z.optional(IntentKey) };
const item = z.object({ id: ItemId, ...intent });
const priced = z.object({ id: ItemId, buyMethod: BuyMethod, ...intent });

/** The shop, in every room alike; each message is answered by `shop`. */
export const SHOP_CLIENT_MESSAGES = {
  /** Keys for diamonds: a pack by its number. */
  'buy-key': item,
  'buy-heart': item,
  'buy-streak': item,
  'buy-frame': priced,
  /** Backgrounds are free: nothing is paid, whatever the method. */
  'buy-background': priced,
  'buy-bomb': priced,
  /** Opens a chest of a theme. */
  'unlock-chest': z.object({ box: z.catch(z.string().check(z.regex(/^[a-z]{1,20}$/)), ''), ...intent }),
  'equip-heart': item,
  'equip-streak': item,
  'equip-background': item,
  'equip-frame': item,
  'equip-bomb': item,
} as const;
export type ShopMessageName = keyof typeof SHOP_CLIENT_MESSAGES;
export type ShopMessageOf<Name extends ShopMessageName> = z.infer<(typeof SHOP_CLIENT_MESSAGES)[Name]>;

/** Why the shop refused; the client holds the words of each, and shows them as a popup. */
export const SHOP_REFUSALS = [
  'shop/not_enough_keys',
  'shop/not_enough_diamonds',
  'shop/not_enough_gold',
  'shop/unknown_item',
  'shop/not_sold',
  'shop/not_owned',
  'shop/chests_off',
  'shop/in_match',
  'shop/failed',
  'http/bad_request',
  'auth/login_required',
  'wallet/key_reused',
  'http/rate_limited',
] as const satisfies readonly ErrorCode[];
export type ShopRefusal = (typeof SHOP_REFUSALS)[number];

/** Answers one message of the shop, to whoever sent it; what was bought is there already, with the new balances. */
export type ShopAnswer = {
  call: ShopMessageName;
  /** As it was asked for: an id, of a chest its theme. */
  item: number | string;
  /** As it came. */
  n?: string;
} & ({ success: true } | { success: false; error: ShopRefusal });

export interface ShopMessages {
  shop: ShopAnswer;
  /** Keys that were bought come in. */
  key: { count: number };
}

/** What a chest gave: `diamonds` instead of a bomb that was there already, else 0. */
export const ChestOpened = z.object({
  theme: z.enum(CHEST_THEMES),
  bomb: z.int(),
  rarity: z.enum(RARITIES),
  duplicate: z.boolean(),
  diamonds: z.int(),
});
export type ChestOpened = z.infer<typeof ChestOpened>;

/** A bomb drops from a word in play: `diamonds` instead of one that was there already, else 0. */
export const ItemSpawn = z.object({ type: z.literal('bomb'), value: z.int(), diamonds: z.int() });
export type ItemSpawn = z.infer<typeof ItemSpawn>;
