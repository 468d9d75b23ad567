/** Bounds of a word's length in characters, joiners included. */
export const WORD_LENGTH = { min: 2, max: 45 } as const;
