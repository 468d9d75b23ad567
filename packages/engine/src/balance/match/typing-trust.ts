/** When typing is taken for a script's (rules section 9): such input does not count, and nobody is banned for it. */
export const TYPING_TRUST = {
  /**
   * A word that is complete sooner after its turn began than in so many ms for each letter sent in that turn (25 letters a
   * second), and never sooner than that, comes too soon, however many frames bring it. Lines only ever add to that time.
   */
  fastestLetterMs: 40,
  soonestMs: 150,
  /** Keys that came one by one tell of a rhythm; so many gaps of one word make it one whose rhythm can be judged. */
  wordGaps: 5,
  /** A longer pause is thinking, no gap between keys. */
  longestGapMs: 1_000,
  /** Slower than this on average, letters are chosen by gaze, switch or one finger: that may be as even as it likes. */
  slowestRhythmMs: 300,
  /** Words whose own gaps vary by less than this part of their mean are even. */
  evenWord: 0.12,
  /**
   * A line that stalls bunches keys of a person, too, one that breaks loses them, and hands are even now and then: so many
   * words may be odd, and that share of all of them besides.
   */
  oddWords: 3,
  oddShare: 0.2,
  /** All gaps of a match, over at least so many, vary by at least this part of their mean. */
  leastGaps: 30,
  leastVariation: 0.12,
  /** Over many of them, by at least this. */
  manyGaps: 100,
  manyVariation: 0.19,
  /** The times from a turn's start to its word, over at least so many words, vary by at least this part of their mean. */
  leastPaces: 15,
  leastPaceVariation: 0.1,
  /** Where keys hardly ever come one by one, the words' times are all there is to see. */
  keylessPaceVariation: 0.15,
  /** Two weak signs together are a strong one: both rhythms vary by less than this. */
  jointVariation: 0.25,
} as const;
