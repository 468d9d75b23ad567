/** Mode 11 (rules section 6). */
export const TRIVIA = {
  questions: 25,
  /** Highest difficulty up to a question's number. */
  ramp: [
    { upTo: 5, most: 1 },
    { upTo: 12, most: 2 },
    { upTo: Number.MAX_SAFE_INTEGER, most: 4 },
  ],
  answers: 4,
  /** The answers appear so far apart; they may be chosen once all are there. */
  answerEveryMs: 600,
  /** What each difficulty adds to the first fuse of the room's speed. */
  limitExtraMs: [4_000, 2_000, 0, -2_000, -2_000],
  /** How long the reveal stays when somebody was wrong. */
  revealMs: 2_500,
  /** Points of a right answer: per difficulty, and the share that doesn't depend on the time left. */
  pointsPerDifficulty: 100,
  pointsSure: 0.5,
  /** What a right answer counts as, in coins and in letters of exp. */
  reward: 2,
  expLetters: 8,
  /** A bot knows the answer with logistic(sure − perDifficulty · d + perSpeed · (speed − middle)). */
  botSure: 1.4,
  botPerDifficulty: 0.7,
  botPerSpeed: 0.2,
  botMiddleSpeed: 5,
  /** It thinks as about a prompt with so many words. */
  botThinkCount: 120,
} as const;
