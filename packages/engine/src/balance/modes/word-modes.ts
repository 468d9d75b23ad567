/** Mode 1: the link between two words (rules section 6). Counts are scaled by the size of the list. */
export const CHAIN = {
  /** Last letters of the word before; where prompts may have 4 letters, one more is tried first. */
  linkLetters: 2,
  longLinkLetters: 3,
  /** Fewer unused answers than this: a shorter link. */
  linkAnswers: 40,
  /** A link is moved left until it has this share of the answers, and at least so many; then comes a free prompt. */
  leastAnswers: 5,
  steps: 3,
} as const satisfies Record<string, number>;

/** Mode 3: prompts that the host wrote (rules section 6). */
export const CUSTOM_PROMPTS = {
  /** Longest text of all prompts together, in characters. */
  textMost: 1_250,
  /** What a question adds to the fuse. */
  extraMs: 3_000,
  /** Exp of a word: this share, on at most so many letters. */
  expShare: 0.5,
  expLetters: 8,
  /** For bots a question is as hard as a prompt with so many words. */
  botCount: 300,
} as const satisfies Record<string, number>;

/** Mode 6: words of limited length (rules section 6). Counts are scaled by the size of the list. */
export const LENGTH_LIMIT = {
  /** Words that hold the prompt. */
  promptWords: 300,
  least: 5,
  most: 12,
  /** A limit must leave so many answers, and this share of all. */
  answers: 20,
  answerShare: 0.1,
} as const satisfies Record<string, number>;

/** Mode 8: prompts with fewer and fewer words (rules section 6). */
export const CLIMB = {
  /** Rung k wants about `first` · `step` ^ k words, give or take `spread`. */
  first: 1_000,
  step: 0.92,
  spread: 0.15,
  soloHearts: 3,
  /** Hearts that a team shares: so many, and half a heart for each player, rounded up. */
  teamHearts: 2,
  teamHeartsPerPlayer: 0.5,
  /** Rungs that a failure costs. */
  fall: 3,
} as const satisfies Record<string, number>;
