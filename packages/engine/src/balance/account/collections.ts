/** Limits of players' collections of words. */
export const COLLECTIONS = {
  /** Collections of a player. */
  most: 10,
  /** Words of a collection. */
  mostWords: 2500,
  /** Code points. */
  nameLeast: 3,
  nameLength: 50,
  descriptionLength: 500,
  /** A file of words: bytes, lines with words that are taken, lines that are named as wrong. */
  uploadBytes: 1_048_576,
  uploadWords: 1000,
  uploadErrors: 100,
  /** Collections and words of a page. */
  page: 50,
  /** A search shows so many collections, the most popular ones first. */
  mostFound: 1000,
  /** What makes a collection popular: downloads, favorites, views of these last days. */
  perDownload: 3,
  perFavorite: 2,
  viewDays: 30,
} as const satisfies Record<string, number>;
