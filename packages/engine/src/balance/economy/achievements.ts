/** What each step of an achievement asks for. */
export const ACHIEVEMENT_TARGETS = {
  words: [100, 500, 1_000, 5_000],
  wins: [10, 50, 100, 250],
  games: [20, 100, 200, 500],
  players: [2, 4, 6, 8],
} as const;

/** Diamonds for the first to the fourth step, of every kind alike (rules section 13). */
export const ACHIEVEMENT_REWARDS = [2, 3, 4, 5] as const;
