import type { GameLanguage } from '@syllaboom/engine';

/** What trivia asks the dictionaries. */
export interface TriviaPorts {
  /** Whether a word may not be shown; false while the dictionary is not there. */
  isOffensive(language: GameLanguage, word: string): boolean;
}
