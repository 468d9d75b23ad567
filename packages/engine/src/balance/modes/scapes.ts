/** Mode 10 (rules section 6): words from a circle of letters. */
export const SCAPES = {
  /** Letters of the circle: so many up to this round, then one more. */
  letters: 6,
  fewerUpToRound: 2,
  /** Length of a round. Speed 8 counts as the slow speed that its fuse is. */
  limitMs: { 0.5: 75_000, 1: 75_000, 1.5: 60_000, 2: 45_000, 3: 45_000, 8: 75_000 },
  /** Shortest word that counts; a shorter one is refused. */
  leastLetters: 3,
  /** What a word of all letters brings besides its length. */
  allLettersPoints: 10,
  /** A good circle holds at least so many scoring words, and of long words neither too few nor too many. */
  leastWords: 15,
  longLetters: 4,
  leastLong: 6,
  mostLong: 30,
  /** How many words are looked at for a good circle. */
  tries: 24,
  /** Alone: the share of the long words that must be found to keep one's hearts. */
  aloneShare: 0.4,
  /** How long a round's result shows, and how many of its words. */
  pauseMs: 4_000,
  bestShown: 8,
  /** A bot knows a word of tier 0 … 4 with this chance at middle speed; each point of speed adds to it. */
  botKnows: [0.03, 0.25, 0.45, 0.65, 0.85],
  botKnowsPerSpeed: 0.06,
  botMiddleSpeed: 5,
  /** Even the slowest one sees a rare word now and then. */
  botKnowsLeast: 0.02,
  /** How hard finding a word is for a bot, as a prompt with so many words, and how many it looks at before it starts over. */
  botThinkCount: 60,
  botTries: 6,
} as const;
