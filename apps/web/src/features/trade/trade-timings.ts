/** The figures of the first page are taken for new for so long. */
export const HOME_FRESH_MS = 600_000;
/** A search begins so long after the last letter. */
export const SEARCH_MS = 500;
/** A search needs so many letters. */
export const LEAST_LETTERS = 2;
