/** How prompts are chosen (rules section 2). Counts are numbers of dictionary words. */
export const PROMPTS = {
  /** The list for which every count below is meant; other languages scale by their size. */
  referenceWords: 259_537,
  /** No scaled count is smaller. */
  leastScaledCount: 8,
  /** Automatic: the floor falls from `autoFirst` to `autoLeast`, its decay a little faster than the fuse's. */
  autoFirst: 500,
  autoLeast: 40,
  autoDecayBelowFuse: 0.06,
  autoSpread: 6,
  challengeFloorFactor: 0.5,
  /** "At most N" draws from N / 10 up. */
  atMostSpread: 10,
  /** "Range" around N. */
  rangeBelow: 0.7,
  rangeAbove: 1.6,
  /** Two-letter prompts only while the floor is this high (compared before scaling). */
  twoLetterFloor: 200,
  /** Fewer fitting prompts than this: widen by one step at a time. */
  leastFitting: 30,
  widenStep: 0.1,
  /** No prompt repeats until this share of the pool has been used. */
  repeatShare: 0.6,
  /** How far around a log-uniformly drawn count a prompt is looked for. */
  nearTarget: 0.15,
  /** How many lookups in the words of a prompt a turn that starts may spend, for what it asks besides and for its twist. */
  lookups: 5,
  /** Sample answers shown after a failure. */
  hints: 3,
  /** Where a turn asks for more than its prompt they are words of this tier and above, as long as there is one: most people know them. */
  hintTier: 2,
  /** Letters of a prompt. */
  shortest: 2,
  shortestLong: 3,
  longest: 4,
  /** Settings of a host. */
  leastSetting: 1,
  mostSetting: 5_000,
} as const satisfies Record<string, number>;

/** What stands for a prompt once a list of them is at its end. */
export const PROMPTS_END = 'FNSHD';
