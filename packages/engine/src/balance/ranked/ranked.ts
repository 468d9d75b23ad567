const MINUTE_MS = 60_000;

/** Numbers of ranked play (rules section 9). */
export const RANKED = {
  leastLevel: 5,
  players: 2,
  /** Hearts at the start. */
  hearts: 12,
  speed: 1.5,
  /** From this round on the fuse is as short as it gets. */
  shortFuseFromRound: 60,
  /** Shown points of a new player, and the least that anybody can have. */
  startPoints: 500,
  leastPoints: 0,
  /** No season lets perks act yet: they are chosen and shown, the match knows nothing of them. */
  perksAct: false,
} as const;

/** Hidden rating of a new player, and how fast it may move (Glicko-2). */
export const GLICKO = { rating: 1500, deviation: 350, volatility: 0.06, tau: 0.5, mostDeviation: 350 } as const;

/** How the hidden rating becomes shown points. */
export const SHOWN_POINTS = {
  middle: 1600,
  perSpread: 650,
  leastSpread: 120,
  /** Ratings less uncertain than this are active: the spread is theirs. */
  activeDeviation: 150,
  /** Uncertainty above this costs so much per point. */
  sureDeviation: 75,
  deviationCost: 1.5,
  /** A match moves points by this, more or less by a part of the distance to the target. */
  step: 22,
  distancePart: 1 / 20,
  leastGain: 8,
  leastLoss: 6,
  most: 50,
  /** What leaving costs on top of the loss. */
  leaving: 10,
} as const;

/** Who meets whom: distance of hidden ratings, growing with the wait. */
export const PAIRING = {
  window: 100,
  growthPerSecond: 20,
  mostWindow: 600,
  /** The same pair meets at most so often in this time. */
  mostMeetings: 3,
  meetingsWithinMs: 60 * MINUTE_MS,
} as const;

/** How long who leaves may not queue: the first time, the second, and every further time within a day. */
export const LEAVER_LOCKS_MS = [2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS] as const;
export const LEAVER_MEMORY_MS = 24 * 60 * MINUTE_MS;

/** How ranked play moves, in ms. */
export const RANKED_FLOW = {
  /** The queue looks for pairs so often. */
  pairEveryMs: 1_000,
  /** Whoever loses the connection keeps their place in the queue for so long. */
  keepPlaceMs: 5_000,
  /** Who has not come into the room by then has left the match. */
  comeWithinMs: 15_000,
  /** Watchers see a match so much later than those who play it. */
  watchDelayMs: 10_000,
  /** The result stays for so long before the room closes. */
  resultsMs: 60_000,
} as const satisfies Record<string, number>;

/** What a new season keeps of the last one. */
export const SEASON_CARRY = { pointsPart: 0.5, ratingPart: 0.7, leastDeviation: 150 } as const;

/**
 * Rating of free-for-all rooms (OpenSkill's numbers for Plackett–Luce): a new player's mean and uncertainty, how much luck
 * a match holds, how much uncertainty every match adds, and the smallest part of it that a match leaves.
 */
export const FREE_FOR_ALL = { mu: 25, sigma: 25 / 3, beta: 25 / 6, tau: 25 / 300, leastPart: 1e-4 } as const;

/** How that rating is shown: what a new player has, and points per step of the mean less three uncertainties. */
export const SHOWN_FREE_FOR_ALL = { start: 1_000, perStep: 40, doubt: 3, least: 1 } as const;
