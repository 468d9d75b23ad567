/**
 * So many rows beyond a page are counted to say how many there are. Closed reports and the audit log grow for ever: the pages
 * of a list that is longer than this become more while one goes on.
 */
export const COUNTED_AHEAD = 10_000;
