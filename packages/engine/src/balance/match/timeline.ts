/** Of so many right words and changes of hearts a player's timeline through a match keeps the moment: the first ones. */
export const TIMELINE = { mostWords: 1_500, mostHearts: 200 } as const satisfies Record<string, number>;
