/** A list of categories, or a page of words, is loaded no more often. */
export const LOAD_EVERY_MS = 1_000;
/** A search is asked for once nothing was typed for so long. */
export const SEARCH_MS = 500;
/** A claimed category is celebrated for so long; then what it brought drops. */
export const CELEBRATION_MS = 1_900;
