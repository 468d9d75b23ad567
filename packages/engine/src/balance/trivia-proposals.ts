/** Trivia questions that players propose (rules section 6, mode 11). */
export const TRIVIA_PROPOSALS = {
  /** What the author of an approved question gets. */
  authorCoins: 2_000,
  /** Questions of one player that may wait for review at once. */
  mostPending: 10,
} as const satisfies Record<string, number>;
