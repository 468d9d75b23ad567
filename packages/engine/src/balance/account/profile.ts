/** Limits of what players say about themselves (seed 002, section 5). */
export const PROFILE = {
  /** Code points of "about me". */
  aboutLength: 125,
  /** Code points of names and status words after the cleaning. */
  customTextLength: 30,
  displayNameLeast: 3,
  /** Entries on a page of the match history. */
  historyPage: 10,
  /** Entries that a call may ask for at once. */
  historyMostPage: 50,
  /** Words that the list of most used ones shows. */
  wordUsageShown: 100,
  /** People of the latest matches that the tab of shared games offers. */
  recentPlayers: 20,
  /** Players whom one may have blocked or muted. */
  mostBlocks: 500,
  /** Side of a stored picture, px. */
  pictureSide: 256,
  /** Days without uploads after the staff took a picture away. */
  pictureBlockDays: 7,
} as const satisfies Record<string, number>;
