/** Days between the listing of a word and its leaving. */
const DAYS_LISTED = 7;
const DAY_MS = 86_400_000;

/** When a listed word leaves the dictionary, in ms. */
export const removalTime = (listedAt: string): number => Date.parse(listedAt) + DAYS_LISTED * DAY_MS;
