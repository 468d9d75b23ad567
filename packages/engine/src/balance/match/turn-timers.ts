import type { Speed } from '../../catalogue/modes.ts';

/** First and shortest fuse of each speed, in ms. Speed 8 starts when typing begins. */
export const FUSE = {
  0.5: { firstMs: 17_000, leastMs: 7_000 },
  1: { firstMs: 13_000, leastMs: 5_000 },
  1.5: { firstMs: 11_000, leastMs: 4_500 },
  2: { firstMs: 9_000, leastMs: 4_000 },
  3: { firstMs: 6_000, leastMs: 3_000 },
  8: { firstMs: 13_000, leastMs: 5_000 },
} as const satisfies Record<Speed, { firstMs: number; leastMs: number }>;

/** The speed at which the clock waits for the first typed letter. */
export const TYPING_STARTS_CLOCK: Speed = 8;

/** How much of the fuse remains from round to round, by players at the start. */
export const FUSE_DECAY = [
  { upToPlayers: 4, factor: 0.96 },
  { upToPlayers: 8, factor: 0.94 },
  { upToPlayers: 16, factor: 0.91 },
  { upToPlayers: Number.MAX_SAFE_INTEGER, factor: 0.88 },
] as const satisfies readonly { upToPlayers: number; factor: number }[];

/** The rest of the clock's numbers. */
export const CLOCK = {
  /** What a room shows before a match, in seconds. */
  defaultMaxTimeSeconds: 12,
  /** Speed 8: the clock starts by itself after this long. */
  waitForTypingMs: 20_000,
  /** Challenge and AARRGHH: shorter fuse, and what each wrong word costs. */
  challengeCutMs: 2_000,
  wrongWordCostMs: 500,
  /** Ranked: from this round on the fuse is fixed. */
  rankedLastRound: 60,
  rankedLastMs: 3_000,
  /** Lag credit per submit, and per player and match. */
  creditPerSubmitMs: 250,
  creditPerMatchMs: 5_000,
  /** A match in which nobody touches a key ends; where time banks run, it goes on without whose bank runs. */
  noInputMs: 90_000,
  /** The same in practice, where one may think for long; bots' words don't count there. */
  noInputPracticeMs: 300_000,
  /** How long a dropped seat is held for its player. */
  seatHoldMs: 30_000,
  /** Own turns without a key after which a player becomes a spectator; more for whoever has played a word in the match. */
  idleTurns: 2,
  idleTurnsAfterWord: 3,
} as const satisfies Record<string, number>;
