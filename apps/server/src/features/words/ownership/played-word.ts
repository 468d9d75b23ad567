import type { GameLanguage } from '@syllaboom/engine';

/** A word that a player played in a match that counts for ownership. */
export interface PlayedWord {
  readonly playerId: string;
  readonly locale: GameLanguage;
  readonly word: string;
}

/** Categories that hold a word; null while the dictionary is not open. */
export type CategoriesOf = (language: GameLanguage, word: string) => readonly string[] | null;
