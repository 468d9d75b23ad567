/** Words and what is known of them are taken for new for so long. */
export const DISCOVERIES_FRESH_MS = 300_000;
/** A search among one's words begins so long after the last letter. */
export const WORDS_SEARCH_MS = 300;
