/** Numbers of new passwords; what stands already goes on working. */
export const PASSWORDS = {
  /** Characters. */
  shortest: 5,
  longest: 128,
  /** Of those who may sanction others. */
  shortestOfStaff: 12,
  /** Entries of the list of common passwords. */
  mostListed: 8000,
  /** A listed word with so many digits before or behind it is as common as the word. */
  mostDigitsAround: 6,
  /** Shorter words with digits around them are only refused where they are listed as they stand. */
  shortestStem: 4,
  /** Made of fewer different characters, a password is a pattern. */
  fewestDistinct: 3,
} as const;

/** How the line under a new password judges: by characters that have to be guessed. */
export const PASSWORD_STRENGTH = {
  /** From here on it is fair, and from there on it is strong. */
  fairFrom: 8,
  strongFrom: 12,
  /** A common word inside counts as so many characters. */
  wordCounts: 3,
  shortestWord: 4,
} as const;
