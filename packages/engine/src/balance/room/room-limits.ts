/** Limits of a room (rules sections 0 and 15). */
export const ROOM = {
  mostPlayers: 32,
  defaultPlayers: 8,
  mostSpectators: 100,
  /**
   * A match of so many inputs ends. Hours of typing stay far below; only scripts get there, and practice without a clock
   * would go on for as long as they like, with a log that grows and grows.
   */
  mostMatchInputs: 200_000,
  timers: [0, 60, 300, 600],
  /** Matches of a series; 1 = none. */
  bestOf: [1, 3, 5],
  /** Seconds by which a host may keep watchers behind; 0 = none. */
  watchDelays: [0, 10, 30, 60],
  /** Last rounds in which a host may end a match: by /end, and by the button. */
  endCommandRound: 18,
  endButtonRound: 16,
  /** The crown shows up to this round. */
  crownRound: 10,
  submits: 5,
  submitWindowMs: 300,
  voteKickPlayers: 3,
  loveCooldownMs: 10_000,
  /** Account ids from this length on belong to signed-up players. */
  fullIdLength: 10,
  /** Above this many players fewer hearts and a faster clock are suggested. */
  suggestFasterAbove: 12,
} as const;
