/** Codes that the operator gives out. */
export const REWARD_CODES = {
  /** Letters and digits; hyphens and spaces between them don't count. */
  shortest: 8,
  longest: 40,
  /** Of a code that the server makes up. */
  madeUp: 12,
  /** Who redeems one needs so high a level. */
  level: 10,
  mostCoins: 1_000_000,
  mostDiamonds: 10_000,
  mostKeys: 100,
  mostUses: 1_000_000,
} as const satisfies Record<string, number>;
