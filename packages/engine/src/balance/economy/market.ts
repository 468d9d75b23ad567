/** The market of discovered words and tiles (rules section 13). */
export const MARKET = {
  buyLevel: 10,
  sellLevel: 20,
  /** Coins that a piece costs, at the least and at the most; and the most diamonds. */
  leastCoins: 1_000,
  mostCoins: 5_000_000,
  mostDiamonds: 10_000,
  /** What a new listing costs until its seller says otherwise. */
  usualPrice: 1_000,
  /** As what a diamond counts where prices of both currencies are put in order or added up. */
  coinsOfDiamond: 2_000,
  /** Open listings of one player. */
  mostListings: 100,
  /** Coins' worth that two players may sell each other within a day (UTC), both ways together. */
  mostOfPair: 5_000_000,
  /** A price so many times what the thing last sold for is worth a warning. */
  warnTimes: 10,
  /** Listings of a page; and of a longer list every so many are marked, so that a page far behind is found from the mark before it. */
  page: 50,
  stretch: 400,
  /** The latest sales that a list shows. */
  history: 100,
  /** Things that can be sold, a page of them. */
  goodsPage: 50,
  /** The staff sees the pairs of so many days. */
  pairDays: 7,
} as const satisfies Record<string, number>;
