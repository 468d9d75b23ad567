/** When typing is taken for a script's: no records and no ranked points then, never a ban. */
export const TYPING_TRUST = {
  /** Over at least so many gaps between keys of a match, hands vary by more than this part of the mean. */
  leastGaps: 30,
  leastVariation: 0.08,
  /** A longer pause is thinking, no gap between keys. */
  longestGapMs: 2_000,
  /** Faster than this, in keys a second, is a script's word. */
  mostKeysPerSecond: 25,
  fastWordKeys: 6,
  /**
   * A line that stalls bunches keys of a person, too, and one that breaks loses them: so many words may come too fast, and
   * so many without any key before them, and that share of all words of the match besides.
   */
  oddWords: 3,
  oddShare: 0.2,
} as const;
