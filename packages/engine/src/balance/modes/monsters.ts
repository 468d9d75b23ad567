/** Monsters (rules section 6, mode 7). */
export const MONSTER = {
  /** Most categories that a room may choose. */
  mostChosen: 60,
  /** Health of level 1 = pointsPerHead · (players + 1); from level to level it grows by the factor. */
  pointsPerHead: 40,
  healthGrowth: 1.18,
  /** Every so many levels a boss with this many times the health. */
  bossEvery: 5,
  bossHealth: 2,
  /** Points of a word count at most this combo, and more when the monster's category holds the word. */
  comboMost: 10,
  categoryFactor: 3,
  /** Share of its health that it gets back when somebody's time runs out. */
  healShare: 0.05,
  /** Every so many turns it rages: this share of the fuse is left. */
  rageEvery: 6,
  rageFuse: 0.9,
  /** For everybody who is still in, times level and company; a boss may drop a key. */
  coinsPerLevel: 100,
  bossKey: 0.01,
  heartsForWeakest: 1,
  /** Fewest words (of a list of the reference size) that begin or end with a prompt, and how often one is sought. */
  placedAnswers: 40,
  placedTries: 12,
  /** Phrases: so many common words, each of so many letters, and how often one is sought. */
  phraseWords: 3,
  phraseWordLeast: 3,
  phraseWordMost: 8,
  phraseTries: 12,
} as const satisfies Record<string, number>;

/** How often each kind of prompt comes, in parts of the sum. */
export const MONSTER_KINDS = { word: 4, starts_with: 2, ends_with: 2, typing: 2 } as const satisfies Record<
  string,
  number
>;
