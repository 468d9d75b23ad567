/** Missing words that players propose (rules section 11). */
export const WORD_PROPOSALS = {
  /** Players who want the word, its proposer among them, before the staff may accept it. */
  votesNeeded: 3,
  /** Words of one proposer that may wait for a decision at once. */
  mostOpen: 10,
  /** Days after which a refused word may be proposed again. */
  againAfterDays: 180,
} as const satisfies Record<string, number>;
