/** How somebody plays. What is assumed of people stands here, what the game gives in the balance tables. */
export interface Habit {
  readonly name: string;
  /** Of all players. */
  readonly share: number;
  /** Chance that a weekday, and a day of the weekend, brings them here. */
  readonly visits: { readonly week: number; readonly weekend: number };
  /** Median minutes of a day with a visit. */
  readonly minutes: number;
  /** Of their matches: with people, alone; the rest is with bots. */
  readonly company: { readonly people: number; readonly alone: number };
}

/** The five habits. `regular` and `loner` play for the same hours: they are compared. */
export const HABITS: readonly Habit[] = [
  {
    name: 'casual',
    share: 0.4,
    visits: { week: 0.3, weekend: 0.4 },
    minutes: 20,
    company: { people: 0.6, alone: 0.1 },
  },
  {
    name: 'weekend',
    share: 0.2,
    visits: { week: 0.05, weekend: 0.9 },
    minutes: 120,
    company: { people: 0.9, alone: 0 },
  },
  {
    name: 'regular',
    share: 0.25,
    visits: { week: 0.8, weekend: 0.8 },
    minutes: 60,
    company: { people: 0.85, alone: 0.05 },
  },
  {
    name: 'loner',
    share: 0.1,
    visits: { week: 0.8, weekend: 0.8 },
    minutes: 60,
    company: { people: 0.1, alone: 0.5 },
  },
  {
    name: 'heavy',
    share: 0.05,
    visits: { week: 0.95, weekend: 0.95 },
    minutes: 240,
    company: { people: 0.85, alone: 0.05 },
  },
];

/**
 * A match of the original mode with people, measured with bots in `bench/tournament.ts`: minutes with the wait before it,
 * accepted words of one player, coins and exp of a word before company counts.
 */
export const MATCH = { minutes: 5, words: 13, wordCoins: 38, wordExp: 8, seats: 4 } as const;
/** Deviations of logarithms: of a player's words against others', of one match's, of the minutes of a day. */
export const SPREAD = { skill: 0.35, match: 0.5, minutes: 0.5 } as const;
/**
 * Crafting boards: of the players, those who build; the letters of their words, and how many tiles a word takes where words
 * share some. They collect when they come and when they go.
 */
export const BOARD = { builders: 0.5, letters: 7, tilesOfWord: 2.5 } as const;
/** Chance that somebody who plays does the day's word, and that a visitor takes the day's reward. */
export const DAILY = { word: 0.4, reward: 0.9 } as const;
/**
 * New words: of a player who has claimed so many, every second word is new; of a world that knows so many, every second claim
 * is no discovery.
 */
export const NEWNESS = { ownHalf: 1_500, worldHalf: 15_000 } as const;
/**
 * The earnings of how many visits somebody saves for a wish: the median, and the deviation of its logarithm. A wish that
 * turns out to need more than `visits` is given up.
 */
export const PATIENCE = { median: 14, spread: 0.8, visits: 40 } as const;
/** Of the players, those whose first wish is a frame: they tell how long that takes. */
export const FRAME_FIRST = 0.25;
/** Of all wishes. The rest are bombs. */
export const WISHES = { frame: 0.1, heart: 0.2, streak: 0.15, chest: 0.2 } as const;
