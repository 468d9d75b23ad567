import type { DifficultyName } from '../../catalogue/modes.ts';

/** Company factor g: who else plays (rules section 3). */
export const COMPANY = { people: 1, alone: 0.5, botsOnly: 0.25, practice: 0, dropsFrom: 0.5 } as const satisfies Record<
  string,
  number
>;

/** Factor of each difficulty on coins and exp of words. */
export const DIFFICULTY_REWARD = { normal: 1, challenge: 1.5, practice: 0, aarrghh: 2.5 } as const satisfies Record<
  DifficultyName,
  number
>;

/** Coins of words, and the day's cap on coins from play. */
export const COINS = {
  /** At most this many coins per letter, whatever the combo. */
  perLetterMost: 10,
  /** Coins from play in one UTC day, after which less is paid. */
  dailyFull: 40_000,
  afterDailyFull: 0.25,
} as const satisfies Record<string, number>;

/** Exp of words and of a finished match. */
export const EXP = {
  letterMost: 20,
  comboMost: 10,
  comboDivisor: 20,
  finished: 40,
  finishedOwnTurns: 5,
  /** Places 1, 2, 3. */
  places: [60, 30, 15],
  /** Smallest number of players for each of the places. */
  placeNeedsPlayers: [2, 2, 4],
  /** Exp from play in one UTC day, after which less is given: about forty matches. */
  dailyFull: 10_000,
  afterDailyFull: 0.25,
} as const;

/**
 * What input that no person typed pays: this part of what it would, and in one UTC day at most about what one match of a
 * person gives. The rest is withheld, until the staff accepts an appeal.
 */
export const UNTRUSTED_PAY = { part: 0.25, dailyCoins: 1_000, dailyExp: 250 } as const satisfies Record<string, number>;

/** Chance per accepted word. */
export const DROPS = { tile: 0.04, diamond: 0.004, key: 0.0002, bomb: 0.0001 } as const satisfies Record<
  string,
  number
>;
/** Most of each a day; alone, no drops after this many matches a day. */
export const DAILY_DROPS = { diamonds: 10, keys: 1, soloMatches: 20 } as const satisfies Record<string, number>;

/** A match with fewer turns leaves no history and no rewards. */
export const LEAST_TURNS = 4;

/** Discoveries and claims (rules section 11). */
export const DISCOVERY_PAY = {
  perMatch: 5,
  perDay: 30,
  exp: 25,
  coins: 100,
  diamondChance: 0.05,
  claimExp: 10,
  claimCoins: 20,
} as const satisfies Record<string, number>;

/**
 * Words per minute count five letters as a word. Letters that come faster than this after the first key were not typed where
 * anybody saw it: the time of their word runs from its turn's start.
 */
export const TYPING = { lettersPerWord: 5, fastestKeyMs: 40 } as const satisfies Record<string, number>;
