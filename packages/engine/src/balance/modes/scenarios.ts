/**
 * Presets of mode 0 (rules section 7). Counts are numbers of dictionary words; those that are the preset's name (Sub 8, Sub
 * 50, Sub 500, Min 1) stand as they are, the others scale by the size of the list. Start hearts and banks are in the
 * catalogue. `fuse` multiplies the fuse.
 */
export const SCENARIO = {
  /** 2: one prompt with so many words, all match. */
  singlePrompt: { minCount: 1_000 },
  /** 4: words of at least so many letters, of which a prompt has at least so many. */
  longWords: { letters: 8, answers: 60 },
  /** 5: so many of the commonest prompts. */
  allSyllables: { prompts: 150, challengePrompts: 300 },
  sub8: { minCount: 1, maxCount: 8, fuse: 1.5 },
  sub50: { minCount: 8, maxCount: 50, fuse: 1.25 },
  sub500: { minCount: 50, maxCount: 500 },
  fourLetter: { letters: 4, minCount: 100 },
  /** 12: this share of prompts goes over a hyphen or an apostrophe, the others have 4 letters and few words. */
  hypo: { joinedShare: 0.5, joinedLeast: 5, letters: 4, minCount: 3, maxCount: 30, fuse: 1.25 },
  min1: { minCount: 1, maxCount: 1, fuse: 2 },
  /** 14: letters in order with gaps, the fewest answers, and how many more are sought in case some were played. */
  plate: { letters: 3, answers: 100, spareAnswers: 7 },
  /** 15: two prompts of two letters: words with the first one, and with both. */
  multiWord: { letters: 2, minCount: 600, answers: 30 },
  /** How many prompts are tried for one that fits. */
  tries: 8,
  /** Fewer prompts than this: a mode or preset can't be played in the language (rules section 2). */
  leastPrompts: 5,
} as const;
