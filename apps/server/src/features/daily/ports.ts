import type { Tx } from '#platform/db/index.ts';
import type { GameLanguage, WordIndex } from '@syllaboom/engine';

/** What daily rewards and words need of the rest of the server. */
export interface DailyPorts {
  /** The dictionary of a language, without its removed words; throws `words/language_building`. */
  openDictionary(language: GameLanguage): Promise<WordIndex>;
  meaningOf(language: GameLanguage, word: string): Promise<{ readonly meanings: readonly string[] }>;
  /** Tells, after the commit, that the player's balances changed. */
  announceChange(tx: Tx, playerId: string): void;
}
