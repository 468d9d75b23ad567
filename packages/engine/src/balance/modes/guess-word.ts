/** Guess word (rules section 6, mode 2). */
export const GUESS = {
  /** Hidden words of a match. */
  words: 25,
  /** Letters of the hidden words, by their number from 1. */
  lengths: [
    { upTo: 2, letters: 5 },
    { upTo: 5, letters: 6 },
    { upTo: 9, letters: 7 },
    { upTo: 25, letters: 8 },
  ],
  /** Lists without common words of a length give way to shorter ones, down to this. */
  shortest: 3,
  /** Frequency tier of hidden words: the 8000 commonest. */
  tier: 2,
  /** How often a hidden word is drawn until one is new and has letters only. */
  tries: 24,
  /** Added to the fuse, in ms. */
  extraMs: 4_000,
  /** Points of each newly placed letter. */
  pointsPerLetter: 2,
  /** A heart for solving a word of which at least so many letters were hidden. */
  heartFromHidden: 3,
  hearts: 1,
  /** Full circles after which an unsolved word is shown. */
  circles: 4,
  /** Share of the letters from which on the meaning is shown. */
  meaningShare: 0.5,
  /** Bots: how hard a guess is, as words (of a list of the reference size) for a prompt. */
  botCount: 800,
  /** Bots: chance to see the word = share of its letters that are known · (base + step · typing speed). */
  botSeesBase: 0.35,
  botSeesStep: 0.06,
  /** Bots: how many common words they go through, and a page of words that hold what is known. */
  botSamples: 24,
  botPage: 16,
  /** Bots from this typing speed on think of common words first. */
  botCommonSpeed: 5,
} as const;
