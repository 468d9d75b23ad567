/** The exchange of coins and diamonds (rules section 13). */
export const EXCHANGE = {
  /** Reserves at the middle price for a small world; their product is constant while they are traded against. */
  diamonds: 10_000,
  coins: 20_000_000,
  /** Coins a diamond, at the least and at the most. */
  leastPrice: 1_000,
  mostPrice: 4_000,
  /** Of what the curve gives. */
  feePercent: 1,
  /** So much of its distance from the middle the price loses in an hour. */
  driftPerHour: 0.02,
  /** Reserves are made for so many players a week; more players make them larger in proportion. */
  playersOfPool: 500,
  /** So much the reserves grow or shrink in an hour at the most: less than a price moves back meanwhile, so nobody gains by it. */
  growthPerHour: 0.02,
  /** Price and reserves stand still between full minutes, so that a preview holds. */
  stepMs: 60_000,
  /** Days that count a player as active. */
  activeDays: 7,
  /** The latest exchanges that a list shows. */
  history: 50,
} as const satisfies Record<string, number>;
