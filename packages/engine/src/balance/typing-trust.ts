/** When typing is taken for a script's: no records and no ranked points then, never a ban. */
export const TYPING_TRUST = {
  /** Over at least so many gaps between keys of a match, hands vary by more than this part of the mean. */
  leastGaps: 30,
  leastVariation: 0.08,
  /** A longer pause is thinking, no gap between keys. */
  longestGapMs: 2_000,
  /** Faster than this, in keys a second, is a script's word; a stalled line may bunch a few words of a person, too. */
  mostKeysPerSecond: 25,
  fastWordKeys: 6,
  mostFastWords: 3,
  /** So many words may come without any key before them. */
  mostUnseenWords: 3,
} as const;
