/** What lies open on the community's page in place of its first one; a feature that has a section there adds its id. */
export const TRADE_SECTIONS = ['craft', 'words', 'syllables', 'collections', 'market'] as const;
export type TradeSection = (typeof TRADE_SECTIONS)[number];
