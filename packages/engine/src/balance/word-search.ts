/** The word search: words of one answer; in a running match that is no practice few, and late. */
export const WORD_SEARCH = { words: 50, wordsInMatch: 5, delayInMatchMs: 500 } as const satisfies Record<
  string,
  number
>;
