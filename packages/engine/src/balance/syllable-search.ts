/** Letters of a prompt that is a syllable. */
export const PROMPT_LETTERS = { min: 2, max: 4 } as const;

/** The syllable tool: syllables of one page, and the numbers of words that may be asked for. */
export const SYLLABLE_SEARCH = { perPage: 60, count: { min: 1, max: 5000 }, letters: PROMPT_LETTERS } as const;
