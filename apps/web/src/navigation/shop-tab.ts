/** The tabs of the shop in their order. */
export const SHOP_TABS = ['market', 'bombs', 'streak', 'heart', 'keys', 'convert'] as const;
export type ShopTab = (typeof SHOP_TABS)[number];
/** The tab of a shop that was opened without one. */
export const FIRST_SHOP_TAB = 'keys' satisfies ShopTab;
