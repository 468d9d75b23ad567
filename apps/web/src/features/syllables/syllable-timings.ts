/** Filters are left alone for so long before the server is asked. */
export const SEARCH_PAUSE_MS = 550;
