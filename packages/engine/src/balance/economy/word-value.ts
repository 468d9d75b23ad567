/** What a word is worth in coins (rules sections 11 and 12). */
export const WORD_VALUE = {
  /** A hyphen, apostrophe or middle dot counts as so many letters more. */
  joinerLetters: 5,
  /** Words shorter than `shortBelow` are worth `short`. */
  shortBelow: 5,
  short: 200,
  base: 250,
  growth: 1.115,
  /** Letters beyond so many make a word dearer. */
  growsFrom: 3,
  /** So much of it is a day. */
  ofDay: 1440,
} as const satisfies Record<string, number>;

/** A word that leaves the dictionary. */
export const WORD_REMOVAL = {
  /** Days between the listing and the removal. */
  noticeDays: 7,
  /** Who holds its discovery gets so many times its value. */
  refundTimes: 10,
} as const satisfies Record<string, number>;
