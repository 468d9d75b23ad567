/** A search begins so long after the last letter. */
export const MARKET_SEARCH_MS = 350;
/** While it is in sight the marketplace is read anew so often. */
export const MARKET_ANEW_MS = 60_000;
