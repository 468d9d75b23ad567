/** Lists, collections and pages of words are taken for new for so long. */
export const COLLECTIONS_FRESH_MS = 300_000;
/** A search begins so long after the last letter. */
export const COLLECTION_SEARCH_MS = 300;
/** Presses on pages within this time count once. */
export const PAGE_PAUSE_MS = 500;
/** A favorite is sent so long after the last press. */
export const FAVORITE_AFTER_MS = 1_000;
