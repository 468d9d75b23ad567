/** What categories of at least so many words give, the largest first; smaller ones give their badge alone (rules section 13). */
export const CATEGORY_REWARDS = [
  { fromWords: 2_501, diamond: 50, key: 2 },
  { fromWords: 1_001, diamond: 30, key: 1 },
  { fromWords: 501, diamond: 15, key: 0 },
] as const satisfies readonly { readonly fromWords: number; readonly diamond: number; readonly key: number }[];

/** What categories with a bomb of their own give beside it, whatever their size. */
export const THEMED_REWARD = { diamond: 20, key: 1 } as const satisfies Record<string, number>;

/** Ids of the bombs of categories: neither sold nor found in chests. */
export const CATEGORY_BOMBS = {
  constellations: 101,
  countries: 102,
  cities: 103,
  palindromes: 104,
  rivers: 105,
} as const satisfies Record<string, number>;
