/** The crafting board (rules section 12). */
export const CRAFT = {
  /** Cells of a new board, and of one that cannot grow any further, in each direction. */
  size: 20,
  mostSize: 40,
  /** Coins for another row or column. */
  expansion: 1_000_000,
  /** Tiles that come with a new board; so many pairs of them make words. */
  starterTiles: 12,
  starterPairs: 3,
  /** A word's value is what it stores; it earns that in so many minutes, and at least a coin a minute. */
  storeMinutes: 1440,
  /** The worthiest words of a board earn; the others only count as found. */
  earningWords: 60,
  /** Coins from boards in one UTC day, after which less is paid. */
  dailyFull: 90_000,
  afterDailyFull: 0.25,
  /** Fewest tiles of a word. */
  leastTiles: 2,
  /** Players of the board of those who have collected most. */
  leaderboard: 50,
} as const satisfies Record<string, number>;
