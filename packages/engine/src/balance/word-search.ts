/**
 * The word search: words of one answer; in a running match that is no practice few, and late. Well-known words first, so
 * many words are listed: the rest by alphabet alone.
 */
export const WORD_SEARCH = {
  words: 50,
  mostKnownFirst: 20_000,
  wordsInMatch: 5,
  delayInMatchMs: 500,
} as const satisfies Record<string, number>;
