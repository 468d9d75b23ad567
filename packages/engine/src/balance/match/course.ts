/** Of so many right words and changes of hearts a player's course through a match keeps the moment: the first ones. */
export const COURSE = { mostWords: 1_500, mostHearts: 200 } as const satisfies Record<string, number>;
