import type { WinnerEntry } from '@syllaboom/contracts';

/** Somebody's result of a match. */
export const winnerEntry = (id: string, changes: Partial<WinnerEntry> = {}): WinnerEntry => ({
  player: { id, name: id, avatar: '', frame: 0 },
  wpm: 40,
  react: 1.25,
  elo: 0,
  rating: 0,
  wp: null,
  reached_wpp: 0,
  longest_word: 'STATION',
  correct_words: 9,
  wrong_words: 1,
  combo: 4,
  category: {},
  xp: 120,
  coins: 300,
  discovered: 0,
  claimed: 0,
  ...changes,
});
